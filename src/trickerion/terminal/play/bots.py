"""The bots at a table; they know only what their seat may know."""

from random import Random
from typing import Final

from trickerion import Action, Game
from trickerion.bots import Advice, Bot, Budget, make_bot

THINKING: Final = Budget(seconds=1.0)
ADVISER: Final = "magician"


class Opponents:
    """The bots at a table: their levels in the order of their seats, repeated if too few."""

    def __init__(self, levels: list[str], seed: int, people: int) -> None:
        self.levels = levels
        self.seed = seed
        self.people = people
        self.chance = Random(seed)
        self.bots: dict[int, Bot] = {}

    def choose(self, game: Game, seat: int) -> Action:
        """A decision based only on what the seat may know."""
        imagined = game.imagine(seat, self.chance.getrandbits(64))
        return self._bot(seat).decide(imagined, THINKING)

    def _bot(self, seat: int) -> Bot:
        if seat not in self.bots:
            level = self.levels[(seat - self.people) % len(self.levels)]
            self.bots[seat] = make_bot(level, seat, self.seed)
        return self.bots[seat]


def advise(game: Game, seat: int) -> list[Advice]:
    """What a good player would do with only the person's knowledge."""
    return make_bot(ADVISER, seat).advise(game.imagine(seat, len(game.history)), THINKING)
