"""An estimate of the final Fame of Dahlgaard's Heir, which scores by rules of its own (HEIR-9)."""

from typing import Final

from trickerion.catalog.heir import COINS_PER_EXCHANGE
from trickerion.engine.boards.yields import lying_markers, printed_yield, trick_at
from trickerion.engine.core.packing import marker_seat
from trickerion.engine.core.state import State
from trickerion.engine.heir.scoring import final_items
from trickerion.engine.heir.seat import HEIR, difficulty
from trickerion.engine.phases.final_scoring import MOST_PER_ITEM

FAME_PER_TURN: Final = {"easy": 9.0, "normal": 12.0, "hard": 15.0}
"""What the Heir gains in a turn to come on average, its final scoring included."""


def heir_terms(state: State, left: int) -> list[float]:
    """The terms of the estimate in the order of a player's; `left` Performances are to come."""
    player = state.players[HEIR]
    shards, cards, tricks, team = [
        float(min(fame, MOST_PER_ITEM)) for _, fame in final_items(state)
    ]
    return [
        float(player.fame),
        player.coins * difficulty(state).fame_for_coins / COINS_PER_EXCHANGE,
        shards,
        cards,
        team,
        markers_value(state) + left * FAME_PER_TURN[state.setup_options.heir],
        0.0,
        tricks,
        0.0,
    ]


def markers_value(state: State) -> float:
    """HEIR-9: the Fame that the markers on Performance cards bring at least."""
    value = 0.0
    for show in state.theater:
        for index, marker in lying_markers(show):
            if marker_seat(marker) == HEIR:
                fame = printed_yield(state, trick_at(state, show, index))[0]
                value += max(0, fame - 1)
    return value
