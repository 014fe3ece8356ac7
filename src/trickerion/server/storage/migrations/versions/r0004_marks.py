"""The mark of the position a table's log led to, to verify it when the log is replayed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("mark", sa.String(length=8), nullable=True))
