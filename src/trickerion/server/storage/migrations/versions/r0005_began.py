"""When a game started, so that the first wait is measured across restarts."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("began", sa.Float(), nullable=True))
