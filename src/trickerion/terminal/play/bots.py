"""The bots at a table; they know only what their seat may know."""

from random import Random
from typing import Final

from trickerion import Action, Game
from trickerion.bots import STAND_IN, Bot, Budget, Misconduct, make_bot, referee
from trickerion.bots.hints import ADVISER, Hint, hint

THINKING: Final = Budget(seconds=1.0)


class Opponents:
    """The bots at a table: their levels in the order of their seats, repeated if too few."""

    def __init__(self, levels: list[str], seed: int, people: int) -> None:
        self.levels = levels
        self.seed = seed
        self.people = people
        self.chance = Random(seed)
        self.bots: dict[int, Bot] = {}
        self.failed = ""
        """Why a bot has just been replaced; empty once the table has reported it."""

    def choose(self, game: Game, seat: int) -> Action:
        """A decision based only on what the seat may know."""
        chance = self.chance.getrandbits(64)
        try:
            return referee.ask(self._bot(seat), seat, game, chance, THINKING)
        except Misconduct as error:
            self.failed = f"{self._level(seat)} {error}"
            referee.close(self.bots.get(seat))
            self.bots[seat] = make_bot(STAND_IN, seat, self.seed)
            return self.bots[seat].decide(game.imagine(seat, chance), THINKING)

    def close(self) -> None:
        for bot in self.bots.values():
            referee.close(bot)

    def _level(self, seat: int) -> str:
        return self.levels[(seat - self.people) % len(self.levels)]

    def _bot(self, seat: int) -> Bot:
        if seat not in self.bots:
            self.bots[seat] = referee.make(self._level(seat), seat, self.seed)
        return self.bots[seat]


def advise(game: Game, seat: int) -> Hint:
    """What a good player would do with only the person's knowledge."""
    return hint(make_bot(ADVISER, seat), game.imagine(seat, len(game.history)), THINKING)
