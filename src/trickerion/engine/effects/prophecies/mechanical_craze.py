"""Mechanical Craze, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.names import number
from trickerion.engine.effects.prophecies.base import Craze


class MechanicalCraze(Craze):
    """PRO-10: setting up a Mechanical trick gives 2 Fame."""

    id: ClassVar[str] = "mechanical_craze"
    category: ClassVar[int] = number("category", "mechanical")
