"""Optical Craze, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.names import number
from trickerion.engine.effects.prophecies.base import Craze


class OpticalCraze(Craze):
    """PRO-10: setting up an Optical trick gives 2 Fame."""

    id: ClassVar[str] = "optical_craze"
    category: ClassVar[int] = number("category", "optical")
