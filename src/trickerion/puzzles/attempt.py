"""An attempt at a puzzle: played on the real engine, and judged by the Fame at the end."""

from typing import Final

from trickerion import Action, Game, IllegalAction
from trickerion.bots.solver import Solver
from trickerion.engine.core.refusals import Refusal
from trickerion.playthrough import Playthrough
from trickerion.puzzles.puzzle import Puzzle

REPLY_LIMIT: Final = 50_000
"""Actions that the solver plays to find out what others answer; the generator leaves out puzzles
that need more in total."""

NO_RETURNS: Final = Refusal("TURN-8", "not_in_puzzles")
"""Puzzles are played without returning tricks and components, because the solver does so, too."""


class Attempt(Playthrough):
    """A puzzle as somebody has played it so far."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Raises BrokenPuzzle."""
        super().__init__(puzzle.game(), puzzle.seat)
        self.puzzle = puzzle
        self._solver = Solver(puzzle.seat, REPLY_LIMIT)

    def play(self, action: Action) -> None:
        if action.verb.is_free:
            raise IllegalAction(action, NO_RETURNS)
        self.carry_out(action)
        self.own.append(str(action))
        while self.others():
            self.carry_out(self._reply(self.game))

    @property
    def is_over(self) -> bool:
        return self.game.over

    @property
    def fame(self) -> int:
        """The seat's Fame; the final one once the attempt is over."""
        return self.game.scores[self.seat]

    @property
    def is_solved(self) -> bool:
        return self.is_over and self.fame >= self.puzzle.best

    def _reply(self, game: Game) -> Action:
        """What another seat answers: it plays for its own Fame, as the solver assumes."""
        return self._solver.expected(game) or game.options(self.others()[0])[0]
