"""Trick markers on Performance cards: where they may go (TRK-1 to TRK-3)."""

from trickerion.engine.boards.neutral_markers import is_neutral
from trickerion.engine.core.actions import Action
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.packing import split_spot, spot_at
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import CARD_SLOTS, CATEGORY, ORIENTATIONS
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import (
    Category,
    PackedMarker,
    PerformanceNumber,
    Seat,
    Spot,
    Symbol,
)
from trickerion.engine.core.verbs import CHOOSE_SPOT
from trickerion.engine.effects.in_force import in_force


def shown(state: State, card: PerformanceNumber) -> PerformanceCard:
    """A Performance card that must be in the Theater."""
    show = state.show_of(card)
    assert show is not None
    return show


def symbol_limit(state: State, seat: Seat) -> int:
    """TRK-3: a Performance card does not hold two markers of the same player and symbol."""
    limit = 1
    for effect in in_force(state, seat).symbol_limit:
        limit = effect.symbol_limit(state, seat)
    return limit


def is_full(
    state: State, show: PerformanceCard, seat: Seat, symbol: Symbol, source: PerformanceNumber
) -> bool:
    """TRK-3: does a card already hold that symbol? A marker that moves from this card (`source`)
    does not count."""
    return show.count(seat, symbol) - (show.card == source) >= symbol_limit(state, seat)


def spot_refusal(
    state: State,
    seat: Seat,
    symbol: Symbol,
    spot: Spot,
    up: Category,
    source: PerformanceNumber = NONE,
) -> Refusal | None:
    """TRK-2, TRK-3: why a seat's marker, coming from the card `source` or from its trick card, may
    not lie on a spot in this rotation."""
    card, place = split_spot(spot)
    show = state.show_of(card)
    if show is None:
        return Refusal("THR-4", "not_shown")
    if place not in CARD_SLOTS[card]:
        return Refusal("THR-4", "no_such_slot")
    if is_neutral(show.markers[place]):
        return Refusal("DUEL-5", "neutral_spot")
    if show.markers[place] != NONE:
        return Refusal("THR-4", "spot_taken")
    if is_full(state, show, seat, symbol, source):
        return Refusal("TRK-3", "same_symbol")
    category = CATEGORY[state.players[seat].tricks[symbol]]
    if up not in ORIENTATIONS[card][place][category]:
        return Refusal("TRK-2", "wrong_corner", category=name("category", category))
    return None


def spot_candidates(
    state: State, chooser: Seat, seat: Seat, symbol: Symbol, source: PerformanceNumber = NONE
) -> list[Action]:
    """What a player may choose for a seat's marker: every free slot of every shown card without
    that symbol, in every rotation that TRK-2 allows."""
    category = CATEGORY[state.players[seat].tricks[symbol]]
    actions = []
    for show in state.theater:
        if is_full(state, show, seat, symbol, source):
            continue
        for place in CARD_SLOTS[show.card]:
            if show.markers[place] == NONE:
                spot = spot_at(show.card, place)
                for up in ORIENTATIONS[show.card][place][category]:
                    actions.append(CHOOSE_SPOT.of(chooser, spot, up))
    return actions


def has_spot(state: State, seat: Seat, symbol: Symbol, source: PerformanceNumber = NONE) -> bool:
    """Is there any legal slot for a marker?"""
    for show in state.theater:
        if has_spot_on(state, show, seat, symbol, source):
            return True
    return False


def has_spot_on(
    state: State,
    show: PerformanceCard,
    seat: Seat,
    symbol: Symbol,
    source: PerformanceNumber = NONE,
) -> bool:
    """Is there a legal slot for a marker on this card?"""
    if is_full(state, show, seat, symbol, source):
        return False
    for place in CARD_SLOTS[show.card]:
        if show.markers[place] == NONE:
            return True
    return False


def put_marker(state: State, spot: Spot, marker: PackedMarker, pieces: int = 1) -> None:
    """Put one marker, or a stack of two, on a slot."""
    card, place = split_spot(spot)
    shown(state, card).put(place, marker, pieces)
