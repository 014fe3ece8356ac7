"""A bot process that crashes, hangs or answers nonsense costs nobody a move."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import PATIENCE, counted
from trickerion import Game, Options
from trickerion.bots import LEVELS
from trickerion.bots.base import RandomBot
from trickerion.server import subprocesses
from trickerion.server.bots import pool as pool_module
from trickerion.server.bots.extra_bots import ExtraBots
from trickerion.server.bots.fair_queue import Claim
from trickerion.server.bots.pool import Answer, BotPool, BotProcess, BotQuestion

GAME = Game.new(Options(players=2), 1)
SICK = """
import json, sys, time
from trickerion.server.bots.worker import BotCache
minds = BotCache()
print(json.dumps("ready"), flush=True)
for line in sys.stdin:
    question = json.loads(line)
    match question["level"]:
        case "hangs":
            time.sleep(1000)
        case "babbles":
            print("good evening", flush=True)
        case "dies":
            break
        case _:
            print(json.dumps(minds.answer(question)), flush=True)
"""
"""A bot process with a few levels more."""


def claim(table: str = "table") -> Claim:
    return Claim(table, frozenset([table]))


def question(level: str = "random", table: str = "table", game: Game = GAME) -> BotQuestion:
    return BotQuestion(table, 0, game.to_act[0], level, game.imagine(game.to_act[0], 1), 0.05)


async def decided(pool: BotPool, asked: BotQuestion) -> Answer:
    answer = await pool.decide(claim(asked.table), lambda: asked)
    assert answer is not None
    assert asked.game.explain(answer.action) is None
    return answer


def restarts(pool: BotPool) -> float:
    return counted(pool.metrics, "bot_restarts_total")


def with_pool(work: Callable[[BotPool], Any]) -> Any:
    """Do something with a pool of one process; what it returns."""

    async def run() -> Any:
        pool = BotPool(1)
        try:
            return await asyncio.wait_for(work(pool), PATIENCE)
        finally:
            await pool.stop()

    return asyncio.run(run())


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that answers is never killed, however slow the machine."""
    ask = BotProcess.ask

    async def ask_patiently(
        process: BotProcess, question: dict[str, Any], patience: float
    ) -> dict[str, Any]:
        return await ask(process, question, 0.1 if question["level"] == "hangs" else PATIENCE)

    monkeypatch.setattr(BotProcess, "ask", ask_patiently)


@pytest.fixture
def sick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "sick.py"
    script.write_text(SICK)
    monkeypatch.setattr(subprocesses, "module", lambda name: [sys.executable, str(script)])
    for level in ("dies", "babbles", "hangs"):
        monkeypatch.setitem(LEVELS, level, RandomBot)


def test_a_crashed_bot_is_started_again_and_answers() -> None:
    async def crash_between_two_answers(pool: BotPool) -> float:
        await decided(pool, question())
        process = pool.bot_processes[0].child.process
        assert process is not None
        await decided(pool, question())
        assert pool.bot_processes[0].child.process is process, "one process answers many questions"
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        await decided(pool, question())
        again = pool.bot_processes[0].child.process
        assert again is not None
        await pool.stop()
        assert again.returncode == -signal.SIGKILL
        return restarts(pool)

    assert with_pool(crash_between_two_answers) == 0, "it was replaced before it was asked"


@pytest.mark.usefixtures("sick")
@pytest.mark.parametrize("level", ["dies", "babbles"])
def test_a_bot_that_always_fails_is_played_for(level: str) -> None:
    async def ask(pool: BotPool) -> tuple[str, float]:
        return (await decided(pool, question(level))).reason, restarts(pool)

    assert with_pool(ask) == ("any", 3)


@pytest.mark.usefixtures("sick")
def test_a_bot_that_hangs_is_killed_and_stood_in_for() -> None:
    async def ask(pool: BotPool) -> tuple[str, float]:
        return (await decided(pool, question("hangs"))).reason, restarts(pool)

    assert with_pool(ask) == ("", 1)


@pytest.mark.usefixtures("sick")
def test_a_bot_that_keeps_failing_lets_others_go_in_between() -> None:
    async def ask_side_by_side(pool: BotPool) -> list[str]:
        order: list[str] = []

        async def ask(level: str, table: str) -> None:
            def ask_now() -> BotQuestion:
                order.append(table)
                return question(level, table)

            await pool.decide(claim(table), ask_now)

        await asyncio.gather(ask("dies", "sick"), ask("random", "well"), ask("random", "fit"))
        return order

    assert with_pool(ask_side_by_side) == ["sick", "well", "fit", "sick", "sick"]


@pytest.mark.parametrize("told", ["p1 magician", "fly", 7, None])
def test_an_answer_that_is_no_action_is_not_taken(
    told: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lie(*arguments: object) -> dict[str, object]:
        return {"action": told, "reason": "a lie"}

    async def ask(pool: BotPool) -> tuple[str, float]:
        monkeypatch.setattr(pool.bot_processes[0], "ask", lie)
        return (await decided(pool, question())).reason, restarts(pool)

    assert with_pool(ask) == ("any", 3)


def test_many_tables_ask_one_process_at_once_and_each_gets_its_own_answer() -> None:
    games = [Game.new(Options(players=players), 7) for players in (2, 3, 4)]
    for game in games[:2]:
        game.apply(game.options(game.to_act[0])[0])

    async def ask_all(pool: BotPool) -> tuple[list[str], float]:
        asked = [question("apprentice", f"t{n}", game) for n, game in enumerate(games)]
        answers = await asyncio.gather(*(decided(pool, each) for each in asked * 3))
        return [answer.question.table for answer in answers], restarts(pool)

    assert with_pool(ask_all) == (["t0", "t1", "t2"] * 3, 0)


def test_the_queue_and_the_wait_for_a_process_are_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask_twice(pool: BotPool) -> list[float]:
        measured: list[float] = []
        clock = [0.0]
        monkeypatch.setattr(pool_module, "perf_counter", lambda: clock[0])

        async def answer(asked: dict[str, object], patience: float) -> dict[str, object]:
            await asyncio.sleep(0.02)
            clock[0] += 0.02
            measured.append(pool.waiting)
            return {"action": str(question().game.options(0)[0]), "reason": ""}

        monkeypatch.setattr(pool.bot_processes[0], "ask", answer)
        await asyncio.gather(*(pool.decide(claim(table), question) for table in ("a", "b")))
        count = counted(pool.metrics, "bot_wait_seconds_count")
        at_once = counted(pool.metrics, "bot_wait_seconds_bucket", le="0.01")
        return [*measured, pool.waiting, count, at_once]

    assert with_pool(ask_twice) == [1, 0, 0, 2, 1]


def test_a_question_that_is_gone_when_its_turn_comes_is_not_asked() -> None:
    async def ask(pool: BotPool) -> tuple[Answer | None, object]:
        return await pool.decide(claim(), lambda: None), pool.bot_processes[0].child.process

    assert with_pool(ask) == (None, None)


class Asked:
    """Notes which of a pool's processes is asked what, and for how long it may think."""

    def __init__(self, pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[tuple[int, dict[str, Any], float]] = []
        for number, bot_process in enumerate(pool.bot_processes):
            monkeypatch.setattr(bot_process, "ask", lambda *more, n=number: self._answer(n, *more))

    async def _answer(self, number: int, written: dict[str, Any], patience: float) -> Any:
        self.heard.append((number, written, patience))
        return {"action": str(GAME.options(GAME.to_act[0])[0]), "reason": "because"}


def test_a_bot_is_told_what_its_seat_knows_and_has_five_seconds_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask(pool: BotPool) -> list[tuple[int, dict[str, Any], float]]:
        asked = Asked(pool, monkeypatch)
        answer = await decided(pool, question())
        assert answer.reason == "because"
        return asked.heard

    ((_, written, patience),) = with_pool(ask)
    asked = question()
    assert written == {
        **{"table": "table", "seat": asked.seat, "level": "random", "seconds": 0.05},
        **{"advice": False, "judged": "", "position": asked.game.to_dict()},
    }
    assert patience == 5.05


@pytest.mark.parametrize(("processes", "used"), [(0, 1), (1, 1), (3, 3)])
def test_tables_are_spread_over_the_processes_and_each_keeps_its_own(
    monkeypatch: pytest.MonkeyPatch, processes: int, used: int
) -> None:
    async def ask() -> None:
        pool = BotPool(processes)
        asked = Asked(pool, monkeypatch)
        for _ in range(2):
            for number in range(20):
                await decided(pool, question(table=f"t{number}"))
        numbers = [number for number, _, _ in asked.heard]
        assert numbers[:20] == numbers[20:]
        assert set(numbers) == set(range(used))

    asyncio.run(ask())


# The host's bots


def test_a_bot_of_the_hosts_that_fails_is_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a restart of the process, which plays for other tables too."""

    async def ask(pool: BotPool) -> tuple[list[str], float]:
        asked: list[str] = []

        async def answer(written: dict[str, Any], patience: float) -> dict[str, Any]:
            asked.append(written["level"])
            if ":" in written["level"]:
                return {"failed": "raised KeyError"}
            return {"action": str(GAME.options(GAME.to_act[0])[0]), "reason": ""}

        pool.extra_bots = ExtraBots({"mine": "my_bot.py:Mine"})
        monkeypatch.setattr(pool.bot_processes[0], "ask", answer)
        for _ in range(4):
            await decided(pool, question("mine"))
        return asked, restarts(pool)

    once = ["my_bot.py:Mine", "apprentice"]
    assert with_pool(ask) == ([*once * 3, "apprentice"], 0)


def test_a_bot_of_the_hosts_that_takes_its_process_along_is_stood_in_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask(pool: BotPool) -> tuple[list[str], int]:
        asked: list[str] = []

        async def answer(written: dict[str, Any], patience: float) -> dict[str, Any]:
            asked.append(written["level"])
            if ":" in written["level"]:
                raise EOFError("ended")
            return {"action": str(GAME.options(GAME.to_act[0])[0]), "reason": ""}

        pool.extra_bots = ExtraBots({"mine": "my_bot.py:Mine"})
        monkeypatch.setattr(pool.bot_processes[0], "ask", answer)
        await decided(pool, question("mine"))
        return asked, pool.extra_bots.failures["mine"]

    assert with_pool(ask) == (["my_bot.py:Mine", "apprentice"], 1)
