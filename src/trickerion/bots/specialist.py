"""The specialist plans the whole turn, then rolls out each promising action.

The apprentice does the same with a noisy evaluation.
"""

from random import Random
from typing import ClassVar, Final

from trickerion import Action, Game
from trickerion.bots.assignment_search import MAX_ROUNDS, assigned, initial_plan, key, neighbors
from trickerion.bots.base import Advice, Bot, Budget, BudgetMeter
from trickerion.bots.evaluation import TERMS
from trickerion.bots.leanings import Leaning, LeaningEvaluator
from trickerion.bots.policy.placement import Plan
from trickerion.bots.policy.policy import promising
from trickerion.bots.rollout import Candidate, Evaluator, rollout_nodes, without_opponents
from trickerion.engine.core.names import NONE
from trickerion.engine.core.verbs import ASSIGN, READY

MAX_CANDIDATES: Final = 8
KEPT_PLANS: Final = 8
APPRENTICE_NOISE: Final = 1.8
NO_REASON: Final = "alike"
"""The reason given when two candidates hardly differ."""
RIVALS: Final = "rivals"
"""The reason given when an action is best because of what it leaves the best rival."""
MIN_LEAD: Final = 0.1


class SpecialistBot(Bot):
    """A one-ply search with rollouts that can explain its estimates."""

    name: ClassVar[str] = "specialist"
    rivalry: ClassVar[float] = 0.0
    """The weight of a single rival's Fame; it is divided by the number of rivals."""
    width: ClassVar[int] = MAX_CANDIDATES
    """How many actions are compared: those the policy rates highest."""

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.plans: list[Candidate] = []
        """The best plans for this turn, best first."""
        self.planned_for: tuple[int, list[int]] = (0, [])
        """The turn and the cards the plans were made for."""
        self.evaluator = Evaluator(seat)
        self.noise = 0.0
        """The standard deviation of the evaluation noise, in Fame."""

    def __reduce__(self) -> tuple[object, ...]:
        memory = (self.rng, self.plans, self.planned_for, self.noise, self.leaning)
        return type(self), (self.seat,), memory

    def __setstate__(
        self, memory: tuple[Random, list[Candidate], tuple[int, list[int]], float, Leaning]
    ) -> None:
        self.rng, self.plans, self.planned_for, self.noise, leaning = memory
        self.lean(leaning)

    def lean(self, leaning: Leaning) -> None:
        self.leaning = leaning
        if leaning.name:
            self.evaluator = LeaningEvaluator(self.evaluator, leaning)

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        meter = BudgetMeter(budget)
        self.weigh_rivals(game)
        if game.phase == "assignment":
            return self.advise_plan(game, meter)
        return self.advise_action(game, meter)

    def weigh_rivals(self, game: Game) -> None:
        self.evaluator.rival_weight = self.rivalry / (game.setup_options.seats - 1)

    def advise_action(self, game: Game, meter: BudgetMeter) -> list[Advice]:
        """Advice on any decision but the assignment."""
        actions = promising(game, self.seat, self.width)
        if self.leaning.name:
            actions = self.leaning.with_wanted(game.options(self.seat), actions)
        candidates = [Candidate(action, {}) for action in actions]
        if len(candidates) > 1:
            self.search(game, candidates, meter)
        return self._ranked_advice(candidates)

    def search(self, game: Game, candidates: list[Candidate], meter: BudgetMeter) -> None:
        """Roll out each candidate once, as far as the budget goes."""
        for candidate in candidates:
            self.roll_out(game, candidate, meter, rollout_nodes(game))
            if meter.is_exhausted:
                return

    def roll_out(self, game: Game, candidate: Candidate, meter: BudgetMeter, cost: int) -> None:
        """One rollout on a copy of the game."""
        candidate.roll_out(game.clone(), self.evaluator)
        if self.noise and candidate.rollouts == 1:
            candidate.bias = self.rng.gauss(0, self.noise)
        meter.nodes += cost

    def sort(self, candidates: list[Candidate]) -> None:
        """Best first, candidates without a rollout last."""
        weight = self.evaluator.rival_weight
        candidates.sort(key=lambda candidate: (not candidate.rollouts, -candidate.score(weight)))

    def _ranked_advice(self, candidates: list[Candidate]) -> list[Advice]:
        self.sort(candidates)
        tried = [candidate for candidate in candidates if candidate.rollouts] or candidates[:1]
        weight = self.evaluator.rival_weight
        return [
            Advice(candidate.action, candidate.estimate, reason(candidate, tried[place:], weight))
            for place, candidate in enumerate(tried)
            if candidate.action is not None
        ]

    # The plan of a turn

    def advise_plan(self, game: Game, meter: BudgetMeter) -> list[Advice]:
        cards = sorted([*game.players[self.seat].hand, *assigned(game, self.seat).values()])
        if self.planned_for != (game.turn, cards):
            self.planned_for = (game.turn, cards)
            self.plans = self.search_plans(game, meter)
        plans = [candidate for candidate in self.plans if fits(game, self.seat, candidate.plan)]
        if not plans:
            plans = self.plans = self.search_plans(game, meter)
        return self.planned_cards(game, plans)

    def planned_cards(self, game: Game, plans: list[Candidate]) -> list[Advice]:
        """Advice on the next card, from plans that are ranked."""
        advice: dict[int, Advice] = {}
        for place, candidate in enumerate(plans):
            action = next_card(game, self.seat, candidate.plan, plans)
            if action.id not in advice:
                why = reason(candidate, plans[place:], self.evaluator.rival_weight)
                advice[action.id] = Advice(action, candidate.estimate, why, candidate.plan)
        return list(advice.values())

    def search_plans(self, game: Game, meter: BudgetMeter) -> list[Candidate]:
        """Hill climbing from the policy's plan; the best plans found on the way."""
        simulated = without_opponents(game, self.seat)
        best = Candidate(None, initial_plan(game, self.seat))
        self.roll_out(simulated, best, meter, 1)
        tried = {key(best.plan): best}
        for _ in range(MAX_ROUNDS):
            start = best
            for plan in neighbors(game, self.seat, start.plan):
                if key(plan) not in tried and not meter.is_exhausted:
                    candidate = tried[key(plan)] = Candidate(None, plan)
                    self.roll_out(simulated, candidate, meter, 1)
                    if candidate.estimate > best.estimate:
                        best = candidate
            if best is start:
                break
        plans = list(tried.values())
        self.sort(plans)
        return plans[:KEPT_PLANS]


def fits(game: Game, seat: int, plan: Plan) -> bool:
    """Whether the cards already assigned are part of a plan."""
    for character, card in enumerate(game.players[seat].under):
        if card != NONE and plan.get(character) != card:
            return False
    return True


def next_card(game: Game, seat: int, plan: Plan, plans: list[Candidate]) -> Action:
    """Of the plan's cards that aren't assigned yet, the one most other plans share."""
    best, most = READY.of(seat), 0
    for character, card in plan.items():
        if game.players[seat].under[character] == NONE:
            agreeing = sum(candidate.plan.get(character) == card for candidate in plans)
            if agreeing > most:
                best, most = ASSIGN.of(seat, character, card), agreeing
    return best


def reason(candidate: Candidate, ranked: list[Candidate], rival_weight: float) -> str:
    """The evaluation term in which a candidate, the first of these, is most ahead of the second."""
    best, most = NO_REASON, MIN_LEAD
    if len(ranked) < 2:
        return best
    own, other = candidate.mean_terms(), ranked[1].mean_terms()
    for index, term in enumerate(TERMS):
        if own[index] - other[index] > most:
            best, most = term, own[index] - other[index]
    if rival_weight * (ranked[1].rival_mean - candidate.rival_mean) > most:
        return RIVALS
    return best


class ApprenticeBot(SpecialistBot):
    """Plays sensibly but makes human mistakes: its evaluation is noisy."""

    name: ClassVar[str] = "apprentice"

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.noise = APPRENTICE_NOISE
