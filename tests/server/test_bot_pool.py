"""A bot process that crashes, hangs or answers nonsense costs nobody a move."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trickerion import Game, Options
from trickerion.server import bot_pool, children
from trickerion.server.bot_pool import Answer, BotPool, Question
from trickerion.server.bot_queue import Claim

GAME = Game.new(Options(players=2), 1)
SICK = """
import json, sys, time
from trickerion.server.thinking import Minds
minds = Minds()
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


def question(level: str = "random", table: str = "table", game: Game = GAME) -> Question:
    return Question(table, 0, game.to_act[0], level, game.imagine(game.to_act[0], 1), 0.05)


async def decided(pool: BotPool, asked: Question) -> Answer:
    answer = await pool.decide(claim(asked.table), lambda: asked)
    assert answer is not None
    assert asked.game.explain(answer.action) is None
    return answer


def with_pool(work: Callable[[BotPool], Any]) -> Any:
    """Do something with a pool of one process; what it returns."""

    async def run() -> Any:
        pool = BotPool(1)
        try:
            return await asyncio.wait_for(work(pool), 60)
        finally:
            await pool.stop()

    return asyncio.run(run())


@pytest.fixture
def sick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "sick.py"
    script.write_text(SICK)
    monkeypatch.setattr(children, "module", lambda name: [sys.executable, str(script)])
    monkeypatch.setattr(bot_pool, "GRACE", 1.0)


def test_a_crashed_bot_is_started_again_and_answers() -> None:
    async def crash_between_two_answers(pool: BotPool) -> int:
        await decided(pool, question())
        process = pool.thinkers[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await decided(pool, question())
        return pool.restarts

    assert with_pool(crash_between_two_answers) == 1


@pytest.mark.usefixtures("sick")
@pytest.mark.parametrize("level", ["dies", "babbles"])
def test_a_bot_that_always_fails_is_played_for(level: str) -> None:
    async def ask(pool: BotPool) -> tuple[str, int]:
        return (await decided(pool, question(level))).reason, pool.restarts

    assert with_pool(ask) == ("any", 3)


@pytest.mark.usefixtures("sick")
def test_a_bot_that_hangs_is_killed_and_stood_in_for() -> None:
    async def ask(pool: BotPool) -> tuple[str, int]:
        return (await decided(pool, question("hangs"))).reason, pool.restarts

    assert with_pool(ask) == ("", 1)


@pytest.mark.usefixtures("sick")
def test_a_bot_that_keeps_failing_lets_others_go_in_between() -> None:
    async def ask_side_by_side(pool: BotPool) -> list[str]:
        order: list[str] = []

        async def ask(level: str, table: str) -> None:
            def ask_now() -> Question:
                order.append(table)
                return question(level, table)

            await pool.decide(claim(table), ask_now)

        await asyncio.gather(ask("dies", "sick"), ask("random", "well"), ask("random", "fit"))
        return order

    assert with_pool(ask_side_by_side) == ["sick", "well", "fit", "sick", "sick"]


@pytest.mark.parametrize("told", ["p1 ready", "p2 magician mechaniker", "p1 magician", 7, None])
def test_an_answer_that_is_no_legal_action_of_the_seat_is_not_taken(
    told: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lie(*arguments: object) -> dict[str, object]:
        return {"action": told, "reason": "a lie"}

    async def ask(pool: BotPool) -> tuple[str, int]:
        monkeypatch.setattr(pool.thinkers[0], "ask", lie)
        return (await decided(pool, question())).reason, pool.restarts

    assert with_pool(ask) == ("any", 3)


def test_many_tables_ask_one_process_at_once_and_each_gets_its_own_answer() -> None:
    games = [Game.new(Options(players=players), 7) for players in (2, 3, 4)]
    for game in games[:2]:
        game.apply(game.options(game.to_act[0])[0])

    async def ask_all(pool: BotPool) -> tuple[list[str], int]:
        asked = [question("apprentice", f"t{n}", game) for n, game in enumerate(games)]
        answers = await asyncio.gather(*(decided(pool, each) for each in asked * 3))
        return [answer.question.table for answer in answers], pool.restarts

    assert with_pool(ask_all) == (["t0", "t1", "t2"] * 3, 0)


def test_a_question_that_is_gone_when_its_turn_comes_is_not_asked() -> None:
    async def ask(pool: BotPool) -> tuple[Answer | None, object]:
        return await pool.decide(claim(), lambda: None), pool.thinkers[0].process

    assert with_pool(ask) == (None, None)
