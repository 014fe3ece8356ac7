"""Sanitizes untrusted text: no cursor movements, no reversed text."""

import re
from typing import Final

INVISIBLE: Final = "\u200c\u200d\u200e\u200f"
"""Joiners and direction marks that letters and emoji of many languages need."""

KEPT: Final = ("\n", "\u00a0", "\u202f")
SPLIT: Final = re.compile(f"([{''.join(KEPT)}])")


def plain(text: str) -> str:
    """A single line without control characters (terminal escapes, NUL), direction overrides and
    the like; any white space is a space."""
    return "".join(map(_plain_letter, text)) if not text.isprintable() else text


def plain_lines(text: str) -> str:
    """The same for text of several lines, in which no-break spaces stay."""
    return "".join(one if one in KEPT else plain(one) for one in SPLIT.split(text))


def _plain_letter(letter: str) -> str:
    if letter.isprintable() or letter in INVISIBLE:
        return letter
    return " " if letter.isspace() else ""
