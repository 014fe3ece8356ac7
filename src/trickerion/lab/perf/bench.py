"""Benchmarks: the cost of a decision, a clone, a view and a replay, compared with other engines.

The engines take turns within one run and are timed in CPU seconds, so that ratios hold on a busy
machine too.
"""

import platform
import sysconfig
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import Any

from trickerion import COMPILED, Game, Options, replay
from trickerion.bots import Budget, make_bot
from trickerion.lab.perf.peers import Catanatron, GameEngine, Trickerion
from trickerion.lab.play.simulation import random_game

ROUNDS = 4
POSITIONS = 20
NODES = 200


class Tally:
    """Decisions and games played, and the CPU seconds they took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.free = 0
        self.games = 0
        self.seconds = 0.0

    def run(self, play: Callable[[int], tuple[int, int]], seconds: float) -> None:
        """Play whole games for about this many seconds."""
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

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    def rates(self) -> dict[str, float]:
        return {
            "decisions_per_second": round(self.decisions_per_second),
            "free_decisions_per_second": round(self.free / self.seconds),
            "games_per_second": round(self.games_per_second, 1),
        }


def build_name() -> str:
    return "compiled" if COMPILED else "pure Python"


def python_name() -> str:
    """The version of Python, and whether it was built with profile-guided optimization."""
    built = sysconfig.get_config_var("CONFIG_ARGS") or ""
    pgo = "with" if "--enable-optimizations" in built else "without"
    return f"Python {platform.python_version()} {pgo} PGO"


def bench(seconds: float, options: Options) -> dict[str, Any]:
    """All figures of one run, with times in microseconds."""
    plain = Options(players=options.players)
    engines: dict[str, GameEngine] = {"ours": Trickerion("", options)}
    if options != plain:
        engines["base_game"] = Trickerion("", plain)
    if Catanatron().is_installed():
        engines["catanatron"] = Catanatron()
    tallies = play_in_turns(list(engines.values()), seconds)
    ours = tallies[0]
    figures: dict[str, Any] = {
        "python": python_name(),
        "engine": build_name(),
        "options": options.to_dict(),
        **ours.rates(),
        **costs(options),
    }
    for name, other in zip(list(engines)[1:], tallies[1:], strict=True):
        figures[f"{name}_decisions_per_second"] = round(other.decisions_per_second)
        ratio = ours.decisions_per_second / other.decisions_per_second
        figures[f"ratio_to_{name}"] = round(ratio, 2)
    return figures


def play_in_turns(
    engines: Sequence[GameEngine], seconds: float, rounds: int = ROUNDS
) -> list[Tally]:
    """Play whole games of each engine for this many seconds, alternating between them."""
    tallies = [Tally() for _ in engines]
    for _ in range(rounds):
        for engine, tally in zip(engines, tallies, strict=True):
            tally.run(partial(whole_game, engine), seconds / rounds)
    return tallies


def whole_game(engine: GameEngine, seed: int) -> tuple[int, int]:
    return engine.play(engine.start(seed), Random(seed))


def compare(engines: Sequence[GameEngine], seconds: float) -> list[dict[str, float]]:
    """For each engine, its rates per second and the cost of single operations in mid-game."""
    rates = [tally.rates() for tally in play_in_turns(engines, seconds)]
    return [
        {**rate, **single_costs(engine), "playouts_per_second": playouts(engine, seconds)}
        for engine, rate in zip(engines, rates, strict=True)
    ]


def single_costs(engine: GameEngine) -> dict[str, float]:
    games = [engine.midgame(seed) for seed in range(POSITIONS)]
    return {
        "clone_us": microseconds(lambda i: engine.clone(games[i % POSITIONS]), 1000),
        "options_us": microseconds(lambda i: engine.options(games[i % POSITIONS]), 1000),
    }


def playouts(engine: GameEngine, seconds: float) -> float:
    """How many clones of mid-game positions are played to the end per second."""
    games = [engine.midgame(seed) for seed in range(POSITIONS)]

    def playout(seed: int) -> tuple[int, int]:
        return engine.play(engine.clone(games[seed % POSITIONS]), Random(seed))

    tally = Tally()
    tally.run(playout, seconds / ROUNDS)
    return tally.rates()["games_per_second"]


def magician_nodes(games: list[Game]) -> int:
    """How many nodes the magician searches per second."""
    nodes = 0
    began = process_time()
    for game in games:
        seat = game.to_act[0]
        if len(game.options(seat)) > 1 and game.phase != "assignment":
            make_bot("magician", seat).decide(game.imagine(seat, 1), Budget(NODES))
            nodes += NODES
    return round(nodes / (process_time() - began))


def costs(options: Options) -> dict[str, float]:
    """The cost of single operations in mid-game, in microseconds; memory in kB."""
    ours = Trickerion("", options)
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
    """The mean cost of an operation, in the best of three series."""
    series = []
    for _ in range(3):
        began = process_time()
        for i in range(times):
            work(i)
        series.append((process_time() - began) / times * 1e6)
    return round(min(series), 1)


def memory(options: Options) -> float:
    """The memory of a finished game with its history, in kB."""
    random_game(options, 1)
    tracemalloc.start()
    game = random_game(options, 1)
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert game.over
    return round(size / 1000, 1)
