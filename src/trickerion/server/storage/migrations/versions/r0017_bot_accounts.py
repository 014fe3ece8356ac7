"""Which accounts are bots, and which seats they took; those that exist are people's."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    for table in ("users", "seats"):
        op.add_column(
            table, sa.Column("is_bot", sa.Boolean(), nullable=False, server_default=sa.false())
        )
