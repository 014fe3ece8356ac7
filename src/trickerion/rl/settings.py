"""Settings that several environments share."""

from collections.abc import Iterable
from typing import Final

ILLEGAL: Final = ("raise", "terminate")
"""What an illegal action does: raise a ValueError, or end the game as lost."""


def one_of(setting: str, value: str, known: Iterable[str]) -> str:
    """The value of a setting; a ValueError if it is none of the known ones."""
    if value not in known:
        raise ValueError(f"{setting}: {value!r} is not one of {', '.join(known)}")
    return value
