"""Open Doors, a Power."""

from typing import ClassVar

from trickerion.engine.core.printed_facts import ANY
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Face, Seat
from trickerion.engine.effects.hooks import Effect


class OpenDoors(Effect):
    """Every Residence die counts as any category."""

    id: ClassVar[str] = "open_doors"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-1")

    def residence_face(self, state: State, seat: Seat, face: Face) -> int:
        return ANY
