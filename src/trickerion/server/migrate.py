"""Bring a database up to date: a new one is made, an older one upgraded, a newer one refused."""

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
"""Several processes that start together upgrade one after the other."""


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return found


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    found = config()
    known = ScriptDirectory.from_config(found)
    current = MigrationContext.configure(connection).get_current_revision()
    if current == known.get_current_head():
        return
    if current is not None and current not in {each.revision for each in known.walk_revisions()}:
        raise RuntimeError(f"The database is newer than this software (revision {current}).")
    found.attributes["connection"] = connection
    command.upgrade(found, "head")
