"""Opponents: one interface, several levels. A bot receives only what its seat may know."""

from typing import Final

from trickerion.bots.bot import Advice, Bot, Budget, RandomBot
from trickerion.bots.magician import MagicianBot
from trickerion.bots.specialist import ApprenticeBot, SpecialistBot

LEVELS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, ApprenticeBot, SpecialistBot, MagicianBot)
}
"""The levels a seat can be given, the weakest first."""

__all__ = ["LEVELS", "Advice", "Bot", "Budget", "make_bot"]


def make_bot(level: str, seat: int, seed: int = 0) -> Bot:
    """A bot of a level; a ValueError says which there are."""
    if level not in LEVELS:
        raise ValueError(f"bot: {level!r} is not one of {', '.join(LEVELS)}")
    return LEVELS[level](seat, seed)
