"""Decisions per second and memory by number of players, module and turn."""

import tracemalloc
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final, NamedTuple

from trickerion import Game, Options
from trickerion.lab.play.simulation import play_turn
from trickerion.lab.reports.charts import line_chart

SHOWN: Final = [("base game", 2), ("base game", 4), ("with prophecies", 2), ("with prophecies", 4)]
"""The lines in the plot."""


class TurnCost(NamedTuple):
    """The cost of one turn in one kind of game."""

    kind: str
    players: int
    turn: int
    decisions_per_second: int
    game_kb: float


def kinds() -> dict[str, Options]:
    """The module combinations by name."""
    return {
        "base game": Options(),
        "Dark Alley": Options(dark_alley=True),
        "with prophecies": Options(dark_alley=True, prophecies=True),
    }


def growth(games: int) -> list[TurnCost]:
    """Measure random games of every kind and number of players."""
    return [
        cost
        for kind, options in kinds().items()
        for players in (2, 3, 4)
        for cost in costs_by_turn(kind, _seated(options, players), games)
    ]


def _seated(options: Options, players: int) -> Options:
    return Options.from_dict({**options.to_dict(), "players": players})


def costs_by_turn(kind: str, options: Options, games: int) -> list[TurnCost]:
    decisions = [0] * (options.last_turn + 2)
    seconds = [0.0] * len(decisions)
    for seed in range(games):
        _time_game(Game.new(options, seed), Random(seed), decisions, seconds)
    sizes = sizes_by_turn(options)
    return [
        TurnCost(kind, options.players, turn, round(decisions[turn] / seconds[turn]), sizes[turn])
        for turn in range(options.first_turn, options.last_turn + 1)
    ]


def _time_game(game: Game, rng: Random, decisions: list[int], seconds: list[float]) -> None:
    while not game.over:
        turn, began = game.turn, process_time()
        played = play_turn(game, rng)
        seconds[turn] += process_time() - began
        decisions[turn] += played


def sizes_by_turn(options: Options) -> dict[int, float]:
    """The memory of a clone at the end of each turn, history included, in kB."""
    game, rng, sizes = Game.new(options, 1), Random(1), dict[int, float]()
    while not game.over:
        turn = game.turn
        play_turn(game, rng)
        sizes[turn] = _size(game)
    return sizes


def _size(game: Game) -> float:
    game.clone()
    tracemalloc.start()
    twin = game.clone()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert twin.turn == game.turn
    return round(size / 1000, 1)


def plot(costs: Sequence[TurnCost], subtitle: str) -> str:
    """Decisions per second by turn as SVG, with a line for each kind of game."""
    lines: dict[str, list[float]] = {}
    for cost in costs:
        if (cost.kind, cost.players) in SHOWN:
            name = f"{cost.kind}, {cost.players} players"
            lines.setdefault(name, []).append(cost.decisions_per_second / 1000)
    ticks = [str(turn) for turn in range(1, max(cost.turn for cost in costs) + 1)]
    axes = ("turn", "thousand decisions per second")
    return line_chart("Random decisions per second by turn", subtitle, axes, ticks, lines)
