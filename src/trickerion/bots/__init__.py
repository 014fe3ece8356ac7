"""Computer opponents of several levels behind one interface; a bot knows only what its seat may."""

from typing import Final

from trickerion.bots.base import Advice, Bot, Budget, Misconduct, RandomBot
from trickerion.bots.legend import LegendBot
from trickerion.bots.magician import MagicianBot
from trickerion.bots.specialist import ApprenticeBot, SpecialistBot
from trickerion.bots.specs import BotMaker, is_spec, load

LEVELS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, ApprenticeBot, SpecialistBot, MagicianBot, LegendBot)
}
"""The levels a seat can be given, weakest first."""
STAND_IN: Final = "apprentice"
"""Plays on for a bot that failed: soundly, and within milliseconds."""

__all__ = [
    "LEVELS",
    "STAND_IN",
    "Advice",
    "Bot",
    "BotMaker",
    "Budget",
    "Misconduct",
    "bot_maker",
    "make_bot",
]


def make_bot(name: str, seat: int, seed: int = 0) -> Bot:
    """A bot of a level or a spec such as `my_bot.py:MyBot`; raises ValueError if there is none."""
    return bot_maker(name)(seat, seed)


def bot_maker(name: str) -> BotMaker:
    """What makes the bots of a level or a spec; raises ValueError if there is none."""
    if is_spec(name):
        return load(name)
    if name not in LEVELS:
        raise ValueError(
            f"bots: {name!r} is not one of {', '.join(LEVELS)}, nor a bot of your own such as "
            "my_bot.py:MyBot"
        )
    return LEVELS[name]
