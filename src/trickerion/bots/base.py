"""The bot interface: a bot sees the game as its seat imagines it and decides within a budget."""

from random import Random
from time import perf_counter
from typing import ClassVar, Final

from trickerion import Action, Game
from trickerion.bots.leanings import NEUTRAL, Leaning

LEANING_SHARE: Final = 0.5
"""How many decisions of a random bot follow its leaning."""


class Budget:
    """How much a bot may compute: nodes are reproducible, seconds aren't; 0 means no limit."""

    __slots__ = ("nodes", "seconds", "time_limit")

    def __init__(self, nodes: int = 0, seconds: float = 0.0, time_limit: float = 0.0) -> None:
        if nodes < 0 or seconds < 0:
            raise ValueError("budget: nodes and seconds can't be negative")
        self.nodes = nodes
        self.seconds = seconds
        patience = 10 + 3 * seconds if seconds else 60 + nodes / 100
        self.time_limit = time_limit or patience
        """Seconds after which a decision counts as stalled; by default far more than a sound bot
        needs, even on a busy machine."""


class Misconduct(Exception):
    """A bot raised, stalled or cheated; the message is a verb phrase that says how."""


class BudgetMeter:
    """What one decision has used of its budget: nodes searched and time elapsed."""

    __slots__ = ("_started", "budget", "nodes")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._started = perf_counter()
        self.nodes = 0

    @property
    def is_exhausted(self) -> bool:
        if self.budget.nodes and self.nodes >= self.budget.nodes:
            return True
        limit = self.budget.seconds
        return bool(limit) and perf_counter() - self._started >= limit

    @property
    def share(self) -> float:
        """How much of the budget is used, from 0 to 1; always 0 without a limit."""
        used = 0.0
        if self.budget.nodes:
            used = self.nodes / self.budget.nodes
        if self.budget.seconds:
            used = max(used, (perf_counter() - self._started) / self.budget.seconds)
        return min(used, 1.0)


class Advice:
    """An action, the final Fame the bot expects from it, and in what it beats the next best one."""

    __slots__ = ("action", "estimate", "plan", "reason")

    def __init__(
        self, action: Action, estimate: float, reason: str, plan: dict[int, int] | None = None
    ) -> None:
        self.action = action
        self.estimate = estimate
        self.reason = reason
        self.plan = plan
        """In the Assignment phase, the card under each Character in the plan it is a part of."""

    def to_dict(self) -> dict[str, object]:
        estimate = round(self.estimate, 1)
        return {"action": self.action.to_dict(), "estimate": estimate, "reason": self.reason}


class Bot:
    """Plays one seat. It receives `game.imagine(seat, ...)`, never the real game."""

    name: ClassVar[str] = ""
    keeps_time: ClassVar[bool] = False
    """Does it enforce the time limit itself?"""
    leaning: Leaning = NEUTRAL

    def __init__(self, seat: int, seed: int = 0) -> None:
        self.seat = seat
        self.rng = Random(f"{self.name} {seat} {seed}")

    def decide(self, game: Game, budget: Budget) -> Action:
        """One of `game.options(seat)`."""
        return self.advise(game, budget)[0].action

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        """The actions worth considering, best first; never empty."""
        raise NotImplementedError(f"{type(self).__name__} has neither advise nor decide")

    def lean(self, leaning: Leaning) -> None:
        """Play with a leaning from now on."""
        self.leaning = leaning

    def close(self) -> None:
        """Called once after the last decision, to release what the bot holds."""


class RandomBot(Bot):
    """Picks any legal action; with a leaning, often one that it pays for."""

    name: ClassVar[str] = "random"

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        actions = game.options(self.seat)
        self.rng.shuffle(actions)
        if self.leaning.name and self.rng.random() < LEANING_SHARE:
            actions.sort(key=lambda action: -self.leaning.of_action(action))
        return [Advice(action, 0.0, "any") for action in actions]
