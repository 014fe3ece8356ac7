"""Questions that change nothing: advice, and earlier views."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.server.memory_tables import absorb, table_with
from tests.server.support import Running, play
from trickerion import Action, Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.bots.fair_queue import Claim
from trickerion.server.bots.pool import Answer, BotQuestion
from trickerion.server.protocol.messages import (
    AdviceReason,
    Advised,
    CommandRefused,
    Explain,
    Judge,
    Judged,
    Reason,
)
from trickerion.server.tables.queries import advised, explained, judged, looked
from trickerion.server.tables.table import GameTable


def test_advice_is_a_legal_action_for_whoever_is_asked(sqlite_server: Running) -> None:
    _, players = sqlite_server.table(2, hints=True)
    one = next(player for player in players if player.is_asked())
    other = next(player for player in players if not player.is_asked())
    advice = one.ask("advise")
    assert advice["action"] in one.update["options"]
    assert other.ask("advise")["code"] == "not_found"
    watcher = sqlite_server.watch(one.id)
    assert watcher.ask("advise")["code"] == "spectator"


def test_a_seat_looks_back_at_what_it_saw(sqlite_server: Running) -> None:
    _, players = sqlite_server.table(2, options={"dark_alley": True})
    one = players[0]
    chance = Random(5)
    seen = {one.version: one.view}
    for _ in range(60):
        play(players, chance, 1)
        one.catch_up()
        seen[one.version] = one.view
    for version, view in seen.items():
        assert one.ask("look", version=version)["view"] == view
    assert one.ask("look", version=one.version + 1)["code"] == "not_found"


# Without a network


class Adviser:
    """A pool of bots that gives the answer of the test."""

    def __init__(self, action: Action, other: Action | None = None) -> None:
        self.action = action
        self.other = other
        self.asked: list[BotQuestion] = []

    async def decide(self, claim: Claim, ask: Callable[[], BotQuestion | None]) -> Answer | None:
        question = ask()
        if question is None:
            return None
        self.asked.append(question)
        return Answer(question, self.action, "coins", self.other, 0.4)


def advice(action: Action, other: Action | None = None) -> tuple[Advised, BotQuestion]:
    table, seat = table_with(Options(players=2), 1), 0
    pool: Any = Adviser(action, other)
    found = asyncio.run(advised(table, seat, "q", pool, Claim("t", frozenset()), 1.5))
    return found, pool.asked[0]


def test_the_adviser_knows_what_the_seat_knows_and_no_more() -> None:
    table = table_with(Options(players=2), 1)
    action, other = table.game.options(0)[:2]
    found, asked = advice(action, other)
    assert found == Advised("q", 0, action.to_dict(), "coins", other.to_dict(), 0.4)
    assert (asked.table, asked.version, asked.seat, asked.seconds) == ("t", 0, 0, 1.5)
    assert (asked.level, asked.is_advice) == ("legend", True)
    assert asked.game.to_dict() == table.game.imagine(0, 0).to_dict()


def test_a_table_without_hints_refuses_them() -> None:
    table = table_with(Options(players=2), 1)
    table.row.hints = False
    pool: Any = Adviser(table.game.options(0)[0])
    with pytest.raises(CommandRefused) as refused:
        asyncio.run(advised(table, 0, "q", pool, Claim("t", frozenset()), 1.5))
    assert (refused.value.code, pool.asked) == ("hints_off", [])


@pytest.mark.parametrize("line", ["p1 ready", "p2 magician mechaniker"])
def test_advice_that_is_illegal_or_for_another_seat_is_not_passed_on(line: str) -> None:
    with pytest.raises(CommandRefused) as refused:
        advice(Action.parse(line))
    assert refused.value.code == "busy"


def test_an_explanation_says_which_rule_forbids_an_action_and_why() -> None:
    table = table_with(Options(players=2), 1)
    action = table.game.options(0)[0]
    assert explained(table, 0, Explain("e", str(action))) == Reason("e", True)
    refusal = table.game.explain(Action.parse("p1 ready"))
    assert refusal is not None
    found = explained(table, 0, Explain("e", "p1 ready"))
    assert (found.legal, found.rule, found.reason) == (False, refusal.rule, refusal.reason)
    assert (found.figures, found.sentence) == (refusal.figures, str(refusal))


def test_only_versions_that_exist_can_be_looked_at() -> None:
    table, chance = table_with(Options(players=2), 1), Random(1)
    for _ in range(3):
        absorb(table, lively_action(table.game, chance))
    for version in (0, 3):
        assert looked(table, 0, "l", version).version == version
    for version in (-1, 4):
        with pytest.raises(CommandRefused) as refused:
            looked(table, 0, "l", version)
        assert refused.value.code == "not_found"


# The tutor


def tutored() -> GameTable:
    """A table where the other seat is a bot's."""
    table = table_with(Options(players=2), 1)
    table.seats[1].bot = "apprentice"
    return table


def verdict(table: GameTable, line: str, pool: Any) -> Judged:
    command = Judge("q", line)
    return asyncio.run(judged(table, 0, command, pool, Claim("t", frozenset()), 1.5))


class Tutor(Adviser):
    """Objects to every action."""

    async def decide(self, claim: Claim, ask: Callable[[], BotQuestion | None]) -> Answer | None:
        question = ask()
        if question is None:
            return None
        self.asked.append(question)
        return Answer(question, self.action, "", None, 2.5, [("coins", 2.5)], [self.action], 0.1)


def test_the_tutor_knows_what_the_seat_knows_and_no_more() -> None:
    table = tutored()
    action, best = table.game.options(0)[:2]
    pool = Tutor(best)
    reasons = [AdviceReason("coins", 2.5)]
    expected = Judged("q", 0, 2.5, 0.1, [best.to_dict()], reasons)
    assert verdict(table, str(action), pool) == expected
    assert pool.asked[0].judged == str(action)
    assert pool.asked[0].game.to_dict() == table.game.imagine(0, 0).to_dict()


@pytest.mark.parametrize("what", ["people", "no_hints"])
def test_the_tutor_is_for_games_against_bots_with_hints(what: str) -> None:
    table = tutored()
    if what == "people":
        table.seats[1].bot = None
    else:
        table.row.hints = False
    action = table.game.options(0)[0]
    with pytest.raises(CommandRefused) as refused:
        verdict(table, str(action), Tutor(action))
    assert refused.value.code == "hints_off"


def test_the_tutor_does_not_judge_what_is_not_possible() -> None:
    table = tutored()
    with pytest.raises(CommandRefused) as refused:
        verdict(table, "p1 ready", Tutor(table.game.options(0)[0]))
    assert refused.value.code == "not_found"
