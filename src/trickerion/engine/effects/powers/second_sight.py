"""Second Sight, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class SecondSight(Effect):
    """Both cards of a drawn pair are kept."""

    id: ClassVar[str] = "second_sight"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DA-1", "DA-2")

    def keeps_both(self, state: State, seat: Seat) -> bool:
        return True
