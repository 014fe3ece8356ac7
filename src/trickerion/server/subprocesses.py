"""Child processes run the same code, on the same build of the engine."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent.parent
"""The folder of this package: the sources, or a build with the compiled engine."""


def module(name: str) -> list[str]:
    """The command that runs a module."""
    return [sys.executable, "-m", name]


def environment(**more: str) -> dict[str, str]:
    """A child's environment, in which it finds the same package and exchanges UTF-8 (on Windows,
    too)."""
    paths = [str(FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])]
    same = {"PYTHONPATH": os.pathsep.join(paths), "PYTHONUTF8": "1"}
    return {**os.environ, **same, **more}


class ChildProcess:
    """A module of the server in a process that reads and writes lines. None is left behind, even
    if the task that starts or ends it is canceled."""

    def __init__(self, module: str, longest_line: int) -> None:
        self._module = module
        self._longest_line = longest_line
        self.process: Process | None = None

    async def start(self) -> bool:
        """Start the process unless it's running; was it started?"""
        if self.process is not None and self.process.returncode is None:
            return False
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *module(self._module),
                env=environment(),
                stdin=PIPE,
                stdout=PIPE,
                limit=self._longest_line,
            )
        )
        try:
            self.process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self.process = await starting
            raise
        return True

    async def write(self, line: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        await self.process.stdin.drain()

    async def read(self) -> bytes:
        """The next line; an EOFError if the process has ended."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise EOFError(f"{self._module} ended")
        return line

    async def end(self) -> None:
        """Kill the process and wait until it's gone."""
        process = self.process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self.process = None
