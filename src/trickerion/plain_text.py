"""Text that others wrote, fit to be shown: nothing in it moves a cursor or turns text around."""

from typing import Final

INVISIBLE: Final = "\u200c\u200d\u200e\u200f"
"""Joiners and direction marks that letters and emoji of many languages need."""


def plain(text: str) -> str:
    """A single line without control characters (terminal escapes, NUL), direction overrides and
    the like; any white space is a space."""
    return "".join(map(_plain_letter, text)) if not text.isprintable() else text


def plain_lines(text: str) -> str:
    """The same for text of several lines."""
    return "\n".join(map(plain, text.split("\n")))


def _plain_letter(letter: str) -> str:
    if letter.isprintable() or letter in INVISIBLE:
        return letter
    return " " if letter.isspace() else ""
