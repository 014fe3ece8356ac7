"""The seats nobody sits at: bots that know no more than their seat may."""

from random import Random
from typing import Final

from trickerion import Action, Game

RESTING: Final = ("pass", "done", "idle", "ready")


class RandomBot:
    """Plays at random, but rather does something than nothing."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, game: Game, seat: int) -> Action:
        """An answer found in the game as the seat may imagine it."""
        imagined = game.imagine(seat, self.chance.getrandbits(64))
        options = imagined.options(seat)
        doing = [action for action in options if action.kind not in RESTING]
        return self.chance.choice(doing or options)
