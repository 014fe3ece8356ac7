"""What the value model sees of a seat: its board and its markers on stage, as numbers."""

from typing import Final

from trickerion.bots.evaluation import (
    PRINTED_VALUE,
    TERMS,
    end_bonus,
    marker_value,
    missing_cost,
    performances_left,
    performances_value,
    prospects,
    team_ap,
)
from trickerion.bots.learned_evaluation import useful_coins
from trickerion.bots.policy.theater import own_value
from trickerion.engine.boards.components import counted, meets
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import SUPPLY, PlayerBoard
from trickerion.engine.core.printed_facts import (
    ASSISTANT,
    ENGINEER,
    FIRST_SPECIAL,
    LEVEL,
    MANAGER,
    PRICE,
)
from trickerion.engine.core.state import State

FEATURES: Final = {
    "fame": "fame",
    "initiative": "fame",
    "coins": "coins",
    "few_coins": "coins",
    "shards": "shards",
    "special_cards": "cards",
    "manager": "team",
    "engineer": "team",
    "assistant": "team",
    "third_specialist": "team",
    "apprentices": "team",
    "shows": "shows",
    "level_1": "shows",
    "level_2": "shows",
    "level_3": "shows",
    "best_trick": "shows",
    "tricks": "shows",
    "ready": "work",
    "prepared": "work",
    "marked_tricks": "work",
    "missing": "work",
    "components": "work",
    "best_show": "work",
    "on_stage": "work",
    "end_bonuses": "bonuses",
}
"""The features of a seat, each with the evaluation term it belongs to."""
TERM_OF_FEATURE: Final = [TERMS.index(term) for term in FEATURES.values()]
FEW_COINS: Final = 4
USEFUL_MARKERS: Final = 2


def seat_features(state: State, seat: int) -> list[float]:
    """The features of a seat, in the order of FEATURES."""
    player = state.players[seat]
    team = team_ap(player)
    shows = performances_value(prospects(state, player), team, performances_left(state))
    return [
        float(player.fame),
        state.initiative.index(seat) / (len(state.players) - 1),
        useful_coins(player.coins),
        float(min(player.coins, FEW_COINS)),
        float(player.shards),
        float(special_cards(player)),
        float(player.where[MANAGER] != SUPPLY),
        float(player.where[ENGINEER] != SUPPLY),
        float(player.where[ASSISTANT] != SUPPLY),
        float(team.count(2) > 2),
        float(team.count(1)),
        shows,
        *trick_features(state, player),
        components_price(player),
        *stage_features(state, seat),
        sum([end_bonus(player, trick) for trick in player.tricks if trick != NONE], 0.0),
    ]


def special_cards(player: PlayerBoard) -> int:
    cards = 0
    for card in player.hand:
        cards += card >= FIRST_SPECIAL
    return cards


def trick_features(state: State, player: PlayerBoard) -> list[float]:
    """The tricks by level and value, and how far they are on the way to a Performance."""
    levels = [0.0, 0.0, 0.0]
    best = total = ready = prepared = marked = missing = 0.0
    for symbol, trick in enumerate(player.tricks):
        if trick == NONE:
            continue
        levels[LEVEL[trick] - 1] += 1.0
        best = max(best, PRINTED_VALUE[trick])
        total += PRINTED_VALUE[trick]
        value = marker_value(state, trick)
        missing += missing_cost(state, player, trick)
        if meets(player, trick):
            ready += value
        if player.markers[symbol]:
            marked += 1.0
            prepared += value * min(player.markers[symbol], USEFUL_MARKERS)
    return [*levels, best, total, ready, prepared, marked, missing]


def components_price(player: PlayerBoard) -> float:
    price = 0
    for component, each in enumerate(PRICE):
        price += counted(player, component) * each
    return float(price)


def stage_features(state: State, seat: int) -> list[float]:
    """The value of the seat's markers on its best Performance card, and on all of them."""
    best = total = 0.0
    for show in state.theater:
        value = own_value(state, seat, show)
        best = max(best, value)
        total += value
    return [best, total]
