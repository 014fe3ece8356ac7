"""The hand-written evaluation: an estimate of a seat's final Fame, for positions between two turns.

Most of it is the Performances to come: what each would yield with the seat's tricks and team.
"""

from typing import Final

from trickerion.bots.heir_evaluation import heir_terms
from trickerion.bots.power_values import SHARD_LOSS, powers_value
from trickerion.catalog import board
from trickerion.engine.boards.components import counted, meets
from trickerion.engine.boards.yields import raised_by
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import CHARACTER_COUNT, contains, marker_seat
from trickerion.engine.core.pieces import SUPPLY, PlayerBoard
from trickerion.engine.core.printed_facts import (
    BASE_AP,
    COINS,
    FAME,
    FIRST_SPECIAL,
    LEVEL,
    MAGICIAN,
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
PROBABILITY: Final = [0.9, 0.8, 0.72, 0.65, 0.6, 0.55, 0.5]
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

LAST_TURN: Final = [board.TURNS["base"], board.TURNS["dark_alley"]]
"""Without and with the Dark Alley."""


class Prospect:
    """The value of a trick's marker, and how many turns from now there can be one."""

    __slots__ = ("turns", "value")

    def __init__(self, value: float, turns: int) -> None:
        self.value = value
        self.turns = turns


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
    turns = LAST_TURN[state.setup_options.dark_alley] - state.turn
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
    for character in range(MAGICIAN + 1, CHARACTER_COUNT):
        if player.where[character] != SUPPLY:
            team.append(BASE_AP[character])
    for _ in range(player.inn_apprentices):
        team.append(1)
    return team


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
HAS_END_BONUS: Final = [trick in END_BONUSES for trick in range(len(LEVEL))]


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
                tricks.append(Prospect(marker_value(state, trick), 0))
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
            turns = max(turns, 1 if contains(state.buy, component) else 2)
    if price > player.coins + EXPECTED_COINS:
        turns += 1
    return Prospect(marker_value(state, trick), turns)


def performances_value(tricks: list[Prospect], team: list[int], left: int) -> float:
    """The value of one Performance per remaining turn, each trick once, as far as the AP allow."""
    ap = 0
    bonus = PERFORMER
    for backstage in team[:BACKSTAGE_SLOTS]:
        ap += backstage
        bonus += BACKSTAGE * (backstage - 1)
    if len(tricks) > ap:
        tricks = best_first(tricks)
    latest = 0
    for trick in tricks:
        latest = max(latest, trick.turns)
    value = show = 0.0
    for turn in range(left):
        if turn <= latest:
            show = show_in(turn, tricks, ap, bonus)
        value += PROBABILITY[turn] * show
    return value


def best_first(tricks: list[Prospect]) -> list[Prospect]:
    """The prospects by value, those of equal value by turns, highest first."""
    ranked: list[Prospect] = []
    for trick in tricks:
        place = len(ranked)
        while place and is_better(trick, ranked[place - 1]):
            place -= 1
        ranked.insert(place, trick)
    return ranked


def is_better(one: Prospect, other: Prospect) -> bool:
    if one.value == other.value:
        return one.turns > other.turns
    return one.value > other.value


def show_in(turn: int, tricks: list[Prospect], ap: int, bonus: float) -> float:
    """The value of a Performance `turn` turns from now, with its bonus; 0 without a marker."""
    value = bonus
    markers = 0
    for trick in tricks:
        if markers < ap and trick.turns <= turn and trick.value > 0:
            markers += 1
            value += trick.value
    return value if markers else 0.0


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
            if not contains(state.buy, component) and not contains(state.orders, component):
                value += NOT_IN_STOCK
    return value


def end_bonus(player: PlayerBoard, trick: int) -> float:
    """FIN-3: the bonus of a Level 3 trick, discounted while its components are missing."""
    if not HAS_END_BONUS[trick]:
        return 0.0
    bonus = min(MOST_PER_ITEM, END_BONUSES[trick](player))
    return bonus * (1.0 if meets(player, trick) else BONUS_CHANCE)
