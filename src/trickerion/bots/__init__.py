"""Computer opponents of several levels behind one interface; a bot knows only what its seat may."""

from functools import partial
from typing import Final

from trickerion.bots.base import Advice, Bot, Budget, Misconduct, RandomBot
from trickerion.bots.exploiters import EXPLOITERS
from trickerion.bots.leanings import Leaning
from trickerion.bots.legend import LegendBot
from trickerion.bots.magician import MagicianBot
from trickerion.bots.specialist import ApprenticeBot, SpecialistBot
from trickerion.bots.specs import BotMaker, is_spec, load
from trickerion.bots.styles import STYLES

LEVELS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, ApprenticeBot, SpecialistBot, MagicianBot, LegendBot)
}
"""The levels a seat can be given, weakest first."""
STAND_IN: Final = "apprentice"
"""Plays on for a bot that failed: soundly, and within milliseconds."""
LEANINGS: Final[dict[str, Leaning]] = {**STYLES, **EXPLOITERS}
"""What a bot of any level can want besides Fame: `magician:gambler`."""

__all__ = [
    "EXPLOITERS",
    "LEANINGS",
    "LEVELS",
    "STAND_IN",
    "STYLES",
    "Advice",
    "Bot",
    "BotMaker",
    "Budget",
    "Misconduct",
    "bot_maker",
    "is_level",
    "make_bot",
    "styled_levels",
]


def is_level(name: str) -> bool:
    """Whether a name is that of a level, with or without a leaning."""
    level, colon, leaning = name.partition(":")
    return level in LEVELS and (not colon or leaning in LEANINGS)


def styled_levels() -> list[str]:
    """Every level with every style, as players can choose them: `magician:gambler`."""
    return [f"{level}:{style}" for level in LEVELS for style in STYLES]


def make_bot(name: str, seat: int, seed: int = 0) -> Bot:
    """A bot of a level, with or without a leaning, or of a spec such as `my_bot.py:MyBot`; raises
    ValueError if there is none."""
    return bot_maker(name)(seat, seed)


def bot_maker(name: str) -> BotMaker:
    """What makes the bots of such a name; raises ValueError if there is none."""
    level, colon, leaning = name.partition(":")
    if level in LEVELS:
        return partial(_leaning_bot, level, _leaning(leaning)) if colon else LEVELS[level]
    if is_spec(name):
        return load(name)
    raise ValueError(
        f"bots: {name!r} is not one of {', '.join(LEVELS)}, nor a bot of your own such as "
        "my_bot.py:MyBot"
    )


def _leaning(name: str) -> Leaning:
    if name not in LEANINGS:
        raise ValueError(f"bots: {name!r} is not one of {', '.join(LEANINGS)}")
    return LEANINGS[name]


def _leaning_bot(level: str, leaning: Leaning, seat: int, seed: int) -> Bot:
    bot = LEVELS[level](seat, seed)
    bot.lean(leaning)
    return bot
