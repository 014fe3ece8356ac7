"""What a bot is: it is shown a game as its seat imagines it, and decides within a budget."""

from random import Random
from time import perf_counter
from typing import ClassVar

from trickerion import Action, Game


class Budget:
    """How much a bot may think: nodes are repeatable, seconds are not; 0 means no such limit."""

    __slots__ = ("nodes", "seconds")

    def __init__(self, nodes: int = 0, seconds: float = 0.0) -> None:
        if nodes < 0 or seconds < 0:
            raise ValueError("budget: neither nodes nor seconds can be below 0")
        self.nodes = nodes
        self.seconds = seconds


class Thought:
    """One decision being thought about: counts the positions judged and watches the clock."""

    __slots__ = ("_began", "_budget", "nodes")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = perf_counter()
        self.nodes = 0

    @property
    def is_over(self) -> bool:
        if self._budget.nodes and self.nodes >= self._budget.nodes:
            return True
        limit = self._budget.seconds
        return bool(limit) and perf_counter() - self._began >= limit


class Advice:
    """One answer, what it is worth in final Fame in the bot's eyes, and why, as data."""

    __slots__ = ("action", "estimate", "reason")

    def __init__(self, action: Action, estimate: float, reason: str) -> None:
        self.action = action
        self.estimate = estimate
        self.reason = reason

    def to_dict(self) -> dict[str, object]:
        estimate = round(self.estimate, 1)
        return {"action": self.action.to_dict(), "estimate": estimate, "reason": self.reason}


class Bot:
    """Plays one seat. It gets `game.imagine(seat, ...)`, never the true game."""

    name: ClassVar[str] = ""

    def __init__(self, seat: int, seed: int = 0) -> None:
        self.seat = seat
        self.chance = Random(f"{self.name} {seat} {seed}")

    def decide(self, game: Game, budget: Budget) -> Action:
        """One of `game.options(seat)`."""
        return self.advise(game, budget)[0].action

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        """The answers worth a thought, the best first; never empty."""
        raise AssertionError(self.name)


class RandomBot(Bot):
    """Any legal answer is as good as another."""

    name: ClassVar[str] = "random"

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        actions = game.options(self.seat)
        self.chance.shuffle(actions)
        return [Advice(action, 0.0, "any") for action in actions]
