"""The policy: picks an action by rating each option in final Fame.

It doesn't look at what follows from an action, so it is fast enough to play out whole turns.
"""

from collections.abc import Callable
from typing import Final

from trickerion import Action, Game
from trickerion.bots.evaluation import coins_value, performances_left
from trickerion.bots.policy import location_actions
from trickerion.bots.policy.placement import distinct, placement_values
from trickerion.bots.policy.situation import Situation
from trickerion.bots.policy.theater import performances, set_up, spots
from trickerion.bots.power_values import keeping_value, learning_value, using_value
from trickerion.engine.core.state import State
from trickerion.engine.core.verbs import ADVERTISE, DONE, LEARN_POWER, PLACE, USE_CARD
from trickerion.engine.phases.acting import Acting
from trickerion.engine.phases.advertise import ADVERTISE_FAME, advertise_price

LOW_COINS: Final = 3
"""With fewer Coins than this, nothing can be done for the next Performance."""
LOW_COINS_PENALTY: Final = 1.5
WITH_CARD: Final = 1.0
MORE_AP: Final = 0.1
LOWEST: Final = -1e9
"""Lower than any rating."""


def choose(game: Game, seat: int, options: list[Action]) -> Action:
    """The option with the highest rating."""
    if len(options) == 1:
        return options[0]
    best, most = 0, LOWEST
    for index, value in enumerate(rate(game, seat, options)):
        if value > most:
            best, most = index, value
    return options[best]


def promising(game: Game, seat: int, most: int) -> list[Action]:
    """The options with the highest ratings, best first, without equivalent placements."""
    options = game.options(seat)
    if len(options) == 1:
        return options
    losses = [-value for value in rate(game, seat, options)]
    order = sorted(range(len(options)), key=losses.__getitem__)
    if options[0].verb is PLACE:
        order = distinct(game, seat, options, order)
    return [options[i] for i in order[:most]]


def rate(game: Game, seat: int, options: list[Action]) -> list[float]:
    """The policy's rating of each option."""
    question = game.stack[-1]
    if isinstance(question, Acting):
        return location_action_values(game, seat, question, options)
    rater = RATERS.get(question.name)
    return rater(game, seat, options) if rater is not None else [0.0] * len(options)


def location_action_values(
    state: State, seat: int, placement: Acting, options: list[Action]
) -> list[float]:
    """The value of each action at a Location, per AP."""
    situation = Situation(state, seat, placement.ap, placement.location)
    verb = DONE
    value = ACTION_VALUES.get(verb.name)
    values = []
    for action in options:
        if action.verb is not verb:
            verb = action.verb
            value = ACTION_VALUES.get(verb.name)
        if location_actions.is_unneeded(situation, action):
            values.append(location_actions.NEVER)
        elif value is not None:
            values.append(value(state, situation, action))
        else:
            values.append(0.0 if verb is DONE else location_actions.UNWANTED)
    return values


def with_card(state: State, situation: Situation, action: Action) -> float:
    return WITH_CARD


def card_uses(state: State, seat: int, options: list[Action]) -> list[float]:
    return [
        (0.0, MORE_AP)[action.use] if action.verb is USE_CARD else location_actions.NEVER
        for action in options
    ]


def link_pays(state: State, seat: int, options: list[Action]) -> list[float]:
    """Fame, except when Coins are needed for wages."""
    short = location_actions.wages_to_come(state, seat) - state.players[seat].coins
    return [0.0, float(short - 2)]


def advertising(state: State, seat: int, options: list[Action]) -> list[float]:
    """Fame for a few Coins, unless they are needed elsewhere."""
    coins = state.players[seat].coins
    left = performances_left(state)
    rest = coins - advertise_price(state, seat)
    value = ADVERTISE_FAME - coins_value(coins, left) + coins_value(rest, left)
    if rest < LOW_COINS and left > 1:
        value -= LOW_COINS_PENALTY
    return [value if action.verb is ADVERTISE else 0.0 for action in options]


def use_power(state: State, situation: Situation, action: Action) -> float:
    return using_value(situation.player)


def powers_to_discard(state: State, seat: int, options: list[Action]) -> list[float]:
    """POW-2: the Powers that promise least go."""
    return [-keeping_value(action.power) for action in options]


def powers_to_learn(state: State, seat: int, options: list[Action]) -> list[float]:
    """POW-4: what the Power brings in the turns to come; nothing is worth 0."""
    left = performances_left(state)
    return [
        learning_value(state, seat, action.power, action.power_slot, left)
        if action.verb is LEARN_POWER
        else 0.0
        for action in options
    ]


ACTION_VALUES: Final[dict[str, Callable[[State, Situation, Action], float]]] = {
    "learn": location_actions.learn,
    "hire": location_actions.hire,
    "take_coins": location_actions.take_coins,
    "reroll": location_actions.reroll,
    "set_die": location_actions.set_die,
    "enhance": location_actions.enhance,
    "buy": location_actions.buy,
    "order": location_actions.order,
    "quick_order": location_actions.quick_order,
    "prepare": location_actions.prepare,
    "move_trick": location_actions.move_trick,
    "move_components": location_actions.move_components,
    "move_apprentice": location_actions.move_apprentice,
    "draw_first": location_actions.draw,
    "draw_further": location_actions.draw,
    "set_up": set_up,
    "set_up_stack": set_up,
    "with_card": with_card,
    "use_power": use_power,
}
"""The value of an action, by its kind."""

RATERS: Final[dict[str, Callable[[Game, int, list[Action]], list[float]]]] = {
    "use_card": card_uses,
    "place_character": placement_values,
    "choose_advertise": advertising,
    "choose_first_trick": location_actions.tricks_to_choose,
    "choose_engineers_trick": location_actions.tricks_to_choose,
    "choose_trick": location_actions.tricks_to_choose,
    "take_components": location_actions.components_to_take,
    "take_extra_components": location_actions.components_to_take,
    "choose_order_place": location_actions.order_places,
    "choose_bargain": location_actions.bargains,
    "choose_spot": spots,
    "move_marker": spots,
    "choose_link_pay": link_pays,
    "choose_performance": performances,
    "discard_power": powers_to_discard,
    "choose_power": powers_to_learn,
}
"""The ratings of all options, by the name of the question; see `location_action_values` too."""
