"""Leanings: what a bot wants besides Fame.

A leaning pays Fame that isn't on the board: for what its seat does, such as performing on a
Sunday, and for what it has at the end of a turn, such as Shards. The bot's search adds it to the
evaluation, so a bot of any level still plays as well as its leaning lets it.
"""

from collections.abc import Callable
from typing import Final

from trickerion import Action, Game
from trickerion.bots.evaluation import end_bonus
from trickerion.bots.policy.policy import choose, rate
from trickerion.bots.rollout import Evaluator
from trickerion.engine.boards.components import meets
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import marker_seat
from trickerion.engine.core.pieces import SUPPLY
from trickerion.engine.core.printed_facts import (
    ALL_APPRENTICES,
    ASSISTANT,
    ENGINEER,
    FIRST_SPECIAL,
    LEVEL,
    MANAGER,
    SLOT_LOCATION,
    THEATER,
    is_performance_slot,
    weekday_of,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.verbs import CHOOSE_TRICK, PLACE

MOST_WANTED: Final = 3
"""How many actions that a leaning wants are considered beyond those the policy suggests."""

TAKE_STAGE: Final = "take_stage"
"""Placing the Magician on a performance slot; `perform` is to perform there."""
DAYS: Final = ("thursday", "friday", "saturday", "sunday")
"""Placing any Character in the Theater on a weekday."""
TRICKS: Final = ("", "level_1", "level_2", "level_3")
"""Learning a trick of a level."""


# What a seat does


def deeds(action: Action) -> list[str]:
    """The names under which a leaning may pay for an action: its kind, and more about some."""
    if action.verb is PLACE and SLOT_LOCATION[action.slot] == THEATER:
        day = DAYS[weekday_of(action.slot)]
        return [TAKE_STAGE, f"{TAKE_STAGE}_{day}"] if is_performance_slot(action.slot) else [day]
    if action.verb is CHOOSE_TRICK:
        return [TRICKS[LEVEL[action.trick]]]
    return [action.kind]


# What a seat has


def shards(state: State, seat: int) -> float:
    return float(state.players[seat].shards)


def coins(state: State, seat: int) -> float:
    return float(state.players[seat].coins)


def special_cards(state: State, seat: int) -> float:
    cards = 0
    for card in state.players[seat].hand:
        cards += card >= FIRST_SPECIAL
    return float(cards)


def specialists(state: State, seat: int) -> float:
    """Specialists, those hired at the Inn included."""
    where = state.players[seat].where
    return float(sum([where[one] != SUPPLY for one in (MANAGER, ENGINEER, ASSISTANT)]))


def apprentices(state: State, seat: int) -> float:
    player = state.players[seat]
    there = sum([player.where[one] != SUPPLY for one in ALL_APPRENTICES])
    return float(there + player.inn_apprentices)


def markers_on_stage(state: State, seat: int) -> float:
    markers = 0
    for show in state.theater:
        for marker in show.markers:
            markers += marker_seat(marker) == seat
    return float(markers)


def markers(state: State, seat: int) -> float:
    """Markers on trick cards, ready to be set up."""
    return float(sum(state.players[seat].markers))


def tricks(state: State, seat: int) -> float:
    return float(sum([trick != NONE for trick in state.players[seat].tricks]))


def level_2_tricks(state: State, seat: int) -> float:
    return _ready_tricks(state, seat, 2)


def level_3_tricks(state: State, seat: int) -> float:
    return _ready_tricks(state, seat, 3)


def _ready_tricks(state: State, seat: int, level: int) -> float:
    """Tricks of a level: a third for the trick, one for its components, one for a marker."""
    player = state.players[seat]
    steps = 0
    for symbol, trick in enumerate(player.tricks):
        if trick != NONE and LEVEL[trick] == level:
            steps += 1 + meets(player, trick) + (player.markers[symbol] > 0)
    return steps / 3


def end_bonuses(state: State, seat: int) -> float:
    """FIN-3: what the seat's Level 3 tricks would bring if the game ended now."""
    player = state.players[seat]
    return sum([end_bonus(player, trick) for trick in player.tricks if trick != NONE])


def is_first(state: State, seat: int) -> float:
    """Whether the seat has less Fame than any other, so that it leads the next turn."""
    fame = state.players[seat].fame
    for other, player in enumerate(state.players):
        if other != seat and player.fame <= fame:
            return 0.0
    return 1.0


Holding = Callable[[State, int], float]

HOLDINGS: Final[dict[str, Holding]] = {
    "shards": shards,
    "coins": coins,
    "special_cards": special_cards,
    "specialists": specialists,
    "apprentices": apprentices,
    "markers_on_stage": markers_on_stage,
    "markers": markers,
    "tricks": tricks,
    "level_2_tricks": level_2_tricks,
    "level_3_tricks": level_3_tricks,
    "end_bonuses": end_bonuses,
    "is_first": is_first,
}
"""What a leaning may pay for at the end of a turn."""


class Leaning:
    """The Fame that a bot adds for each of its deeds, and for each thing it has, up to a number."""

    def __init__(
        self, name: str, deeds: dict[str, float], holdings: dict[str, tuple[float, int]]
    ) -> None:
        self.name = name
        self.deeds = deeds
        self.holdings = holdings

    def __reduce__(self) -> tuple[object, ...]:
        return Leaning, (self.name, self.deeds, self.holdings)

    def of_action(self, action: Action) -> float:
        value = 0.0
        for deed in deeds(action):
            value += self.deeds.get(deed, 0.0)
        return value

    def of_position(self, state: State, seat: int) -> float:
        """Nothing once the game is over: then only Fame counts."""
        if not state.stack:
            return 0.0
        value = 0.0
        for name, (each, most) in self.holdings.items():
            value += each * min(float(most), HOLDINGS[name](state, seat))
        return value

    def of_rollout(self, game: Game, seat: int) -> float:
        """For what the seat did since the game was imagined, and for what it has now."""
        value = self.of_position(game, seat)
        for action in game.history:
            if action.seat == seat:
                value += self.of_action(action)
        return value

    def with_wanted(self, options: list[Action], promising: list[Action]) -> list[Action]:
        """The promising actions, and those that the leaning wants most."""
        wanted = [one for one in options if one not in promising and self.of_action(one) > 0]
        wanted.sort(key=lambda action: -self.of_action(action))
        return promising + wanted[:MOST_WANTED]


NEUTRAL: Final = Leaning("", {}, {})
"""The leaning of a bot that plays for Fame alone; the only one without a name."""


class LeaningEvaluator(Evaluator):
    """An evaluation that adds a leaning to what the seat expects."""

    def __init__(self, evaluator: Evaluator, leaning: Leaning) -> None:
        super().__init__(evaluator.seat, evaluator.rival_weight)
        self.evaluator = evaluator
        self.leaning = leaning

    def choose(self, game: Game, seat: int) -> Action:
        """In its own seat, the policy and the leaning decide together."""
        options = game.options(seat)
        if seat != self.seat or len(options) == 1:
            return choose(game, seat, options)
        values = rate(game, seat, options)
        for index, action in enumerate(options):
            values[index] += self.leaning.of_action(action)
        return options[values.index(max(values))]

    def terms(self, game: Game, seat: int) -> list[float]:
        terms = self.evaluator.terms(game, seat)
        if seat == self.seat:
            terms[0] += self.leaning.of_rollout(game, seat)
        return terms
