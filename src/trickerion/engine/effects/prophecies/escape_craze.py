"""Escape Craze, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.names import number
from trickerion.engine.effects.prophecies.base import Craze


class EscapeCraze(Craze):
    """PRO-10: setting up an Escape trick gives 2 Fame."""

    id: ClassVar[str] = "escape_craze"
    category: ClassVar[int] = number("category", "escape")
