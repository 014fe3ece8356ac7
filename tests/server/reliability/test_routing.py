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
        games = [proxy.table(people=3, options={"beginner": True}) for _ in range(8)]
        for number, (_, players) in enumerate(games):
            assert play(players, Random(number), actions=10) == 10
        ids = {id for id, _ in games}
        until(lambda: set(processes_by_table(postgres)) == ids)
        connected = processes_by_table(postgres)
        assert all(len(processes) == 1 for processes in connected.values())
        assert len(set.union(*connected.values())) == 2
