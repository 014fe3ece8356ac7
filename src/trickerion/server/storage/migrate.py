"""Creates a new database, upgrades an older one, refuses a newer one."""

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 7_412_016
"""The advisory lock under which processes upgrade."""


class NewerDatabase(RuntimeError):
    """A newer version has upgraded the database."""

    def __init__(self, revision: str) -> None:
        super().__init__(
            f"The database is newer than this software (revision {revision}); install the newest "
            "version, or restore a backup from before the upgrade."
        )


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return found


@cache
def scripts() -> ScriptDirectory:
    """The migrations, which are read once."""
    return ScriptDirectory.from_config(config())


def known_revisions() -> set[str]:
    return {each.revision for each in scripts().walk_revisions()}


def current_revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str | None:
    return scripts().get_current_head()


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


async def check_version(engine: AsyncEngine) -> None:
    """Raise NewerDatabase if this version doesn't know the database's; changes nothing."""
    async with engine.connect() as connection:
        await connection.run_sync(_is_current)


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    if not _is_current(connection):
        found = config()
        found.attributes["connection"] = connection
        command.upgrade(found, "head")


def _is_current(connection: Connection) -> bool:
    current = current_revision(connection)
    if current is not None and current not in known_revisions():
        raise NewerDatabase(current)
    return current == newest_revision()
