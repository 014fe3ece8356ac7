"""What the Heir scores at the end of a turn and of the game (HEIR-9)."""

from typing import Final

from trickerion.catalog.heir import (
    CHARACTERS_WITHOUT_FAME,
    COINS_PER_EXCHANGE,
    SHARD_FAME,
    SPECIAL_CARD_FAME,
)
from trickerion.engine.boards.yields import changed, lying_markers, printed_yield, trick_at
from trickerion.engine.core.events import TRICK_PERFORMED
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import SLOT_PLACES, marker_seat, spot_at
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.state import State
from trickerion.engine.heir.downtown import team_size
from trickerion.engine.heir.seat import HEIR, difficulty, tell_rule
from trickerion.engine.heir.tricks import tricks_of_level

LEFT_ON_CARDS: Final = -1
"""HEIR-9: the modifier of Fame and Coins for markers left on cards at the end."""


def exchange_coins(state: State) -> None:
    """HEIR-9: at the end of a turn each 10 Coins become Fame."""
    tens = state.players[HEIR].coins // COINS_PER_EXCHANGE
    if tens:
        tell_rule(state, "HEIR-9", "exchange", tens * COINS_PER_EXCHANGE)
        state.add_coins(HEIR, -tens * COINS_PER_EXCHANGE, "heir_exchange")
        state.add_fame(HEIR, tens * difficulty(state).fame_for_coins, "heir_exchange")


def score_markers(state: State) -> None:
    """HEIR-9: at the end of the game the markers on cards yield, with 1 Fame and 1 Coin less; then
    Coins are exchanged once more."""
    tell_rule(state, "HEIR-9", "markers_left")
    for show in state.theater:
        for index, marker in lying_markers(show):
            if marker_seat(marker) == HEIR:
                _score_marker(state, show, index)
    exchange_coins(state)


def _score_marker(state: State, show: PerformanceCard, index: int) -> None:
    trick = trick_at(state, show, index)
    fame, coins, shards = printed_yield(state, trick)
    spot = spot_at(show.card, index) if index < SLOT_PLACES else NONE
    state.tell(TRICK_PERFORMED, HEIR, trick, spot)
    state.add_fame(HEIR, changed(fame, [LEFT_ON_CARDS]), "yield")
    state.add_coins(HEIR, changed(coins, [LEFT_ON_CARDS]), "yield")
    state.add_shards(HEIR, shards, "yield")


def final_items(state: State) -> list[tuple[str, int]]:
    """HEIR-9: the items of the Heir's final scoring and their Fame, before the limit of FIN-4."""
    given = difficulty(state)
    extra = max(0, team_size(state) - CHARACTERS_WITHOUT_FAME)
    return [
        ("final_shards", SHARD_FAME * state.players[HEIR].shards),
        ("final_special_cards", SPECIAL_CARD_FAME * len(state.players[HEIR].hand)),
        ("final_tricks", given.trick_fame * tricks_of_level(state, 3)),
        ("final_characters", given.character_fame * extra),
    ]
