"""Workshop Exhibition, a Special card of the Market Row."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Seat
from trickerion.engine.effects.hooks import Effect


class WorkshopExhibition(Effect):
    """SPC-22: a Buy gives Fame equal to the Coins paid minus 1."""

    id: ClassVar[str] = "workshop_exhibition"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "SPC-22")

    def on_paid(self, state: State, seat: Seat, component: Component, coins: int) -> None:
        state.add_fame(seat, max(0, coins - 1), self.id)
