"""Owners of tables, removals, sanctions, reports, password resets, sessions, the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    _add_columns()
    op.create_table(
        "password_resets",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_password_resets_user_id")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_password_resets")),
    )
    op.create_index("ix_password_resets_user_id", "password_resets", ["user_id"], unique=False)
    op.create_table(
        "removals",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_removals_table_id")),
        sa.PrimaryKeyConstraint("table_id", "key", name=op.f("pk_removals")),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("subject", sa.String(length=80), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sanctions")),
        sa.UniqueConstraint("kind", "subject", name="uq_sanctions_subject"),
    )
    _create_reports()
    op.create_table(
        "audit_log",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("actor", sa.String(length=80), nullable=False),
        sa.Column("action", sa.String(length=24), nullable=False),
        sa.Column("target", sa.String(length=80), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit_log")),
    )


def _add_columns() -> None:
    false, true = sa.false(), sa.true()
    for table, column in (
        ("users", sa.Column("is_admin", sa.Boolean(), nullable=False, server_default=false)),
        ("sessions", sa.Column("created", sa.Float(), nullable=True)),
        ("sessions", sa.Column("agent", sa.String(length=200), nullable=True)),
        ("tables", sa.Column("owner", sa.String(length=64), nullable=True)),
        ("tables", sa.Column("owner_id", sa.String(length=24), nullable=True)),
        ("tables", sa.Column("chat_open", sa.Boolean(), nullable=False, server_default=true)),
        ("tables", sa.Column("closed", sa.Float(), nullable=True)),
        ("seats", sa.Column("address", sa.String(length=64), nullable=True)),
        ("seats", sa.Column("vacancy", sa.String(length=8), nullable=True)),
        ("seats", sa.Column("muted", sa.Boolean(), nullable=False, server_default=false)),
    ):
        op.add_column(table, column)


def _create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("reporter", sa.String(length=80), nullable=True),
        sa.Column("handled", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index("ix_reports_at", "reports", ["at"], unique=False)
