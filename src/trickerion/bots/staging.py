"""On stage by instinct: which marker, which slot, which Performance."""

from typing import Final

from trickerion import Action
from trickerion.bots.worth import SHARD, YIELD_COIN, gain
from trickerion.engine.cardboard import (
    CARD_BONUS,
    CIRCLES,
    LEVEL,
    SLOT_PLACES,
)
from trickerion.engine.location import Placement
from trickerion.engine.names import NONE
from trickerion.engine.pieces import Show, corner
from trickerion.engine.state import State
from trickerion.engine.theater import ChooseSpot, links_on
from trickerion.engine.verbs import CHOOSE_SPOT, PERFORM
from trickerion.engine.yields import printed_yield

TOGETHER: Final = 0.5
"""How much markers on one card are worth more than apart."""
LEAVING: Final = 4.0
"""The card that leaves at the end of the turn, if it is not performed."""
OPEN_CIRCLE: Final = 0.15
ONCE_MORE: Final = 0.3
"""A second marker of a trick goes to another card and waits there."""
GRUDGE: Final = 0.3
"""What others earn counts against a Performance."""


def own_gain(state: State, seat: int, show: Show) -> float:
    """What a seat's markers on a card would bring it."""
    tricks = state.players[seat].tricks
    value = 0.0
    for marker in show.markers:
        if marker >> 4 == seat:
            value += gain(state, tricks[marker >> 2 & 3])
    for marker in show.guests:
        if marker >> 4 == seat:
            value += gain(state, tricks[marker >> 2 & 3])
    return value


def card_bonus(card: int) -> float:
    fame, coins, shards = CARD_BONUS[card]
    return fame + YIELD_COIN * coins + SHARD * shards


def show_value(state: State, seat: int, show: Show) -> float:
    """How good a card is to put a marker on."""
    value = own_gain(state, seat, show) + card_bonus(show.card) + links_on(show)
    if state.turn >= 3 and show is state.theater[-1]:
        value -= LEAVING
    return TOGETHER * value


def target_show(state: State, seat: int) -> int:
    """The card one would perform now; NONE if there is none."""
    best, card = 0.0, NONE
    for show in state.theater:
        value = own_gain(state, seat, show)
        if value > best:
            best, card = value, show.card
    return card


def set_up(state: State, placement: Placement, action: Action) -> float:
    """A marker that comes to the others on the card one would perform is worth most."""
    seat = placement.seat
    value = gain(state, action.a)
    target = state.show_of(target_show(state, seat))
    if target is not None and target.count(seat, state.players[seat].symbol_of(action.a)):
        return ONCE_MORE * value
    return value


def spots(state: State, seat: int, options: list[Action]) -> list[float]:
    """A good card, and links there; a marker that is moved makes none that pay."""
    question = state.stack[-1]
    level = 0
    if isinstance(question, ChooseSpot):
        level = LEVEL[state.players[seat].tricks[question.symbol]]
    cards: dict[int, float] = {}
    shows: dict[int, Show] = {}
    for show in state.theater:
        cards[show.card] = show_value(state, seat, show)
        shows[show.card] = show
    values = []
    for action in options:
        if action.verb is CHOOSE_SPOT:
            card, place = divmod(action.a, SLOT_PLACES)
            values.append(cards[card] + link_value(shows[card], place, action.b, level))
        else:
            values.append(0.0)
    return values


def link_value(show: Show, place: int, up: int, level: int) -> float:
    """What the links of a marker in this rotation bring; `up` alone tells its corners."""
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
        performance_value(state, seat, action.a) if action.verb is PERFORM else 0.0
        for action in options
    ]


def performance_value(state: State, seat: int, card: int) -> float:
    show = state.show_of(card)
    if show is None:
        return 0.0
    value = card_bonus(card) + links_on(show)
    for marker in (*show.markers, *show.guests):
        if marker != NONE:
            owner = marker >> 4
            fame, coins, shards = printed_yield(state, state.players[owner].tricks[marker >> 2 & 3])
            brings = fame + YIELD_COIN * coins + SHARD * shards
            value += brings if owner == seat else -GRUDGE * brings
    return value
