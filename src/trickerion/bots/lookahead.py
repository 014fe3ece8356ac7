"""Lookahead: the best few candidates, compared by playouts to the end of the next turn.

A rollout follows the policy, which is fast but plays worse than the bots do. In a playout every
seat is a scout: it plans its turns and rolls out its actions like a specialist. So the evaluation
at the end sees what a candidate leads to if all seats play well for another turn.
"""

from random import Random
from typing import ClassVar, Final

from trickerion import Action, Game
from trickerion.bots.base import Budget, BudgetMeter
from trickerion.bots.leanings import Leaning
from trickerion.bots.policy.placement import Plan
from trickerion.bots.rollout import Candidate, Evaluator, keep_order, play_plan, total
from trickerion.bots.specialist import SpecialistBot
from trickerion.bots.value_model import ValueEvaluator, value_model
from trickerion.engine.phases.assignment import Assignment

LEAST_NODES: Final = 1500
LEAST_SECONDS: Final = 0.05
"""With a budget below this, times the square of the number of players, there is no lookahead: too
few playouts would decide. More players make a playout longer, and each of its rollouts too."""
FINALISTS: Final = 4
MARGIN: Final = 2.0
"""A candidate whose score is this much lower than the best one's isn't a finalist."""
PRIOR: Final = 4
"""The score before the lookahead counts as much as this many playouts."""
PLANS: Final = Budget(nodes=16)
"""How many plans a scout tries."""
ALL_ACTIONS: Final = Budget()
"""It rolls out as many actions as a specialist does."""


class ScoutBot(SpecialistBot):
    """A specialist with the legend's value model."""

    name: ClassVar[str] = "scout"
    rivalry: ClassVar[float] = 0.5

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.evaluator = ValueEvaluator(seat, value_model())


def can_look_ahead(budget: Budget, players: int) -> bool:
    """Is the budget large enough for playouts?"""
    has_nodes = budget.nodes == 0 or budget.nodes >= LEAST_NODES * players**2
    return has_nodes and (budget.seconds == 0 or budget.seconds >= LEAST_SECONDS * players**2)


class Finalist:
    """A candidate with the values of its playouts."""

    __slots__ = ("candidate", "prior", "values")

    def __init__(self, candidate: Candidate, rival_weight: float) -> None:
        self.candidate = candidate
        self.prior = candidate.score(rival_weight)
        self.values: list[float] = []

    @property
    def score(self) -> float:
        """The mean of the values and of the score before, which counts like some of them."""
        total = sum(self.values) + PRIOR * self.prior
        return total / (len(self.values) + PRIOR)


class Lookahead:
    """A comparison of candidates by playouts in worlds that the seat imagines."""

    def __init__(self, game: Game, evaluator: Evaluator, leaning: Leaning, rng: Random) -> None:
        self.game = game
        self.evaluator = evaluator
        self.leaning = leaning
        self.rng = rng
        self.last_turn = game.turn + 1
        """Playouts stop at its end."""

    def run(self, ranked: list[Candidate], meter: BudgetMeter) -> None:
        """Compare the best of some ranked candidates until the budget is used up, and rank them
        again. After each round the worse half is dropped."""
        weight = self.evaluator.rival_weight
        alive = [Finalist(candidate, weight) for candidate in finalists(ranked, weight)]
        dropped: list[Finalist] = []
        rounds = (len(alive) - 1).bit_length()
        start = meter.share
        for number in range(rounds):
            until = start + (1.0 - start) * (number + 1) / rounds
            while meter.share < until and self._play_out(alive, meter):
                pass
            alive.sort(key=lambda finalist: -finalist.score)
            half = (len(alive) + 1) // 2
            dropped = alive[half:] + dropped
            alive = alive[:half]
        for place, finalist in enumerate(alive + dropped):
            finalist.candidate.correct([finalist.score], weight)
            ranked[place] = finalist.candidate
        keep_order(ranked, weight)

    def _play_out(self, alive: list[Finalist], meter: BudgetMeter) -> bool:
        """Play every finalist out in one more world; False if the budget ended before."""
        world = self.game.imagine(self.evaluator.seat, self.rng.getrandbits(48))
        seed = self.rng.getrandbits(30)
        values: list[float] = []
        for finalist in alive:
            game = world.clone()
            if not Playout(self.evaluator.seat, self.leaning, seed, meter).play(
                game, finalist.candidate, self.last_turn
            ):
                return False
            values.append(self._value(game))
        for finalist, value in zip(alive, values, strict=True):
            finalist.values.append(value)
        return True

    def _value(self, game: Game) -> float:
        own = total(self.evaluator.terms(game, self.evaluator.seat))
        return own - self.evaluator.rival_weight * self.evaluator.best_rival(game)


class Playout:
    """The scouts of one playout."""

    def __init__(self, seat: int, leaning: Leaning, seed: int, meter: BudgetMeter) -> None:
        self.seat = seat
        self.leaning = leaning
        self.seed = seed
        self.meter = meter
        """What the scouts search is charged to it."""
        self.scouts: dict[int, ScoutBot] = {}

    def play(self, game: Game, candidate: Candidate, last_turn: int) -> bool:
        """Play a candidate, and on to the end of a turn; False if the budget ended before."""
        if candidate.action is not None:
            game.play(candidate.action)
        else:
            self.assign(game, candidate)
        while game.stack and game.turn <= last_turn:
            if self.meter.is_exhausted:
                return False
            if isinstance(game.stack[-1], Assignment):
                self.assign(game, None)
            else:
                seat = game.to_act[0]
                options = game.options(seat)
                game.play(options[0] if len(options) == 1 else self._decide(game, seat))
        return True

    def _decide(self, game: Game, seat: int) -> Action:
        meter = BudgetMeter(ALL_ACTIONS)
        advice = self._scout(game, seat).advise_action(game, meter)
        self.meter.nodes += meter.nodes
        return advice[0].action

    def assign(self, game: Game, candidate: Candidate | None) -> None:
        """All seats plan before any of them assigns cards. The candidate is the plan of one."""
        plans: list[tuple[int, Plan]] = []
        for seat in game.to_act:
            if candidate is not None and seat == self.seat:
                plans.append((seat, candidate.plan))
            else:
                plans.append((seat, self._plan(game, seat)))
        for seat, plan in plans:
            play_plan(game, seat, plan)

    def _plan(self, game: Game, seat: int) -> Plan:
        meter = BudgetMeter(PLANS)
        plans = self._scout(game, seat).search_plans(game, meter)
        self.meter.nodes += meter.nodes
        return plans[0].plan

    def _scout(self, game: Game, seat: int) -> ScoutBot:
        scout = self.scouts.get(seat)
        if scout is None:
            scout = self.scouts[seat] = ScoutBot(seat, self.seed + seat)
            scout.weigh_rivals(game)
            if seat == self.seat:
                scout.lean(self.leaning)
        return scout


def finalists(ranked: list[Candidate], rival_weight: float) -> list[Candidate]:
    """The best of some ranked candidates, as far as their scores are close."""
    least = ranked[0].score(rival_weight) - MARGIN
    best = [one for one in ranked[:FINALISTS] if one.rollouts]
    return [one for one in best if one.score(rival_weight) >= least] or ranked[:1]
