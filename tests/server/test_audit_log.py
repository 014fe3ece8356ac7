"""Lines of the audit log appear in the order of their ids, so that nobody misses one."""

import asyncio

from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import audit_log
from trickerion.server.storage.store import Store


def test_a_line_is_never_overtaken(database: str) -> None:
    """A transaction that is slow to commit holds back the lines after it."""

    async def test() -> None:
        stores = [Store(database, "one"), Store(database, "two")]
        for store in stores:
            await store.start()
        seen: list[list[int]] = []
        has_begun = asyncio.Event()

        async def slowly(connection: AsyncConnection) -> None:
            await audit_log.append(connection, "test", "table_closed", "slow")
            has_begun.set()
            await asyncio.sleep(0.2)

        async def quickly(connection: AsyncConnection) -> None:
            await audit_log.append(connection, "test", "table_closed", "quick")

        async def later() -> None:
            await has_begun.wait()
            await stores[1].write(quickly)

        writing = asyncio.gather(stores[0].write(slowly), later())
        while not writing.done():
            seen.append([line.id for line in await audit_log.lines_after(stores[1], 0)])
            await asyncio.sleep(0.01)
        await writing
        assert [line.target for line in await audit_log.lines_after(stores[0], 0)] == [
            "slow",
            "quick",
        ]
        assert [2] not in seen
        assert await audit_log.newest_id(stores[0]) == 2
        assert [line.target for line in await audit_log.latest(stores[0], 1)] == ["quick"]
        for store in stores:
            await store.stop()

    asyncio.run(test())
