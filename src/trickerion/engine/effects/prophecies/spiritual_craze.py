"""Spiritual Craze, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.names import number
from trickerion.engine.effects.prophecies.base import Craze


class SpiritualCraze(Craze):
    """PRO-10: setting up a Spiritual trick gives 2 Fame."""

    id: ClassVar[str] = "spiritual_craze"
    category: ClassVar[int] = number("category", "spiritual")
