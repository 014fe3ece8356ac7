"""The Theater: weekdays and Set Up (THR-2 to THR-4)."""

from typing import ClassVar, Final

from trickerion.engine.boards.links import pay_links
from trickerion.engine.boards.markers import (
    has_spot,
    put_marker,
    spot_candidates,
    spot_refusal,
)
from trickerion.engine.boards.turn_setups import closed_weekday, open_weekdays
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import MARKER_SET_UP
from trickerion.engine.core.frames import TrickQuestion
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.packing import disk_seat, marker
from trickerion.engine.core.printed_facts import (
    MAGICIAN,
    THEATER_SLOT,
    WORKSHOP_SLOT,
    is_performance_slot,
    weekday_of,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat, Slot, Symbol, Weekday
from trickerion.engine.core.verbs import CHOOSE_SPOT, SET_UP
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.locations.location import LocationAction, Placement

PAY_FAME: Final = 0
PAY_COINS: Final = 1


def weekday_of_seat(state: State, seat: Seat) -> Weekday:
    """THR-2: the weekday on which a player is in the Theater, NONE if not there."""
    for slot in state.players[seat].where:
        if slot >= THEATER_SLOT and slot < WORKSHOP_SLOT:
            return weekday_of(slot)
    return NONE


def holder_of_weekday(state: State, weekday: Weekday) -> Seat:
    """THR-2: the player on a weekday, NONE if nobody."""
    first = THEATER_SLOT + 3 * weekday
    for slot in range(first, first + 3):
        if state.occupants[slot] != NONE:
            return disk_seat(state.occupants[slot])
    return NONE


def theater_slots(state: State, seat: Seat, character: Character) -> list[Slot]:
    """THR-2, THR-3: the free slots without a `theater_refusal`."""
    own = weekday_of_seat(state, seat)
    places = 3 if character == MAGICIAN else 2
    slots = []
    for weekday in open_weekdays(state):
        if own in (NONE, weekday) and holder_of_weekday(state, weekday) in (NONE, seat):
            first = THEATER_SLOT + 3 * weekday
            for slot in range(first, first + places):
                if state.occupants[slot] == NONE:
                    slots.append(slot)
    return slots


def theater_refusal(state: State, seat: Seat, character: Character, slot: Slot) -> Refusal | None:
    """THR-2, THR-3: one weekday each, and the performance slot is for Magicians."""
    if is_performance_slot(slot) and character != MAGICIAN:
        return Refusal("THR-3", "magician_only")
    weekday = weekday_of(slot)
    closed = closed_weekday(state, weekday)
    if closed is not None:
        return closed
    own = weekday_of_seat(state, seat)
    if own not in (NONE, weekday):
        return Refusal("THR-2", "other_weekday", weekday=name("weekday", own))
    holder = holder_of_weekday(state, weekday)
    if holder not in (NONE, seat):
        return Refusal("THR-2", "weekday_taken", weekday=name("weekday", weekday), seat=holder + 1)
    return None


# Set Up


class SetUpTrick(LocationAction):
    """THR-4: a marker from a trick card onto a free slot of a shown Performance card."""

    verb: Verb = SET_UP
    kind: str = "set_up_trick"
    rule: str = "THR-4"
    pieces: int = 1
    """The number of markers set up as one."""

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        player = state.players[placement.seat]
        return [
            self.verb.of(placement.seat, player.tricks[symbol])
            for symbol in range(4)
            if player.markers[symbol]
        ]

    def options(self, state: State, placement: Placement) -> list[Action]:
        seat = placement.seat
        player = state.players[seat]
        return [
            self.verb.of(seat, player.tricks[symbol])
            for symbol in range(4)
            if player.markers[symbol] >= self.pieces and self.has_place(state, seat, symbol)
        ]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        symbol = player.symbol_of(action.trick)
        if symbol == NONE:
            return Refusal("THR-4", "not_your_trick")
        if player.markers[symbol] < self.pieces:
            return Refusal("THR-4", "not_prepared")
        if self.has_place(state, placement.seat, symbol):
            return None
        return Refusal("TRK-3", "no_spot")

    def has_place(self, state: State, seat: Seat, symbol: Symbol) -> bool:
        """THR-4: is there a slot for the markers, or another place that an effect allows?"""
        if has_spot(state, seat, symbol):
            return True
        for effect in in_force(state, seat).spots_elsewhere:
            if effect.spots_elsewhere(state, seat, symbol, self.pieces):
                return True
        return False

    def do(self, state: State, placement: Placement, action: Action) -> None:
        symbol = state.players[placement.seat].symbol_of(action.trick)
        state.push(ChooseSpot(placement.seat, symbol, self.pieces))


class ChooseSpot(TrickQuestion):
    """THR-4: on which slot, in which rotation?"""

    name: ClassVar[str] = "choose_spot"
    fields: ClassVar[tuple[str, ...]] = ("seat", "symbol", "pieces")
    rule: ClassVar[str] = "THR-4"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT,)

    def __init__(self, seat: Seat, symbol: Symbol, pieces: int) -> None:
        super().__init__(seat, symbol)
        self.pieces = pieces

    def options(self, state: State, seat: Seat) -> list[Action]:
        actions = spot_candidates(state, seat, seat, self.symbol)
        for effect in in_force(state, seat).spots_elsewhere:
            actions += effect.spots_elsewhere(state, seat, self.symbol, self.pieces)
        return actions

    def accepts(self, state: State, action: Action) -> bool:
        return action.verb is CHOOSE_SPOT or any(
            action in effect.spots_elsewhere(state, self.seat, self.symbol, self.pieces)
            for effect in in_force(state, self.seat).spots_elsewhere
        )

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is CHOOSE_SPOT:
            return spot_refusal(state, self.seat, self.symbol, action.spot, action.up)
        return None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        player = state.players[self.seat]
        trick = player.tricks[self.symbol]
        player.add_markers(self.symbol, -self.pieces)
        if action.verb is CHOOSE_SPOT:
            lying = marker(self.seat, self.symbol, action.up)
            put_marker(state, action.spot, lying, self.pieces)
            state.tell(MARKER_SET_UP, self.seat, trick, action.spot, action.up)
        else:
            for effect in in_force(state, self.seat).set_up_elsewhere:
                effect.set_up_elsewhere(state, self.seat, self.symbol, action)
        for effect in in_force(state, self.seat).on_set_up:
            effect.on_set_up(state, self.seat, trick)
        if action.verb is CHOOSE_SPOT:
            pay_links(state, self.seat, trick, action.spot)


ACTIONS: Final[tuple[LocationAction, ...]] = (SetUpTrick(),)
