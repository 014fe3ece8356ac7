"""Rollouts: every seat follows the policy to the end of the turn, and the result is evaluated."""

from typing import Final

from trickerion import Action, Game
from trickerion.bots.evaluation import TERMS, evaluation_terms
from trickerion.bots.policy.placement import Plan, default_plan
from trickerion.bots.policy.policy import choose
from trickerion.engine.core.names import NONE
from trickerion.engine.core.verbs import ASSIGN, READY
from trickerion.engine.phases.assignment import Assignment

SET_UP_TURNS: Final = 2
"""How many turns a rollout plays to compare the choices of the setup."""
TIE: Final = 1e-6
"""The least distance between the scores of two ranked candidates."""
NOBODY: Final = -1e9
"""Less than any evaluation."""


def total(terms: list[float]) -> float:
    value = 0.0
    for term in terms:
        value += term
    return value


class Evaluator:
    """Leaf evaluation from one seat's point of view, using the hand-written evaluation."""

    def __init__(self, seat: int, rival_weight: float = 0.0) -> None:
        self.seat = seat
        self.rival_weight = rival_weight
        """How much of the best rival's expected Fame is subtracted from the seat's."""

    def terms(self, game: Game, seat: int) -> list[float]:
        """The evaluation of the position for a seat, by term."""
        return evaluation_terms(game, seat)

    def choose(self, game: Game, seat: int) -> Action:
        """What a seat does in a rollout: it follows the policy."""
        return choose(game, seat, game.options(seat))

    def best_rival(self, game: Game) -> float:
        """The highest evaluation among the opponents."""
        best = NOBODY
        for other in range(len(game.players)):
            if other != self.seat:
                best = max(best, total(self.terms(game, other)))
        return best


class Candidate:
    """An action, or a plan for the Assignment phase, with the results of its rollouts."""

    __slots__ = ("action", "bias", "plan", "rival_total", "rollouts", "totals")

    def __init__(self, action: Action | None, plan: Plan) -> None:
        self.action = action
        self.plan = plan
        self.rollouts = 0
        self.totals = [0.0] * len(TERMS)
        """The evaluation terms, summed over all rollouts."""
        self.rival_total = 0.0
        """The best rival's evaluation, summed over all rollouts."""
        self.bias = 0.0
        """Added to the mean: evaluation noise, or a correction from the tree search."""

    def __reduce__(self) -> tuple[object, ...]:
        results = (self.rollouts, self.totals, self.rival_total, self.bias)
        return Candidate, (self.action, self.plan), results

    def __setstate__(self, results: tuple[int, list[float], float, float]) -> None:
        self.rollouts, self.totals, self.rival_total, self.bias = results

    def roll_out(self, game: Game, evaluator: Evaluator) -> None:
        """Play the action or plan in this game, then finish the rollout."""
        turn = horizon(game)
        if self.action is not None:
            game.play(self.action)
        else:
            play_plan(game, evaluator.seat, self.plan)
        self.finish(game, turn, evaluator)

    def finish(self, game: Game, turn: int, evaluator: Evaluator) -> float:
        """Play to the end of a turn, add the evaluation to the totals, and return its value."""
        finish_turn(game, turn, evaluator)
        self.rollouts += 1
        own = evaluator.terms(game, evaluator.seat)
        for index, term in enumerate(own):
            self.totals[index] += term
        value = total(own)
        if evaluator.rival_weight:
            rival = evaluator.best_rival(game)
            self.rival_total += rival
            value -= evaluator.rival_weight * rival
        return value

    def correct(self, values: list[float], rival_weight: float) -> None:
        """Shift the bias so that the score becomes the mean of these values."""
        if values:
            self.bias += sum(values) / len(values) - self.score(rival_weight)

    def mean_terms(self) -> list[float]:
        """The evaluation terms, averaged over all rollouts."""
        return [total / max(1, self.rollouts) for total in self.totals]

    @property
    def rival_mean(self) -> float:
        """The best rival's expected final Fame."""
        return self.rival_total / max(1, self.rollouts)

    @property
    def estimate(self) -> float:
        """The expected final Fame."""
        return sum(self.totals) / max(1, self.rollouts) + self.bias

    def score(self, rival_weight: float) -> float:
        """The expected final Fame, minus a share of the best rival's."""
        return self.estimate - rival_weight * self.rival_mean


def keep_order(ranked: list[Candidate], rival_weight: float) -> None:
    """Lower scores until they agree with a ranking, best first: a candidate that was dropped early
    may have scored more than those that were measured further."""
    most = ranked[0].score(rival_weight)
    for candidate in ranked[1:]:
        if candidate.rollouts:
            most = min(most - TIE, candidate.score(rival_weight))
            candidate.correct([most], rival_weight)


def play_plan(game: Game, seat: int, plan: Plan) -> None:
    """Assign the cards of a plan that aren't assigned yet, and finish the assignment."""
    for character, card in plan.items():
        if game.players[seat].under[character] == NONE:
            game.play(ASSIGN.of(seat, character, card))
    game.play(READY.of(seat))


def without_opponents(game: Game, seat: int) -> Game:
    """A copy of the game in which no opponent assigns any cards this turn."""
    twin = game.clone()
    for other in game.to_act:
        if other != seat:
            twin.play(READY.of(other))
    return twin


def horizon(game: Game) -> int:
    """The turn at whose end rollouts stop; setup choices need longer to make a difference."""
    return game.turn + (SET_UP_TURNS - 1 if game.phase == "set_up" else 0)


def rollout_nodes(game: Game) -> int:
    """The node cost of a rollout; one node is one turn simulated for one player."""
    return len(game.players) * (horizon(game) - game.turn + 1)


NEUTRAL: Final = Evaluator(0)
"""Follows the policy for every seat."""


def finish_turn(game: Game, turn: int, evaluator: Evaluator = NEUTRAL) -> None:
    """Play on to the end of a turn, which may already be over."""
    while game.stack and game.turn <= turn:
        seat = game.to_act[0]
        if isinstance(game.stack[-1], Assignment):
            play_plan(game, seat, default_plan(game, seat))
        else:
            game.play(evaluator.choose(game, seat))


def reaches_choice(game: Game, seat: int, turn: int) -> bool:
    """Follow the policy until a seat has a choice; False if it has none this turn."""
    while game.stack and game.turn <= turn and game.phase != "assignment":
        asked = game.to_act[0]
        options = game.options(asked)
        if asked == seat and len(options) > 1:
            return True
        game.play(choose(game, asked, options))
    return False
