"""Measurements: what a decision, a clone, a view and a replay cost, and how peers fare beside us.

Our games and a peer's are played in turns within one run, so that a ratio means something.
"""

import platform
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any

from trickerion import Game, Options, replay
from trickerion.lab.simulation import play_randomly, random_action, random_game

ROUNDS = 4


class Tally:
    """Decisions and games made, and the seconds they took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0

    def run(self, play: Callable[[int], int], seconds: float) -> None:
        """Play whole games for about so many seconds."""
        began = perf_counter()
        while perf_counter() - began < seconds:
            self.decisions += play(self.games)
            self.games += 1
        self.seconds += perf_counter() - began

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def bench(seconds: float, options: Options) -> dict[str, Any]:
    """All figures of one run; times in microseconds."""
    ours, base, theirs = Tally(), Tally(), Tally()
    plain = Options(players=options.players)
    peer = catanatron_game if find_spec("catanatron") else None
    for _ in range(ROUNDS):
        ours.run(lambda seed: our_game(options, seed), seconds / ROUNDS)
        if options != plain:
            base.run(lambda seed: our_game(plain, seed), seconds / ROUNDS)
        if peer is not None:
            theirs.run(peer, seconds / ROUNDS)
    figures: dict[str, Any] = {
        "python": platform.python_version(),
        "engine": "pure Python",
        "options": options.to_dict(),
        "decisions_per_second": round(ours.decisions_per_second),
        "games_per_second": round(ours.games_per_second, 1),
        **costs(options),
    }
    for name, other in (("base_game", base), ("catanatron", theirs)):
        if other.games:
            figures[f"{name}_decisions_per_second"] = round(other.decisions_per_second)
            ratio = ours.decisions_per_second / other.decisions_per_second
            figures[f"ratio_to_{name}"] = round(ratio, 2)
    return figures


def our_game(options: Options, seed: int) -> int:
    return play_randomly(Game.new(options, seed), Random(seed))


def catanatron_game(seed: int) -> int:
    """One game of four random players of catanatron, if it is installed."""
    catanatron = import_module("catanatron")
    colors = list(catanatron.Color)
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors[:4]], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def costs(options: Options) -> dict[str, float]:
    """What single things cost in the middle of a game, in microseconds; memory in kB."""
    games = [midgame(options, seed) for seed in range(20)]
    records = [random_game(options, seed).record() for seed in range(5)]
    return {
        "clone_us": microseconds(lambda i: games[i % 20].clone(), 4000),
        "options_us": microseconds(lambda i: games[i % 20].options(games[i % 20].to_act[0]), 4000),
        "view_us": microseconds(lambda i: games[i % 20].view(0), 1000),
        "replay_us": microseconds(lambda i: replay(records[i % 5]), 20),
        "game_kb": memory(options),
    }


def midgame(options: Options, seed: int) -> Game:
    """A game after half of its random decisions."""
    chance = Random(seed)
    game = Game.new(options, seed)
    for _ in range(30 * options.players):
        if not game.over:
            game.play(random_action(game, chance))
    return game


def microseconds(work: Callable[[int], object], times: int) -> float:
    """The mean cost of a piece of work, the best of three series."""
    series = []
    for _ in range(3):
        began = perf_counter()
        for i in range(times):
            work(i)
        series.append((perf_counter() - began) / times * 1e6)
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
