"""Generous Dealers, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.verbs import DRAW_FURTHER
from trickerion.engine.effects.prophecies.base import CheapAction


class GenerousDealers(CheapAction):
    """Draw Further Cards costs 1 AP."""

    id: ClassVar[str] = "generous_dealers"
    rules: ClassVar[tuple[str, ...]] = ("DA-2", "PRO-7")
    verb: ClassVar[Verb] = DRAW_FURTHER
