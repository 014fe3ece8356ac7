"""Budgets: a bot never exceeds its seconds by more than a tenth plus 20 ms.

The clock here counts engine calls, so the tests are the same on every machine; `trickerion arena
--seconds` measures with a real clock.
"""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest
from click.testing import CliRunner

from tests.server.support import figure
from tests.support import needs_pure
from trickerion import Action, Game, Options
from trickerion.bots import LEVELS, Bot, Budget, make_bot
from trickerion.cli import main
from trickerion.lab.play.arena import Contest, play_game
from trickerion.lab.reports.statistics import Overrun, summarize

PRICES = {"clone": 10e-6, "play": 25e-6, "options": 20e-6, "imagine": 300e-6}
"""The approximate cost of engine calls, in seconds (`trickerion bench`)."""
SECONDS = 0.02
DARK_ALLEY = Options(players=2, dark_alley=True, prophecies=True, quick=True)


class WorkClock:
    now = 0.0

    def priced(self, work: Callable[..., Any], price: float) -> Callable[..., Any]:
        def timed(*arguments: Any, **named: Any) -> Any:
            self.now += price
            return work(*arguments, **named)

        return timed


def timed_modules() -> Iterator[Any]:
    for name, module in list(sys.modules.items()):
        if name.startswith("trickerion.") and hasattr(module, "perf_counter"):
            yield module


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WorkClock:
    """Compiled code calls the methods of `Game` directly, so only the pure engine can be priced."""
    clock = WorkClock()
    for name, price in PRICES.items():
        monkeypatch.setattr(Game, name, clock.priced(getattr(Game, name), price))
    for module in timed_modules():
        monkeypatch.setattr(module, "perf_counter", lambda: clock.now)
    return clock


def overrun(level: str, options: Options, number: int) -> Overrun:
    """Against a random player, and with TRICKERION_FULL=1 against itself."""
    other = level if figure(0, 1) else "random"
    contest = Contest((level, other), options, seconds=SECONDS)
    measured = summarize([play_game(contest, number)])["bots"][level]["overrun"]
    assert measured is not None
    return measured


@needs_pure
@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_stays_within_its_seconds_in_the_base_game(level: str) -> None:
    assert overrun(level, Options(players=2, quick=True), 8)["late"] == 0


@needs_pure
@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_stays_within_its_seconds_in_the_dark_alley(level: str) -> None:
    assert overrun(level, DARK_ALLEY, 8)["late"] == 0


class SlowBot(Bot):
    """Takes a set time for every tenth decision."""

    name = "slow"
    clock: ClassVar[WorkClock]
    takes: ClassVar[float]
    decisions = 0

    def decide(self, game: Game, budget: Budget) -> Action:
        self.decisions += 1
        self.clock.now += self.takes if self.decisions % 10 == 0 else budget.seconds
        return game.options(self.seat)[-1]


@pytest.mark.parametrize(("takes", "is_late"), [(0.041, False), (0.043, True)])
def test_the_arena_reports_late_decisions(
    takes: float, is_late: bool, clock: WorkClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a budget of 20 ms, 42 ms are allowed."""
    monkeypatch.setitem(LEVELS, "slow", SlowBot)
    monkeypatch.setattr(SlowBot, "clock", clock, raising=False)
    monkeypatch.setattr(SlowBot, "takes", takes, raising=False)
    measured = overrun("slow", Options(players=2), 0)
    assert measured["worst"] == pytest.approx(1000 * (takes - SECONDS), abs=0.1)
    assert (measured["late"] > 0) is is_late


def test_a_budget_in_nodes_has_no_overrun() -> None:
    command = ["arena", "--bots", "random", "--players", "2", "--games", "1"]
    nodes, seconds = (
        CliRunner().invoke(main, [*command, "--json", *more]).stdout
        for more in ((), ("--seconds", "1000"))
    )
    assert json.loads(nodes)["bots"]["random"]["overrun"] is None
    assert json.loads(seconds)["bots"]["random"]["overrun"] == {"worst": 0.0, "late": 0}
    assert "late" in CliRunner().invoke(main, [*command, "--seconds", "1000"]).stdout


def test_the_search_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances 10 ms per reading, 50 ms are up after five actions."""
    readings = iter(range(10_000))
    monkeypatch.setattr("trickerion.bots.base.perf_counter", lambda: next(readings) / 100)
    game = Game.new(Options(players=2), 1)
    assert len(make_bot("specialist", 0).advise(game.imagine(0, 1), Budget(seconds=0.05))) == 5


def test_a_negative_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="budget: nodes and seconds can't be negative"):
        Budget(nodes=-1)


def test_a_bot_without_a_method_to_decide_is_told_so() -> None:
    class Unfinished(Bot):
        pass

    game = Game.new(Options(players=2), 1)
    with pytest.raises(NotImplementedError, match=r"^Unfinished has neither advise nor decide$"):
        Unfinished(0).decide(game, Budget(nodes=1))
