"""A bot that is a program in any language: it reads and writes lines of JSON.

It gets only what its seat may see, so it can't cheat. docs/write-a-bot.md describes the protocol.
"""

import json
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread, Timer
from time import perf_counter
from typing import Any, ClassVar, Final
from weakref import finalize

from trickerion import Action, Game
from trickerion.bots.base import Advice, Bot, Budget, Misconduct
from trickerion.plain_text import plain

PROTOCOL: Final = 1
ENDING: Final = 2.0
"""Seconds it may take to end before it is killed."""
LONGEST_LINE: Final = 65_536
LONGEST_TAIL: Final = 500
"""Bytes of its error output that are kept for the reason."""
Message = dict[str, Any]


class ProgramBot(Bot):
    """Starts its program with the first decision, and ends it when it is closed."""

    name: ClassVar[str] = "program"
    keeps_time: ClassVar[bool] = True

    def __init__(self, command: Sequence[str], seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.command = command
        self.seed = seed
        self.program: Program | None = None

    def decide(self, game: Game, budget: Budget) -> Action:
        started, limit = perf_counter(), budget.time_limit
        if self.program is None:
            self.program = self._started(game, limit)
        options = game.options(self.seat)
        question = decide_message(game, self.seat, options, budget)
        left = started + limit - perf_counter()
        return read_action(self.program.ask(question, left), options)

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        return [Advice(self.decide(game, budget), 0.0, "any")]

    def close(self) -> None:
        if self.program is not None:
            self.program.close()
            self.program = None

    def _started(self, game: Game, seconds: float) -> "Program":
        program = Program(self.command)
        try:
            answer = program.ask(hello_message(game, self.seat, self.seed), seconds)
            if answer.get("protocol") != PROTOCOL:
                raise Misconduct(f"answered the greeting without protocol {PROTOCOL}")
        except Misconduct:
            program.kill()
            raise
        return program


# Messages


def hello_message(game: Game, seat: int, seed: int) -> Message:
    options = game.setup_options.to_dict()
    return {
        **{"type": "hello", "protocol": PROTOCOL, "seat": seat},
        **{"seed": seed, "options": options},
    }


def decide_message(game: Game, seat: int, options: Sequence[Action], budget: Budget) -> Message:
    """A question: a function of what the seat may see, and of the budget."""
    return {
        "type": "decide",
        "view": game.view(seat),
        "options": [{"id": action.id, "text": str(action)} for action in options],
        "nodes": budget.nodes,
        "seconds": budget.seconds,
        "time_limit": budget.time_limit,
    }


def read_action(answer: Message, options: Sequence[Action]) -> Action:
    """The option that an answer names by its id or its text."""
    wanted = answer.get("action")
    for action in options:
        if wanted == str(action) or (type(wanted) is int and wanted == action.id):
            return action
    raise Misconduct(f"answered {_shown(answer)}, which is not one of the options")


def _read(line: bytes) -> Message:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Misconduct(f"wrote {_shown(line.decode(errors='replace'))}, which is no JSON object")
    return answer


def _shown(answer: object) -> str:
    return plain(str(answer)).strip()[:100] or "an empty line"


# The process


class Program:
    """A running program that answers each line with a line; killed once it takes too long."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # In a session of its own, so that what it starts is killed with it.
            self.process = Popen(
                command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Misconduct(f"can't be started: {error}") from error
        self.errors = ErrorTail(self.process)
        self.is_late = False
        self.kill = finalize(self, _kill, self.process, self.errors)

    def ask(self, message: Message, seconds: float) -> Message:
        timer = Timer(seconds, self._stop)
        timer.start()
        try:
            line = self._exchange(message)
        finally:
            timer.cancel()
            timer.join()
        if self.is_late:
            raise self._failure(f"took longer than {seconds:.2g} s")
        if len(line) == LONGEST_LINE:
            raise self._failure(f"wrote a line of more than {LONGEST_LINE:,} bytes")
        if not line.endswith(b"\n"):
            raise self._failure(self._ending())
        return _read(line)

    def close(self) -> None:
        """Say goodbye, and wait for the program to end; no process is left behind."""
        timer = Timer(ENDING, self._stop)
        timer.start()
        stdin = self.process.stdin
        assert stdin is not None
        with suppress(OSError, ValueError):
            self._write({"type": "end"})
        with suppress(OSError):
            stdin.close()
        self.process.wait()
        timer.cancel()
        timer.join()
        self.kill()

    def _exchange(self, message: Message) -> bytes:
        assert self.process.stdout is not None
        try:
            self._write(message)
            return self.process.stdout.readline(LONGEST_LINE)
        except (OSError, ValueError):
            return b""

    def _write(self, message: Message) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def _stop(self) -> None:
        self.is_late = True
        _kill_group(self.process)

    def _ending(self) -> str:
        """Why there is no answer."""
        with suppress(TimeoutExpired):
            self.process.wait(ENDING)
        code = self.process.returncode
        if code is None:
            return "closed its output"
        return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"

    def _failure(self, what: str) -> Misconduct:
        self.kill()
        return Misconduct(what + self.errors.text())


class ErrorTail(Thread):
    """Reads the error output of a process, and keeps its end."""

    def __init__(self, process: Popen[bytes]) -> None:
        super().__init__(daemon=True)
        assert process.stderr is not None
        self.stream = process.stderr
        self.tail = b""
        self.start()

    def run(self) -> None:
        with self.stream as stream:
            while chunk := stream.read1(4096):  # type: ignore[attr-defined]
                self.tail = (self.tail + chunk)[-LONGEST_TAIL:]

    def text(self) -> str:
        said = " | ".join(self.tail.decode(errors="replace").split("\n")).strip(" |")
        return f"; it reported: {plain(said)}" if said else ""


def _kill(process: Popen[bytes], errors: ErrorTail) -> None:
    """Kill a program and everything it started, and clean up."""
    _kill_group(process)
    process.wait()
    errors.join(ENDING)
    for stream in (process.stdin, process.stdout):
        assert stream is not None
        with suppress(OSError):
            stream.close()


def _kill_group(process: Popen[bytes]) -> None:
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
