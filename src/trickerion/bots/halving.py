"""Sequential halving: which of several candidates is best in the worlds a seat can imagine.

Every candidate, an action or a plan for the turn, has a tree of the seat's own decisions in every
world. A pull of a candidate descends one of its trees to a new node and finishes the turn with the
policy. All candidates get the same number of pulls in the same worlds; then the worse half is
dropped, until the budget is used up. More budget means deeper trees in more worlds.
"""

from math import log, sqrt
from typing import Final

from trickerion import Action, Game
from trickerion.bots.base import BudgetMeter
from trickerion.bots.policy.placement import default_plan
from trickerion.bots.policy.policy import choose, promising
from trickerion.bots.rollout import (
    Candidate,
    Evaluator,
    horizon,
    keep_order,
    play_plan,
    rollout_nodes,
)

FIRST_WORLDS: Final = 4
MAX_WORLDS: Final = 32
PULLS_PER_WORLD: Final = 8
"""The number of worlds grows so that each gets about this many pulls of a candidate."""
EXPLORATION: Final = 1.5
"""The exploration constant of UCB, in Fame."""
WIDENING: Final = 2
"""Visits before another child is considered (progressive widening)."""
TREE_WIDTH: Final = 6
"""How many actions are considered at a decision below the candidates."""


class TreeNode:
    """The position after one of the seat's actions, and the best value found below it."""

    __slots__ = ("best", "children", "visits")

    def __init__(self) -> None:
        self.children: dict[int, TreeNode] = {}
        self.visits = 0
        self.best = 0.0

    def child(self, action: Action) -> "TreeNode":
        node = self.children.get(action.id)
        if node is None:
            node = self.children[action.id] = TreeNode()
        return node

    def update(self, value: float) -> None:
        self.best = max(value, self.best) if self.visits else value
        self.visits += 1

    def select(self, options: list[Action]) -> Action:
        """The option with the highest upper confidence bound; unvisited ones in order. The first
        one, the policy's choice, was part of the rollout from here, so its value is known."""
        if not self.children:
            self.child(options[0]).update(self.best)
        best, most = options[0], -1e9
        for action in options[: 1 + (1 + self.visits) // WIDENING]:
            node = self.children.get(action.id)
            if node is None:
                return action
            value = node.best + EXPLORATION * sqrt(log(1 + self.visits) / node.visits)
            if value > most:
                best, most = action, value
        return best


class Arm:
    """A candidate with its tree in each world."""

    __slots__ = ("candidate", "pulls", "trees")

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.trees: list[TreeNode] = []
        self.pulls = 0

    def values(self) -> list[float]:
        """The best value found in each world."""
        return [tree.best for tree in self.trees]

    @property
    def score(self) -> float:
        """The mean over the worlds; an arm without pulls comes last."""
        return sum(self.values()) / len(self.trees) if self.trees else -1e9


class Halving:
    """A search for the best of some candidates in worlds that it imagines as it needs them."""

    def __init__(self, game: Game, evaluator: Evaluator, seeds: list[int]) -> None:
        self.game = game
        self.evaluator = evaluator
        self.seeds = seeds
        """The seeds of the worlds; equal seeds make the results of several searches comparable."""
        self.worlds: list[Game] = []
        self.cost = rollout_nodes(game)

    def run(self, arms: list[Arm], meter: BudgetMeter, end: float = 1.0) -> list[Arm]:
        """Pull the arms until this share of the budget is used up; returns them best first."""
        alive = arms
        rounds = max(1, (len(arms) - 1).bit_length())
        start = meter.share
        for number in range(rounds):
            until = start + (end - start) * (number + 1) / rounds
            self._pull_evenly(alive, meter, until)
            if meter.is_exhausted:
                break
            alive = ranked(alive)[: (len(alive) + 1) // 2]
        losers = [arm for arm in arms if arm not in alive]
        return self._scored(ranked(alive) + ranked(losers))

    def _scored(self, arms: list[Arm]) -> list[Arm]:
        """Give the candidates their scores, none more than a candidate that outlived it."""
        weight = self.evaluator.rival_weight
        for arm in arms:
            arm.candidate.correct(arm.values(), weight)
        keep_order([arm.candidate for arm in arms], weight)
        return arms

    def _pull_evenly(self, arms: list[Arm], meter: BudgetMeter, until: float) -> None:
        """Pull every arm equally often, until a share of the budget is used up."""
        while meter.share < until:
            for arm in arms:
                if meter.is_exhausted:
                    return
                self._pull(arm)
                meter.nodes += self.cost

    def _pull(self, arm: Arm) -> None:
        """Visit the arm's next world."""
        worlds = min(max(FIRST_WORLDS, arm.pulls // PULLS_PER_WORLD), len(self.seeds))
        index = arm.pulls % worlds
        if len(arm.trees) < worlds:
            index = len(arm.trees)
            arm.trees.append(TreeNode())
        arm.pulls += 1
        self._descend(self._world(index).clone(), arm.trees[index], arm.candidate)

    def _world(self, index: int) -> Game:
        while len(self.worlds) <= index:
            self.worlds.append(self.game.imagine(self.evaluator.seat, self.seeds[len(self.worlds)]))
        return self.worlds[index]

    def _descend(self, game: Game, tree: TreeNode, candidate: Candidate) -> None:
        """Play the candidate, descend to a new node, finish the turn, and back up the value."""
        turn = horizon(game)
        if candidate.action is not None:
            game.play(candidate.action)
        else:
            play_plan(game, self.evaluator.seat, candidate.plan)
        path = [tree]
        while path[-1].visits and self._reaches_own_decision(game, turn):
            action = path[-1].select(promising(game, self.evaluator.seat, TREE_WIDTH))
            game.play(action)
            path.append(path[-1].child(action))
        value = candidate.finish(game, turn, self.evaluator)
        for node in path:
            node.update(value)

    def _reaches_own_decision(self, game: Game, turn: int) -> bool:
        """Follow the policy until this seat has a choice; False if it has none this turn."""
        while game.stack and game.turn <= turn:
            seat = game.to_act[0]
            if game.stack[-1].name == "assignment":
                if seat == self.evaluator.seat or game.turn != self.game.turn:
                    return False
                play_plan(game, seat, default_plan(game, seat))
                continue
            options = game.options(seat)
            if seat == self.evaluator.seat and len(options) > 1:
                return True
            game.play(choose(game, seat, options))
        return False


def ranked(arms: list[Arm]) -> list[Arm]:
    """Best first."""
    return sorted(arms, key=lambda arm: -arm.score)
