"""The tables of the database. `migrations/` brings an older one up to this."""

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
"""A month of them is more than an Integer of PostgreSQL holds."""

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
    Column("key", String(80), nullable=False, unique=True),  # the name without case: one of a kind
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
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
    Column("seed", String(80), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("position", Text),
    Column("origin", String(8), nullable=False),  # set_up, record or position
    Column("uploaded", Text),  # the position before its hidden part was shuffled
    Column("invitation", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    # What lists and the sweep need to know without a replay; the log is the truth.
    Column("version", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("scores", Text),
    Column("deadline", Float),
    Column("bot_asked", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("mark", String(8)),  # recognises a position where the digest has another format
    Column("digest", String(32)),
    Column("set_aside", Text),  # why the game can't be continued by the rules installed last
    Column("filmed", Integer),  # how many actions the film of a finished game has
    Column("began", Float),  # when all seats were taken and the first wait began
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_tables_lobby", "status", "is_open", "updated"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_filmed", "status", "filmed"),
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
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String(24), primary_key=True, index=True),
    Column("until", Float, nullable=False),
)

films = Table(
    "films",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("reel", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
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
    Column("name", String(80)),  # of whoever said something: another may sit there later
    UniqueConstraint("table_id", "seat", "client", name="uq_entries_client"),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("address", String(254), primary_key=True),  # one spelling for all of its own
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
