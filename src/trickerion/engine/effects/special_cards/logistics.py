"""Logistics, a Special card of the Market Row."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action
from trickerion.engine.core.events import STOCK_CHANGED
from trickerion.engine.core.names import number
from trickerion.engine.core.pieces import UsedCard
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.location import Placement, entry_of

BESIDE: Final = number("stock_place", "logistics_place")


class Logistics(Effect):
    """SPC-24: the ordered component goes beside the Buy area and is in stock for everyone this
    turn; it needs no free Order place and may be ordered already."""

    id: ClassVar[str] = "logistics"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-3", "MR-5", "END-3", "SPC-24")
    remembers: ClassVar[str] = "component"

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        return None

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        lay_beside(state, entry_of(state, placement), action.component)
        return True

    def stock_beside(self, lasting: UsedCard) -> Component:
        return lasting.memory - 1


def lay_beside(state: State, lasting: UsedCard, component: Component) -> None:
    """Put this component beside the Buy area."""
    state.remember(lasting, component + 1)
    state.tell(STOCK_CHANGED, lasting.seat, BESIDE, component)
