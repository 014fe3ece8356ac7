"""Dubious Sources, a Special card of the Market Row."""

from typing import ClassVar

from trickerion.engine.boards.components import no_room, receive
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import UsedCard
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Seat
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.location import entry_of, placement_below


class DubiousSources(Effect):
    """SPC-25: in END-3 the owner receives the component on the Quick Order slot, if there is room
    for it; of several such cards, the one placed last gets it."""

    id: ClassVar[str] = "dubious_sources"
    rules: ClassVar[tuple[str, ...]] = ("MR-4", "CMP-1", "CMP-2", "END-3", "SPC-25")
    remembers: ClassVar[str] = "yes"

    def on_quick_ordered(self, state: State, seat: Seat, component: Component) -> None:
        state.remember(entry_of(state, placement_below(state)), 1)

    def on_orders_arrive(self, state: State, lasting: UsedCard) -> None:
        waiting = [e for e in state.lasting if e.card == lasting.card and e.memory]
        if not waiting or waiting[-1] is not lasting or state.quick_order == NONE:
            return
        if no_room(state.players[lasting.seat], state.quick_order, 1) is None:
            receive(state, lasting.seat, state.quick_order, 1)
