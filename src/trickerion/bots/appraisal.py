"""Appraisals: what the options of a decision are worth, and from which sources their Fame comes.

Every option is played in the same worlds, which the seat imagines from what it knows. A first look
with few rollouts finds the finalists. These are measured again in other worlds, so that an option
isn't called the best because it was lucky. There the seat's own decisions are searched, with the
same effort for each finalist, and all others follow the policy to the end of the turn.

Endings that can be solved are appraised exactly. Reviews, hints and the tutor use appraisals.
"""

from math import sqrt
from random import Random
from typing import Final

from trickerion import Action, Event, Game
from trickerion.bots.base import Budget, BudgetMeter
from trickerion.bots.evaluation import TERMS, performances_left
from trickerion.bots.learned_evaluation import learned_terms
from trickerion.bots.magician import TREE_WIDTH, MagicianBot, Node
from trickerion.bots.outlook import open_share, rolled_out
from trickerion.bots.policy.placement import Plan
from trickerion.bots.policy.policy import promising
from trickerion.bots.power_values import open_slots, value_of_each
from trickerion.bots.rollout import finish_turn, horizon, play_plan, reaches_choice
from trickerion.bots.solver import SolvedAction, Solver, equivalent, is_ending
from trickerion.engine.core.verbs import ASSIGN
from trickerion.foresight import changes

RIVALS: Final = "rivals"
PARTS: Final = (*TERMS, RIVALS)
"""The parts of an option's value: the terms of the evaluation, and what is left to rivals."""
RIVALRY: Final = 0.5
"""The weight of a single rival's Fame; it is divided by the number of rivals."""
FEWEST_WORLDS: Final = 2
"""In which options are measured, however little time there is."""
PLAN_NODES: Final = 60
"""Rollouts for finding plans, for each option that is looked at."""


class Depth:
    """How much is computed for a decision."""

    __slots__ = ("finalists", "first_look", "options", "solver_limit", "visits", "worlds")

    def __init__(
        self,
        *,
        options: int,
        first_look: int,
        finalists: int,
        worlds: int,
        visits: int,
        solver_limit: int,
    ) -> None:
        self.options = options
        """How many options are looked at: those the policy rates highest."""
        self.first_look = first_look
        """Worlds in which all of them are played."""
        self.finalists = finalists
        """How many are measured again."""
        self.worlds = worlds
        """Worlds in which the finalists are measured."""
        self.visits = visits
        """How many lines of play are tried for a finalist in each world."""
        self.solver_limit = solver_limit
        """Actions after which the solver gives an ending up."""


DEPTHS: Final = {
    "quick": Depth(options=4, first_look=2, finalists=2, worlds=4, visits=1, solver_limit=1000),
    "normal": Depth(options=6, first_look=4, finalists=3, worlds=8, visits=4, solver_limit=5000),
    "deep": Depth(options=12, first_look=8, finalists=4, worlds=24, visits=12, solver_limit=50_000),
}
"""The depths of reviews, by name."""


class Appraisal:
    """What an option is worth to its seat."""

    __slots__ = (
        *("actions", "fame", "is_exact", "is_obvious", "parts", "power_slots", "powers", "scores"),
        *("sources", "win"),
    )

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        """The option: one action, or the cards assigned by a plan."""
        self.fame = 0.0
        """The seat's expected final Fame."""
        self.win = 0.0
        """Its chance to win."""
        self.parts = [0.0] * len(PARTS)
        """What the value consists of, in the order of PARTS."""
        self.sources: dict[str, float] = {}
        """The Fame gained and lost to the end of the turn, by the events' reasons."""
        self.powers: dict[str, float] = {}
        """What each learned Power will bring, by id; their sum is the part `powers`."""
        self.power_slots = 0.0
        """How many Power slots are open (POW-3)."""
        self.scores: list[float] = []
        """The value in each world."""
        self.is_exact = False
        self.is_obvious = False
        """Is it what the policy would choose, without looking ahead?"""

    @property
    def value(self) -> float:
        """What options are compared by: expected final Fame, minus a share of the best rival's."""
        return sum(self.parts)

    def lead(self, other: "Appraisal") -> float:
        return self.value - other.value

    def error(self, other: "Appraisal") -> float:
        """The standard error of the lead over another option measured in the same worlds."""
        worlds = min(len(self.scores), len(other.scores))
        if self.is_exact or worlds < 2:
            return 0.0
        leads = [self.scores[i] - other.scores[i] for i in range(worlds)]
        mean = sum(leads) / worlds
        return sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (worlds - 1) / worlds)


def appraise(
    game: Game, seat: int, depth: Depth, seed: int = 0, chosen: list[Action] | None = None
) -> list[Appraisal]:
    """The options worth considering, best first. The chosen one is among them, if there is one: an
    action, or the cards of a plan. Nothing that the seat can't know makes a difference."""
    if game.phase == "assignment":
        return Appraiser(game, seat, depth, seed).plans(chosen)
    action = chosen[0] if chosen else None
    exact = solved(game, seat, depth.solver_limit, action)
    return exact or Appraiser(game, seat, depth, seed).actions(action)


# Endings


def solved(game: Game, seat: int, limit: int, chosen: Action | None) -> list[Appraisal]:
    """The exact appraisals of an ending: the best place first, then the most Fame. Empty if the
    position can't be solved."""
    if not is_ending(game, seat):
        return []
    answers = Solver(seat, limit).answers(game)
    answers.sort(key=lambda answer: answer.place)
    found = [exact(answer) for answer in answers]
    if chosen is not None:
        same = equivalent(game, chosen)
        for one in found:
            if one.actions[0] is same:
                one.actions = [chosen]
                return found
        return []
    return found


def exact(answer: SolvedAction) -> Appraisal:
    found = Appraisal([answer.action])
    found.fame = found.parts[0] = float(answer.fame)
    found.win = float(answer.place == 1)
    found.is_exact = True
    return found


# Everything else


class Contender:
    """An option, and the sums over the worlds in which it was played."""

    __slots__ = ("action", "is_obvious", "leaves", "plan")

    def __init__(self, action: Action | None, plan: Plan, is_obvious: bool = False) -> None:
        self.action = action
        self.plan = plan
        self.is_obvious = is_obvious
        self.leaves: list[Leaf] = []

    def play(self, game: Game, seat: int) -> None:
        if self.action is not None:
            game.play(self.action)
        else:
            play_plan(game, seat, self.plan)

    def same_as(self, other: "Contender") -> bool:
        return self.action is other.action and self.plan == other.plan

    @property
    def mean(self) -> float:
        return sum([leaf.score for leaf in self.leaves]) / max(1, len(self.leaves))

    def appraisal(self, seat: int) -> Appraisal:
        plan = [ASSIGN.of(seat, character, card) for character, card in sorted(self.plan.items())]
        found = Appraisal([self.action] if self.action is not None else plan)
        found.is_obvious = self.is_obvious
        share = 1 / max(1, len(self.leaves))
        for leaf in self.leaves:
            found.fame += share * leaf.fame
            found.win += share * leaf.win
            found.scores.append(leaf.score)
            for index, part in enumerate(leaf.parts):
                found.parts[index] += share * part
            for source, amount in leaf.sources.items():
                found.sources[source] = found.sources.get(source, 0.0) + share * amount
            found.power_slots += share * leaf.power_slots
            for power, amount in leaf.powers.items():
                found.powers[power] = found.powers.get(power, 0.0) + share * amount
        return found


class Leaf:
    """The end of a line of play: what the position is worth to the seat."""

    __slots__ = ("fame", "parts", "power_slots", "powers", "score", "sources", "win")

    def __init__(self, game: Game, seat: int, rival_weight: float, open_share: float) -> None:
        seen = rolled_out(game, open_share)
        rival = max([fame for other, fame in enumerate(seen.fame) if other != seat])
        self.parts = [*learned_terms(game, seat), -rival_weight * rival]
        self.score = sum(self.parts)
        self.fame = seen.fame[seat]
        self.win = seen.places[seat][0]
        self.sources: dict[str, float] = {}
        self.powers: dict[str, float] = {}
        self.power_slots = 0
        if game.setup_options.powers:
            self.powers = value_of_each(game, seat, performances_left(game))
            self.power_slots = open_slots(game.players[seat])


class Appraiser:
    """Appraises the options of one decision."""

    def __init__(self, game: Game, seat: int, depth: Depth, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.depth = depth
        self.rng = Random(f"appraisal {seed}")
        self.turn = horizon(game)
        self.rival_weight = RIVALRY / (game.setup_options.seats - 1)
        self.open_share = open_share(game)

    def actions(self, chosen: Action | None) -> list[Appraisal]:
        actions = promising(self.game, self.seat, self.depth.options)
        contenders = [Contender(action, {}, action is actions[0]) for action in actions]
        return self.compare(contenders, None if chosen is None else Contender(chosen, {}))

    def plans(self, chosen: list[Action] | None) -> list[Appraisal]:
        """Plans are found by the magician's search, in a world of their own."""
        bot = MagicianBot(self.seat, self.rng.getrandbits(32))
        meter = BudgetMeter(Budget(nodes=PLAN_NODES * self.depth.options))
        found = bot.search_plans(self.world(), meter)[: self.depth.options]
        contenders = [Contender(None, one.plan) for one in found]
        if chosen is None:
            return self.compare(contenders, None)
        plan = {action.character: action.card for action in chosen if action.verb is ASSIGN}
        return self.compare(contenders, Contender(None, plan))

    def pair(
        self, first: Contender, second: Contender, meter: BudgetMeter
    ) -> tuple[Appraisal, Appraisal]:
        """Two options measured in the same worlds, as many as the time allows."""
        self.measure([first, second], meter)
        return first.appraisal(self.seat), second.appraisal(self.seat)

    def compare(self, contenders: list[Contender], chosen: Contender | None) -> list[Appraisal]:
        """Look at all contenders, then measure the finalists and the chosen one."""
        if chosen is not None and not any(chosen.same_as(one) for one in contenders):
            contenders.append(chosen)
        for _ in range(self.depth.first_look):
            world = self.world()
            for contender in contenders:
                contender.leaves.append(self.line(world, contender, None))
        contenders.sort(key=lambda contender: -contender.mean)
        finalists = contenders[: self.depth.finalists]
        for one in contenders[self.depth.finalists :]:
            if one.is_obvious or (chosen is not None and one.same_as(chosen)):
                finalists.append(one)
        self.measure(finalists, BudgetMeter(Budget()))
        finalists.sort(key=lambda contender: -contender.mean)
        return [contender.appraisal(self.seat) for contender in finalists]

    def measure(self, finalists: list[Contender], meter: BudgetMeter) -> None:
        for contender in finalists:
            contender.leaves = []
        for number in range(self.depth.worlds):
            if number >= FEWEST_WORLDS and meter.is_exhausted:
                return
            world = self.world()
            for contender in finalists:
                contender.leaves.append(self.best_line(world, contender))

    def world(self) -> Game:
        return self.game.imagine(self.seat, self.rng.getrandbits(48))

    def best_line(self, world: Game, contender: Contender) -> Leaf:
        """The best of several lines of play that begin with a contender."""
        root = Node()
        best = self.line(world, contender, root)
        for _ in range(self.depth.visits - 1):
            leaf = self.line(world, contender, root)
            if leaf.score > best.score:
                best = leaf
        return best

    def line(self, world: Game, contender: Contender, root: Node | None) -> Leaf:
        """Play a contender and, below the root of a tree, the seat's most promising decisions; then
        follow the policy to the end of the turn."""
        game = world.clone()
        events: list[Event] = []
        if root is not None:
            game.events = events
        contender.play(game, self.seat)
        path: list[Node] = []
        node = root
        while node is not None:
            path.append(node)
            if not node.visits or not reaches_choice(game, self.seat, self.turn):
                break
            action = node.select(promising(game, self.seat, TREE_WIDTH))
            game.play(action)
            node = node.child(action)
        finish_turn(game, self.turn)
        leaf = Leaf(game, self.seat, self.rival_weight, self.open_share)
        leaf.sources = fame_by_source(events, self.seat)
        for node in path:
            node.update(leaf.score)
        return leaf


def fame_by_source(events: list[Event], seat: int) -> dict[str, float]:
    """A seat's Fame gained and lost in events, by their reasons."""
    found: dict[str, float] = {}
    for change in changes(events):
        if change.seat == seat and change.what == "fame":
            found[change.why] = found.get(change.why, 0.0) + change.amount
    return found
