"""Migrations of the database."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from trickerion.server.storage import schema
from trickerion.server.storage.migrate import migrate
from trickerion.server.storage.store import sqlite_url


def test_migrations_lead_to_the_schema(database: str) -> None:
    async def differences() -> list[object]:
        engine = create_async_engine(database)
        await migrate(engine)
        await migrate(engine)
        async with engine.connect() as connection:
            found: list[object] = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
            )
        await engine.dispose()
        return found

    assert asyncio.run(differences()) == []


def test_a_database_of_newer_software_is_left_alone(tmp_path: Path) -> None:
    async def open_newer() -> None:
        engine = create_async_engine(sqlite_url(tmp_path / "new.db"))
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    with pytest.raises(RuntimeError, match="newer than this software"):
        asyncio.run(open_newer())
