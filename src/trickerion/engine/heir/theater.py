"""How the Heir sets up its tricks in the Theater (HEIR-7)."""

from trickerion.engine.boards.links import give_link_shards, links_at
from trickerion.engine.boards.markers import has_spot, is_full, put_marker, shown
from trickerion.engine.core.events import LINK_CREATED, MARKER_SET_UP
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import marker, marker_seat, split_spot, spot_at
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import (
    CARD_SLOTS,
    CATEGORY,
    COORDINATES,
    LEVEL,
    ORIENTATIONS,
    LinkCircle,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Category, Place, Spot, Symbol
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.heir.seat import HEIR, PLAYER, difficulty, tell_rule
from trickerion.engine.heir.tricks import tricks_in_order
from trickerion.engine.phases.end_turn import FIRST_DISCARD_TURN

Choice = tuple[int, int, str, str, int, int]
"""How good a slot and a rotation are, the best first: links, Shards, row, column; then which."""


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
    cards = [show for show in state.theater if _has_room(state, show, symbol)]
    return min(cards, key=lambda show: _card_key(state, show))


def _has_room(state: State, show: PerformanceCard, symbol: Symbol) -> bool:
    is_free = any(show.markers[place] == NONE for place in CARD_SLOTS[show.card])
    return is_free and not is_full(state, show, HEIR, symbol, NONE)


def _card_key(state: State, show: PerformanceCard) -> tuple[bool, int]:
    is_own, is_players = show.holds_any_of(HEIR), show.holds_any_of(PLAYER)
    return is_leaving(state, show), -2 * is_own - is_players


def is_leaving(state: State, show: PerformanceCard) -> bool:
    """END-4: does the card leave at the end of this turn?"""
    return state.turn >= FIRST_DISCARD_TURN and show is state.theater[-1]


# Which slot


def best_spot(state: State, symbol: Symbol, show: PerformanceCard) -> tuple[Spot, Category]:
    """HEIR-7: most links, then a Shard, then the topmost and leftmost slot."""
    category = CATEGORY[state.players[HEIR].tricks[symbol]]
    choices = [
        _choice(show, symbol, place, up)
        for place in CARD_SLOTS[show.card]
        if show.markers[place] == NONE
        for up in ORIENTATIONS[show.card][place][category]
    ]
    best = min(choices)
    return spot_at(show.card, best[4]), best[5]


def _choice(show: PerformanceCard, symbol: Symbol, place: Place, up: Category) -> Choice:
    links = links_with(show, symbol, place, up)
    shards = sum([circle.shard for circle in links])
    column, row = COORDINATES[place]
    return -len(links), -shards, row, column, place, up


def links_with(
    show: PerformanceCard, symbol: Symbol, place: Place, up: Category
) -> list[LinkCircle]:
    """The links that a marker would make on a free slot."""
    show.put(place, marker(HEIR, symbol, up), 1)
    links = links_at(show, place)
    show.clear(place)
    return links


def pay_links(state: State, spot: Spot, level: int) -> None:
    """HEIR-7, THR-5: each link pays the Heir Fame; a Shard goes to both sides as always."""
    card, place = split_spot(spot)
    show = shown(state, card)
    for circle in links_at(show, place):
        state.tell(LINK_CREATED, HEIR, spot, spot_at(card, circle.neighbour))
        if circle.shard:
            give_link_shards(state, HEIR, marker_seat(show.markers[circle.neighbour]))
        state.add_fame(HEIR, level, "link")
