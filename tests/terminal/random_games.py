"""Random games for the tests of sentences and figures."""

from collections.abc import Iterator
from random import Random

from trickerion import Action, Game, Options

RESTING = ("pass", "done", "idle", "ready")


def games() -> Iterator[tuple[Game, Random]]:
    for seed in range(6):
        yield Game.new(Options(players=2 + seed % 3, beginner=seed % 2 == 0), seed), Random(seed)
    for seed in range(3):
        options = Options(players=2 + seed, dark_alley=True, prophecies=seed > 0)
        yield Game.new(options, seed), Random(seed)


def pick(game: Game, chance: Random) -> Action:
    """A random action, rather something than nothing, now and then a free one."""
    seat = game.to_act[0]
    free = game.free_options(seat)
    if free and chance.random() < 0.05:
        return chance.choice(free)
    options = game.options(seat)
    return chance.choice([a for a in options if a.kind not in RESTING] or options)


def dark_alley_games() -> Iterator[tuple[Game, Random]]:
    for seed in range(4):
        options = Options(players=2 + seed % 3, dark_alley=True, prophecies=True)
        yield Game.new(options, seed + 20), Random(seed)
