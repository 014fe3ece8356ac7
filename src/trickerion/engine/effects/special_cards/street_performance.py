"""Street Performance, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.boards.markers import has_spot, shown
from trickerion.engine.boards.yields import (
    Yield,
    changed,
    marker_at,
    modifier_of_day,
    printed_yield,
    stack_bonus,
    trick_at,
)
from trickerion.engine.core.actions import Action
from trickerion.engine.core.events import MARKERS_RETURNED
from trickerion.engine.core.frames import Offer
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import (
    SLOT_PLACES,
    is_marker_of,
    marker_seat,
    marker_symbol,
    split_guest,
    split_spot,
)
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import weekday_of
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PackedGuest, Seat, Spot, Symbol
from trickerion.engine.core.verbs import ACCEPT, RESCHEDULE_GUEST
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.location import Placement, placement_below
from trickerion.engine.locations.reschedule import MoveGuest, MoveMarker


class StreetPerformance(Effect):
    """SPC-5: instead of moving, the marker leaves its card and yields right away, so it need not be
    able to move."""

    id: ClassVar[str] = "street_performance"
    rules: ClassVar[tuple[str, ...]] = ("THR-6", "PRF-6", "SPC-5")

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        return None if refusal is not None and refusal.reason == "no_spot" else refusal

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        if action.verb is RESCHEDULE_GUEST:
            state.push(ChooseStreet(placement.seat, NONE, action.guest))
        else:
            state.push(ChooseStreet(placement.seat, action.spot, NONE))
        return True


class ChooseStreet(Offer):
    """SPC-5: does the marker leave its card (`accept`), or move after all (`pass`)? It lies on a
    spot, or outside the slots as a guest."""

    name: ClassVar[str] = "choose_street"
    asked_by: ClassVar[str] = "street_performance"
    fields: ClassVar[tuple[str, ...]] = ("seat", "spot", "guest")
    rule: ClassVar[str] = "SPC-5"

    def __init__(self, seat: Seat, spot: Spot, guest: PackedGuest) -> None:
        super().__init__(seat)
        self.spot = spot
        self.guest = guest

    def _marker(self, state: State) -> tuple[PerformanceCard, int]:
        """The card and the marker's index on it (see `lying_markers`)."""
        if self.guest == NONE:
            card, place = split_spot(self.spot)
            return shown(state, card), place
        card, lying = split_guest(self.guest)
        show = shown(state, card)
        return show, SLOT_PLACES + show.guests.index(lying)

    def holds(self, state: State, seat: Seat, symbol: Symbol) -> bool:
        return is_marker_of(marker_at(*self._marker(state)), seat, symbol)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        show, index = self._marker(state)
        lying = marker_at(show, index)
        can_move = has_spot(state, marker_seat(lying), marker_symbol(lying), show.card)
        return None if action.verb is ACCEPT or can_move else Refusal("THR-6", "no_spot")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ACCEPT:
            perform_in_the_street(state, self.seat, *self._marker(state))
        elif self.guest == NONE:
            state.push(MoveMarker(self.seat, self.spot, 0))
        else:
            state.push(MoveGuest(self.seat, self.guest, 0))


def perform_in_the_street(state: State, seat: Seat, show: PerformanceCard, index: int) -> None:
    """SPC-5: a marker, or a whole stack, yields once and returns to the supply."""
    fame, coins, shards = street_yield(state, seat, show, index)
    symbol = marker_symbol(marker_at(show, index))
    if index < SLOT_PLACES:
        pieces = show.pieces(index)
        show.clear(index)
    else:
        pieces = 1
        show.guests.pop(index - SLOT_PLACES)
    state.tell(MARKERS_RETURNED, seat, symbol, pieces)
    state.add_fame(seat, fame, StreetPerformance.id)
    state.add_coins(seat, coins, StreetPerformance.id)
    state.add_shards(seat, shards, StreetPerformance.id)


def street_yield(state: State, seat: Seat, show: PerformanceCard, index: int) -> Yield:
    """SPC-5, PRF-6: with the weekday of the Character that was placed with the card."""
    weekday = weekday_of(placement_below(state).slot)
    more = [modifier_of_day(state, seat, weekday), stack_bonus(state, show, index)]
    fame, coins, shards = printed_yield(state, trick_at(state, show, index))
    return changed(fame, more), changed(coins, more), shards
