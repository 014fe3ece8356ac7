"""Fine Tools, a Power."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.verbs import PREPARE
from trickerion.engine.effects.powers.base import CheaperAction


class FineTools(CheaperAction):
    """Prepare costs 1 AP less, but at least 1."""

    id: ClassVar[str] = "fine_tools"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "WS-1", "DA-5")
    verb: ClassVar[Verb] = PREPARE
