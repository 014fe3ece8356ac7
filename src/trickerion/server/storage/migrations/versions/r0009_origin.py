"""A game's origin, the position its hidden part was shuffled from, and the practice mark."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    origin = sa.Column("origin", sa.String(length=8), nullable=False, server_default="set_up")
    op.add_column("tables", origin)
    op.add_column("tables", sa.Column("uploaded", sa.Text(), nullable=True))
    false = sa.false()
    op.add_column(
        "tables", sa.Column("practice", sa.Boolean(), nullable=False, server_default=false)
    )
    op.execute("UPDATE tables SET origin = 'position' WHERE position IS NOT NULL")
