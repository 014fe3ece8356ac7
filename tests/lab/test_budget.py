"""A bot never exceeds its seconds by more than a tenth and 20 ms.

Here time is the work asked of the engine, the same on every machine; `trickerion arena --seconds`
tells how a true clock saw it.
"""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest
from click.testing import CliRunner

from tests.support import needs_pure
from trickerion import Action, Game, Options
from trickerion.bots import LEVELS, Bot, Budget
from trickerion.cli import main
from trickerion.lab.arena import Contest, play_game
from trickerion.lab.statistics import Overrun, summarize

PRICES = {"clone": 10e-6, "play": 25e-6, "options": 20e-6, "imagine": 300e-6}
"""About what the engine's work costs, in seconds (`trickerion bench`)."""
SECONDS = 0.02
DARK_ALLEY = Options(players=2, dark_alley=True, prophecies=True, quick=True)


class WorkClock:
    now = 0.0

    def priced(self, work: Callable[..., Any], price: float) -> Callable[..., Any]:
        def paid(*arguments: Any, **named: Any) -> Any:
            self.now += price
            return work(*arguments, **named)

        return paid


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
    contest = Contest((level,) * options.players, options, seconds=SECONDS)
    told = summarize([play_game(contest, number)])["bots"][level]["overrun"]
    assert told is not None
    return told


@needs_pure
@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_keeps_its_seconds_in_the_base_game(level: str) -> None:
    assert overrun(level, Options(players=2, quick=True), 8)["late"] == 0


@needs_pure
@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_keeps_its_seconds_in_the_dark_alley(level: str) -> None:
    assert overrun(level, DARK_ALLEY, 8)["late"] == 0


class DawdlingBot(Bot):
    """Takes as long as it is told to, in every tenth decision."""

    name = "dawdling"
    clock: ClassVar[WorkClock]
    takes: ClassVar[float]
    decisions = 0

    def decide(self, game: Game, budget: Budget) -> Action:
        self.decisions += 1
        self.clock.now += self.takes if self.decisions % 10 == 0 else budget.seconds
        return game.options(self.seat)[-1]


@pytest.mark.parametrize(("takes", "is_late"), [(0.041, False), (0.043, True)])
def test_the_arena_tells_who_is_late(
    takes: float, is_late: bool, clock: WorkClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 20 ms, 42 are allowed: a tenth and 20 ms more."""
    monkeypatch.setitem(LEVELS, "dawdling", DawdlingBot)
    monkeypatch.setattr(DawdlingBot, "clock", clock, raising=False)
    monkeypatch.setattr(DawdlingBot, "takes", takes, raising=False)
    told = overrun("dawdling", Options(players=2), 0)
    assert told["worst"] == pytest.approx(1000 * (takes - SECONDS), abs=0.1)
    assert (told["late"] > 0) is is_late


def test_a_budget_in_nodes_has_no_overrun() -> None:
    command = ["arena", "--bots", "random", "--players", "2", "--games", "1"]
    nodes, seconds = (
        CliRunner().invoke(main, [*command, "--json", *more]).stdout
        for more in ((), ("--seconds", "5"))
    )
    assert json.loads(nodes)["bots"]["random"]["overrun"] is None
    assert json.loads(seconds)["bots"]["random"]["overrun"] == {"worst": 0.0, "late": 0}
    assert "late" in CliRunner().invoke(main, [*command, "--seconds", "5"]).stdout
