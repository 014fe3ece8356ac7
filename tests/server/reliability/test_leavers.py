"""R20: a leaver does not end the table, whatever the decision they leave in."""

from functools import partial
from random import Random
from time import time

import pytest

from tests.server.conftest import settings
from tests.server.memory_tables import table_with
from tests.server.support import Running, figure, play, running
from trickerion.bots import LEVELS
from trickerion.engine.core.flow import question
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.server import context
from trickerion.server.bots.worker import BotCache
from trickerion.server.protocol.messages import ActCommand, Back, Change, LeaveSeat
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.table import GameTable


def log(table: GameTable, seat: int, kind: str, text: str) -> None:
    table.absorb(Entry(table.version + 1, seat, kind, text, None, 0.0, 0))  # type: ignore[arg-type]


def command(table: GameTable, seat: int, change: Change) -> None:
    new = table.checked(seat, change)
    log(table, seat, new.kind, new.text)


def test_r20_a_seat_can_be_left_in_every_kind_of_decision() -> None:
    bots, met = BotCache(), set()
    for seed in range(100, 100 + figure(12, 400)):
        table, chance = table_with(mixed_options(seed), seed), Random(seed)
        while not table.game.over:
            seat = table.game.to_act[0]
            asked = question(table.game)
            assert asked is not None
            if asked.name not in met:
                met.add(asked.name)
                leave_and_come_back(table, seat, bots)
            else:
                action = lively_action(table.game, chance)
                log(table, action.seat, "act", str(action))
        assert table.game.winner is not None
    assert len(met) > 20


def leave_and_come_back(table: GameTable, seat: int, bots: BotCache) -> None:
    """A bot answers for the seat as long as the same question stands."""
    command(table, seat, LeaveSeat("l", "apprentice"))
    assert table.state is not None
    assert table.state.bots[seat] == "apprentice"
    position = table.game.imagine(seat, 1).to_dict()
    question = {"table": "t", "seat": seat, "level": "apprentice", "seconds": 0.01}
    action = bots.answer({**question, "position": position})["action"]
    log(table, seat, "act", action)
    command(table, seat, Back("b"))
    assert table.state.bots[seat] is None
    for legal in table.game.options(seat)[:1]:
        act = ActCommand("a", table.viewers.versions[seat], str(legal))
        assert table.checked(seat, act).kind == "act"


def test_a_seat_that_is_left_is_played_by_a_bot_and_taken_back(server: Running) -> None:
    _, players = server.table(people=2, takeover="random", options={"beginner": True})
    one, other = players
    assert one.ask("back")["code"] == "not_left"
    one.ask("leave", level="random")
    assert one.ask("leave")["code"] == "already_left"
    assert one.ask("act", action="ready")["code"] == "already_left"
    assert other.catch_up().table["seats"][0]["bot"] == "random"
    for _ in range(5):
        other.until(other.is_asked)
        other.act(other.update["options"][0])
    one.catch_up()
    assert not one.update["options"]
    assert one.ask("back")["type"] == "ack"
    assert one.catch_up().table["seats"][0]["bot"] is None
    assert one.ask("leave", level="grandmaster")["code"] == "bad_options"


def test_a_strong_bot_takes_over_unless_another_one_is_asked_for(server: Running) -> None:
    """A player who comes back finds a game that was played soundly."""
    _, players = server.table(people=2, options={"beginner": True})
    players[0].ask("leave")
    other = players[1].catch_up()
    assert other.table["seats"][0]["bot"] in list(LEVELS)[-2:]


def test_the_game_finishes_if_everybody_leaves(server: Running) -> None:
    _, players = server.table(people=2, options={"beginner": True})
    play(players, Random(4), actions=20)
    for player in players:
        player.ask("leave", level="random")
    watcher = server.watch(players[0].id)
    watcher.until(lambda: bool(watcher.view["over"]))


class WallClock:
    """Stands still until it is set: a machine that takes long takes nobody's time."""

    def __init__(self) -> None:
        self.at = time()

    def __call__(self) -> float:
        return self.at

    def run_out(self) -> None:
        """Much later: some times of a table are the system's."""
        self.at += 10_000


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    clock = WallClock()
    monkeypatch.setattr(context, "TableRegistry", partial(TableRegistry, wall=clock))
    return clock


def test_a_seat_that_runs_out_of_time_is_taken_over(database: str, wall: WallClock) -> None:
    with running(settings(database, sweep_seconds=0.05)) as server:
        _, players = server.table(
            people=2, clock="move", seconds=1, takeover="random", options={"beginner": True}
        )
        watcher = server.watch(players[0].id)
        assert watcher.table["left"][0] is not None

        def is_over_in_time() -> bool:
            """With every message the time of whoever is to act by then runs out."""
            wall.run_out()
            return bool(watcher.view["over"])

        watcher.until(is_over_in_time)
        assert {step["text"] for step in watcher.steps if step["kind"] == "leave"} == {"random"}


def test_the_time_for_a_game_runs_out_for_good(wall: WallClock, sqlite_server: Running) -> None:
    _, players = sqlite_server.table(
        people=2, clock="game", seconds=1, takeover="random", options={"beginner": True}
    )
    one = next(player for player in players if player.is_asked())
    wall.run_out()
    one.until(lambda: one.table["seats"][one.seat or 0]["bot"] == "random")
    assert one.ask("back")["code"] == "out_of_time"
