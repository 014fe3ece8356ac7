"""The open trick decks."""

from tests.support import position, seat
from tests.terminal.drawing import drawn
from tests.terminal.keyboard import new_game
from trickerion.catalog.board import CATEGORIES
from trickerion.terminal.boards.trick_decks import decks
from trickerion.terminal.view import see


def test_level_3_tricks_are_browsed_with_their_end_bonus() -> None:
    game = new_game(2, 1)
    for width in (80, 100):
        lines = drawn(decks(see(game, 0), 0, list(CATEGORIES)), width)
        assert all(len(line) <= width for line in lines)
        assert sum("at the end: " in line for line in lines) == 16


def test_a_check_mark_shows_which_tricks_the_components_are_there_for() -> None:
    """WS-1: all components of the trick, in the number it needs."""
    game = position(seat(components={"metal": 2}), seat())
    lines = drawn(decks(see(game, 0), 0, ["mechanical"]))
    assert any("Linking Rings" in line and "✓ 2 metal" in line for line in lines)
    assert any("✗" in line for line in lines)
    assert "✓" not in "\n".join(drawn(decks(see(game, 1), 1, ["mechanical"])))
