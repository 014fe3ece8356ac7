"""Marked Dice, a Power."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.verbs import SET_DIE
from trickerion.engine.effects.powers.base import CheaperAction


class MarkedDice(CheaperAction):
    """Set Die costs 1 AP less."""

    id: ClassVar[str] = "marked_dice"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-6", "DA-5")
    verb: ClassVar[Verb] = SET_DIE
