"""Measurements: what a decision, a clone, a view and a replay cost, and how peers fare beside us.

All games are played in turns within one run and timed by the processor's clock, so that a ratio
means something on a busy machine too.
"""

import platform
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import Any

from trickerion import COMPILED, Game, Options, replay
from trickerion.bots import Budget, make_bot
from trickerion.lab.contenders import Catanatron, Contender, Ours
from trickerion.lab.simulation import random_game

ROUNDS = 4
POSITIONS = 20
NODES = 200


class Tally:
    """Decisions and games made, and the seconds they took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.free = 0
        self.games = 0
        self.seconds = 0.0

    def run(self, play: Callable[[int], tuple[int, int]], seconds: float) -> None:
        """Play whole games for about so many seconds."""
        began = process_time()
        while process_time() - began < seconds:
            decisions, free = play(self.games)
            self.decisions += decisions
            self.free += free
            self.games += 1
        self.seconds += process_time() - began

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def rates(self) -> dict[str, float]:
        return {
            "decisions_per_second": round(self.decisions_per_second),
            "free_decisions_per_second": round(self.free / self.seconds),
            "games_per_second": round(self.games / self.seconds, 1),
        }


def engine() -> str:
    return "compiled" if COMPILED else "pure Python"


def bench(seconds: float, options: Options) -> dict[str, Any]:
    """All figures of one run; times in microseconds."""
    plain = Options(players=options.players)
    contenders: dict[str, Contender] = {"ours": Ours("", options)}
    if options != plain:
        contenders["base_game"] = Ours("", plain)
    if Catanatron().is_installed():
        contenders["catanatron"] = Catanatron()
    tallies = play_in_turns(list(contenders.values()), seconds)
    ours = tallies[0]
    figures: dict[str, Any] = {
        "python": platform.python_version(),
        "engine": engine(),
        "options": options.to_dict(),
        **ours.rates(),
        **costs(options),
    }
    for name, other in zip(list(contenders)[1:], tallies[1:], strict=True):
        figures[f"{name}_decisions_per_second"] = round(other.decisions_per_second)
        ratio = ours.decisions_per_second / other.decisions_per_second
        figures[f"ratio_to_{name}"] = round(ratio, 2)
    return figures


def play_in_turns(contenders: Sequence[Contender], seconds: float) -> list[Tally]:
    """Whole games of each for so many seconds, a part of each at a time."""
    tallies = [Tally() for _ in contenders]
    for _ in range(ROUNDS):
        for contender, tally in zip(contenders, tallies, strict=True):
            tally.run(partial(whole_game, contender), seconds / ROUNDS)
    return tallies


def whole_game(contender: Contender, seed: int) -> tuple[int, int]:
    return contender.play(contender.start(seed), Random(seed))


def compare(contenders: Sequence[Contender], seconds: float) -> list[dict[str, float]]:
    """For each contender: what it does in a second, and what single things cost in mid-game."""
    rates = [tally.rates() for tally in play_in_turns(contenders, seconds)]
    return [
        {**rate, **single_costs(contender), "playouts_per_second": playouts(contender, seconds)}
        for contender, rate in zip(contenders, rates, strict=True)
    ]


def single_costs(contender: Contender) -> dict[str, float]:
    games = [contender.midgame(seed) for seed in range(POSITIONS)]
    return {
        "clone_us": microseconds(lambda i: contender.clone(games[i % POSITIONS]), 1000),
        "options_us": microseconds(lambda i: contender.options(games[i % POSITIONS]), 1000),
    }


def playouts(contender: Contender, seconds: float) -> float:
    """How many random games from a middle to the end, each on a clone, in a second."""
    games = [contender.midgame(seed) for seed in range(POSITIONS)]

    def playout(seed: int) -> tuple[int, int]:
        return contender.play(contender.clone(games[seed % POSITIONS]), Random(seed))

    tally = Tally()
    tally.run(playout, seconds / ROUNDS)
    return tally.rates()["games_per_second"]


def magician_nodes(games: list[Game]) -> int:
    """How many turns of one player the magician plays in its mind in a second."""
    nodes = 0
    began = process_time()
    for game in games:
        seat = game.to_act[0]
        if len(game.options(seat)) > 1 and game.phase != "assignment":
            make_bot("magician", seat).decide(game.imagine(seat, 1), Budget(NODES))
            nodes += NODES
    return round(nodes / (process_time() - began))


def costs(options: Options) -> dict[str, float]:
    """What single things cost in the middle of a game, in microseconds; memory in kB."""
    ours = Ours("", options)
    games: list[Game] = [ours.midgame(seed) for seed in range(POSITIONS)]
    records = [random_game(options, seed).record() for seed in range(5)]
    return {
        **single_costs(ours),
        "view_us": microseconds(lambda i: games[i % POSITIONS].view(0), 1000),
        "replay_us": microseconds(lambda i: replay(records[i % 5]), 20),
        "playouts_per_second": playouts(ours, 2.0),
        "magician_nodes_per_second": magician_nodes(games),
        "game_kb": memory(options),
    }


def microseconds(work: Callable[[int], object], times: int) -> float:
    """The mean cost of a piece of work, the best of three series."""
    series = []
    for _ in range(3):
        began = process_time()
        for i in range(times):
            work(i)
        series.append((process_time() - began) / times * 1e6)
    return round(min(series), 1)


def memory(options: Options) -> float:
    """How much memory a finished game with its history holds, in kB."""
    random_game(options, 1)
    tracemalloc.start()
    game = random_game(options, 1)
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert game.over
    return round(size / 1000, 1)
