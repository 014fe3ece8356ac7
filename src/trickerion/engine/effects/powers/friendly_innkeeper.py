"""Friendly Innkeeper, a Power."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.verbs import HIRE
from trickerion.engine.effects.powers.base import CheaperAction


class FriendlyInnkeeper(CheaperAction):
    """Hire Character costs 1 AP less."""

    id: ClassVar[str] = "friendly_innkeeper"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-4", "DA-5")
    verb: ClassVar[Verb] = HIRE
