"""Local search for an assignment plan: which card goes under which Character.

The search starts from the policy's plan and looks at its neighbors, one change away.
"""

from typing import Final

from trickerion import Game
from trickerion.bots.policy.placement import Plan, default_plan
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import CHARACTER_COUNT

MAX_ROUNDS: Final = 3
"""How often the search moves on to a better plan and tries all its neighbors."""


def initial_plan(game: Game, seat: int) -> Plan:
    """The policy's plan, with the cards that are already assigned."""
    return {**default_plan(game, seat), **assigned(game, seat)}


def assigned(game: Game, seat: int) -> Plan:
    under = game.players[seat].under
    return {character: card for character, card in enumerate(under) if card != NONE}


def neighbors(game: Game, seat: int, plan: Plan) -> list[Plan]:
    """All plans in which one Character gets another card or none, or two Characters swap."""
    fixed = assigned(game, seat)
    team = [c for c in range(CHARACTER_COUNT) if game.players[seat].has(c) and c not in fixed]
    spare = game.players[seat].hand[:]
    for character in team:
        if character in plan:
            spare.remove(plan[character])
    plans = []
    for character in team:
        plans += [{**plan, character: card} for card in sorted(set(spare))]
        if character in plan:
            plans.append({c: card for c, card in plan.items() if c != character})
        plans += [swapped(plan, character, other) for other in team if other > character]
    return plans


def swapped(plan: Plan, one: int, other: int) -> Plan:
    """The same plan with the cards of two Characters swapped."""
    cards = {character: card for character, card in plan.items() if character not in (one, other)}
    if one in plan:
        cards[other] = plan[one]
    if other in plan:
        cards[one] = plan[other]
    return cards


def key(plan: Plan) -> tuple[tuple[int, int], ...]:
    """Equal for equal plans, whatever the order of their cards."""
    return tuple(sorted(plan.items()))
