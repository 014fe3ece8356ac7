"""The magician: searches over what its seat cannot know, guided by the specialist's knowledge.

In each of a few imagined worlds it grows a tree of its own answers to the end of the turn, while
the others follow instinct: the more promising an answer, the more often it is tried, and it is
worth what the best way on from it comes to. What counts is the mean over the worlds. It knows
what the specialist knows, but judges a position by experience.
"""

from math import log, sqrt
from typing import ClassVar, Final

from trickerion import Action, Game
from trickerion.bots.bot import Thought
from trickerion.bots.experience import experienced
from trickerion.bots.instinct import choose, promising
from trickerion.bots.mind import Judge, Trial, horizon, nodes
from trickerion.bots.specialist import SpecialistBot

WORLDS: Final = 4
CURIOSITY: Final = 1.5
"""How much Fame an answer that was hardly tried may be worth more."""
NARROW: Final = 4
"""So many answers are thought of at a decision further down the tree."""
OPENING: Final = 2
"""So many tries it takes to think of one more."""
MOST_TRIES: Final = 400
"""Then a tree has grown enough."""
SLIPS: Final = (0.0, 0.5, 1.2)
"""How far off somebody is who tries things out."""


class Node:
    """A position after an answer of one's own, and the best that came of it so far."""

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

    def hear(self, value: float) -> None:
        self.best = max(value, self.best) if self.visits else value
        self.visits += 1

    def choose(self, options: list[Action]) -> Action:
        """By what came of an answer and by curiosity; one new answer after the other."""
        best, most = options[0], -1e9
        for action in options[: 1 + self.visits // OPENING]:
            node = self.children.get(action.id)
            if node is None:
                return action
            value = node.best + CURIOSITY * sqrt(log(self.visits) / node.visits)
            if value > most:
                best, most = action, value
        return best


class ExperiencedJudge(Judge):
    """Looks at a position with the experience of many games."""

    def items(self, game: Game, seat: int) -> list[float]:
        return experienced(game, seat)


class MagicianBot(SpecialistBot):
    """Anytime: the more it may think, the surer it is."""

    name: ClassVar[str] = "magician"
    rivalry: ClassVar[float] = 0.5

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.judge = ExperiencedJudge(seat)

    def consider(self, game: Game, trials: list[Trial], thought: Thought) -> None:
        """World after world each answer once; then one try more in each, time and again."""
        worlds = [game]
        roots = [Node()]
        self._plant(game, roots[0], trials, thought)
        self.sort(trials)
        while len(roots) < WORLDS and not thought.is_over:
            worlds.append(self._another_world(game))
            roots.append(Node())
            self._plant(worlds[-1], roots[-1], trials, thought)
        while not thought.is_over and roots[0].visits < MOST_TRIES:
            for world, root in zip(worlds, roots, strict=True):
                self._descend(world.clone(), root, trials)
                thought.nodes += nodes(game)
        for trial in trials:
            trial.settle(self._best_in(roots, trial), self.judge.envy)

    def _plant(self, world: Game, root: Node, trials: list[Trial], thought: Thought) -> None:
        for trial in trials:
            if thought.is_over:
                return
            self._follow(world.clone(), root, trial)
            thought.nodes += nodes(world)

    def _follow(self, game: Game, root: Node, trial: Trial) -> None:
        """Down the tree from an answer, until something new is met; then on by instinct."""
        turn = horizon(game)
        action = trial.action
        node = root
        path = [root]
        while action is not None:
            game.play(action)
            node = node.child(action)
            path.append(node)
            if not node.visits or not self._reaches_own_decision(game, turn):
                break
            action = node.choose(promising(game, self.seat, NARROW))
        value = trial.finish(game, turn, self.judge)
        for node in path:
            node.hear(value)

    def _descend(self, game: Game, root: Node, trials: list[Trial]) -> None:
        options = [trial.action for trial in trials if trial.action is not None]
        chosen = root.choose(options)
        self._follow(game, root, trials[options.index(chosen)])

    def _reaches_own_decision(self, game: Game, turn: int) -> bool:
        """Play on by instinct until there is something to decide this turn."""
        while game.stack and game.turn <= turn and game.phase != "assignment":
            seat = game.to_act[0]
            options = game.options(seat)
            if seat == self.seat and len(options) > 1:
                return True
            game.play(choose(game, seat, options))
        return False

    def _best_in(self, roots: list[Node], trial: Trial) -> list[float]:
        """The best that came of an answer in each world."""
        if trial.action is None:
            return []
        nodes = [root.children.get(trial.action.id) for root in roots]
        return [node.best for node in nodes if node is not None]

    def _another_world(self, game: Game) -> Game:
        return game.imagine(self.seat, self.chance.getrandbits(48))


class LearnerBot(SpecialistBot):
    """Gathers experience: judges by what there is of it, and errs, so that much is tried out."""

    name: ClassVar[str] = "learner"

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        self.judge = ExperiencedJudge(seat)
        self.error = self.chance.choice(SLIPS)
