"""A hint: what a good player would do in one's place."""

from pathlib import Path

from tests.terminal.keyboard import RecordingScreen, table
from trickerion import Game, Options


def test_a_hint_names_up_to_three_legal_moves(tmp_path: Path) -> None:
    screen = RecordingScreen(["hint", "quit"])
    game = Game.new(Options(players=2, beginner=True), 1)
    table(screen, tmp_path, game).play()
    hinted = [line for line in screen.text.splitlines() if "(p1 magician" in line]
    assert 1 <= len(hinted) <= 3
