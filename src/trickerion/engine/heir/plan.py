"""The Heir's plans: the deck, the open assignment and the stance (HEIR-2, HEIR-3)."""

from typing import Final

from trickerion.catalog import PLANS
from trickerion.engine.core.events import ASSIGNMENT_REVEALED, PLAN_REVEALED
from trickerion.engine.core.names import NONE, number
from trickerion.engine.core.packing import CHARACTER_COUNT
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, PlanNumber
from trickerion.engine.heir.seat import HEIR, tell_rule
from trickerion.engine.heir.tricks import highest_level, tricks_of_level

SET_UP: Final = 0
PERFORM: Final = 1
PLAN_KIND: Final = [PERFORM if plan.kind == "perform" else SET_UP for plan in PLANS]
PLAN_LOCATIONS: Final = [[number("card", place) for place in plan.locations] for plan in PLANS]
STRONGER: Final = [plan.stronger - 1 for plan in PLANS]
"""Which of the Heir's Characters, counted from the left, has 1 AP more."""

GROUPS: Final = (
    ((SET_UP,), 1),
    ((SET_UP, SET_UP, PERFORM), 3),
    ((SET_UP, PERFORM, PERFORM), 2),
    ((PERFORM,), 1),
)
"""HEIR-2: the deck from the top: the kinds that are shuffled, and how many of them are used."""
DECK_SIZE: Final = sum([used for _, used in GROUPS])


def deal_plans(state: State) -> None:
    """HEIR-2: the deck below the plans that have been turned up."""
    hidden = [plan for plan in range(len(PLANS)) if plan not in state.plans]
    state.shuffle(hidden)
    state.plan_deck = []
    for kind in _kinds_to_come(state):
        plan = next(plan for plan in hidden if PLAN_KIND[plan] == kind)
        hidden.remove(plan)
        state.plan_deck.append(plan)


def _kinds_to_come(state: State) -> list[int]:
    seen = [PLAN_KIND[plan] for plan in state.plans]
    kinds: list[int] = []
    for group, used in GROUPS:
        left = list(group)
        for kind in seen[:used]:
            left.remove(kind)
        state.shuffle(left)
        kinds += left[: max(0, used - len(seen))]
        seen = seen[used:]
    return kinds


def is_possible(plans: list[PlanNumber]) -> bool:
    """HEIR-2: can these be all plans of a game, from the first one on?"""
    kinds = [PLAN_KIND[plan] for plan in plans]
    for group, used in GROUPS:
        for kind in set(group):
            if kinds[:used].count(kind) > group.count(kind):
                return False
        if len(kinds[:used]) != used or any(kind not in group for kind in kinds[:used]):
            return False
        kinds = kinds[used:]
    return not kinds


def turn_up_plan(state: State) -> None:
    """HEIR-2, HEIR-3: the next plan assigns every Character, openly, before the player plans."""
    plan = state.plan_deck.pop(0)
    state.plans.append(plan)
    state.reveals += 1
    state.tell(PLAN_REVEALED, HEIR, plan)
    player = state.players[HEIR]
    team = [character for character in range(CHARACTER_COUNT) if player.has(character)]
    for place, character in enumerate(team):
        player.set_card(character, PLAN_LOCATIONS[plan][place])
        state.tell(ASSIGNMENT_REVEALED, HEIR, character, player.under[character])
    tell_rule(state, "HEIR-3", "ready" if is_ready(state) else "busy", highest_level(state))


def is_ready(state: State) -> bool:
    """HEIR-3: Ready with a Perform plan and a trick of the highest level its Fame allows."""
    if not state.plans or PLAN_KIND[state.plans[-1]] != PERFORM:
        return False
    return tricks_of_level(state, highest_level(state)) > 0


def stronger_character(state: State) -> Character:
    """HEIR-2: the Character to which the plan gives 1 AP more; NONE if the team is too small."""
    under = state.players[HEIR].under
    left = STRONGER[state.plans[-1]]
    for character in range(CHARACTER_COUNT):
        if under[character] != NONE:
            if left == 0:
                return character
            left -= 1
    return NONE
