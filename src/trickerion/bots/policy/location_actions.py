"""Policy values of actions at the Locations except the Theater: expected final Fame per AP."""

from typing import Final

from trickerion import Action
from trickerion.bots.evaluation import (
    BACKSTAGE,
    BACKSTAGE_SLOTS,
    COIN,
    MISSING_COIN,
    PERFORMER,
    PRINTED_VALUE,
    SHARD,
    Prospect,
    coins_value,
    end_bonus,
    marker_value,
    missing_cost,
    offstage_value,
    performances_left,
    performances_value,
    prospect,
    prospects,
    team_ap,
    team_final_fame,
)
from trickerion.engine.boards.components import counted
from trickerion.engine.boards.tricks import markers_to_prepare
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import CHARACTER_COUNT
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import (
    ANY,
    DOWNTOWN,
    FACE_COINS,
    FACE_SPECIALIST,
    FIRST_SPECIAL,
    INN_DICE,
    NEEDS,
    PREPARE_COST,
    PRICE,
    RESIDENCE_DICE,
    THRESHOLD,
    WAGE,
    X,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.verbs import DRAW_FIRST, TAKE_COMPONENT
from trickerion.engine.locations.learn_trick import learnable, trick_refusal
from trickerion.engine.locations.location import Placement
from trickerion.engine.locations.market_row import ChooseBargain
from trickerion.engine.locations.workshop import NO_EXCHANGE
from trickerion.engine.phases.end_bonuses import END_BONUSES
from trickerion.engine.phases.end_turn import FAME_PER_MISSING_COIN, wages_due
from trickerion.engine.phases.final_scoring import MOST_PER_ITEM

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
MIN_VALUE: Final = 0.5

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


def learn(state: State, placement: Placement, action: Action) -> float:
    return best_trick_value(state, placement.seat, state.dice[action.die]) / DIE_AP


def best_trick_value(state: State, seat: int, face: int) -> float:
    """The value of the best trick that can be learned with a die face."""
    player = state.players[seat]
    left = performances_left(state)
    tricks = prospects(state, player)
    team = larger_team(player)
    used = sum(team[:BACKSTAGE_SLOTS])
    least = tricks[used - 1][0] if len(tricks) >= used else 0.0
    before = performances_value(tricks, team, left)
    best = 0.0
    for trick in learnable(state, seat, face):
        is_better = state.trick_owner[trick] == NONE and PRINTED_VALUE[trick] > least
        if is_better and most_value(trick, left) > best:
            value = trick_value(state, player, trick, tricks, team, left) - before
            if value > best and trick_refusal(state, seat, face, trick) is None:
                best = value
    return best


def most_value(trick: int, left: int) -> float:
    """No trick is worth more than this: performed in every turn, with the highest bonus."""
    bonus = MOST_PER_ITEM if trick in END_BONUSES else 0
    return left * (PRINTED_VALUE[trick] + PERFORMER + 2 * BACKSTAGE) + bonus


def larger_team(player: PlayerBoard) -> list[int]:
    """The team with one more Specialist: tricks are learned for the team to come."""
    return sorted([*team_ap(player), 2], reverse=True)


def trick_value(
    state: State,
    player: PlayerBoard,
    trick: int,
    tricks: list[Prospect],
    team: list[int],
    left: int,
) -> float:
    """The Performances to come with a new trick, minus its costs."""
    with_it = performances_value([*tricks, prospect(state, player, trick)], team, left)
    fee = max(0, THRESHOLD[trick] - player.fame)
    price = missing_cost(state, player, trick) + MISSING_COIN * fee
    return with_it - price + end_bonus(player, trick)


def tricks_to_choose(state: State, seat: int, options: list[Action]) -> list[float]:
    player = state.players[seat]
    left = performances_left(state)
    tricks = prospects(state, player)
    team = larger_team(player)
    return [trick_value(state, player, action.trick, tricks, team, left) for action in options]


def hire(state: State, placement: Placement, action: Action) -> float:
    face = state.dice[action.die]
    return hire_value(state, state.players[placement.seat], face in FACE_SPECIALIST) / DIE_AP


def hire_value(state: State, player: PlayerBoard, is_specialist: bool) -> float:
    """What one more Character adds from the next turn on."""
    ap = 2 if is_specialist else 1
    left = performances_left(state) - 1
    before = team_ap(player)
    after = sorted([*before, ap], reverse=True)
    tricks = prospects(state, player)
    value = performances_value(tricks, after, left) - performances_value(tricks, before, left)
    value += left * (offstage_value(after) - offstage_value(before))
    return value + team_final_fame(state, after) - team_final_fame(state, before)


def take_coins(state: State, placement: Placement, action: Action) -> float:
    return extra_coins_value(state, placement.seat, FACE_COINS[state.dice[action.die]]) / DIE_AP


def extra_coins_value(state: State, seat: int, coins: int) -> float:
    """The value of more Coins: they cover unpaid wages first."""
    rest = state.players[seat].coins - wages_due(state, seat)
    left = performances_left(state)
    short = min(coins, max(0, -rest))
    before = max(0, rest)
    more = coins_value(before + coins - short, left) - coins_value(before, left)
    return FAME_PER_MISSING_COIN * short + more


def reroll(state: State, placement: Placement, action: Action) -> float:
    """Only with enough AP to use the die afterward."""
    if placement.ap < DIE_AP + REROLL_AP or state.dice[action.die] != X:
        return UNWANTED
    return REROLL_SUCCESS * die_value(state, placement.seat, action.die, NONE) / DIE_AP


def set_die(state: State, placement: Placement, action: Action) -> float:
    if placement.ap < DIE_AP + SET_DIE_AP:
        return UNWANTED
    return SET_DIE_SUCCESS * die_value(state, placement.seat, action.die, action.face) / DIE_AP


def die_value(state: State, seat: int, die: int, face: int) -> float:
    """The value of a die showing a face; NONE stands for an average face."""
    if face == X:
        return 0.0
    player = state.players[seat]
    if die in RESIDENCE_DICE:
        is_full = NONE not in player.tricks
        return 0.0 if is_full else best_trick_value(state, seat, ANY if face == NONE else face)
    if die in INN_DICE:
        return hire_value(state, player, face in FACE_SPECIALIST)
    return extra_coins_value(state, seat, AVERAGE_COINS if face == NONE else FACE_COINS[face])


def enhance(state: State, placement: Placement, action: Action) -> float:
    """Worth a Shard only when one more AP lets the Character use a die."""
    if placement.location != DOWNTOWN or placement.ap != DIE_AP - 1:
        return UNWANTED / 2
    best = 0.0
    for die, face in enumerate(state.dice):
        best = max(best, die_value(state, placement.seat, die, face))
    return best / DIE_AP - SHARD


# Market Row


def missing_pieces(player: PlayerBoard, trick: int, component: int) -> int:
    """How many pieces of a component a trick is missing."""
    for needed, count in NEEDS[trick]:
        if needed == component:
            return max(0, count - counted(player, component))
    return 0


def most_missing(player: PlayerBoard, component: int) -> int:
    """The most pieces of a component any of the player's tricks is missing."""
    most = 0
    for trick in player.tricks:
        if trick != NONE:
            most = max(most, missing_pieces(player, trick, component))
    return most


def component_value(state: State, seat: int, component: int, pieces: int) -> float:
    """The pieces' share of the value of the trick they help complete."""
    player = state.players[seat]
    left = max(0.0, performances_left(state) - 0.5)
    best = 0.0
    for trick in player.tricks:
        if trick != NONE and 0 < pieces <= missing_pieces(player, trick, component):
            share = pieces * PRICE[component] / missing_price(player, trick)
            best = max(best, share * max(MIN_VALUE, marker_value(state, trick) * left))
    return best


def missing_price(player: PlayerBoard, trick: int) -> int:
    price = 0
    for component, count in NEEDS[trick]:
        price += max(0, count - counted(player, component)) * PRICE[component]
    return price


def components_to_take(state: State, seat: int, options: list[Action]) -> list[float]:
    return [
        component_value(state, seat, action.component, 1) if action.verb is TAKE_COMPONENT else 0.0
        for action in options
    ]


def buy(state: State, placement: Placement, action: Action) -> float:
    value = component_value(state, placement.seat, action.component, action.count)
    if not value:
        return NEVER
    price = action.count * PRICE[action.component]
    spare = state.players[placement.seat].coins - wages_to_come(state, placement.seat) - price
    return value - COIN * price + min(0, spare)


def wages_to_come(state: State, seat: int) -> int:
    """This turn's wages if every Character with a card is placed."""
    player = state.players[seat]
    wages = 0
    for character in range(CHARACTER_COUNT):
        if player.under[character] != NONE and player.has(character):
            wages += WAGE[character]
    return wages


def order(state: State, placement: Placement, action: Action) -> float:
    missing = most_missing(state.players[placement.seat], action.component)
    if not missing or action.component in state.buy or performances_left(state) < 2:
        return NEVER
    return ORDERED * component_value(state, placement.seat, action.component, missing)


def quick_order(state: State, placement: Placement, action: Action) -> float:
    """Only with an AP and the Coins left to buy it."""
    player = state.players[placement.seat]
    missing = most_missing(player, action.component)
    is_too_expensive = missing * (PRICE[action.component] + 1) > player.coins
    is_in_stock = action.component in state.buy or action.component == state.quick_order
    if not missing or is_too_expensive or is_in_stock or placement.ap < 3:
        return NEVER
    return QUICK_ORDERED * component_value(state, placement.seat, action.component, missing)


def order_places(state: State, seat: int, options: list[Action]) -> list[float]:
    """Above the component the player needs least."""
    player = state.players[seat]
    return [-float(most_missing(player, state.buy[action.order_place])) for action in options]


def bargains(state: State, seat: int, options: list[Action]) -> list[float]:
    """None if the AP can buy another missing component, otherwise as many as possible."""
    question = state.stack[-1]
    player = state.players[seat]
    bought = question.component if isinstance(question, ChooseBargain) else NONE
    for component in state.buy:
        if component not in (NONE, bought) and most_missing(player, component):
            return [-float(action.count) for action in options]
    return [float(action.count) for action in options]


# Workshop


def prepare(state: State, placement: Placement, action: Action) -> float:
    player = state.players[placement.seat]
    symbol = player.symbol_of(action.trick)
    markers = markers_to_prepare(state, placement.seat, symbol)
    used = min(markers, max(performances_left(state), 1))
    value = marker_value(state, action.trick) * (PREPARED_NOW + PREPARED_MARKER * used)
    return value / PREPARE_COST[action.trick]


def move_trick(state: State, placement: Placement, action: Action) -> float:
    if state.players[placement.seat].engineer_symbol != NONE:
        return NEVER
    return ENGINEERS_SLOT * marker_value(state, action.trick)


def move_components(state: State, placement: Placement, action: Action) -> float:
    """The Manager's slot makes up for exactly one missing piece."""
    player = state.players[placement.seat]
    if action.exchange != NO_EXCHANGE:
        return NEVER
    if most_missing(player, action.component) != 1:
        return MANAGERS_SLOT
    return component_value(state, placement.seat, action.component, 1)


def move_apprentice(state: State, placement: Placement, action: Action) -> float:
    """An Apprentice there needs no wages and makes room for another one."""
    return APPRENTICE_HOUSED * performances_left(state)


# Dark Alley


def draw(state: State, placement: Placement, action: Action) -> float:
    cards = 0
    for card in state.players[placement.seat].hand:
        cards += card >= FIRST_SPECIAL
    value = CARD if cards < ENOUGH_CARDS else EXTRA_CARD
    return value if action.verb is DRAW_FIRST else value / FURTHER_CARD_AP
