"""Open Residence, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.verbs import LEARN
from trickerion.engine.effects.prophecies.base import CheapAction


class OpenResidence(CheapAction):
    """Learn Trick costs 1 AP."""

    id: ClassVar[str] = "open_residence"
    rules: ClassVar[tuple[str, ...]] = ("DT-1", "DA-5", "PRO-7")
    verb: ClassVar[Verb] = LEARN
