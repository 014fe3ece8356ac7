"""An attempt at a puzzle: the real engine, the Fame at the end, and others who play for theirs."""

import pytest

from tests.puzzles.puzzle_positions import small_puzzle
from tests.server.support import figure
from trickerion import Action, IllegalAction
from trickerion.puzzles.attempt import Attempt
from trickerion.puzzles.puzzle import Puzzle, collection


def played(puzzle: Puzzle, *actions: str) -> Attempt:
    attempt = Attempt(puzzle)
    for action in actions:
        attempt.play(Action.parse(action))
    return attempt


def test_the_best_line_of_every_puzzle_solves_it() -> None:
    every = list(collection().values())
    for puzzle in every[:: figure(10, 1)]:
        attempt = played(puzzle, *puzzle.line)
        assert attempt.is_over
        assert (attempt.fame, attempt.is_solved) == (puzzle.best, True), puzzle.id


def test_another_first_answer_never_solves_a_puzzle() -> None:
    puzzle = next(one for one in collection().values() if len(one.line) <= 2)
    start = Attempt(puzzle)
    for action in start.game.options(puzzle.seat):
        attempt = played(puzzle, str(action))
        while not attempt.is_over:
            attempt.play(attempt.game.options(puzzle.seat)[0])
        assert str(action) == puzzle.line[0] or not attempt.is_solved


def test_an_attempt_is_judged_at_the_end_of_the_game_only() -> None:
    attempt = Attempt(small_puzzle())
    assert not attempt.is_over
    assert not attempt.is_solved
    attempt.play(Action.parse("p2 pass"))
    assert attempt.is_over


def test_an_illegal_action_changes_nothing() -> None:
    attempt = Attempt(small_puzzle())
    with pytest.raises(IllegalAction):
        attempt.play(Action.parse("p2 perform riverside_1"))
    assert attempt.own == []


def test_puzzles_are_played_without_returning_tricks() -> None:
    """TURN-8."""
    attempt = Attempt(small_puzzle())
    with pytest.raises(IllegalAction, match="nothing can be returned in a puzzle"):
        attempt.play(Action.parse("p2 return_trick linking_rings"))
