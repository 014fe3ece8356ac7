"""The policy for the Theater: which marker, which slot, which Performance."""

from typing import Final

from trickerion import Action
from trickerion.bots.evaluation import SHARD, YIELD_COIN, marker_value
from trickerion.bots.policy.situation import Situation
from trickerion.engine.boards.links import links_on
from trickerion.engine.boards.markers import shown
from trickerion.engine.boards.yields import lying_markers, printed_yield
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import (
    corner,
    marker_seat,
    marker_symbol,
    split_spot,
)
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import CARD_BONUS, CIRCLES, LEVEL
from trickerion.engine.core.state import State
from trickerion.engine.core.verbs import CHOOSE_SPOT, PERFORM
from trickerion.engine.locations.theater import ChooseSpot

SHARED_CARD: Final = 0.5
"""The extra value of a marker that joins others on the same card."""
LEAVING: Final = 4.0
"""The penalty for the card that is discarded at the end of the turn."""
OPEN_CIRCLE: Final = 0.15
SECOND_MARKER: Final = 0.3
"""The value of a second marker of a trick, which must wait on another card."""
RIVAL_YIELD: Final = 0.3
"""The weight of what rivals earn from a Performance."""
CARD_VALUE: Final = [
    fame + YIELD_COIN * coins + SHARD * shards for fame, coins, shards in CARD_BONUS
]
"""The value of the performer's bonus, by Performance card."""


def own_value(state: State, seat: int, show: PerformanceCard) -> float:
    """The value of a seat's markers on a card."""
    tricks = state.players[seat].tricks
    value = 0.0
    for marker in show.markers:
        if marker_seat(marker) == seat:
            value += marker_value(state, tricks[marker_symbol(marker)])
    for marker in show.guests:
        if marker_seat(marker) == seat:
            value += marker_value(state, tricks[marker_symbol(marker)])
    return value


def card_bonus(card: int) -> float:
    return CARD_VALUE[card]


def show_value(state: State, seat: int, show: PerformanceCard) -> float:
    """How good a card is for another marker."""
    value = own_value(state, seat, show) + card_bonus(show.card) + links_on(show)
    if state.turn >= 3 and show is state.theater[-1]:
        value -= LEAVING
    return SHARED_CARD * value


def target_show(state: State, seat: int) -> int:
    """The card the seat would perform now; NONE if there is none."""
    best, card = 0.0, NONE
    for show in state.theater:
        value = own_value(state, seat, show)
        if value > best:
            best, card = value, show.card
    return card


def set_up(state: State, situation: Situation, action: Action) -> float:
    """Markers that can join the card the seat would perform are worth the most."""
    seat = situation.seat
    value = marker_value(state, action.trick)
    target = state.show_of(target_show(state, seat))
    if target is not None and target.count(seat, situation.player.symbol_of(action.trick)):
        return SECOND_MARKER * value
    return value


def spots(state: State, seat: int, options: list[Action]) -> list[float]:
    """Good cards with links; a marker that is moved earns nothing for its links."""
    question = state.stack[-1]
    level = 0
    if isinstance(question, ChooseSpot):
        level = LEVEL[state.players[seat].tricks[question.symbol]]
    show = state.theater[0]
    value = show_value(state, seat, show)
    values = []
    for action in options:
        if action.verb is not CHOOSE_SPOT:
            values.append(0.0)
            continue
        card, place = split_spot(action.spot)
        if card != show.card:
            show = shown(state, card)
            value = show_value(state, seat, show)
        values.append(value + link_value(show, place, action.up, level))
    return values


def link_value(show: PerformanceCard, place: int, up: int, level: int) -> float:
    """The value of a marker's links in this rotation; its corners follow from `up`."""
    value = 0.0
    for circle in CIRCLES[show.card][place]:
        there = show.markers[circle.neighbour]
        if there == NONE:
            value += OPEN_CIRCLE
        elif corner(up, circle.corner) == corner(there, circle.neighbour_corner):
            value += level + 1 + (SHARD if circle.shard else 0.0)
    return value


def performances(state: State, seat: int, options: list[Action]) -> list[float]:
    return [
        performance_value(state, seat, action.performance) if action.verb is PERFORM else 0.0
        for action in options
    ]


def performance_value(state: State, seat: int, card: int) -> float:
    show = state.show_of(card)
    if show is None:
        return 0.0
    value = card_bonus(card) + links_on(show)
    for _, marker in lying_markers(show):
        owner = marker_seat(marker)
        trick = state.players[owner].tricks[marker_symbol(marker)]
        fame, coins, shards = printed_yield(state, trick)
        brings = fame + YIELD_COIN * coins + SHARD * shards
        value += brings if owner == seat else -RIVAL_YIELD * brings
    return value
