"""Child processes run the same code as the server."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import trickerion
from trickerion.server import subprocesses
from trickerion.server.subprocesses import ChildProcess


def test_a_child_finds_the_same_package_wherever_it_starts(tmp_path: Path) -> None:
    (tmp_path / "where.py").write_text("import trickerion; print(trickerion.__file__)")
    command = [*subprocesses.module("where")]
    assert command[0] == sys.executable
    environment = subprocesses.environment()
    told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=True)
    assert Path(told.stdout.decode().strip()) == Path(trickerion.__file__)


def test_a_child_gets_the_environment_and_what_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("LANG", "C.UTF-8")
    environment = subprocesses.environment(DATABASE_URL="x.db")
    assert (environment["LANG"], environment["DATABASE_URL"]) == ("C.UTF-8", "x.db")
    assert environment["PYTHONPATH"].split(":")[1:] == ["elsewhere"]


def child() -> ChildProcess:
    return ChildProcess("trickerion.server.bots.worker", 65_536)


def test_a_child_whose_start_is_canceled_is_known_and_ends() -> None:
    async def work() -> None:
        found = child()
        starting = asyncio.create_task(found.start())
        await asyncio.sleep(0)
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        process = found.process
        assert process is not None
        await found.end()
        assert process.returncode is not None

    asyncio.run(work())


def test_a_child_whose_end_is_canceled_can_be_ended_again() -> None:
    async def work() -> None:
        found = child()
        assert await found.start()
        assert not await found.start(), "it is running"
        process = found.process
        assert process is not None
        ending = asyncio.create_task(found.end())
        await asyncio.sleep(0)
        ending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ending
        await found.end()
        assert process.returncode is not None
        assert found.process is None

    asyncio.run(work())


def test_a_child_that_has_ended_says_nothing_and_can_be_started_again() -> None:
    async def work() -> None:
        found = child()
        await found.start()
        assert found.process is not None
        await found.read()
        found.process.kill()
        with pytest.raises(EOFError, match="worker ended"):
            await found.read()
        await found.process.wait()
        assert await found.start()
        await found.end()

    asyncio.run(work())
