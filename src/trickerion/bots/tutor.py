"""The tutor: says before an action is played that it loses much, and why."""

from typing import Final

from trickerion import Action, Game
from trickerion.bots.appraisal import DEPTHS, Appraisal, Depth, appraise
from trickerion.bots.reasons import FameReason, reasons
from trickerion.engine.core.names import NONE
from trickerion.engine.core.verbs import ASSIGN, READY, RECALL

MIN_COST: Final = 2.0
"""The Fame that an action must lose before the tutor says anything."""
CERTAINTY: Final = 2.0
"""How many standard errors the loss must be."""


class Objection:
    """A better option than the chosen one."""

    __slots__ = ("best", "cost", "reasons", "win")

    def __init__(self, best: Appraisal, chosen: Appraisal) -> None:
        self.best = best.actions
        """One action, or the cards of a plan."""
        self.cost = best.lead(chosen)
        """The Fame that the choice loses."""
        self.win = best.win - chosen.win
        """The chance to win that it loses."""
        self.reasons: list[FameReason] = reasons(best, chosen)


def judge(
    game: Game, seat: int, action: Action, depth: Depth = DEPTHS["normal"], seed: int = 0
) -> Objection | None:
    """The objection to an action that isn't played yet, by what its seat knows; None if it doesn't
    lose much. A plan is judged as a whole when it is about to be finished."""
    if game.phase == "assignment":
        if action.verb is not READY:
            return None
        plan, game = planned(game, seat), without_plan(game, seat)
        return objection(appraise(game, seat, depth, seed, plan), plan)
    options = game.options(seat)
    if len(options) < 2 or action not in options:
        return None
    return objection(appraise(game, seat, depth, seed, [action]), [action])


def objection(found: list[Appraisal], chosen: list[Action]) -> Objection | None:
    best = found[0]
    for own in found:
        if own.actions == chosen:
            lead = best.lead(own)
            if best.is_exact and best.win > own.win:
                return Objection(best, own)
            if lead >= MIN_COST and lead >= CERTAINTY * best.error(own):
                return Objection(best, own)
    return None


def planned(game: Game, seat: int) -> list[Action]:
    """The cards that a seat has assigned so far."""
    under = game.players[seat].under
    return [ASSIGN.of(seat, who, card) for who, card in enumerate(under) if card != NONE]


def without_plan(game: Game, seat: int) -> Game:
    """The same position before the seat assigned any cards."""
    twin = game.clone()
    for action in planned(game, seat):
        twin.play(RECALL.of(seat, action.character))
    return twin
