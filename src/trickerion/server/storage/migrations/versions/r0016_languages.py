"""The language of an account and of a seat, for what the server writes to them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    for table in ("users", "seats"):
        op.add_column(table, sa.Column("language", sa.String(length=20)))
