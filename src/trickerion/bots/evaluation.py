"""The hand-written evaluation: an estimate of a seat's final Fame, for positions between two turns.

Most of it is the Performances to come: what each would yield with the seat's tricks and team.
"""

from typing import Final

from trickerion.bots.heir_evaluation import heir_terms
from trickerion.bots.power_values import SHARD_LOSS, powers_value
from trickerion.engine.boards.components import counted, meets
from trickerion.engine.boards.yields import raised_by
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import marker_seat
from trickerion.engine.core.pieces import SUPPLY, PlayerBoard
from trickerion.engine.core.printed_facts import (
    APPRENTICES,
    ASSISTANT,
    ASSISTANTS_APPRENTICE,
    COINS,
    ENGINEER,
    FAME,
    FIRST_SPECIAL,
    LEVEL,
    MANAGER,
    MARKERS,
    NEEDS,
    PREPARE_COST,
    PRICE,
    SHARDS,
)
from trickerion.engine.core.state import State
from trickerion.engine.heir.seat import is_heir
from trickerion.engine.phases.end_bonuses import END_BONUSES
from trickerion.engine.phases.final_scoring import (
    APPRENTICE_FAME,
    MOST_PER_ITEM,
    SPECIAL_CARD_FAME,
    SPECIALIST_FAME,
)
from trickerion.engine.phases.turn import Turn

TERMS: Final = (
    *("fame", "coins", "shards", "cards", "team", "shows", "work", "bonuses", "powers"),
)
"""The terms the evaluation is the sum of; also the reasons a bot gives for an action."""

# Coins, Shards, cards
COIN: Final = 0.33
COIN_TO_SPEND: Final = 0.5
"""The extra value of a Coin while there is time to spend it."""
TURNS_TO_SPEND: Final = 3
USEFUL_COINS: Final = 14
SHARD: Final = 1.15
CARD_TO_USE: Final = 0.6

# A Performance: its markers and its performer
YIELD_COIN: Final = 0.45
LINK: Final = 0.45
"""The expected number of links per marker; each pays the level of its trick."""
LINK_BONUS: Final = 0.4
PREPARE_AP: Final = 0.45
"""The opportunity cost of an AP spent on preparing."""
PERFORMER: Final = 1.2
"""The performer's bonus from the card."""
BACKSTAGE: Final = 1.2
"""What a Specialist backstage adds."""
BACKSTAGE_SLOTS: Final = 2
"""On each weekday."""
PROBABILITY: Final = (0.9, 0.8, 0.72, 0.65, 0.6, 0.55, 0.5)
"""Of a Performance in this turn, the next one, and so on."""

# The rest of the team
OFFSTAGE_AP: Final = 1.1
"""The value per turn of an AP outside the Theater."""
OFFSTAGE_SLOT_AP: Final = 1
WAGE: Final = 0.4

# Progress toward the next Performance
ON_STAGE: Final = 0.5
PREPARED: Final = 0.3
MISSING_COIN: Final = 0.5
MISSING_TYPE: Final = 0.5
"""The cost of going to the Market Row for a missing component."""
NOT_IN_STOCK: Final = 0.6
EXPECTED_COINS: Final = 4
"""Coins that may come in before the missing components must be paid."""
BONUS_CHANCE: Final = 0.5

Prospect = tuple[float, int]
"""The value of a trick's marker, and how many turns from now there can be one."""


def evaluate(state: State, seat: int) -> float:
    """An estimate of the seat's final Fame."""
    return sum(evaluation_terms(state, seat))


def evaluation_terms(state: State, seat: int) -> list[float]:
    """The terms of the estimate, in the order of TERMS."""
    player = state.players[seat]
    if not state.stack:
        return [float(player.fame), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    left = performances_left(state)
    if is_heir(state.setup_options, seat):
        return heir_terms(state, left)
    team = team_ap(player)
    bonuses = 0.0
    for trick in player.tricks:
        if trick != NONE:
            bonuses += end_bonus(player, trick)
    has_powers = state.setup_options.powers
    return [
        float(player.fame),
        coins_value(player.coins, left),
        (SHARD - SHARD_LOSS if has_powers else SHARD) * player.shards,
        special_cards_value(player, left),
        left * offstage_value(team) + team_final_fame(state, team),
        performances_value(prospects(state, player), team, left),
        progress(state, seat, player, left),
        bonuses,
        powers_value(state, seat, left) if has_powers else 0.0,
    ]


def performances_left(state: State) -> int:
    """How many Performance phases remain."""
    turns = state.setup_options.last_turn - state.turn
    bottom = state.stack[0] if state.stack else None
    is_before = not isinstance(bottom, Turn) or bottom.next_phase <= 5
    return max(0, turns + (1 if is_before else 0))


def coins_value(coins: int, left: int) -> float:
    """Coins buy components, pay wages, and score a third of a Fame each at the end."""
    useful = min(coins, USEFUL_COINS) * min(TURNS_TO_SPEND, left) / TURNS_TO_SPEND
    return COIN * coins + COIN_TO_SPEND * useful


def special_cards_value(player: PlayerBoard, left: int) -> float:
    cards = 0
    for card in player.hand:
        cards += card >= FIRST_SPECIAL
    value = cards * (SPECIAL_CARD_FAME + (CARD_TO_USE if left > 1 else 0.0))
    return min(value, float(MOST_PER_ITEM))


# The team


def team_ap(player: PlayerBoard) -> list[int]:
    """The AP of each Character except the Magician, strongest first, including hires at the Inn."""
    team = []
    for character in (MANAGER, ENGINEER, ASSISTANT):
        if player.where[character] != SUPPLY:
            team.append(2)
    for character in APPRENTICES:
        if player.where[character] != SUPPLY:
            team.append(1)
    if player.where[ASSISTANTS_APPRENTICE] != SUPPLY:
        team.append(1)
    return team + [1] * player.inn_apprentices


def offstage_value(team: list[int]) -> float:
    """The value per turn of Characters outside the Theater, minus the wages of all."""
    value = 0.0
    for place, ap in enumerate(team):
        value -= WAGE * ap
        if place >= BACKSTAGE_SLOTS:
            value += OFFSTAGE_AP * (ap + OFFSTAGE_SLOT_AP)
    return value


def team_final_fame(state: State, team: list[int]) -> float:
    """FIN-2: without the Dark Alley, the team scores at the end."""
    if state.setup_options.dark_alley:
        return 0.0
    value = 0.0
    for ap in team:
        value += SPECIALIST_FAME if ap > 1 else APPRENTICE_FAME
    return value


# The Performances to come


def _printed_value(trick: int) -> float:
    """The yield of a marker with its links, minus the cost of preparing it."""
    printed = FAME[trick] + YIELD_COIN * COINS[trick] + SHARD * SHARDS[trick]
    prepare = PREPARE_COST[trick] / MARKERS[trick]
    return printed + LINK * LEVEL[trick] + LINK_BONUS - PREPARE_AP * prepare


PRINTED_VALUE: Final = [_printed_value(trick) for trick in range(len(LEVEL))]


def marker_value(state: State, trick: int) -> float:
    """The value of performing one marker of a trick on an average weekday."""
    value = PRINTED_VALUE[trick]
    if state.notes:
        value += (1 + YIELD_COIN) * raised_by(state, trick)
    return value


def prospects(state: State, player: PlayerBoard) -> list[Prospect]:
    """The prospects of all the player's tricks."""
    tricks = []
    for symbol, trick in enumerate(player.tricks):
        if trick != NONE:
            if player.markers[symbol] > 0:
                tricks.append((marker_value(state, trick), 0))
            else:
                tricks.append(prospect(state, player, trick))
    return tricks


def prospect(state: State, player: PlayerBoard, trick: int) -> Prospect:
    """When a trick can be prepared depends on its missing components."""
    turns = 0
    price = 0
    for component, count in NEEDS[trick]:
        missing = count - counted(player, component)
        if missing > 0:
            price += missing * PRICE[component]
            turns = max(turns, 1 if component in state.buy else 2)
    if price > player.coins + EXPECTED_COINS:
        turns += 1
    return marker_value(state, trick), turns


def performances_value(tricks: list[Prospect], team: list[int], left: int) -> float:
    """The value of one Performance per remaining turn, each trick once, as far as the AP allow."""
    ap = 0
    bonus = PERFORMER
    for backstage in team[:BACKSTAGE_SLOTS]:
        ap += backstage
        bonus += BACKSTAGE * (backstage - 1)
    if len(tricks) > ap:
        tricks = sorted(tricks, reverse=True)
    value = 0.0
    for turn in range(left):
        markers = 0
        total = bonus
        for one, after in tricks:
            if after <= turn and markers < ap and one > 0:
                markers += 1
                total += one
        if markers:
            value += PROBABILITY[turn] * total
    return value


def progress(state: State, seat: int, player: PlayerBoard, left: int) -> float:
    """Markers on the trick cards and on stage, minus the cost of missing components."""
    if not left:
        return 0.0
    value = PREPARED * sum(player.markers)
    for show in state.theater:
        for marker in show.markers:
            if marker_seat(marker) == seat:
                value += ON_STAGE
    for trick in player.tricks:
        if trick != NONE:
            value -= missing_cost(state, player, trick)
    return value


def missing_cost(state: State, player: PlayerBoard, trick: int) -> float:
    """The cost of getting the components a trick is missing."""
    value = 0.0
    for component, count in NEEDS[trick]:
        missing = count - counted(player, component)
        if missing > 0:
            value += missing * PRICE[component] * MISSING_COIN + MISSING_TYPE
            if component not in state.buy and component not in state.orders:
                value += NOT_IN_STOCK
    return value


def end_bonus(player: PlayerBoard, trick: int) -> float:
    """FIN-3: the bonus of a Level 3 trick, discounted while its components are missing."""
    if trick not in END_BONUSES:
        return 0.0
    bonus = min(MOST_PER_ITEM, END_BONUSES[trick](player))
    return bonus * (1.0 if meets(player, trick) else BONUS_CHANCE)
