"""The host's own bots, which players can choose like a level."""

import logging
from collections import Counter
from collections.abc import Mapping
from typing import Final

from trickerion.bots import LEVELS, STAND_IN, is_level
from trickerion.bots.specs import load, short_name, split_names
from trickerion.plain_text import plain

LOG: Final = logging.getLogger("trickerion.server")
LONGEST_NAME: Final = 30
"""A second one at a table has a number after its name."""
MOST_FAILURES: Final = 3
"""After as many in a row, a bot no longer plays."""


def read_extra_bots(written: str) -> dict[str, str]:
    """The specs of `my_bot.py:MyBot,deep=program:./my_bot --deep` by their names; a ValueError says
    what is wrong."""
    found: dict[str, str] = {}
    for one in split_names(written) if written.strip() else []:
        name, spec = _named(one)
        load(spec)
        name = name or short_name(spec)
        _check_name(name, [*LEVELS, *found])
        found[name] = spec
    return found


def _named(written: str) -> tuple[str, str]:
    """The name, if one is given, and the spec."""
    name, equals, spec = written.partition("=")
    return (name.strip(), spec.strip()) if equals and ":" not in name else ("", written)


def _check_name(name: str, taken: list[str]) -> None:
    if name != plain(name).strip() or not 0 < len(name) <= LONGEST_NAME:
        raise ValueError(f"bots: {plain(name)!r} is no name of 1 to {LONGEST_NAME} characters")
    if name.casefold() in map(str.casefold, taken):
        raise ValueError(f"bots: two are called {name}; name one, as in other=my_bot.py:MyBot")


class ExtraBots:
    """Which of the host's bots may play: one that keeps failing may not, until a restart."""

    def __init__(self, specs: Mapping[str, str]) -> None:
        self.specs = specs
        self.failures: Counter[str] = Counter()

    def player(self, level: str) -> str:
        """Who decides for a level: the bot itself or, if it can't, the stand-in."""
        if level in self.specs and self.failures[level] < MOST_FAILURES:
            return self.specs[level]
        return level if is_level(level) else STAND_IN

    def note_success(self, level: str) -> None:
        self.failures[level] = 0

    def note_failure(self, level: str, reason: str) -> None:
        self.failures[level] += 1
        more = "" if self.failures[level] < MOST_FAILURES else "; it plays no more"
        LOG.warning("extra bot failed: %s %s%s", level, reason, more)
