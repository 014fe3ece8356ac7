"""Writing goes on after a connection broke."""

import asyncio

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.storage.store import make_engine
from trickerion.server.storage.write_connection import WriteConnection

ME = text("SELECT pg_backend_pid()")


async def me(connection: AsyncConnection) -> int:
    return int((await connection.execute(ME)).scalar_one())


@pytest.mark.postgres
def test_a_connection_is_kept_until_it_is_cut_and_then_replaced(postgres: str) -> None:
    async def run() -> None:
        engine = make_engine(postgres)
        writing = WriteConnection(engine)
        first = await writing.transact(me)
        assert await writing.transact(me) == first
        async with engine.connect() as other:
            await other.execute(text(f"SELECT pg_terminate_backend({first}, 60000)"))
        while not writing._driver.is_closed():
            await asyncio.sleep(0.01)
        assert await writing.transact(me) != first
        await writing.close()
        await engine.dispose()

    asyncio.run(run())


@pytest.mark.postgres
def test_a_statement_uses_the_same_connection_and_the_next_one_works_after_an_error(
    postgres: str,
) -> None:
    async def run() -> None:
        engine = make_engine(postgres)
        writing = WriteConnection(engine)
        await writing.execute("SELECT set_config('my.name', $1, false)", ["Ada"])
        assert await writing.transact(name) == "Ada"
        with pytest.raises(asyncpg.UndefinedTableError):
            await writing.execute("SELECT * FROM nowhere", [])
        await writing.execute("SELECT set_config('my.name', $1, false)", ["Ben"])
        assert await writing.transact(name) == "Ben"
        await writing.close()
        await engine.dispose()

    asyncio.run(run())


async def name(connection: AsyncConnection) -> str:
    return str((await connection.execute(text("SELECT current_setting('my.name')"))).scalar_one())


def test_a_connection_is_replaced_after_an_error(sqlite: str) -> None:
    async def run() -> None:
        engine = make_engine(sqlite)
        writing = WriteConnection(engine)
        first = await writing.transact(itself)
        assert await writing.transact(itself) is first, "one connection writes everything"
        with pytest.raises(DBAPIError):
            await writing.transact(fail)
        assert first.closed
        second = await writing.transact(itself)
        assert second is not first
        await writing.close()
        assert second.closed
        await engine.dispose()

    asyncio.run(run())


async def itself(connection: AsyncConnection) -> AsyncConnection:
    return connection


async def fail(connection: AsyncConnection) -> None:
    await connection.execute(text("UPDATE alembic_version SET version_num = 'half'"))
    await connection.execute(text("SELECT * FROM nowhere"))


def test_work_that_fails_is_rolled_back(database: str) -> None:
    async def version(connection: AsyncConnection) -> str:
        return str((await connection.execute(text("SELECT * FROM alembic_version"))).scalar_one())

    async def run() -> None:
        engine = make_engine(database)
        writing = WriteConnection(engine)
        with pytest.raises(DBAPIError):
            await writing.transact(fail)
        assert await writing.transact(version) != "half"
        await writing.close()
        await engine.dispose()

    asyncio.run(run())
