"""What a line is about, by its actions and events."""

from trickerion import Action
from trickerion.puzzles.attempt import Attempt
from trickerion.puzzles.puzzle import THEMES, collection
from trickerion.puzzles.themes import themes_of


def test_the_themes_of_shipped_puzzles_are_those_of_their_lines() -> None:
    for puzzle in list(collection().values())[::20]:
        attempt = Attempt(puzzle)
        for action in puzzle.line:
            attempt.play(Action.parse(action))
        assert puzzle.themes == themes_of(puzzle.game(), puzzle.seat, attempt.played), puzzle.id


def test_what_the_line_does_is_its_theme() -> None:
    for puzzle in collection().values():
        kinds = {action.split()[1] for action in puzzle.line}
        assert ("reschedule" in kinds) <= ("reschedule" in puzzle.themes), puzzle.id
        assert ("prepare" in kinds) <= ("prepare" in puzzle.themes), puzzle.id
        assert ("idle" in kinds) <= ("idle" in puzzle.themes), puzzle.id


def test_many_themes_occur() -> None:
    found = {theme for puzzle in collection().values() for theme in puzzle.themes}
    assert found <= set(THEMES)
    assert len(found) >= 8
