"""The learned evaluation: a linear model of a seat's final Fame, for positions between two turns.

The weights in `learned_evaluation.json` are fitted to the results of many games (`trickerion
learn`), separately for each number of remaining Performances.
"""

import json
from pathlib import Path
from typing import Final

from trickerion.bots.evaluation import (
    PRINTED_VALUE,
    TERMS,
    USEFUL_COINS,
    end_bonus,
    missing_cost,
    performances_left,
    performances_value,
    prospects,
    special_cards_value,
    team_ap,
)
from trickerion.bots.heir_evaluation import heir_terms
from trickerion.bots.power_values import SHARD_LOSS, powers_value
from trickerion.engine.boards.components import counted
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import marker_seat
from trickerion.engine.core.pieces import SUPPLY, PlayerBoard
from trickerion.engine.core.printed_facts import ASSISTANT, ENGINEER, MANAGER, PRICE
from trickerion.engine.core.state import State
from trickerion.engine.heir.seat import is_heir

FEATURES: Final = {
    "always": "fame",
    "fame": "fame",
    "initiative": "fame",
    "coins": "coins",
    "shards": "shards",
    "special_cards": "cards",
    "manager": "team",
    "engineer": "team",
    "assistant": "team",
    "third_specialist": "team",
    "apprentices": "team",
    "further_apprentices": "team",
    "best_trick": "shows",
    "second_trick": "shows",
    "third_trick": "shows",
    "shows": "shows",
    "markers": "work",
    "marked_tricks": "work",
    "on_stage": "work",
    "components": "work",
    "missing": "work",
    "end_bonuses": "bonuses",
}
"""The features of a position, each with the evaluation term it belongs to."""
TERM_OF_FEATURE: Final = [TERMS.index(term) for term in FEATURES.values()]
FILE: Final = Path(__file__).with_name("learned_evaluation.json")

Weights = dict[str, dict[int, list[float]]]
"""By the kind of game and the number of remaining Performances: a weight for each feature."""


def read(text: str) -> Weights:
    """Parse weights from JSON."""
    return {
        kind: {
            int(left): [weights.get(feature, 0.0) for feature in FEATURES]
            for left, weights in rows.items()
        }
        for kind, rows in json.loads(text).items()
    }


WEIGHTS: Final = read(FILE.read_text(encoding="utf-8"))


def kind_of_game(dark_alley: bool) -> str:
    return "dark_alley" if dark_alley else "base"


def learned_terms(state: State, seat: int) -> list[float]:
    """The terms of the estimate, in the order of TERMS."""
    value = [0.0] * len(TERMS)
    if not state.stack:
        value[0] = float(state.players[seat].fame)
        return value
    if is_heir(state.setup_options, seat):
        return heir_terms(state, performances_left(state))
    table = WEIGHTS[kind_of_game(state.setup_options.dark_alley)]
    weights = table[min(max(1, performances_left(state)), len(table))]
    for index, feature in enumerate(features(state, seat)):
        value[TERM_OF_FEATURE[index]] += weights[index] * feature
    if state.setup_options.powers:
        value[TERMS.index("shards")] -= SHARD_LOSS * state.players[seat].shards
        value[TERMS.index("powers")] = powers_value(state, seat, performances_left(state))
    return value


def features(state: State, seat: int) -> list[float]:
    """The features of a position, in the order of FEATURES."""
    player = state.players[seat]
    left = performances_left(state)
    team = team_ap(player)
    initiative = state.initiative.index(seat) / (state.setup_options.seats - 1)
    return [
        1.0,
        float(player.fame),
        initiative,
        useful_coins(player.coins),
        float(player.shards),
        special_cards_value(player, left),
        *team_features(player, team),
        *trick_features(player),
        performances_value(prospects(state, player), team, left),
        *progress_features(state, seat, player),
    ]


def useful_coins(coins: int) -> float:
    """Coins beyond what can be spent count half."""
    return min(coins, USEFUL_COINS) + max(0, coins - USEFUL_COINS) / 2


def team_features(player: PlayerBoard, team: list[int]) -> list[float]:
    apprentices = team.count(1)
    return [
        float(player.where[MANAGER] != SUPPLY),
        float(player.where[ENGINEER] != SUPPLY),
        float(player.where[ASSISTANT] != SUPPLY),
        float(team.count(2) > 2),
        float(apprentices),
        float(max(0, apprentices - 2)),
    ]


def trick_features(player: PlayerBoard) -> list[float]:
    """The marker values of the three best tricks."""
    values = [PRINTED_VALUE[trick] for trick in player.tricks if trick != NONE]
    values.sort(reverse=True)
    return [*values, 0.0, 0.0, 0.0][:3]


def progress_features(state: State, seat: int, player: PlayerBoard) -> list[float]:
    on_stage = 0
    for show in state.theater:
        for marker in show.markers:
            on_stage += marker_seat(marker) == seat
    components = 0
    for component, price in enumerate(PRICE):
        components += counted(player, component) * price
    missing = 0.0
    bonuses = 0.0
    for trick in player.tricks:
        if trick != NONE:
            missing += missing_cost(state, player, trick)
            bonuses += end_bonus(player, trick)
    marked = [markers for markers in player.markers if markers]
    return [
        float(sum(marked)),
        float(len(marked)),
        float(on_stage),
        float(components),
        missing,
        bonuses,
    ]
