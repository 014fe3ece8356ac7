"""Judging decisions by what their seats knew."""

from typing import Final

from trickerion import Action, Game
from trickerion.bots.appraisal import PARTS, Appraisal, Depth, appraise
from trickerion.bots.reasons import differences, reasons
from trickerion.engine.core.names import NONE
from trickerion.engine.core.verbs import ASSIGN, READY, RECALL, RECONSIDER
from trickerion.review.previews import preview
from trickerion.review.shapes import Cost, Decision, Option

PLANNING: Final = (ASSIGN, RECALL, RECONSIDER)
"""Steps of a plan, which is judged as a whole."""
MIN_AMOUNT: Final = 0.05
"""Smaller amounts are left out."""


class DecisionJudge:
    """Judges the decisions of a game in order."""

    def __init__(self, depth: Depth, seed: int) -> None:
        self.depth = depth
        self.seed = seed
        self.before_plans: Game | None = None
        """The position at the start of the Assignment phase."""

    def judge(self, game: Game, action: Action) -> Decision | None:
        """Judge an action before it is played; None if there was nothing to choose."""
        if game.phase != "assignment":
            self.before_plans = None
            return self._judge_action(game, action)
        if self.before_plans is None:
            self.before_plans = game.clone()
        return self._judge_plan(game, action) if action.verb is READY else None

    def _judge_action(self, game: Game, action: Action) -> Decision | None:
        options = game.options(action.seat)
        if len(options) < 2 or action not in options:
            return None
        found = appraise(game, action.seat, self.depth, self._seed(game), [action])
        return decision(game, action, found, [action])

    def _judge_plan(self, game: Game, action: Action) -> Decision | None:
        """TURN-5: plans are made at the same time, so none is judged by what another reveals."""
        assert self.before_plans is not None
        seat = action.seat
        before = self.before_plans.players[seat].under
        under = game.players[seat].under
        plan = [
            ASSIGN.of(seat, character, card)
            for character, card in enumerate(under)
            if card != NONE and before[character] == NONE
        ]
        if not self.before_plans.players[seat].hand:
            return None
        found = appraise(self.before_plans, seat, self.depth, self._seed(game), plan)
        return decision(game, action, found, plan)

    def _seed(self, game: Game) -> int:
        return self.seed * 100_003 + len(game.history)


def decision(
    game: Game, action: Action, found: list[Appraisal], chosen: list[Action]
) -> Decision | None:
    """What the appraisals say about a choice; a lead within its standard error doesn't count."""
    if len(found) < 2:
        return None
    own = next(one for one in found if one.actions == chosen)
    others = [one for one in found if one is not own]
    best, error = found[0], found[0].error(own)
    imagined = game.imagine(action.seat, 0)
    if best.lead(own) <= error and best.win <= own.win + error_of_win(best):
        best = own
    return {
        "index": len(game.history),
        "seat": action.seat,
        "turn": game.turn,
        "phase": game.phase,
        "exact": own.is_exact,
        "chosen": option(imagined, own),
        "best": option(imagined, best),
        "alternatives": [option(imagined, one) for one in others if one is not best],
        "cost": cost(best, own),
        "error": round(own.error(others[0]) if best is own else error, 2),
        "lead": lead(own, others) if best is own else 0.0,
    }


def lead(chosen: Appraisal, others: list[Appraisal]) -> float:
    """How far the best choice is ahead of the obvious one; of the next best, if there is none."""
    if chosen.is_obvious:
        return 0.0
    other = next((one for one in others if one.is_obvious), others[0])
    return round(max(0.0, chosen.lead(other) - chosen.error(other)), 2)


def error_of_win(best: Appraisal) -> float:
    """An exact result has no error; an estimate is compared by its value alone."""
    return 0.0 if best.is_exact else 1.0


def option(imagined: Game, found: Appraisal) -> Option:
    is_plan = imagined.phase == "assignment"
    return {
        "actions": [action.to_dict() for action in found.actions],
        "preview": {} if is_plan else preview(imagined, found.actions[0]),
        "fame": round(found.fame, 2),
        "win": round(found.win, 3),
        "parts": amounts(dict(zip(PARTS, found.parts, strict=True))),
        "sources": amounts(found.sources),
    }


def cost(best: Appraisal, chosen: Appraisal) -> Cost:
    why = [] if best is chosen else reasons(best, chosen)
    return {
        "fame": round(best.lead(chosen), 2),
        "win": round(best.win - chosen.win, 3),
        "parts": amounts(differences(best, chosen)),
        "reasons": [{"what": one.what, "amount": round(one.amount, 1)} for one in why],
    }


def amounts(values: dict[str, float]) -> dict[str, float]:
    """Rounded, without those that are too small to mention."""
    return {key: round(value, 2) for key, value in values.items() if abs(value) >= MIN_AMOUNT}
