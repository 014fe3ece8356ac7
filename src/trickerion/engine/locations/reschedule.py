"""Reschedule: markers move from one slot to another (THR-6)."""

from typing import ClassVar, Final

from trickerion.engine.boards.links import pay_links
from trickerion.engine.boards.markers import (
    has_spot,
    put_marker,
    shown,
    spot_candidates,
    spot_refusal,
)
from trickerion.engine.boards.neutral_markers import is_neutral
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import MARKER_RESCHEDULED
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import (
    guest_on,
    is_marker_of,
    marker,
    marker_seat,
    marker_symbol,
    split_guest,
    split_spot,
    spot_at,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PackedGuest, PackedMarker, Seat, Spot, Symbol
from trickerion.engine.core.verbs import CHOOSE_SPOT, RESCHEDULE, RESCHEDULE_GUEST
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.locations.location import LocationAction, Placement


class Reschedule(LocationAction):
    """THR-6: one of your markers to another free slot of any card; nothing is paid."""

    verb: Verb = RESCHEDULE
    kind: str = "reschedule"
    rule: str = "THR-6"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return marker_moves(state, placement.seat)

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        return marker_refusal(state, placement.seat, action.spot)

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.push(MoveMarker(placement.seat, action.spot, 0))


def marker_moves(state: State, seat: Seat) -> list[Action]:
    """THR-6: the markers on slots that a seat may move."""
    return [
        RESCHEDULE.of(seat, spot_at(show.card, place))
        for show in state.theater
        for place, marker in enumerate(show.markers)
        if marker != NONE and may_move(state, seat, marker)
    ]


def marker_refusal(state: State, seat: Seat, spot: Spot) -> Refusal | None:
    """THR-6: why a seat may not move the marker on a spot."""
    card, place = split_spot(spot)
    show = state.show_of(card)
    lying = NONE if show is None else show.markers[place]
    if is_neutral(lying):
        return Refusal("DUEL-5", "neutral_marker")
    if lying == NONE or not may_move(state, seat, lying):
        return Refusal("THR-6", "not_your_marker")
    if not has_spot(state, marker_seat(lying), marker_symbol(lying), card):
        return Refusal("THR-6", "no_spot")
    return None


def may_move(state: State, seat: Seat, marker: PackedMarker) -> bool:
    """THR-6: a player moves only their own markers. DUEL-5: nobody moves a neutral one."""
    if marker_seat(marker) == seat:
        return True
    if is_neutral(marker):
        return False
    for effect in in_force(state, seat).moves_others:
        if effect.moves_others():
            return True
    return False


class MoveMarker(Question):
    """THR-6: where does the marker go? `pays` is 1 if the links at its new place pay."""

    name: ClassVar[str] = "move_marker"
    fields: ClassVar[tuple[str, ...]] = ("seat", "spot", "pays")
    rule: ClassVar[str] = "THR-6"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT,)

    def __init__(self, seat: Seat, spot: Spot, pays: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.pays = pays

    def _marker(self, state: State) -> PackedMarker:
        card, place = split_spot(self.spot)
        return shown(state, card).markers[place]

    def holds(self, state: State, seat: Seat, symbol: Symbol) -> bool:
        return is_marker_of(self._marker(state), seat, symbol)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        lying, (card, _) = self._marker(state), split_spot(self.spot)
        return spot_candidates(state, seat, marker_seat(lying), marker_symbol(lying), card)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.spot == self.spot:
            return Refusal("THR-6", "same_spot")
        lying, (card, _) = self._marker(state), split_spot(self.spot)
        owner, symbol = marker_seat(lying), marker_symbol(lying)
        return spot_refusal(state, owner, symbol, action.spot, action.up, card)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        card, place = split_spot(self.spot)
        show = shown(state, card)
        lying, pieces = show.markers[place], show.pieces(place)
        owner, symbol = marker_seat(lying), marker_symbol(lying)
        show.clear(place)
        put_marker(state, action.spot, marker(owner, symbol, action.up), pieces)
        trick = state.players[owner].tricks[symbol]
        state.tell(MARKER_RESCHEDULED, self.seat, owner, trick, action.spot, action.up)
        if self.pays:
            pay_links(state, self.seat, trick, action.spot)


class RescheduleGuest(LocationAction):
    """SPC-3: a marker outside the slots may later be moved onto a slot."""

    verb: Verb = RESCHEDULE_GUEST
    kind: str = "reschedule"
    rule: str = "THR-6"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return guest_moves(state, placement.seat)

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        return guest_refusal(state, placement.seat, action.guest)

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.push(MoveGuest(placement.seat, action.guest, 0))


def guest_moves(state: State, seat: Seat) -> list[Action]:
    """SPC-3: the markers outside the slots that a seat may move."""
    return [
        RESCHEDULE_GUEST.of(seat, guest_on(show.card, guest))
        for show in state.theater
        for guest in show.guests
        if may_move(state, seat, guest)
    ]


def guest_refusal(state: State, seat: Seat, guest: PackedGuest) -> Refusal | None:
    """SPC-3: why a seat may not move a marker outside the slots."""
    card, lying = split_guest(guest)
    show = state.show_of(card)
    if show is None or lying not in show.guests:
        return Refusal("SPC-3", "not_your_marker")
    if not may_move(state, seat, lying):
        return Refusal("THR-6", "not_your_marker")
    if not has_spot(state, marker_seat(lying), marker_symbol(lying), card):
        return Refusal("THR-6", "no_spot")
    return None


class MoveGuest(Question):
    """SPC-3: which slot does a marker from outside the slots go to?"""

    name: ClassVar[str] = "move_guest"
    fields: ClassVar[tuple[str, ...]] = ("seat", "guest", "pays")
    rule: ClassVar[str] = "SPC-3"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT,)

    def __init__(self, seat: Seat, guest: PackedGuest, pays: int) -> None:
        super().__init__(seat)
        self.guest = guest
        self.pays = pays

    def holds(self, state: State, seat: Seat, symbol: Symbol) -> bool:
        return is_marker_of(split_guest(self.guest)[1], seat, symbol)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        card, lying = split_guest(self.guest)
        return spot_candidates(state, seat, marker_seat(lying), marker_symbol(lying), card)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        card, lying = split_guest(self.guest)
        owner, symbol = marker_seat(lying), marker_symbol(lying)
        return spot_refusal(state, owner, symbol, action.spot, action.up, card)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        card, lying = split_guest(self.guest)
        owner, symbol = marker_seat(lying), marker_symbol(lying)
        shown(state, card).guests.remove(lying)
        put_marker(state, action.spot, marker(owner, symbol, action.up))
        trick = state.players[owner].tricks[symbol]
        state.tell(MARKER_RESCHEDULED, self.seat, owner, trick, action.spot, action.up)
        if self.pays:
            pay_links(state, self.seat, trick, action.spot)


ACTIONS: Final[tuple[LocationAction, ...]] = (Reschedule(), RescheduleGuest())
