"""A puzzle in the terminal."""

import pytest

from tests.terminal.keyboard import RecordingScreen
from trickerion.puzzles.puzzle import collection
from trickerion.terminal.language import say
from trickerion.terminal.play.puzzle_table import PuzzleSession, PuzzleTable, find


def test_a_puzzle_is_found_by_its_id_and_by_the_day() -> None:
    one = next(iter(collection().values()))
    assert find(one.id) is one
    assert find("daily") in collection().values()
    assert find("nothing") is None


def test_the_best_line_solves_a_puzzle(tmp_path: object) -> None:
    puzzle = min(collection().values(), key=lambda one: (len(one.line), one.id))
    lines = [line.split(" ", 1)[1] for line in puzzle.line]
    screen = RecordingScreen([part for line in lines for part in (line, "")])
    PuzzleTable(puzzle, screen).play()
    assert say("note-puzzle_exact", best=puzzle.best) in screen.lines


def test_only_the_seat_of_the_puzzle_is_a_person(tmp_path_factory: pytest.TempPathFactory) -> None:
    puzzle = next(iter(collection().values()))
    session = PuzzleSession(puzzle, tmp_path_factory.mktemp("games"))
    assert [s for s in range(len(session.game.players)) if session.is_person(s)] == [puzzle.seat]
    assert not session.allows_hints()
    assert not session.is_unsaved
