"""The tables of the database. `migrations/` upgrades older databases to this schema."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

Milliseconds = BigInteger().with_variant(Integer, "sqlite")
"""A month is more than an Integer of PostgreSQL holds."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), nullable=False, unique=True),  # the name without case
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("is_admin", Boolean, nullable=False),
    Column("language", String(20)),  # null until it is chosen
    Column("is_bot", Boolean, nullable=False),  # a program plays with it
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
    Column("created", Float),
    Column("agent", String(200)),  # the browser, as it describes itself
)

password_resets = Table(
    "password_resets",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("status", String(8), nullable=False),
    Column("options", Text, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("takeover", String(40), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("position", Text),
    Column("origin", String(8), nullable=False),  # set_up, record, position or upload
    Column("uploaded", Text),  # the position before its hidden part was shuffled
    Column("invitation", String(40), nullable=False),
    Column("owner", String(64)),  # the hash of the owner's token
    Column("owner_id", String(24)),  # the owner's account
    Column("chat_open", Boolean, nullable=False),
    Column("closed", Float),  # when an admin closed the table
    Column("rules", Integer, nullable=False),
    # What lists and sweeps need to know without a replay; the log is the source of truth.
    Column("version", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("scores", Text),
    Column("places", Text),  # NULL also for games that were over before this column existed
    Column("deadline", Float),
    Column("bot_asked", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("mark", String(8)),  # identifies a position if the digest has another format
    Column("digest", String(32)),
    Column("set_aside", Text),  # why the installed rules can't continue the game
    Column("archived", Integer),  # the number of actions in the archive of a finished game
    Column("rematch", String(24)),  # the table where the same people play again
    Column("began", Float),  # when all seats were taken and the first wait began
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_tables_lobby", "status", "is_open", "updated"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_archived", "status", "archived"),
    Index("ix_tables_bot_asked", "bot_asked", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80)),
    Column("bot", String(40)),
    Column("token", String(64), index=True),
    Column("user_id", String(24), ForeignKey("users.id"), index=True),
    Column("webhook", Text),
    Column("email", Text),
    Column("told", Integer, nullable=False),
    Column("address", String(64)),  # the hash of the address it was taken from
    Column("language", String(20)),  # of the browser that took it
    Column("vacancy", String(8)),  # bot: its player was removed; open: anyone may take it
    Column("muted", Boolean, nullable=False),
    Column("is_bot", Boolean, nullable=False),  # of a bot account
)

removals = Table(
    "removals",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("key", String(64), primary_key=True),  # of a visitor
    Column("created", Float, nullable=False),
)
"""Who may not come back to a table."""

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String(24), primary_key=True, index=True),
    Column("until", Float, nullable=False),
)

archive_chunks = Table(
    "archive_chunks",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("chunk", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),  # compressed JSON
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("client", String(40)),
    Column("at", Float, nullable=False),
    Column("waited", Milliseconds, nullable=False),
    Column("name", String(80)),  # the sender of a chat message, at the time
    UniqueConstraint("table_id", "seat", "client", name="uq_entries_client"),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("address", String(254), primary_key=True),  # normalized
    Column("key", String(40), nullable=False, unique=True),  # in every message, to unsubscribe
    Column("stopped", Float),  # when its owner unsubscribed
)

mail_consents = Table(
    "mail_consents",
    metadata,
    Column("owner", String(64), primary_key=True),  # an account, or a guest's seat by its token
    Column("address", String(254), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("asked", Float, nullable=False),
    Column("confirmed", Float),
)

mails = Table(
    "mails",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("mailbox", String(254), nullable=False, index=True),
    Column("sender", String(64), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False, index=True),
)
"""The messages of the last day, for the limits."""

push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("private", String(64), nullable=False),
)
"""The key that signs push messages (VAPID)."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("owner", String(64), primary_key=True),  # an account, or a guest's seat by its token
    Column("endpoint", String(500), primary_key=True, index=True),
    Column("point", String(100), nullable=False),  # the browser's public key
    Column("secret", String(40), nullable=False),
    Column("language", String(20), nullable=False),
    Column("created", Float, nullable=False),
)

puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("day", String(10), primary_key=True),  # empty outside the puzzle of the day
    Column("puzzle", String(12), primary_key=True),
    Column("player", String(64), primary_key=True),  # an account, or the hash of a visitor's key
    Column("user_id", String(24), ForeignKey("users.id"), index=True),
    Column("name", String(80), nullable=False),
    Column("fame", Integer, nullable=False),  # of the first attempt
    Column("attempts", Integer, nullable=False),
    Column("is_solved", Boolean, nullable=False),  # in any attempt
    Column("at", Float, nullable=False),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # ban or mute
    Column("subject", String(80), nullable=False),  # an account, or the hash of an address
    Column("name", String(80)),  # what the subject was called
    Column("reason", Text, nullable=False),
    Column("until", Float),
    Column("created", Float, nullable=False),
    UniqueConstraint("kind", "subject", name="uq_sanctions_subject"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80)),
    Column("text", Text),  # the reported chat message
    Column("reason", Text, nullable=False),
    Column("reporter", String(80)),
    Column("handled", Float),
)

audit_log = Table(
    "audit_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("actor", String(80), nullable=False),
    Column("action", String(24), nullable=False),
    Column("target", String(80), nullable=False),
    Column("detail", Text, nullable=False),
)
"""Who administered what, and when. Running servers follow it."""
