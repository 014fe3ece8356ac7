"""Open Inn, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.verbs import HIRE
from trickerion.engine.effects.prophecies.base import CheapAction


class OpenInn(CheapAction):
    """Hire Character costs 1 AP."""

    id: ClassVar[str] = "open_inn"
    rules: ClassVar[tuple[str, ...]] = ("DT-4", "DA-5", "PRO-7")
    verb: ClassVar[Verb] = HIRE
