"""Instinct: what an experienced player does without thinking.

It looks at the answers, not at what follows from them, and so it is fast: whole turns are played
with it in the mind. What an answer is good for is told in Fame at the end.
"""

from collections.abc import Callable
from typing import Final

from trickerion import Action, Game
from trickerion.bots import errands
from trickerion.bots.placing import distinct_places, places
from trickerion.bots.staging import performances, set_up, spots
from trickerion.bots.worth import performances_left, purse
from trickerion.engine.initiative import ADVERTISE_FAME, initiative_slot
from trickerion.engine.location import Placement
from trickerion.engine.state import State
from trickerion.engine.verbs import ADVERTISE, DONE, PLACE, USE_CARD

PENNILESS: Final = 3
"""With fewer Coins than this nothing can be done for the next show."""
PENNILESS_FAME: Final = 1.5
WITH_CARD: Final = 1.0
MORE_AP: Final = 0.1


def choose(game: Game, seat: int, options: list[Action]) -> Action:
    """The answer that comes to mind."""
    if len(options) == 1:
        return options[0]
    values = ratings(game, seat, options)
    return options[values.index(max(values))]


def promising(game: Game, seat: int, most: int) -> list[Action]:
    """The answers worth a thought, the best first; of answers that are alike only one."""
    options = game.options(seat)
    if len(options) == 1:
        return options
    values = ratings(game, seat, options)
    order = sorted(range(len(options)), key=lambda i: -values[i])
    if options[0].verb is PLACE:
        order = distinct_places(game, seat, options, order)
    return [options[i] for i in order[:most]]


def ratings(game: Game, seat: int, options: list[Action]) -> list[float]:
    """What each answer seems to be good for."""
    rate = RATINGS.get(game.stack[-1].name)
    return rate(game, seat, options) if rate is not None else [0.0] * len(options)


def actions(state: State, seat: int, options: list[Action]) -> list[float]:
    """What each action of the Location is good for, for its AP."""
    placement = state.stack[-1]
    assert isinstance(placement, Placement)
    return [action_value(state, placement, action) for action in options]


def action_value(state: State, placement: Placement, action: Action) -> float:
    value = VALUES.get(action.kind)
    if value is not None:
        return value(state, placement, action)
    return 0.0 if action.verb is DONE else errands.NOTHING


def with_card(state: State, placement: Placement, action: Action) -> float:
    return WITH_CARD


def card_uses(state: State, seat: int, options: list[Action]) -> list[float]:
    return [
        (0.0, MORE_AP)[action.a] if action.verb is USE_CARD else errands.NEVER for action in options
    ]


def link_pays(state: State, seat: int, options: list[Action]) -> list[float]:
    """Fame, but for the Coins that wages need."""
    short = errands.wages_to_come(state, seat) - state.players[seat].coins
    return [0.0, float(short - 2)]


def advertising(state: State, seat: int, options: list[Action]) -> list[float]:
    """Fame for a few Coins, if they are not needed more."""
    coins = state.players[seat].coins
    left = performances_left(state)
    rest = coins - initiative_slot(state, seat)
    value = ADVERTISE_FAME - purse(coins, left) + purse(rest, left)
    if rest < PENNILESS and left > 1:
        value -= PENNILESS_FAME
    return [value if action.verb is ADVERTISE else 0.0 for action in options]


VALUES: Final[dict[str, Callable[[State, Placement, Action], float]]] = {
    "learn": errands.learn,
    "hire": errands.hire,
    "take_coins": errands.take_coins,
    "reroll": errands.reroll,
    "set_die": errands.set_die,
    "enhance": errands.enhance,
    "buy": errands.buy,
    "order": errands.order,
    "quick_order": errands.quick_order,
    "prepare": errands.prepare,
    "move_trick": errands.move_trick,
    "move_components": errands.move_components,
    "move_apprentice": errands.move_apprentice,
    "draw_first": errands.draw,
    "draw_further": errands.draw,
    "set_up": set_up,
    "set_up_stack": set_up,
    "with_card": with_card,
}
"""By the kind of action: what it is good for."""

RATINGS: Final[dict[str, Callable[[Game, int, list[Action]], list[float]]]] = {
    "act": actions,
    "use_card": card_uses,
    "place_character": places,
    "choose_advertise": advertising,
    "choose_first_trick": errands.tricks_to_choose,
    "choose_engineers_trick": errands.tricks_to_choose,
    "choose_trick": errands.tricks_to_choose,
    "take_components": errands.components_to_take,
    "take_extra_components": errands.components_to_take,
    "choose_order_place": errands.order_places,
    "choose_bargain": errands.bargains,
    "choose_spot": spots,
    "move_marker": spots,
    "choose_link_pay": link_pays,
    "choose_performance": performances,
}
"""By the name of the question: what its answers are good for."""
