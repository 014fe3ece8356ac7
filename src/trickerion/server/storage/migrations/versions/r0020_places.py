"""The places of a finished game, with ties broken (FIN-5)."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("places", sa.Text(), nullable=True))
