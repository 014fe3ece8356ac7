"""Who has tried and solved which puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "puzzle_results",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("puzzle", sa.String(12), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(24)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("fame", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("is_solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("day", "puzzle", "player", name="pk_puzzle_results"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzle_results_user_id"),
    )
    op.create_index("ix_puzzle_results_user_id", "puzzle_results", ["user_id"])
