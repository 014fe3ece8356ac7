"""The proxy of docs/hosting.md, as it stands there, keeps every table at one process."""

import asyncio
import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]

from tests.server.conftest import settings
from tests.server.support import Running, play, running, until

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
CONFIGURATION = """daemon off; master_process off; pid {folder}/pid; error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {upstream}
    server {{ listen 127.0.0.1:{port}; {location} }}
}}
"""


def documented() -> tuple[str, str]:
    """The upstream and the location of the examples."""
    location, upstream = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text(), re.DOTALL)
    return upstream, location.replace("http://127.0.0.1:8080", "http://trickerion")


@contextmanager
def nginx(folder: Path, here: Running, there: Running) -> Iterator[Running]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    upstream, location = documented()
    for example, server in (("127.0.0.1:8081", here), ("127.0.0.1:8082", there)):
        assert example in upstream
        upstream = upstream.replace(example, server.url.removeprefix("http://"))
    file = folder / "nginx.conf"
    file.write_text(
        CONFIGURATION.format(folder=folder, port=port, upstream=upstream, location=location)
    )
    process = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(file)])
    proxy = Running(f"127.0.0.1:{port}")
    try:
        until(lambda: _answers(port))
        yield proxy
    finally:
        proxy.close()
        process.terminate()
        process.wait()


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def processes_by_table(database: str) -> dict[str, set[str]]:
    async def read() -> dict[str, set[str]]:
        connection = await asyncpg.connect(database.replace("+asyncpg", ""))
        found: dict[str, set[str]] = {}
        for row in await connection.fetch("SELECT table_id, process FROM presence"):
            found.setdefault(row["table_id"], set()).add(row["process"])
        await connection.close()
        return found

    return asyncio.run(read())


def test_all_connections_of_a_table_lead_to_one_process(postgres: str, tmp_path: Path) -> None:
    with (
        running(settings(postgres)) as here,
        running(settings(postgres)) as there,
        nginx(tmp_path, here, there) as proxy,
    ):
        games = [proxy.table(people=3, options={"beginner": True}) for _ in range(8)]
        for number, (_, players) in enumerate(games):
            assert play(players, Random(number), actions=10) == 10
        ids = {id for id, _ in games}
        until(lambda: set(processes_by_table(postgres)) == ids)
        connected = processes_by_table(postgres)
        assert all(len(processes) == 1 for processes in connected.values())
        assert len(set.union(*connected.values())) == 2
