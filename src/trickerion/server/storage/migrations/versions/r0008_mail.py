"""E-mail needs a confirmed address, can be unsubscribed from, and is counted."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "mailboxes",
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("stopped", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_mailboxes")),
        sa.UniqueConstraint("key", name=op.f("uq_mailboxes_key")),
    )
    op.create_table(
        "mail_consents",
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("owner", "address", name=op.f("pk_mail_consents")),
        sa.UniqueConstraint("token", name=op.f("uq_mail_consents_token")),
    )
    op.create_table(
        "mails",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("mailbox", sa.String(length=254), nullable=False),
        sa.Column("sender", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mails")),
    )
    for column in ("mailbox", "sender", "at"):
        op.create_index(f"ix_mails_{column}", "mails", [column], unique=False)
