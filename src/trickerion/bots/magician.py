"""The magician: Monte Carlo tree search over determinizations of what its seat can't know.

In each determinization it grows a tree of its own decisions to the end of the turn, while all other
decisions follow the policy. Nodes are selected by UCB with progressive widening and keep the best
value found below them. An action's score is the mean of these values over the determinizations.
Leaves are evaluated with the learned evaluation.

An ending that can be solved within the budget is played exactly instead.
"""

from math import log, sqrt
from typing import ClassVar, Final

from trickerion import Action, Game
from trickerion.bots.base import Advice, Budget, BudgetMeter
from trickerion.bots.learned_evaluation import learned_terms
from trickerion.bots.policy.policy import promising
from trickerion.bots.rollout import Candidate, Evaluator, horizon, reaches_choice, rollout_nodes
from trickerion.bots.solver import SolvedAction, Solver, is_ending
from trickerion.bots.specialist import MAX_CANDIDATES, NO_REASON, SpecialistBot

DETERMINIZATIONS: Final = 4
EXPLORATION: Final = 1.5
"""The exploration constant of UCB, in Fame."""
TREE_WIDTH: Final = 4
"""How many actions are considered at a decision below the root."""
WIDENING: Final = 2
"""Visits before another child is considered (progressive widening)."""
MAX_ROOT_VISITS: Final = 400
SOLVER_ACTIONS: Final = 6
"""How many actions the solver plays in the time that a node takes on average."""
MAX_SOLVER_ACTIONS: Final = 20_000
TRAINING_NOISE: Final = (0.0, 0.5, 1.2)
"""The evaluation noise of a training bot, drawn at random for exploration."""


class Node:
    """The position after one of the bot's own actions, and the best value found below it."""

    __slots__ = ("best", "children", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.best = 0.0

    def child(self, action: Action) -> "Node":
        node = self.children.get(action.id)
        if node is None:
            node = self.children[action.id] = Node()
        return node

    def update(self, value: float) -> None:
        self.best = max(value, self.best) if self.visits else value
        self.visits += 1

    def select(self, options: list[Action]) -> Action:
        """The option with the highest upper confidence bound; unvisited ones in order."""
        best, most = options[0], -1e9
        for action in options[: 1 + self.visits // WIDENING]:
            node = self.children.get(action.id)
            if node is None:
                return action
            value = node.best + EXPLORATION * sqrt(log(self.visits) / node.visits)
            if value > most:
                best, most = action, value
        return best


class LearnedEvaluator(Evaluator):
    """Leaf evaluation with the learned weights."""

    def terms(self, game: Game, seat: int) -> list[float]:
        return learned_terms(game, seat)


class MagicianBot(SpecialistBot):
    """An anytime search: the budget can end it at any point."""

    name: ClassVar[str] = "magician"
    rivalry: ClassVar[float] = 0.5

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.evaluator = LearnedEvaluator(seat)

    def advise_action(self, game: Game, meter: BudgetMeter) -> list[Advice]:
        return self._solve(game, meter) or super().advise_action(game, meter)

    def _solve(self, game: Game, meter: BudgetMeter) -> list[Advice]:
        """Exact advice; none if the position can't be solved within the budget. A budget in nodes
        is not charged: rollouts of an ending are so short that both take no longer than a decision
        earlier in the turn."""
        if not is_ending(game, self.seat) or len(game.options(self.seat)) == 1:
            return []
        budget = meter.budget
        limit = SOLVER_ACTIONS * budget.nodes or MAX_SOLVER_ACTIONS
        half_the_time = BudgetMeter(Budget(seconds=budget.seconds / 2))
        answers = Solver(self.seat, min(limit, MAX_SOLVER_ACTIONS), half_the_time).answers(game)
        return exact_advice(best_placed(answers)[:MAX_CANDIDATES])

    def search(self, game: Game, candidates: list[Candidate], meter: BudgetMeter) -> None:
        """Visit each candidate once per determinization, then grow all trees in parallel."""
        games = [game]
        roots = [Node()]
        self._expand_root(game, roots[0], candidates, meter)
        self.sort(candidates)
        while len(roots) < DETERMINIZATIONS and not meter.is_exhausted:
            games.append(self._determinize(game))
            roots.append(Node())
            self._expand_root(games[-1], roots[-1], candidates, meter)
        while not meter.is_exhausted and roots[0].visits < MAX_ROOT_VISITS:
            for determinized, root in zip(games, roots, strict=True):
                self._grow(determinized.clone(), root, candidates)
                meter.nodes += rollout_nodes(game)
        for candidate in candidates:
            values = self._best_values(roots, candidate)
            candidate.correct(values, self.evaluator.rival_weight)

    def _expand_root(
        self, game: Game, root: Node, candidates: list[Candidate], meter: BudgetMeter
    ) -> None:
        for candidate in candidates:
            if meter.is_exhausted:
                return
            self._simulate(game.clone(), root, candidate)
            meter.nodes += rollout_nodes(game)

    def _grow(self, game: Game, root: Node, candidates: list[Candidate]) -> None:
        options = [one.action for one in candidates if one.action is not None]
        selected = root.select(options)
        self._simulate(game, root, candidates[options.index(selected)])

    def _simulate(self, game: Game, root: Node, candidate: Candidate) -> None:
        """Descend from a candidate to a new node, roll out, and back up the value."""
        turn = horizon(game)
        action = candidate.action
        node = root
        path = [root]
        while action is not None:
            game.play(action)
            node = node.child(action)
            path.append(node)
            if not node.visits or not reaches_choice(game, self.seat, turn):
                break
            action = node.select(promising(game, self.seat, TREE_WIDTH))
        value = candidate.finish(game, turn, self.evaluator)
        for node in path:
            node.update(value)

    def _best_values(self, roots: list[Node], candidate: Candidate) -> list[float]:
        """The best value found below a candidate in each tree."""
        if candidate.action is None:
            return []
        nodes = [root.children.get(candidate.action.id) for root in roots]
        return [node.best for node in nodes if node is not None]

    def _determinize(self, game: Game) -> Game:
        return game.imagine(self.seat, self.rng.getrandbits(48))


def best_placed(answers: list[SolvedAction]) -> list[SolvedAction]:
    """The answers that lead to the best place: a narrow win beats more Fame in second place."""
    best = min([answer.place for answer in answers], default=0)
    return [answer for answer in answers if answer.place == best]


def exact_advice(answers: list[SolvedAction]) -> list[Advice]:
    """The solver's answers as advice, with more Fame as the only reason."""
    advice = []
    for place, answer in enumerate(answers):
        is_ahead = place + 1 < len(answers) and answer.fame > answers[place + 1].fame
        reason = "fame" if is_ahead else NO_REASON
        advice.append(Advice(answer.action, float(answer.fame), reason))
    return advice


class LearnerBot(SpecialistBot):
    """Plays the training games: the learned evaluation, with noise for exploration."""

    name: ClassVar[str] = "learner"

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.evaluator = LearnedEvaluator(seat)
        self.noise = self.rng.choice(TRAINING_NOISE)
