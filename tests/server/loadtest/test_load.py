"""R14: the load generator measures a server of its own."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.test_startup import told
from trickerion.server.loadtest.figures import Load
from trickerion.server.loadtest.load import DidNotStart, LoadRun, free_port, measure, start_server


def test_a_load_says_why_its_server_did_not_start() -> None:
    assert "mysql://h/n: it is a file" in told("load", "--tables", "1", "--database", "mysql://h/n")
    assert "Invalid value for '--rate'" in told("load", "--rate", "nan")
    assert "leave a seat for a person" in told("load", "--players", "2", "--bots", "2")
    assert "Invalid value for '--spectators'" in told("load", "--spectators", "-1")
    assert "Several processes need --database" in told("load", "--processes", "2")
    assert "Several processes need --database" in told(
        "load", "--processes", "2", "--database", "x"
    )


@pytest.fixture
def garbage_collected_again() -> Iterator[None]:
    """The generator turns garbage collection off, so as not to measure itself."""
    yield
    gc.enable()


@pytest.mark.usefixtures("garbage_collected_again")
def test_a_server_under_load_is_measured() -> None:
    """R14: every action is acknowledged, and reaches all players and the spectator."""
    report = measure(Load(tables=2, players=2, rate=20, seconds=1, overdue=1))
    assert (report["tables"], report["sockets"]) == (2, 6)
    assert 0 < report["actions"] <= 20
    assert (report["refused"], report["overdue_at_first"]) == ({}, 1)
    assert report["told_per_action"] > 1
    assert 0 < report["ack_ms_p50"] <= report["ack_ms_p99"] <= report["ack_ms_max"]


@pytest.mark.usefixtures("garbage_collected_again")
def test_a_soak_reads_what_the_server_uses() -> None:
    load = Load(tables=4, players=2, bots=1, rate=30, seconds=2, undos=0.3, chat=0.3)
    report = measure(load)
    assert report["sockets"] == 8
    # A bot may be faster than a person; after a pause of the machine all that is due comes at once.
    assert set(report["refused"]) <= {"stale", "undo_nothing", "too_fast"}
    for kind in ("memory_mb", "descriptors", "tasks", "tables"):
        assert len(report[f"server_{kind}"]) == 5
        assert min(report[f"server_{kind}"]) > 0


def test_a_server_beside_bots_takes_actions_undos_and_chat(tmp_path: Path) -> None:
    load = Load(tables=4, players=2, bots=1, undos=0.3, chat=0.3)

    async def until_each_kind_is_acknowledged() -> None:
        port = free_port()
        server = await start_server(port, str(tmp_path / "load.db"), tmp_path)
        try:
            async with asyncio.TaskGroup() as group:
                run, chance = LoadRun(load, [f"127.0.0.1:{port}"], group), Random(1)
                await run.open_tables()
                while set(run.figures.kinds) != {"act", "undo", "say"}:
                    await run.act(chance)
                    await asyncio.sleep(0.01)
                await run.close_tables()
        finally:
            server.terminate()
            await server.wait()

    asyncio.run(until_each_kind_is_acknowledged())


def test_a_server_that_cannot_start_is_not_waited_for(tmp_path: Path) -> None:
    with pytest.raises(DidNotStart):
        asyncio.run(start_server(free_port(), "mysql://h/n", tmp_path))
