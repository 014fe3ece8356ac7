"""Reschedule: markers move from one slot to another (THR-6)."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import SLOT_PLACES
from trickerion.engine.effects import in_force
from trickerion.engine.events import MARKER_RESCHEDULED
from trickerion.engine.frames import Question
from trickerion.engine.location import LocationAction, Placement
from trickerion.engine.names import NONE
from trickerion.engine.pieces import marker, marker_seat, marker_symbol
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.theater import (
    has_spot,
    pay_links,
    put_marker,
    shown,
    spot_candidates,
    spot_refusal,
)
from trickerion.engine.verbs import CHOOSE_SPOT, RESCHEDULE, RESCHEDULE_GUEST


class Reschedule(LocationAction):
    """THR-6: one of your markers to another free slot of any card; nothing is paid."""

    verb: Verb = RESCHEDULE
    kind: str = "reschedule"
    rule: str = "THR-6"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return marker_moves(state, placement.seat)

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        return marker_refusal(state, placement.seat, action.a)

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.push(MoveMarker(placement.seat, action.a, 0))


def marker_moves(state: State, seat: int) -> list[Action]:
    """THR-6: the markers on slots that a seat may move."""
    return [
        RESCHEDULE.of(seat, show.card * SLOT_PLACES + place)
        for show in state.theater
        for place, marker in enumerate(show.markers)
        if marker != NONE and may_move(state, seat, marker)
    ]


def marker_refusal(state: State, seat: int, spot: int) -> Refusal | None:
    """THR-6: why a seat may not move what lies on a spot."""
    card, place = divmod(spot, SLOT_PLACES)
    show = state.show_of(card)
    lying = NONE if show is None else show.markers[place]
    if lying == NONE or not may_move(state, seat, lying):
        return Refusal("THR-6", "not_your_marker")
    if not has_spot(state, marker_seat(lying), marker_symbol(lying), card):
        return Refusal("THR-6", "no_spot")
    return None


def may_move(state: State, seat: int, marker: int) -> bool:
    """THR-6: one's own markers."""
    if marker_seat(marker) == seat:
        return True
    return any(effect.moves_others() for effect in in_force(state, seat).moves_others)


class MoveMarker(Question):
    """THR-6: where does the marker go? `pays` is 1 if the links at its new place pay."""

    name: ClassVar[str] = "move_marker"
    fields: ClassVar[tuple[str, ...]] = ("seat", "spot", "pays")
    rule: ClassVar[str] = "THR-6"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT,)

    def __init__(self, seat: int, spot: int, pays: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.pays = pays

    def _marker(self, state: State) -> int:
        card, place = divmod(self.spot, SLOT_PLACES)
        return shown(state, card).markers[place]

    def holds(self, state: State, seat: int, symbol: int) -> bool:
        return self._marker(state) >> 2 == seat * 4 + symbol

    def candidates(self, state: State, seat: int) -> list[Action]:
        lying = self._marker(state)
        owner, symbol = marker_seat(lying), marker_symbol(lying)
        return spot_candidates(state, seat, owner, symbol, self.spot // SLOT_PLACES)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.a == self.spot:
            return Refusal("THR-6", "same_spot")
        lying = self._marker(state)
        owner, symbol = marker_seat(lying), marker_symbol(lying)
        return spot_refusal(state, owner, symbol, action.a, action.b, self.spot // SLOT_PLACES)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        card, place = divmod(self.spot, SLOT_PLACES)
        show = shown(state, card)
        lying, pieces = show.markers[place], show.pieces(place)
        owner, symbol = marker_seat(lying), marker_symbol(lying)
        show.clear(place)
        put_marker(state, action.a, marker(owner, symbol, action.b), pieces)
        trick = state.players[owner].tricks[symbol]
        state.tell(MARKER_RESCHEDULED, owner, trick, action.a, action.b)
        if self.pays:
            pay_links(state, self.seat, trick, action.a)


class RescheduleGuest(LocationAction):
    """SPC-3: a marker outside the slots may later be moved onto a slot."""

    verb: Verb = RESCHEDULE_GUEST
    kind: str = "reschedule"
    rule: str = "THR-6"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return guest_moves(state, placement.seat)

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        return guest_refusal(state, placement.seat, action.a)

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.push(MoveGuest(placement.seat, action.a, 0))


def guest_moves(state: State, seat: int) -> list[Action]:
    """SPC-3: the markers outside the slots that a seat may move."""
    return [
        RESCHEDULE_GUEST.of(seat, show.card * 16 + (guest >> 2))
        for show in state.theater
        for guest in show.guests
        if may_move(state, seat, guest)
    ]


def guest_refusal(state: State, seat: int, guest: int) -> Refusal | None:
    """SPC-3: why a seat may not move a marker outside the slots."""
    card, owner = divmod(guest, 16)
    show = state.show_of(card)
    if show is None or owner << 2 not in show.guests:
        return Refusal("SPC-3", "not_your_marker")
    if not may_move(state, seat, owner << 2):
        return Refusal("THR-6", "not_your_marker")
    if not has_spot(state, owner // 4, owner % 4, card):
        return Refusal("THR-6", "no_spot")
    return None


class MoveGuest(Question):
    """SPC-3: onto which slot does a marker go that lay outside?"""

    name: ClassVar[str] = "move_guest"
    fields: ClassVar[tuple[str, ...]] = ("seat", "guest", "pays")
    rule: ClassVar[str] = "SPC-3"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT,)

    def __init__(self, seat: int, guest: int, pays: int) -> None:
        super().__init__(seat)
        self.guest = guest
        self.pays = pays

    def holds(self, state: State, seat: int, symbol: int) -> bool:
        return self.guest % 16 == seat * 4 + symbol

    def candidates(self, state: State, seat: int) -> list[Action]:
        card, owner = divmod(self.guest, 16)
        return spot_candidates(state, seat, owner // 4, owner % 4, card)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        card, owner = divmod(self.guest, 16)
        return spot_refusal(state, owner // 4, owner % 4, action.a, action.b, card)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        card, owner = divmod(self.guest, 16)
        shown(state, card).guests.remove(owner << 2)
        put_marker(state, action.a, owner << 2 | action.b)
        trick = state.players[owner // 4].tricks[owner % 4]
        state.tell(MARKER_RESCHEDULED, owner // 4, trick, action.a, action.b)
        if self.pays:
            pay_links(state, self.seat, trick, action.a)


ACTIONS: Final[tuple[LocationAction, ...]] = (Reschedule(), RescheduleGuest())
