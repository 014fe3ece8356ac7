"""Humble Entrance, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

FAME_HIDDEN: Final = 2


class HumbleEntrance(Effect):
    """For the initiative order its owner counts as having less Fame."""

    id: ClassVar[str] = "humble_entrance"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "TURN-3")

    def initiative_fame(self, state: State, seat: Seat, fame: int) -> int:
        return fame - FAME_HIDDEN
