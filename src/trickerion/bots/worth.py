"""What a position between two turns is worth to a seat: a guess of its Fame at the end.

The heart of it is the show: what a Performance in each turn to come would bring with these tricks
and hands. Everything else is told by what it adds to that.
"""

from typing import Final

from trickerion.engine.cardboard import (
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
from trickerion.engine.components import counted, meets
from trickerion.engine.end_bonuses import END_BONUSES
from trickerion.engine.names import NONE
from trickerion.engine.pieces import SUPPLY, Player
from trickerion.engine.scoring import (
    APPRENTICE_FAME,
    MOST_PER_ITEM,
    SPECIAL_CARD_FAME,
    SPECIALIST_FAME,
)
from trickerion.engine.state import State
from trickerion.engine.turn import Turn
from trickerion.engine.yields import raised_by

ITEMS: Final = ("fame", "coins", "shards", "cards", "team", "shows", "work", "bonuses")
"""Of what a position's worth is made."""

# Coins, Shards, cards
COIN: Final = 0.33
COIN_TO_SPEND: Final = 0.5
"""What a Coin is worth more while there is time to spend it."""
TIME_TO_SPEND: Final = 3
USEFUL_COINS: Final = 14
SHARD: Final = 1.15
CARD_TO_USE: Final = 0.6

# A show: what a marker brings, and the performer
YIELD_COIN: Final = 0.45
LINK: Final = 0.45
"""How many links a marker makes; each pays the level of its trick."""
LINK_BONUS: Final = 0.4
UPKEEP: Final = 0.45
"""What an AP spent on preparing would bring elsewhere."""
SHOW: Final = 1.2
"""What the performer gets for the card."""
BACKSTAGE: Final = 1.2
"""What a Specialist backstage adds."""
STAGE_HANDS: Final = 2
"""A weekday has two backstage slots."""
SURE: Final = (0.9, 0.8, 0.72, 0.65, 0.6, 0.55, 0.5)
"""How sure a Performance in the next turn is, in the one after it, and so on."""

# The others
STREET_AP: Final = 1.1
"""What an AP of those who are not on stage brings in a turn."""
STREET_SLOT_AP: Final = 1
WAGE: Final = 0.4

# Work that is done, or still to be done
ON_STAGE: Final = 0.5
PREPARED: Final = 0.3
MISSING_COIN: Final = 0.5
MISSING_TYPE: Final = 0.5
"""The walk to the Market Row for a component that is lacking."""
NOT_IN_STOCK: Final = 0.6
FEW_COINS: Final = 4
"""So many Coins more may come in time to buy what is lacking."""
BONUS_CHANCE: Final = 0.5

Trick = tuple[float, int]
"""What a marker brings, and in how many turns from now there can be one."""


def worth(state: State, seat: int) -> float:
    """A guess of the seat's final Fame, in a position between two turns."""
    return sum(items(state, seat))


def items(state: State, seat: int) -> list[float]:
    """Of what it is made, in the order of ITEMS."""
    player = state.players[seat]
    if not state.stack:
        return [float(player.fame), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    left = performances_left(state)
    team = hands(player)
    bonuses = 0.0
    for trick in player.tricks:
        if trick != NONE:
            bonuses += end_bonus(player, trick)
    return [
        float(player.fame),
        purse(player.coins, left),
        SHARD * player.shards,
        special_cards(player, left),
        left * street_work(team) + final_fame(state, team),
        shows(prospects(state, player), team, left),
        work_done(state, seat, player, left),
        bonuses,
    ]


def performances_left(state: State) -> int:
    """How many Performance phases are still to come."""
    turns = state.variant.last_turn - state.turn
    bottom = state.stack[0] if state.stack else None
    is_before = not isinstance(bottom, Turn) or bottom.next_phase <= 5
    return max(0, turns + (1 if is_before else 0))


def purse(coins: int, left: int) -> float:
    """Coins buy components and pay wages, and are a third of a Fame at the end."""
    useful = min(coins, USEFUL_COINS) * min(TIME_TO_SPEND, left) / TIME_TO_SPEND
    return COIN * coins + COIN_TO_SPEND * useful


def special_cards(player: Player, left: int) -> float:
    cards = 0
    for card in player.hand:
        cards += card >= FIRST_SPECIAL
    value = cards * (SPECIAL_CARD_FAME + (CARD_TO_USE if left > 1 else 0.0))
    return min(value, float(MOST_PER_ITEM))


# The team


def hands(player: Player) -> list[int]:
    """The AP of everybody but the Magician, also of those at the Inn, the strongest first."""
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


def street_work(team: list[int]) -> float:
    """What those who are not on stage bring in a turn, less the wages of all."""
    value = 0.0
    for place, ap in enumerate(team):
        value -= WAGE * ap
        if place >= STAGE_HANDS:
            value += STREET_AP * (ap + STREET_SLOT_AP)
    return value


def final_fame(state: State, team: list[int]) -> float:
    """FIN-2: without the Dark Alley the team scores at the end."""
    if state.variant.dark_alley:
        return 0.0
    value = 0.0
    for ap in team:
        value += SPECIALIST_FAME if ap > 1 else APPRENTICE_FAME
    return value


# The shows to come


def _printed_gain(trick: int) -> float:
    """With its links, less the work of preparing it."""
    brings = FAME[trick] + YIELD_COIN * COINS[trick] + SHARD * SHARDS[trick]
    work = PREPARE_COST[trick] / MARKERS[trick]
    return brings + LINK * LEVEL[trick] + LINK_BONUS - UPKEEP * work


PRINTED_GAIN: Final = [_printed_gain(trick) for trick in range(len(LEVEL))]


def gain(state: State, trick: int) -> float:
    """What one marker of a trick is worth when performed on a middling day."""
    value = PRINTED_GAIN[trick]
    if state.notes:
        value += (1 + YIELD_COIN) * raised_by(state, trick)
    return value


def prospects(state: State, player: Player) -> list[Trick]:
    """The own tricks."""
    tricks = []
    for symbol, trick in enumerate(player.tricks):
        if trick != NONE:
            is_ready = player.markers[symbol] > 0
            tricks.append((gain(state, trick), 0) if is_ready else prospect(state, player, trick))
    return tricks


def prospect(state: State, player: Player, trick: int) -> Trick:
    """In how many turns a trick can be prepared depends on what it lacks."""
    turns = 0
    price = 0
    for component, count in NEEDS[trick]:
        lack = count - counted(player, component)
        if lack > 0:
            price += lack * PRICE[component]
            turns = max(turns, 1 if component in state.buy else 2)
    if price > player.coins + FEW_COINS:
        turns += 1
    return gain(state, trick), turns


def shows(tricks: list[Trick], team: list[int], left: int) -> float:
    """What a Performance in each turn to come brings: each trick once, as hands allow."""
    tricks = sorted(tricks, reverse=True)
    ap = 0
    bonus = SHOW
    for hand in team[:STAGE_HANDS]:
        ap += hand
        bonus += BACKSTAGE * (hand - 1)
    value = 0.0
    for turn in range(left):
        markers = 0
        brings = bonus
        for one, after in tricks:
            if after <= turn and markers < ap and one > 0:
                markers += 1
                brings += one
        if markers:
            value += SURE[turn] * brings
    return value


def work_done(state: State, seat: int, player: Player, left: int) -> float:
    """Markers on the trick cards and on stage; less components still to be got."""
    if not left:
        return 0.0
    value = PREPARED * sum(player.markers)
    for show in state.theater:
        for marker in show.markers:
            if marker >> 4 == seat:
                value += ON_STAGE
    for trick in player.tricks:
        if trick != NONE:
            value -= missing_cost(state, player, trick)
    return value


def missing_cost(state: State, player: Player, trick: int) -> float:
    """What it takes to get the components that a trick still lacks."""
    value = 0.0
    for component, count in NEEDS[trick]:
        lack = count - counted(player, component)
        if lack > 0:
            value += lack * PRICE[component] * MISSING_COIN + MISSING_TYPE
            if component not in state.buy and component not in state.orders:
                value += NOT_IN_STOCK
    return value


def end_bonus(player: Player, trick: int) -> float:
    """FIN-3: the bonus of a Level 3 trick, as far as its components are there."""
    if trick not in END_BONUSES:
        return 0.0
    bonus = min(MOST_PER_ITEM, END_BONUSES[trick](player))
    return bonus * (1.0 if meets(player, trick) else BONUS_CHANCE)
