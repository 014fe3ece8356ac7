"""Empower, a Special card of Downtown."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

EMPOWERED_AP: Final = 3


class Empower(Effect):
    """SPC-19: Enhance Character gives this Character 3 AP, instead of any other amount."""

    id: ClassVar[str] = "empower"
    rules: ClassVar[tuple[str, ...]] = ("AP-2", "SPC-19")
    serves_action: ClassVar[bool] = False

    def enhance_ap(self, state: State, seat: Seat, ap: int) -> int:
        return EMPOWERED_AP
