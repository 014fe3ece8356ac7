"""What the options of a seat have in common in one position: computed once for all of them."""

from typing import Final

from trickerion.bots.evaluation import (
    BACKSTAGE,
    BACKSTAGE_SLOTS,
    HAS_END_BONUS,
    MISSING_COIN,
    PERFORMER,
    PRINTED_VALUE,
    Prospect,
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
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import LEVEL, NEEDS, PRICE, THRESHOLD
from trickerion.engine.core.state import State
from trickerion.engine.locations.learn_trick import can_learn, learnable
from trickerion.engine.phases.final_scoring import MOST_PER_ITEM

UNKNOWN: Final = -1e9
"""Stands for a value that isn't computed yet."""
MIN_VALUE: Final = 0.5
MOST_PER_SHOW: Final = [value + PERFORMER + 2 * BACKSTAGE for value in PRINTED_VALUE]
MOST_AT_THE_END: Final = [MOST_PER_ITEM if bonus else 0 for bonus in HAS_END_BONUS]
"""What a trick can bring at most: in each Performance, and with the highest bonus."""
FACES: Final = FIELDS["face"].size


class Situation:
    """A seat that has to decide, and the AP and Location of its Character if one is acting."""

    __slots__ = (
        "_hired",
        "_learning",
        "_missing",
        "_tricks",
        "ap",
        "left",
        "location",
        "player",
        "seat",
        "state",
    )

    def __init__(self, state: State, seat: int, ap: int = 0, location: int = NONE) -> None:
        self.state = state
        self.seat = seat
        self.ap = ap
        self.location = location
        self.player = state.players[seat]
        self.left = performances_left(state)
        self._tricks: list[Prospect] | None = None
        self._learning: Learning | None = None
        self._missing: list[int] | None = None
        self._hired = [UNKNOWN, UNKNOWN]

    def tricks(self) -> list[Prospect]:
        """The prospects of the seat's tricks."""
        tricks = self._tricks
        if tricks is None:
            tricks = self._tricks = prospects(self.state, self.player)
        return tricks

    def learning(self) -> "Learning":
        learning = self._learning
        if learning is None:
            learning = self._learning = Learning(self)
        return learning

    def hire_value(self, is_specialist: bool) -> float:
        """What one more Character adds from the next turn on."""
        value = self._hired[is_specialist]
        if value == UNKNOWN:
            before = team_ap(self.player)
            after = [2, *before] if is_specialist else [*before, 1]
            value = self._hired[is_specialist] = self._team_gain(before, after)
        return value

    def _team_gain(self, before: list[int], after: list[int]) -> float:
        left = self.left - 1
        tricks = self.tricks()
        value = performances_value(tricks, after, left) - performances_value(tricks, before, left)
        value += left * (offstage_value(after) - offstage_value(before))
        return value + team_final_fame(self.state, after) - team_final_fame(self.state, before)

    def most_missing(self, component: int) -> int:
        """The most pieces of a component any of the seat's tricks is missing."""
        missing = self._missing
        if missing is None:
            missing = self._missing = most_missing(self.player)
        return missing[component]

    def component_value(self, component: int, pieces: int) -> float:
        """The pieces' share of the value of the trick they help complete."""
        best = 0.0
        if not 0 < pieces <= self.most_missing(component):
            return best
        left = max(0.0, self.left - 0.5)
        for trick in self.player.tricks:
            if trick != NONE and pieces <= missing_pieces(self.player, trick, component):
                share = pieces * PRICE[component] / missing_price(self.player, trick)
                best = max(best, share * max(MIN_VALUE, marker_value(self.state, trick) * left))
        return best


def most_missing(player: PlayerBoard) -> list[int]:
    """For each component, the most pieces any of the player's tricks is missing."""
    most = [0] * len(PRICE)
    for trick in player.tricks:
        if trick != NONE:
            for component, count in NEEDS[trick]:
                most[component] = max(most[component], count - counted(player, component))
    return most


def missing_pieces(player: PlayerBoard, trick: int, component: int) -> int:
    """How many pieces of a component a trick is missing."""
    for needed, count in NEEDS[trick]:
        if needed == component:
            return max(0, count - counted(player, component))
    return 0


def missing_price(player: PlayerBoard, trick: int) -> int:
    price = 0
    for component, count in NEEDS[trick]:
        price += max(0, count - counted(player, component)) * PRICE[component]
    return price


class Learning:
    """What the tricks that a seat could learn are worth to it, for the team to come: one with one
    more Specialist."""

    __slots__ = ("_before", "_best", "_least", "_situation", "_team", "_values")

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._team = [2, *team_ap(situation.player)]
        tricks = situation.tricks()
        used = sum(self._team[:BACKSTAGE_SLOTS])
        self._least = tricks[used - 1].value if len(tricks) >= used else 0.0
        self._before = performances_value(tricks, self._team, situation.left)
        self._values = [UNKNOWN] * len(LEVEL)
        """By trick."""
        self._best = [UNKNOWN] * FACES
        """By the face of a die."""

    def best_value(self, face: int) -> float:
        """The value of the best trick that can be learned with a die face."""
        best = self._best[face]
        if best == UNKNOWN:
            best = self._best[face] = self._find_best(face)
        return best

    def _find_best(self, face: int) -> float:
        state, seat = self._situation.state, self._situation.seat
        left = self._situation.left
        best = 0.0
        for trick in learnable(state, seat, face):
            most = left * MOST_PER_SHOW[trick] + MOST_AT_THE_END[trick]
            is_better = most > best and PRINTED_VALUE[trick] > self._least
            if is_better and can_learn(state, seat, trick):
                best = max(best, self.value(trick) - self._before)
        return best

    def value(self, trick: int) -> float:
        """The Performances to come with a new trick, minus its costs."""
        value = self._values[trick]
        if value == UNKNOWN:
            value = self._values[trick] = self._value(trick)
        return value

    def _value(self, trick: int) -> float:
        state, player = self._situation.state, self._situation.player
        tricks = [*self._situation.tricks(), prospect(state, player, trick)]
        with_it = performances_value(tricks, self._team, self._situation.left)
        fee = max(0, THRESHOLD[trick] - player.fame)
        price = missing_cost(state, player, trick) + MISSING_COIN * fee
        return with_it - price + end_bonus(player, trick)
