"""The sender's name of each chat message: someone else may take the seat later."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("entries", sa.Column("name", sa.String(length=80), nullable=True))
