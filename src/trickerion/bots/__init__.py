"""Computer opponents of several levels behind one interface; a bot knows only what its seat may."""

from typing import Final

from trickerion.bots.base import Advice, Bot, Budget, RandomBot
from trickerion.bots.magician import MagicianBot
from trickerion.bots.specialist import ApprenticeBot, SpecialistBot

LEVELS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, ApprenticeBot, SpecialistBot, MagicianBot)
}
"""The levels a seat can be given, weakest first."""

__all__ = ["LEVELS", "Advice", "Bot", "Budget", "make_bot"]


def make_bot(level: str, seat: int, seed: int = 0) -> Bot:
    """A bot of the given level; raises ValueError for an unknown level."""
    if level not in LEVELS:
        raise ValueError(f"bot: {level!r} is not one of {', '.join(LEVELS)}")
    return LEVELS[level](seat, seed)
