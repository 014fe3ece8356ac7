"""Waits of more than 24 days; SQLite integers are large enough already."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("entries", "waited", type_=sa.BigInteger())
