"""Freelancer, a Special card of the Workshop."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.effects.hooks import Effect


class Freelancer(Effect):
    """SPC-16: the bonus is placement at any Location; it applies to no action."""

    id: ClassVar[str] = "freelancer"
    rules: ClassVar[tuple[str, ...]] = ("TURN-6", "AP-3", "SPC-16")
    serves_action: ClassVar[bool] = False

    def goes_anywhere(self, state: State, seat: Seat, character: Character) -> bool:
        return True
