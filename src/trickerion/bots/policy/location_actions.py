"""Policy values of actions at the Locations except the Theater: expected final Fame per AP."""

from typing import Final

from trickerion import Action
from trickerion.bots.evaluation import (
    COIN,
    SHARD,
    coins_value,
    marker_value,
    performances_left,
)
from trickerion.bots.policy.situation import Situation, most_missing
from trickerion.engine.boards.tricks import markers_to_prepare
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import CHARACTER_COUNT, contains
from trickerion.engine.core.printed_facts import (
    ANY,
    DOWNTOWN,
    FACE_COINS,
    FACE_SPECIALIST,
    FIRST_SPECIAL,
    INN_DICE,
    PREPARE_COST,
    PRICE,
    RESIDENCE_DICE,
    WAGE,
    X,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.verbs import BUY, DRAW_FIRST, ORDER, QUICK_ORDER, TAKE_COMPONENT
from trickerion.engine.locations.market_row import ChooseBargain
from trickerion.engine.locations.workshop import NO_EXCHANGE
from trickerion.engine.phases.end_turn import FAME_PER_MISSING_COIN, wages_due

UNWANTED: Final = -0.1
"""Slightly worse than doing nothing."""
NEVER: Final = -1.0

# Downtown
DIE_AP: Final = 3
"""The cost of learning, hiring and taking Coins."""
REROLL_AP: Final = 1
SET_DIE_AP: Final = 2
REROLL_SUCCESS: Final = 0.45
SET_DIE_SUCCESS: Final = 0.8
AVERAGE_COINS: Final = 4

# Market Row
ORDERED: Final = 0.35
QUICK_ORDERED: Final = 0.3

# Workshop
PREPARED_NOW: Final = 0.5
PREPARED_MARKER: Final = 0.3
ENGINEERS_SLOT: Final = 0.15
MANAGERS_SLOT: Final = 0.05
APPRENTICE_HOUSED: Final = 0.35

# Dark Alley
CARD: Final = 2.0
ENOUGH_CARDS: Final = 9
EXTRA_CARD: Final = 0.2
FURTHER_CARD_AP: Final = 2


# Downtown


def learn(state: State, situation: Situation, action: Action) -> float:
    return situation.learning().best_value(state.dice[action.die]) / DIE_AP


def tricks_to_choose(state: State, seat: int, options: list[Action]) -> list[float]:
    learning = Situation(state, seat).learning()
    return [learning.value(action.trick) for action in options]


def hire(state: State, situation: Situation, action: Action) -> float:
    return situation.hire_value(state.dice[action.die] in FACE_SPECIALIST) / DIE_AP


def take_coins(state: State, situation: Situation, action: Action) -> float:
    return extra_coins_value(state, situation.seat, FACE_COINS[state.dice[action.die]]) / DIE_AP


def extra_coins_value(state: State, seat: int, coins: int) -> float:
    """The value of more Coins: they cover unpaid wages first."""
    rest = state.players[seat].coins - wages_due(state, seat)
    left = performances_left(state)
    short = min(coins, max(0, -rest))
    before = max(0, rest)
    more = coins_value(before + coins - short, left) - coins_value(before, left)
    return FAME_PER_MISSING_COIN * short + more


def reroll(state: State, situation: Situation, action: Action) -> float:
    """Only with enough AP to use the die afterward."""
    if situation.ap < DIE_AP + REROLL_AP or state.dice[action.die] != X:
        return UNWANTED
    return REROLL_SUCCESS * die_value(situation, action.die, NONE) / DIE_AP


def set_die(state: State, situation: Situation, action: Action) -> float:
    if situation.ap < DIE_AP + SET_DIE_AP:
        return UNWANTED
    return SET_DIE_SUCCESS * die_value(situation, action.die, action.face) / DIE_AP


def die_value(situation: Situation, die: int, face: int) -> float:
    """The value of a die showing a face; NONE stands for an average face."""
    if face == X:
        return 0.0
    if die in RESIDENCE_DICE:
        is_full = NONE not in situation.player.tricks
        return 0.0 if is_full else situation.learning().best_value(ANY if face == NONE else face)
    if die in INN_DICE:
        return situation.hire_value(face in FACE_SPECIALIST)
    coins = AVERAGE_COINS if face == NONE else FACE_COINS[face]
    return extra_coins_value(situation.state, situation.seat, coins)


def enhance(state: State, situation: Situation, action: Action) -> float:
    """Worth a Shard only when one more AP lets the Character use a die."""
    if situation.location != DOWNTOWN or situation.ap != DIE_AP - 1:
        return UNWANTED / 2
    best = 0.0
    for die, face in enumerate(state.dice):
        best = max(best, die_value(situation, die, face))
    return best / DIE_AP - SHARD


# Market Row


def components_to_take(state: State, seat: int, options: list[Action]) -> list[float]:
    situation = Situation(state, seat)
    return [
        situation.component_value(action.component, 1) if action.verb is TAKE_COMPONENT else 0.0
        for action in options
    ]


def is_unneeded(situation: Situation, action: Action) -> bool:
    """Does it buy or order a component that none of the seat's tricks is missing?"""
    verb = action.verb
    is_purchase = verb is BUY or verb is ORDER or verb is QUICK_ORDER
    return is_purchase and not situation.most_missing(action.component)


def buy(state: State, situation: Situation, action: Action) -> float:
    value = situation.component_value(action.component, action.count)
    if not value:
        return NEVER
    price = action.count * PRICE[action.component]
    spare = situation.player.coins - wages_to_come(state, situation.seat) - price
    return value - COIN * price + min(0, spare)


def wages_to_come(state: State, seat: int) -> int:
    """This turn's wages if every Character with a card is placed."""
    player = state.players[seat]
    wages = 0
    for character in range(CHARACTER_COUNT):
        if player.under[character] != NONE and player.has(character):
            wages += WAGE[character]
    return wages


def order(state: State, situation: Situation, action: Action) -> float:
    if contains(state.buy, action.component) or situation.left < 2:
        return NEVER
    missing = situation.most_missing(action.component)
    return ORDERED * situation.component_value(action.component, missing)


def quick_order(state: State, situation: Situation, action: Action) -> float:
    """Only with an AP and the Coins left to buy it."""
    missing = situation.most_missing(action.component)
    is_too_expensive = missing * (PRICE[action.component] + 1) > situation.player.coins
    is_in_stock = action.component == state.quick_order or contains(state.buy, action.component)
    if is_too_expensive or is_in_stock or situation.ap < 3:
        return NEVER
    return QUICK_ORDERED * situation.component_value(action.component, missing)


def order_places(state: State, seat: int, options: list[Action]) -> list[float]:
    """Above the component the player needs least."""
    missing = [*most_missing(state.players[seat]), 0]
    """The last one is for NONE, a free place."""
    return [-float(missing[state.buy[action.order_place]]) for action in options]


def bargains(state: State, seat: int, options: list[Action]) -> list[float]:
    """None if the AP can buy another missing component, otherwise as many as possible."""
    question = state.stack[-1]
    missing = most_missing(state.players[seat])
    bought = question.component if isinstance(question, ChooseBargain) else NONE
    for component in state.buy:
        if component not in (NONE, bought) and missing[component]:
            return [-float(action.count) for action in options]
    return [float(action.count) for action in options]


# Workshop


def prepare(state: State, situation: Situation, action: Action) -> float:
    symbol = situation.player.symbol_of(action.trick)
    markers = markers_to_prepare(state, situation.seat, symbol)
    used = min(markers, max(situation.left, 1))
    value = marker_value(state, action.trick) * (PREPARED_NOW + PREPARED_MARKER * used)
    return value / PREPARE_COST[action.trick]


def move_trick(state: State, situation: Situation, action: Action) -> float:
    if situation.player.engineer_symbol != NONE:
        return NEVER
    return ENGINEERS_SLOT * marker_value(state, action.trick)


def move_components(state: State, situation: Situation, action: Action) -> float:
    """The Manager's slot makes up for exactly one missing piece."""
    if action.exchange != NO_EXCHANGE:
        return NEVER
    if situation.most_missing(action.component) != 1:
        return MANAGERS_SLOT
    return situation.component_value(action.component, 1)


def move_apprentice(state: State, situation: Situation, action: Action) -> float:
    """An Apprentice there needs no wages and makes room for another one."""
    return APPRENTICE_HOUSED * situation.left


# Dark Alley


def draw(state: State, situation: Situation, action: Action) -> float:
    cards = 0
    for card in situation.player.hand:
        cards += card >= FIRST_SPECIAL
    value = CARD if cards < ENOUGH_CARDS else EXTRA_CARD
    return value if action.verb is DRAW_FIRST else value / FURTHER_CARD_AP
