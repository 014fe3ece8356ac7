"""The legend's line from a position of a finished game."""

from typing import Any

import pytest

from tests.server.support import Running
from tests.support import ROOT
from trickerion import replay
from trickerion.server.bots.pool import Answer, BotPool

RECORD = (ROOT / "tests" / "golden" / "quick_2p_00.txt").read_text(encoding="utf-8")


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Bots that take the last option at once; which levels were asked, for which seats."""
    asked: list[tuple[str, int]] = []

    async def decide(self: BotPool, claim: Any, ask: Any) -> Answer:
        question = ask()
        asked.append((question.level, question.seat))
        return Answer(question, question.game.options(question.seat)[-1], "")

    monkeypatch.setattr(BotPool, "decide", decide)
    return asked


def decision_in(phase: str) -> int:
    """The number of actions before one in the first such phase, not the first of them."""
    found: dict[int, list[int]] = {}
    for number in range(len(replay(RECORD).history)):
        game = replay(RECORD, number)
        if game.phase == phase:
            found.setdefault(game.turn, []).append(number)
    first = found[min(found)]
    return first[len(first) // 2]


def line(server: Running, at: int, **more: Any) -> Any:
    id = server.post("/api/records", {"record": RECORD})["id"]
    return server.get(f"/api/tables/{id}/line?at={at}", **more)


def test_the_legend_plays_one_seat_to_the_end_of_the_turn(
    sqlite_server: Running, levels: list[tuple[str, int]]
) -> None:
    at = decision_in("place_characters")
    found = line(sqlite_server, at)
    seat = replay(RECORD).history[at].seat
    assert (found["start"], found["seat"]) == (at, seat)
    assert all(who == seat for level, who in levels if level == "legend")
    assert all(who != seat for level, who in levels if level == "specialist")
    turns = [moment["view"]["turn"] for moment in found["moments"]]
    assert set(turns[:-1]) == {replay(RECORD, at).turn}


def test_a_plan_is_made_as_a_whole_and_the_others_keep_theirs(
    sqlite_server: Running, levels: list[tuple[str, int]]
) -> None:
    """TURN-5"""
    at = decision_in("assignment")
    found = line(sqlite_server, at)
    before = [replay(RECORD, number).phase for number in (found["start"] - 1, found["start"])]
    assert before[0] != before[1] == "assignment"
    assert levels[0] == ("legend", found["seat"])


def test_only_finished_games_have_a_line(
    sqlite_server: Running, levels: list[tuple[str, int]]
) -> None:
    id, _ = sqlite_server.table(people=2)
    assert sqlite_server.get(f"/api/tables/{id}/line?at=0", status=403)["code"] == "running"
    last = len(replay(RECORD).history)
    assert line(sqlite_server, last, status=404)["code"] == "not_found"
    assert levels == []
