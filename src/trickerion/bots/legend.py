"""The legend: the value model, and sequential halving over many worlds for plans and actions alike.

In the Assignment phase it climbs to good plans without opponents first, then compares the best ones
in imagined worlds with opponents. Every card it assigns gets a search of its own, which starts from
the best plans found before. With a large budget, close candidates are played out further.
"""

from typing import ClassVar, Final

from trickerion import Game
from trickerion.bots.assignment_search import initial_plan, key, neighbors
from trickerion.bots.base import Advice, Budget, BudgetMeter
from trickerion.bots.halving import MAX_WORLDS, Arm, Halving
from trickerion.bots.lookahead import Lookahead, can_look_ahead
from trickerion.bots.magician import MagicianBot
from trickerion.bots.policy.placement import Plan
from trickerion.bots.rollout import Candidate, without_opponents
from trickerion.bots.specialist import KEPT_PLANS, fits
from trickerion.bots.value_model import ValueEvaluator, value_model

DEFAULT_NODES: Final = 4000
"""For a budget without any limit."""
CLIMBING: Final = 0.35
"""The share of the rollouts for finding plans, before they are compared."""
SHALLOW: Final = 0.35
"""The share of a large budget for rollouts; the rest is for the lookahead."""
MIN_PLANS: Final = 8
CLIMBED_PER_PLAN: Final = 14
"""One plan is compared for this many found: a larger budget compares more plans."""

PlanKey = tuple[tuple[int, int], ...]
"""See `assignment_search.key`."""


class LegendBot(MagicianBot):
    """An anytime search that gets better with its budget."""

    name: ClassVar[str] = "legend"
    rivalry: ClassVar[float] = 0.5
    width: ClassVar[int] = 12

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.evaluator = ValueEvaluator(seat, value_model())

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        has_limit = budget.nodes or budget.seconds
        return super().advise(game, budget if has_limit else Budget(nodes=DEFAULT_NODES))

    def search(self, game: Game, candidates: list[Candidate], meter: BudgetMeter) -> None:
        self._compare(game, candidates, meter)

    def _compare(
        self, game: Game, candidates: list[Candidate], meter: BudgetMeter
    ) -> list[Candidate]:
        """The candidates, best first, after a comparison in imagined worlds."""
        seeds = [self.rng.getrandbits(48) for _ in range(MAX_WORLDS)]
        arms = [Arm(candidate) for candidate in candidates]
        halving = Halving(game, self.evaluator, seeds)
        arms = halving.run(arms, meter, self._shallow_share(game, meter))
        ranked = [arm.candidate for arm in arms]
        if can_look_ahead(meter.budget, game.setup_options.seats):
            Lookahead(game, self.evaluator, self.leaning, self.rng).run(ranked, meter)
        return ranked

    def _shallow_share(self, game: Game, meter: BudgetMeter) -> float:
        """The share of the budget that is used before the lookahead."""
        return SHALLOW if can_look_ahead(meter.budget, game.setup_options.seats) else 1.0

    # The plan of a turn

    def advise_plan(self, game: Game, meter: BudgetMeter) -> list[Advice]:
        """Advice on the next card. Each decision searches again, from the best plans so far."""
        if self.planned_for[0] != game.turn:
            self.planned_for = (game.turn, [])
            self.plans = []
        known = [one.plan for one in self.plans if fits(game, self.seat, one.plan)]
        found = self._climb(game, known or [initial_plan(game, self.seat)], meter)
        most = max(MIN_PLANS, len(found) // CLIMBED_PER_PLAN)
        compared = self._compare(game, [Candidate(None, plan) for plan in found[:most]], meter)
        self.plans = [one for one in compared if one.rollouts][:KEPT_PLANS] or compared[:1]
        return self.planned_cards(game, self.plans)

    def _climb(self, game: Game, start: list[Plan], meter: BudgetMeter) -> list[Plan]:
        """Plans without opponents, best first: the best one's neighbors are tried, then those of
        the best one whose neighbors are still to try, until this part of the budget is used."""
        climbing = CLIMBING * self._shallow_share(game, meter)
        simulated = without_opponents(game, self.seat)
        found: dict[PlanKey, Candidate] = {}
        self._try(simulated, start, found, meter, climbing)
        expanded: set[PlanKey] = set()
        while meter.share < climbing and len(expanded) < len(found):
            ahead = [plan_key for plan_key in found if plan_key not in expanded]
            best = max(ahead, key=lambda plan_key: self._score(found[plan_key]))
            expanded.add(best)
            plans = neighbors(game, self.seat, found[best].plan)
            self._try(simulated, plans, found, meter, climbing)
        ranked = list(found.values())
        self.sort(ranked)
        return [candidate.plan for candidate in ranked]

    def _try(
        self,
        game: Game,
        plans: list[Plan],
        found: dict[PlanKey, Candidate],
        meter: BudgetMeter,
        end: float,
    ) -> None:
        """Roll out each plan that is new, until a share of the budget is used."""
        for plan in plans:
            if key(plan) not in found and (meter.share < end or not found):
                candidate = found[key(plan)] = Candidate(None, plan)
                self.roll_out(game, candidate, meter, 1)

    def _score(self, candidate: Candidate) -> float:
        return candidate.score(self.evaluator.rival_weight)
