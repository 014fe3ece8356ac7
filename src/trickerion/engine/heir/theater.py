"""How the Heir sets up its tricks in the Theater (HEIR-7)."""

from typing import Final

from trickerion.engine.boards.links import give_link_shards, links_at, would_link
from trickerion.engine.boards.markers import has_spot, has_spot_on, put_marker, shown
from trickerion.engine.core.events import LINK_CREATED, MARKER_SET_UP
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import marker, marker_seat, split_spot, spot_at
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import (
    CARD_SLOTS,
    CATEGORY,
    CIRCLES,
    COORDINATES,
    LEVEL,
    ORIENTATIONS,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Category, PackedMarker, Place, Spot, Symbol
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.heir.seat import HEIR, PLAYER, difficulty, tell_rule
from trickerion.engine.heir.tricks import tricks_in_order
from trickerion.engine.phases.end_turn import FIRST_DISCARD_TURN

READING_ORDER: Final = [
    sorted(slots, key=lambda place: COORDINATES[place][::-1]) for slots in CARD_SLOTS
]
"""The slots of each Performance card, row by row from the left; a coordinate is column and row."""
LINK_WORTH: Final = 8
"""HEIR-7: more than all Shards of a slot's links, which count 1 each."""


def set_up(state: State, ap: int) -> None:
    """HEIR-7: as many markers as the AP give, one after the other."""
    table = difficulty(state).markers
    markers = table[min(ap, len(table)) - 1]
    tell_rule(state, "HEIR-7", "set_up", markers)
    for _ in range(markers):
        symbol = next_trick(state)
        if symbol != NONE:
            set_up_one(state, symbol)


def can_set_up(state: State) -> bool:
    """HEIR-7: nobody goes to the Theater who could set up nothing."""
    return next_trick(state) != NONE


def next_trick(state: State) -> Symbol:
    """HEIR-7: the leftmost trick with a marker for which there is a slot; NONE if there is none."""
    markers = state.players[HEIR].markers
    for symbol in tricks_in_order(state):
        if markers[symbol] and has_spot(state, HEIR, symbol):
            return symbol
    return NONE


def set_up_one(state: State, symbol: Symbol) -> None:
    """HEIR-7, THR-4: a marker of the trick goes on the best slot of the best card."""
    player = state.players[HEIR]
    trick = player.tricks[symbol]
    spot, up = best_spot(state, symbol, best_card(state, symbol))
    player.add_markers(symbol, -1)
    put_marker(state, spot, marker(HEIR, symbol, up))
    state.tell(MARKER_SET_UP, HEIR, trick, spot, up)
    for effect in in_force(state, HEIR).on_set_up:
        effect.on_set_up(state, HEIR, trick)
    pay_links(state, spot, LEVEL[trick])


# Which card


def best_card(state: State, symbol: Symbol) -> PerformanceCard:
    """HEIR-7: a card with its own markers, best with the player's too; else one with the player's;
    else the leftmost. The one about to leave comes last."""
    best, most = state.theater[0], NONE
    for show in state.theater:
        worth = _card_worth(state, show)
        if worth > most and has_spot_on(state, show, HEIR, symbol):
            best, most = show, worth
    return best


def _card_worth(state: State, show: PerformanceCard) -> int:
    """HEIR-7: staying counts more than the Heir's own markers, and those more than the player's."""
    worth = 0 if is_leaving(state, show) else 4
    if show.holds_any_of(HEIR):
        worth += 2
    if show.holds_any_of(PLAYER):
        worth += 1
    return worth


def is_leaving(state: State, show: PerformanceCard) -> bool:
    """END-4: does the card leave at the end of this turn?"""
    return state.turn >= FIRST_DISCARD_TURN and show is state.theater[-1]


# Which slot


def best_spot(state: State, symbol: Symbol, show: PerformanceCard) -> tuple[Spot, Category]:
    """HEIR-7: most links, then a Shard, then the topmost and leftmost slot."""
    category = CATEGORY[state.players[HEIR].tricks[symbol]]
    spot, best_up, most = NONE, NONE, NONE
    for place in READING_ORDER[show.card]:
        if show.markers[place] == NONE:
            for up in ORIENTATIONS[show.card][place][category]:
                worth = _links_worth(show, place, marker(HEIR, symbol, up))
                if worth > most:
                    spot, best_up, most = spot_at(show.card, place), up, worth
    return spot, best_up


def _links_worth(show: PerformanceCard, place: Place, lying: PackedMarker) -> int:
    """The links that a marker would make on a free slot, and their Shards."""
    worth = 0
    for circle in CIRCLES[show.card][place]:
        if would_link(show, lying, circle):
            worth += LINK_WORTH + 1 if circle.shard else LINK_WORTH
    return worth


def pay_links(state: State, spot: Spot, level: int) -> None:
    """HEIR-7, THR-5: each link pays the Heir Fame; a Shard goes to both sides as always."""
    card, place = split_spot(spot)
    show = shown(state, card)
    for circle in links_at(show, place):
        state.tell(LINK_CREATED, HEIR, spot, spot_at(card, circle.neighbour))
        if circle.shard:
            give_link_shards(state, HEIR, marker_seat(show.markers[circle.neighbour]))
        state.add_fame(HEIR, level, "link")
