"""The Heir's tricks: always prepared, in the order of their yield (HEIR-1, HEIR-5, HEIR-8)."""

from typing import Final

from trickerion.engine.boards.components import ON_BOARD
from trickerion.engine.boards.tricks import put_markers, put_trick, return_trick
from trickerion.engine.core.events import SHOPPING_LIST_CHANGED
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.packing import has_bit, with_bit
from trickerion.engine.core.printed_facts import (
    COINS,
    FAME,
    LEVEL,
    MARKERS,
    NEEDS,
    PRICE,
    SHARDS,
    THRESHOLD,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Symbol, TrickNumber
from trickerion.engine.heir.seat import HEIR

LEVELS: Final = sorted(set(zip(LEVEL, THRESHOLD, strict=True)), reverse=True)
"""The Fame that each level of tricks asks for, the highest first."""


def _yield_key(trick: TrickNumber) -> tuple[int, int, int, int]:
    return FAME[trick], SHARDS[trick], COINS[trick], -trick


BY_YIELD: Final = sorted(range(len(FAME)), key=_yield_key, reverse=True)
"""All tricks by falling yield."""
RANK: Final = [BY_YIELD.index(trick) for trick in range(len(FAME))]
"""The place of each trick in that order."""


def tricks_in_order(state: State) -> list[Symbol]:
    """HEIR-1: the symbols of the Heir's tricks from left to right: by falling yield in Fame, then
    in Shards, then in Coins."""
    tricks = state.players[HEIR].tricks
    ranks = [RANK[trick] for trick in tricks if trick != NONE]
    ranks.sort()
    return [tricks.index(BY_YIELD[rank]) for rank in ranks]


def highest_level(state: State) -> int:
    """The highest level of tricks that the Heir's Fame allows (DT-2)."""
    fame = state.players[HEIR].fame
    for level, threshold in LEVELS:
        if fame >= threshold:
            return level
    return 1


def tricks_of_level(state: State, level: int) -> int:
    """How many tricks of a level the Heir has."""
    count = 0
    for trick in state.players[HEIR].tricks:
        if trick != NONE and LEVEL[trick] == level:
            count += 1
    return count


def receive(state: State, trick: TrickNumber) -> None:
    """HEIR-1, HEIR-5: a trick comes prepared; without a free slot it replaces the one of lowest
    yield. What it needs goes on the shopping list."""
    player = state.players[HEIR]
    if NONE not in player.tricks:
        return_trick(state, HEIR, tricks_in_order(state)[-1])
    symbol = put_trick(state, HEIR, trick, ON_BOARD)
    put_markers(state, HEIR, symbol, MARKERS[trick])
    for component, _ in NEEDS[trick]:
        state.shopping_list = with_bit(state.shopping_list, component)
    tell_list(state)


def basic_types(trick: TrickNumber) -> int:
    """How many types of Basic components a trick needs."""
    return sum([PRICE[component] == 1 for component, _ in NEEDS[trick]])


def wanted(state: State) -> list[Component]:
    """HEIR-1: the components on the shopping list."""
    return [c for c in range(len(PRICE)) if has_bit(state.shopping_list, c)]


def tell_list(state: State) -> None:
    if state.events is not None:
        names = [name("component", component) for component in wanted(state)]
        state.tell(SHOPPING_LIST_CHANGED, HEIR, names)
