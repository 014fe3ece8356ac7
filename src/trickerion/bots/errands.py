"""What an action in the streets or the Workshop is good for by instinct: final Fame for its AP."""

from typing import Final

from trickerion import Action
from trickerion.bots.worth import (
    COIN,
    MISSING_COIN,
    PRINTED_GAIN,
    SHARD,
    STAGE_HANDS,
    Trick,
    end_bonus,
    final_fame,
    gain,
    hands,
    missing_cost,
    performances_left,
    prospect,
    prospects,
    purse,
    shows,
    street_work,
)
from trickerion.engine.cardboard import (
    ANY,
    CHARACTER_COUNT,
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
from trickerion.engine.components import counted
from trickerion.engine.downtown import learnable, trick_refusal
from trickerion.engine.end_turn import FAME_PER_MISSING_COIN, wages_due
from trickerion.engine.location import Placement
from trickerion.engine.market_row import ChooseBargain
from trickerion.engine.names import NONE
from trickerion.engine.pieces import Player
from trickerion.engine.state import State
from trickerion.engine.tricks import markers_to_prepare
from trickerion.engine.verbs import DRAW_FIRST
from trickerion.engine.workshop import NO_EXCHANGE

NOTHING: Final = -0.1
"""Rather nothing at all."""
NEVER: Final = -1.0

# Downtown
DIE_AP: Final = 3
"""What learning, hiring and taking Coins cost alike."""
REROLL_AP: Final = 1
SET_DIE_AP: Final = 2
REROLLED: Final = 0.45
TURNED: Final = 0.8
MIDDLING_COINS: Final = 4

# Market Row
ORDERED: Final = 0.35
QUICK_ORDERED: Final = 0.3
LEAST_USE: Final = 0.5

# Workshop
PREPARED_NOW: Final = 0.5
PREPARED_MARKER: Final = 0.3
ENGINEERED: Final = 0.15
MANAGED: Final = 0.05
APPRENTICE_HOUSED: Final = 0.35

# Dark Alley
CARD: Final = 2.0
CARDS_ENOUGH: Final = 9
CARD_TOO_MANY: Final = 0.2
FURTHER_CARD_AP: Final = 2


# Downtown


def learn(state: State, placement: Placement, action: Action) -> float:
    return best_trick(state, placement.seat, state.dice[action.a]) / DIE_AP


def best_trick(state: State, seat: int, face: int) -> float:
    """What the best trick adds that can be learned with a die."""
    player = state.players[seat]
    left = performances_left(state)
    tricks = prospects(state, player)
    team = growing_team(player)
    used = sum(team[:STAGE_HANDS])
    least = tricks[used - 1][0] if len(tricks) >= used else 0.0
    best = 0.0
    for trick in learnable(state, seat, face):
        is_better = state.trick_owner[trick] == NONE and PRINTED_GAIN[trick] > least
        if is_better and trick_refusal(state, seat, face, trick) is None:
            best = max(best, trick_value(state, player, trick, tricks, team, left))
    return best


def growing_team(player: Player) -> list[int]:
    """The hands there will be: a trick is learned for a team that grows."""
    return sorted([*hands(player), 2], reverse=True)


def trick_value(
    state: State, player: Player, trick: int, tricks: list[Trick], team: list[int], left: int
) -> float:
    """What a new trick adds to the shows to come, less what it takes to have it."""
    with_it = shows([*tricks, prospect(state, player, trick)], team, left)
    fee = max(0, THRESHOLD[trick] - player.fame)
    price = missing_cost(state, player, trick) + MISSING_COIN * fee
    return with_it - shows(tricks, team, left) - price + end_bonus(player, trick)


def tricks_to_choose(state: State, seat: int, options: list[Action]) -> list[float]:
    player = state.players[seat]
    left = performances_left(state)
    tricks = prospects(state, player)
    team = growing_team(player)
    return [trick_value(state, player, action.a, tricks, team, left) for action in options]


def hire(state: State, placement: Placement, action: Action) -> float:
    face = state.dice[action.a]
    return hand_value(state, state.players[placement.seat], face in FACE_SPECIALIST) / DIE_AP


def hand_value(state: State, player: Player, is_specialist: bool) -> float:
    """What one more hand adds from the next turn on."""
    ap = 2 if is_specialist else 1
    left = performances_left(state) - 1
    before = hands(player)
    after = sorted([*before, ap], reverse=True)
    tricks = prospects(state, player)
    value = shows(tricks, after, left) - shows(tricks, before, left)
    value += left * (street_work(after) - street_work(before))
    return value + final_fame(state, after) - final_fame(state, before)


def take_coins(state: State, placement: Placement, action: Action) -> float:
    return coins_value(state, placement.seat, FACE_COINS[state.dice[action.a]]) / DIE_AP


def coins_value(state: State, seat: int, coins: int) -> float:
    """What more Coins are worth: the wages first."""
    rest = state.players[seat].coins - wages_due(state, seat)
    left = performances_left(state)
    short = min(coins, max(0, -rest))
    before = max(0, rest)
    more = purse(before + coins - short, left) - purse(before, left)
    return FAME_PER_MISSING_COIN * short + more


def reroll(state: State, placement: Placement, action: Action) -> float:
    """If there is time to use the die then."""
    if placement.ap < DIE_AP + REROLL_AP or state.dice[action.a] != X:
        return NOTHING
    return REROLLED * die_value(state, placement.seat, action.a, NONE) / DIE_AP


def set_die(state: State, placement: Placement, action: Action) -> float:
    if placement.ap < DIE_AP + SET_DIE_AP:
        return NOTHING
    return TURNED * die_value(state, placement.seat, action.a, action.b) / DIE_AP


def die_value(state: State, seat: int, die: int, face: int) -> float:
    """What a die can bring with a face; NONE stands for a middling one."""
    if face == X:
        return 0.0
    player = state.players[seat]
    if die in RESIDENCE_DICE:
        is_full = NONE not in player.tricks
        return 0.0 if is_full else best_trick(state, seat, ANY if face == NONE else face)
    if die in INN_DICE:
        return hand_value(state, player, face in FACE_SPECIALIST)
    return coins_value(state, seat, MIDDLING_COINS if face == NONE else FACE_COINS[face])


def enhance(state: State, placement: Placement, action: Action) -> float:
    """A Shard where just one AP is lacking for the use of a die."""
    if placement.location != DOWNTOWN or placement.ap != DIE_AP - 1:
        return NOTHING / 2
    best = 0.0
    for die, face in enumerate(state.dice):
        best = max(best, die_value(state, placement.seat, die, face))
    return best / DIE_AP - SHARD


# Market Row


def lacking(player: Player, trick: int, component: int) -> int:
    """How many pieces of a component a trick still lacks."""
    for needed, count in NEEDS[trick]:
        if needed == component:
            return max(0, count - counted(player, component))
    return 0


def most_lacking(player: Player, component: int) -> int:
    """The same for all own tricks."""
    most = 0
    for trick in player.tricks:
        if trick != NONE:
            most = max(most, lacking(player, trick, component))
    return most


def component_value(state: State, seat: int, component: int, pieces: int) -> float:
    """The share of these pieces in what an own trick, once complete, will bring."""
    player = state.players[seat]
    left = max(0.0, performances_left(state) - 0.5)
    best = 0.0
    for trick in player.tricks:
        if trick != NONE and 0 < pieces <= lacking(player, trick, component):
            share = pieces * PRICE[component] / missing_price(player, trick)
            best = max(best, share * max(LEAST_USE, gain(state, trick) * left))
    return best


def missing_price(player: Player, trick: int) -> int:
    price = 0
    for component, count in NEEDS[trick]:
        price += max(0, count - counted(player, component)) * PRICE[component]
    return price


def components_to_take(state: State, seat: int, options: list[Action]) -> list[float]:
    return [component_value(state, seat, action.a, 1) for action in options]


def buy(state: State, placement: Placement, action: Action) -> float:
    value = component_value(state, placement.seat, action.a, action.b)
    if not value:
        return NEVER
    price = action.b * PRICE[action.a]
    spare = state.players[placement.seat].coins - wages_to_come(state, placement.seat) - price
    return value - COIN * price + min(0, spare)


def wages_to_come(state: State, seat: int) -> int:
    """The wages of this turn, if all who have a card are placed."""
    player = state.players[seat]
    wages = 0
    for character in range(CHARACTER_COUNT):
        if player.under[character] != NONE and player.has(character):
            wages += WAGE[character]
    return wages


def order(state: State, placement: Placement, action: Action) -> float:
    lack = most_lacking(state.players[placement.seat], action.a)
    if not lack or action.a in state.buy or performances_left(state) < 2:
        return NEVER
    return ORDERED * component_value(state, placement.seat, action.a, lack)


def quick_order(state: State, placement: Placement, action: Action) -> float:
    """If there is an AP and the Coins left to buy it."""
    player = state.players[placement.seat]
    lack = most_lacking(player, action.a)
    is_dear = lack * (PRICE[action.a] + 1) > player.coins
    is_stock = action.a in state.buy or action.a == state.quick_order
    if not lack or is_dear or is_stock or placement.ap < 3:
        return NEVER
    return QUICK_ORDERED * component_value(state, placement.seat, action.a, lack)


def order_places(state: State, seat: int, options: list[Action]) -> list[float]:
    """Above what one needs least oneself."""
    player = state.players[seat]
    return [-float(most_lacking(player, state.buy[action.a])) for action in options]


def bargains(state: State, seat: int, options: list[Action]) -> list[float]:
    """None, if the AP serve to buy something else that is lacking; otherwise as many as may be."""
    question = state.stack[-1]
    player = state.players[seat]
    bought = question.component if isinstance(question, ChooseBargain) else NONE
    for component in state.buy:
        if component not in (NONE, bought) and most_lacking(player, component):
            return [-float(action.a) for action in options]
    return [float(action.a) for action in options]


# Workshop


def prepare(state: State, placement: Placement, action: Action) -> float:
    player = state.players[placement.seat]
    symbol = player.symbol_of(action.a)
    markers = markers_to_prepare(state, placement.seat, symbol)
    used = min(markers, max(performances_left(state), 1))
    value = gain(state, action.a) * (PREPARED_NOW + PREPARED_MARKER * used)
    return value / PREPARE_COST[action.a]


def move_trick(state: State, placement: Placement, action: Action) -> float:
    if state.players[placement.seat].engineer_symbol != NONE:
        return NEVER
    return ENGINEERED * gain(state, action.a)


def move_components(state: State, placement: Placement, action: Action) -> float:
    """Where just one piece is lacking, the Manager's slot makes up for it."""
    player = state.players[placement.seat]
    if action.b != NO_EXCHANGE:
        return NEVER
    if most_lacking(player, action.a) != 1:
        return MANAGED
    return component_value(state, placement.seat, action.a, 1)


def move_apprentice(state: State, placement: Placement, action: Action) -> float:
    """It needs no wages there and makes room for another one."""
    return APPRENTICE_HOUSED * performances_left(state)


# Dark Alley


def draw(state: State, placement: Placement, action: Action) -> float:
    cards = 0
    for card in state.players[placement.seat].hand:
        cards += card >= FIRST_SPECIAL
    value = CARD if cards < CARDS_ENOUGH else CARD_TOO_MANY
    return value if action.verb is DRAW_FIRST else value / FURTHER_CARD_AP
