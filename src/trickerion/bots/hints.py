"""Hints: what a bot advises, and why rather than the next best option."""

from typing import Final

from trickerion import Action, Game
from trickerion.bots.appraisal import Appraisal, Appraiser, Contender, Depth, solved
from trickerion.bots.base import Advice, Bot, Budget, BudgetMeter
from trickerion.bots.reasons import FameReason, reasons
from trickerion.bots.solver import equivalent

ADVISER: Final = "legend"
"""The strongest level; it stops in time with the best action found so far."""
COMPARISON: Final = Depth(
    options=2, first_look=0, finalists=2, worlds=6, visits=3, solver_limit=5000
)
"""How the two best options are compared; finding them takes far longer."""
SHARE: Final = 0.8
"""Of the time, for the bot."""


class Hint:
    """A bot's advice, best first, and how the best action compares with the next best."""

    __slots__ = ("advice", "lead", "reasons")

    def __init__(self, advice: list[Advice], lead: float, why: list[FameReason]) -> None:
        self.advice = advice
        self.lead = lead
        """By how much Fame the best action is ahead; 0 if it is hardly better, or alone."""
        self.reasons = why


def hint(bot: Bot, game: Game, budget: Budget) -> Hint:
    """Ask a bot of any kind for advice in a position as its seat imagines it."""
    advice = bot.advise(game, Budget(budget.nodes, SHARE * budget.seconds, budget.time_limit))
    if len(advice) < 2:
        return Hint(advice, 0.0, [])
    rest = BudgetMeter(Budget(seconds=(1 - SHARE) * budget.seconds))
    best, second = compared(game, bot.seat, advice[0], advice[1], rest)
    lead = best.lead(second)
    if lead <= best.error(second) and not best.is_exact:
        lead = 0.0
    return Hint(advice, max(0.0, lead), reasons(best, second))


def compared(
    game: Game, seat: int, one: Advice, other: Advice, meter: BudgetMeter
) -> tuple[Appraisal, Appraisal]:
    """The appraisals of two pieces of advice, exact ones if the position can be solved."""
    exact = solved(game, seat, COMPARISON.solver_limit, None)
    first, second = (_of(exact, equivalent(game, two.action)) for two in (one, other))
    if first is not None and second is not None:
        return first, second
    return Appraiser(game, seat, COMPARISON, 0).pair(contender(one), contender(other), meter)


def _of(exact: list[Appraisal], action: Action) -> Appraisal | None:
    for one in exact:
        if one.actions[0] is action:
            return one
    return None


def contender(advice: Advice) -> Contender:
    """Advice on a plan is compared as a whole plan."""
    if advice.plan is not None:
        return Contender(None, advice.plan)
    return Contender(advice.action, {})
