"""Who said something, by the name of that time: another may sit there later."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("entries", sa.Column("name", sa.String(length=80), nullable=True))
