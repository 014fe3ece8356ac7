"""Quick Study, a Power."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.verbs import LEARN
from trickerion.engine.effects.powers.base import CheaperAction


class QuickStudy(CheaperAction):
    """Learn Trick costs 1 AP less."""

    id: ClassVar[str] = "quick_study"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-1", "DA-5")
    verb: ClassVar[Verb] = LEARN
