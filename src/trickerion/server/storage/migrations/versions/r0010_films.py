"""Archives of finished games ("films"), which stay viewable under any later rules."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("filmed", sa.Integer(), nullable=True))
    op.create_index("ix_tables_filmed", "tables", ["status", "filmed"], unique=False)
    op.create_table(
        "films",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("reel", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_films_table_id")),
        sa.PrimaryKeyConstraint("table_id", "reel", name=op.f("pk_films")),
    )
