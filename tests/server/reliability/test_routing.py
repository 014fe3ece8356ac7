"""nginx and Caddy keep every table at one process."""

import asyncio
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.conftest import settings
from tests.server.deploy.proxies import Proxy, caddy, nginx
from tests.server.support import play, running, until

pytestmark = pytest.mark.postgres
MOST_TABLES = 64


def processes_by_table(database: str) -> dict[str, set[str]]:
    async def read() -> dict[str, set[str]]:
        connection = await asyncpg.connect(database.replace("+asyncpg", ""))
        found: dict[str, set[str]] = {}
        for row in await connection.fetch("SELECT table_id, process FROM presence"):
            found.setdefault(row["table_id"], set()).add(row["process"])
        await connection.close()
        return found

    return asyncio.run(read())


@pytest.mark.parametrize("proxied", [nginx, caddy])
def test_all_connections_of_a_table_lead_to_one_process(
    proxied: Proxy, postgres: str, tmp_path: Path
) -> None:
    with (
        running(settings(postgres, proxy="127.0.0.1")) as here,
        running(settings(postgres, proxy="127.0.0.1")) as there,
        proxied(tmp_path, [here, there]) as proxy,
    ):
        ids: set[str] = set()
        connected: dict[str, set[str]] = {}
        # An id is random, and may lead to the same process as the one before.
        while len(ids) < 8 or len(set.union(*connected.values())) < 2:
            assert len(ids) < MOST_TABLES
            id, players = proxy.table(people=3, options={"beginner": True})
            ids.add(id)
            assert play(players, Random(len(ids)), actions=10) == 10
            connected = until_all_are_connected(postgres, ids)
        assert all(len(processes) == 1 for processes in connected.values())


def until_all_are_connected(database: str, ids: set[str]) -> dict[str, set[str]]:
    until(lambda: set(processes_by_table(database)) == ids)
    return processes_by_table(database)
