"""Thirst for Knowledge, a Special card of Downtown."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.printed_facts import ANY, X
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Face, Seat
from trickerion.engine.effects.hooks import Effect


class ThirstForKnowledge(Effect):
    """Learn a trick of any category with any die (not X), for 1 AP less (DA-5)."""

    id: ClassVar[str] = "thirst_for_knowledge"
    rules: ClassVar[tuple[str, ...]] = ("DT-1", "DA-5")

    def residence_face(self, state: State, seat: Seat, face: Face) -> int:
        return face if face == X else ANY

    def action_cost(self, state: State, seat: Seat, verb: Verb, ap: int) -> int:
        return max(0, ap - 1)
