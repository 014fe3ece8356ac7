"""Guest Performer, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.boards.markers import is_full, shown
from trickerion.engine.core.actions import Action
from trickerion.engine.core.events import MARKER_SET_UP_OUTSIDE
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import marker
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.core.verbs import CHOOSE_OUTSIDE
from trickerion.engine.effects.hooks import Effect


class GuestPerformer(Effect):
    """SPC-3: the marker may lie on a Performance card outside its slots, full or not; there it has
    no corners and no links."""

    id: ClassVar[str] = "guest_performer"
    rules: ClassVar[tuple[str, ...]] = ("THR-4", "TRK-3", "SPC-3")

    def spots_elsewhere(
        self, state: State, seat: Seat, symbol: Symbol, pieces: int
    ) -> list[Action]:
        if pieces > 1:
            return []
        return [
            CHOOSE_OUTSIDE.of(seat, show.card)
            for show in state.theater
            if not is_full(state, show, seat, symbol, NONE)
        ]

    def set_up_elsewhere(self, state: State, seat: Seat, symbol: Symbol, action: Action) -> None:
        shown(state, action.performance).guests.append(marker(seat, symbol, 0))
        trick = state.players[seat].tricks[symbol]
        state.tell(MARKER_SET_UP_OUTSIDE, seat, trick, action.performance)
