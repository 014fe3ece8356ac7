"""The specialist: plans its turn as a whole, then answers each question by what the turn comes to;
and the apprentice, who does the same and misjudges."""

from random import Random
from typing import ClassVar, Final

from trickerion import Action, Game
from trickerion.bots.bot import Advice, Bot, Budget, Thought
from trickerion.bots.instinct import promising
from trickerion.bots.mind import Judge, Trial, alone, nodes
from trickerion.bots.placing import Plan
from trickerion.bots.plan import MOST_ROUNDS, changes, first_plan, key, laid
from trickerion.bots.worth import ITEMS
from trickerion.engine.names import NONE
from trickerion.engine.verbs import ASSIGN, READY

WIDEST: Final = 8
"""So many answers are thought through, the most promising ones."""
BEST_PLANS: Final = 8
MISJUDGED: Final = 1.8
"""How far off the apprentice is."""
NO_REASON: Final = "alike"
"""The answers hardly differ."""
A_DIFFERENCE: Final = 0.1


class SpecialistBot(Bot):
    """A strong heuristic that can say what it thinks of each answer."""

    name: ClassVar[str] = "specialist"
    rivalry: ClassVar[float] = 0.0
    """How much of a single rival's Fame counts against its own; of several rivals less."""

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.plans: list[Trial] = []
        """The best plans for this turn, the best first."""
        self.planned_for: tuple[int, list[int]] = (0, [])
        """The turn and the cards they were made for."""
        self.judge = Judge(seat)
        self.error = 0.0
        """How far off it judges a position, in Fame."""

    def __reduce__(self) -> tuple[object, ...]:
        memory = (self.chance, self.plans, self.planned_for, self.error)
        return type(self), (self.seat,), memory

    def __setstate__(
        self, memory: tuple[Random, list[Trial], tuple[int, list[int]], float]
    ) -> None:
        self.chance, self.plans, self.planned_for, self.error = memory

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        thought = Thought(budget)
        self.judge.envy = self.rivalry / (game.variant.players - 1)
        if game.phase == "assignment":
            return self._advise_plan(game, thought)
        trials = [Trial(action, {}) for action in promising(game, self.seat, WIDEST)]
        if len(trials) > 1:
            self.consider(game, trials, thought)
        return self._ranked(trials)

    def consider(self, game: Game, trials: list[Trial], thought: Thought) -> None:
        """Try each answer, as far as the budget goes."""
        for trial in trials:
            self.attempt(game, trial, thought, nodes(game))
            if thought.is_over:
                return

    def attempt(self, game: Game, trial: Trial, thought: Thought, cost: int) -> None:
        """Once more, in the world as it is imagined."""
        trial.carry_out(game.clone(), self.judge)
        if self.error and trial.count == 1:
            trial.bias = self.chance.gauss(0, self.error)
        thought.nodes += cost

    def sort(self, trials: list[Trial]) -> None:
        """The best first; what was never tried last."""
        trials.sort(key=lambda trial: (not trial.count, -trial.standing(self.judge.envy)))

    def _ranked(self, trials: list[Trial]) -> list[Advice]:
        self.sort(trials)
        tried = [trial for trial in trials if trial.count] or trials[:1]
        return [
            Advice(trial.action, trial.worth, reason(trial, tried))
            for trial in tried
            if trial.action is not None
        ]

    # The plan of a turn

    def _advise_plan(self, game: Game, thought: Thought) -> list[Advice]:
        cards = sorted([*game.players[self.seat].hand, *laid(game, self.seat).values()])
        if self.planned_for != (game.turn, cards):
            self.planned_for = (game.turn, cards)
            self.plans = self.make_plans(game, thought)
        plans = [trial for trial in self.plans if fits(game, self.seat, trial.plan)]
        if not plans:
            plans = self.plans = self.make_plans(game, thought)
        advice: dict[int, Advice] = {}
        for trial in plans:
            action = next_card(game, self.seat, trial.plan, plans)
            if action.id not in advice:
                advice[action.id] = Advice(action, trial.worth, reason(trial, plans))
        return list(advice.values())

    def make_plans(self, game: Game, thought: Thought) -> list[Trial]:
        """From an improvised plan on, keep each change that helps; the best plans on the way."""
        table = alone(game, self.seat)
        best = Trial(None, first_plan(game, self.seat))
        self.attempt(table, best, thought, 1)
        tried = {key(best.plan): best}
        for _ in range(MOST_ROUNDS):
            start = best
            for plan in changes(game, self.seat, start.plan):
                if key(plan) not in tried and not thought.is_over:
                    trial = tried[key(plan)] = Trial(None, plan)
                    self.attempt(table, trial, thought, 1)
                    if trial.worth > best.worth:
                        best = trial
            if best is start:
                break
        plans = list(tried.values())
        self.sort(plans)
        return plans[:BEST_PLANS]


def fits(game: Game, seat: int, plan: Plan) -> bool:
    """Do the cards that lie already belong to a plan?"""
    for character, card in enumerate(game.players[seat].under):
        if card != NONE and plan.get(character) != card:
            return False
    return True


def next_card(game: Game, seat: int, plan: Plan, plans: list[Trial]) -> Action:
    """Of the cards of a plan that do not lie yet, the one on which most plans agree."""
    best, most = READY.of(seat), 0
    for character, card in plan.items():
        if game.players[seat].under[character] == NONE:
            agreeing = sum(trial.plan.get(character) == card for trial in plans)
            if agreeing > most:
                best, most = ASSIGN.of(seat, character, card), agreeing
    return best


def reason(trial: Trial, others: list[Trial]) -> str:
    """The item of its worth in which an answer is most ahead of what the others come to."""
    best, most = NO_REASON, A_DIFFERENCE
    for place, item in enumerate(ITEMS):
        mean = sum(other.items[place] / max(1, other.count) for other in others) / len(others)
        ahead = trial.items[place] / max(1, trial.count) - mean
        if ahead > most:
            best, most = item, ahead
    return best


class ApprenticeBot(SpecialistBot):
    """Plays sensibly and makes human mistakes: it misjudges what things are worth."""

    name: ClassVar[str] = "apprentice"

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.error = MISJUDGED
