"""What experience says of a position between two turns: a guess of the seat's Fame at the end.

Rules of thumb (`worth`) tell what a thing should bring. Here it counts for what it did bring: the
weights in `experience.json` were fitted to how many games ended (`trickerion learn`), apart for
each number of Performances still to come.
"""

import json
from pathlib import Path
from typing import Final

from trickerion.bots.worth import (
    ITEMS,
    PRINTED_GAIN,
    USEFUL_COINS,
    end_bonus,
    hands,
    missing_cost,
    performances_left,
    prospects,
    shows,
    special_cards,
)
from trickerion.engine.cardboard import ASSISTANT, ENGINEER, MANAGER, PRICE
from trickerion.engine.components import counted
from trickerion.engine.names import NONE
from trickerion.engine.pieces import SUPPLY, Player
from trickerion.engine.state import State

SIGNS: Final = {
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
"""What is looked at, and the item of a position's worth to which it belongs."""
ITEM_OF_SIGN: Final = [ITEMS.index(item) for item in SIGNS.values()]
FILE: Final = Path(__file__).with_name("experience.json")

Weights = dict[str, dict[int, list[float]]]
"""By the kind of game and the Performances to come: a weight for each sign."""


def read(text: str) -> Weights:
    """Weights as they are written down, by name."""
    return {
        kind: {
            int(left): [weights.get(sign, 0.0) for sign in SIGNS] for left, weights in rows.items()
        }
        for kind, rows in json.loads(text).items()
    }


LEARNED: Final = read(FILE.read_text(encoding="utf-8"))


def kind_of_game(dark_alley: bool) -> str:
    return "dark_alley" if dark_alley else "base"


def experienced(state: State, seat: int) -> list[float]:
    """Of what the guess is made, in the order of the items of worth."""
    value = [0.0] * len(ITEMS)
    if not state.stack:
        value[0] = float(state.players[seat].fame)
        return value
    table = LEARNED[kind_of_game(state.variant.dark_alley)]
    weights = table[min(max(1, performances_left(state)), len(table))]
    for place, sign in enumerate(signs(state, seat)):
        value[ITEM_OF_SIGN[place]] += weights[place] * sign
    return value


def signs(state: State, seat: int) -> list[float]:
    """What there is to see, in the order of SIGNS."""
    player = state.players[seat]
    left = performances_left(state)
    team = hands(player)
    initiative = state.initiative.index(seat) / (state.variant.players - 1)
    return [
        1.0,
        float(player.fame),
        initiative,
        useful_coins(player.coins),
        float(player.shards),
        special_cards(player, left),
        *team_signs(player, team),
        *trick_signs(player),
        shows(prospects(state, player), team, left),
        *work_signs(state, seat, player),
    ]


def useful_coins(coins: int) -> float:
    """More than one can spend counts half."""
    return min(coins, USEFUL_COINS) + max(0, coins - USEFUL_COINS) / 2


def team_signs(player: Player, team: list[int]) -> list[float]:
    apprentices = team.count(1)
    return [
        float(player.where[MANAGER] != SUPPLY),
        float(player.where[ENGINEER] != SUPPLY),
        float(player.where[ASSISTANT] != SUPPLY),
        float(team.count(2) > 2),
        float(apprentices),
        float(max(0, apprentices - 2)),
    ]


def trick_signs(player: Player) -> list[float]:
    """What a marker of the three best tricks brings."""
    gains = [PRINTED_GAIN[trick] for trick in player.tricks if trick != NONE]
    gains.sort(reverse=True)
    return [*gains, 0.0, 0.0, 0.0][:3]


def work_signs(state: State, seat: int, player: Player) -> list[float]:
    on_stage = 0
    for show in state.theater:
        for marker in show.markers:
            on_stage += marker >> 4 == seat
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
