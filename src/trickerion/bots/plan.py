"""The plan of a turn: which card goes under which Character.

From an improvised plan on, one change after the other is tried in the mind and kept if it helps.
"""

from typing import Final

from trickerion import Game
from trickerion.bots.placing import Plan, improvise
from trickerion.engine.cardboard import CHARACTER_COUNT
from trickerion.engine.names import NONE

MOST_ROUNDS: Final = 3
"""So often all changes to the best plan so far are tried."""


def first_plan(game: Game, seat: int) -> Plan:
    """What instinct would do with the cards that do not lie yet."""
    return {**improvise(game, seat), **laid(game, seat)}


def laid(game: Game, seat: int) -> Plan:
    """The cards that lie already."""
    under = game.players[seat].under
    return {character: card for character, card in enumerate(under) if card != NONE}


def changes(game: Game, seat: int, plan: Plan) -> list[Plan]:
    """All plans in which one Character has another card or none, or two exchange theirs."""
    fixed = laid(game, seat)
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
        plans += [exchanged(plan, character, other) for other in team if other > character]
    return plans


def exchanged(plan: Plan, one: int, other: int) -> Plan:
    """The same plan with the cards of two Characters exchanged."""
    cards = {character: card for character, card in plan.items() if character not in (one, other)}
    if one in plan:
        cards[other] = plan[one]
    if other in plan:
        cards[one] = plan[other]
    return cards


def key(plan: Plan) -> tuple[tuple[int, int], ...]:
    """Plans with the same key are the same."""
    return tuple(sorted(plan.items()))
