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
SHARDS: Final = TERMS.index("shards")
POWERS: Final = TERMS.index("powers")
KINDS: Final = ["base", "dark_alley"]
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
ROWS: Final = [[WEIGHTS[kind][left] for left in sorted(WEIGHTS[kind])] for kind in KINDS]
"""The weights without and with the Dark Alley, by the Performances left, from 1 on."""


def kind_of_game(dark_alley: bool) -> str:
    return KINDS[dark_alley]


def learned_terms(state: State, seat: int) -> list[float]:
    """The terms of the estimate, in the order of TERMS."""
    value = [0.0] * len(TERMS)
    if not state.stack:
        value[0] = float(state.players[seat].fame)
        return value
    left = performances_left(state)
    if is_heir(state.setup_options, seat):
        return heir_terms(state, left)
    rows = ROWS[state.setup_options.dark_alley]
    weights = rows[min(max(1, left), len(rows)) - 1]
    add_weighted(value, TERM_OF_FEATURE, weights, features(state, seat))
    if state.setup_options.powers:
        value[SHARDS] -= SHARD_LOSS * state.players[seat].shards
        value[POWERS] = powers_value(state, seat, left)
    return value


def add_weighted(
    terms: list[float], places: list[int], weights: list[float], features: list[float]
) -> None:
    """Add each feature times its weight to the term at its place."""
    place = places[0]
    total = terms[place]
    for index, feature in enumerate(features):
        if not feature:
            continue
        if places[index] != place:
            terms[place] = total
            place = places[index]
            total = terms[place]
        total += weights[index] * feature
    terms[place] = total


def features(state: State, seat: int) -> list[float]:
    """The features of a position, in the order of FEATURES."""
    player = state.players[seat]
    left = performances_left(state)
    team = team_ap(player)
    initiative = state.initiative.index(seat) / (len(state.players) - 1)
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
    apprentices = specialists = 0
    for ap in team:
        apprentices += ap == 1
        specialists += ap == 2
    return [
        float(player.where[MANAGER] != SUPPLY),
        float(player.where[ENGINEER] != SUPPLY),
        float(player.where[ASSISTANT] != SUPPLY),
        float(specialists > 2),
        float(apprentices),
        float(max(0, apprentices - 2)),
    ]


def trick_features(player: PlayerBoard) -> list[float]:
    """The marker values of the three best tricks."""
    best = second = third = 0.0
    for trick in player.tricks:
        value = PRINTED_VALUE[trick] if trick != NONE else 0.0
        if value > best:
            best, second, third = value, best, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    return [best, second, third]


def progress_features(state: State, seat: int, player: PlayerBoard) -> list[float]:
    on_stage = 0
    for show in state.theater:
        for marker in show.markers:
            on_stage += marker_seat(marker) == seat
    components = 0
    for component, pieces in enumerate(player.pieces):
        if pieces:
            components += counted(player, component) * PRICE[component]
    missing = 0.0
    bonuses = 0.0
    for trick in player.tricks:
        if trick != NONE:
            missing += missing_cost(state, player, trick)
            bonuses += end_bonus(player, trick)
    markers = marked = 0
    for each in player.markers:
        markers += each
        marked += each > 0
    return [
        float(markers),
        float(marked),
        float(on_stage),
        float(components),
        missing,
        bonuses,
    ]
