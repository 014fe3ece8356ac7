"""`trickerion puzzle`: a puzzle at the terminal's table, judged at the end of the game."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from trickerion import Action
from trickerion.bots.solver import Solver
from trickerion.puzzles.attempt import REPLY_LIMIT
from trickerion.puzzles.daily import daily_puzzle
from trickerion.puzzles.puzzle import Puzzle, collection
from trickerion.terminal.language import say
from trickerion.terminal.play import saved_games
from trickerion.terminal.play.bots import Opponents
from trickerion.terminal.play.commands import Desk
from trickerion.terminal.play.local_table import Table
from trickerion.terminal.play.screen import Screen
from trickerion.terminal.play.session import Session
from trickerion.terminal.sentences.actions import action_sentence

DAILY: Final = "daily"


def find(id: str) -> Puzzle | None:
    """A puzzle by its id, or the one of the day; raises DamagedCollection."""
    puzzles = collection()
    if id == DAILY and puzzles:
        return puzzles[daily_puzzle(list(puzzles), datetime.now(UTC).date())]
    return puzzles.get(id)


class PuzzleSession(Session):
    """One person at the seat of the puzzle; the others play for their own Fame."""

    def __init__(self, puzzle: Puzzle, folder: Path) -> None:
        self.puzzle = puzzle
        self.solver = Solver(puzzle.seat, REPLY_LIMIT)
        super().__init__(puzzle.game(), 1, Opponents([], 0, 1), folder)

    def is_person(self, seat: int) -> bool:
        return seat == self.puzzle.seat

    def let_bot_act(self, seat: int) -> None:
        self.apply(self.solver.expected(self.game) or self.game.options(seat)[0])

    def allows_hints(self) -> bool:
        return False

    @property
    def is_unsaved(self) -> bool:
        return False


class PuzzleTable(Table):
    """Says what is asked at the beginning, and what was reached at the end."""

    def __init__(self, puzzle: Puzzle, screen: Screen) -> None:
        super().__init__(PuzzleSession(puzzle, saved_games.default_folder()), screen)
        self.puzzle = puzzle

    def _welcome(self) -> None:
        self.screen.say(say(f"note-puzzle_{self.puzzle.kind}", id=self.puzzle.id))

    def _finish(self) -> bool:
        """Judge the attempt; the game is not continued."""
        puzzle, game = self.puzzle, self.session.game
        self._tell_news(Desk(self.session, self.screen, puzzle.seat))
        reached = game.scores[puzzle.seat]
        if reached >= puzzle.best:
            self.screen.say(say("note-puzzle_exact", best=puzzle.best))
        else:
            self.screen.say(say("note-puzzle_short", fame=reached, best=puzzle.best))
            view = self.session.view(puzzle.seat)
            for line in puzzle.line:
                self.screen.say(f"  {action_sentence(view, Action.parse(line))}")
        return False
