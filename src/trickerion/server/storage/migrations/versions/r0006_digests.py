"""A digest of the position a log led to, and why a game was set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("digest", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("set_aside", sa.Text(), nullable=True))
