"""The table as text."""

import pytest

from trickerion import Game, Options
from trickerion.rl.rendering import render

GAME = Game.new(Options(players=2), 1)


def test_ansi_returns_the_table_and_human_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    text = render(GAME, 0, "ansi")
    assert text is not None
    assert "Market Row" in text
    assert capsys.readouterr().out == ""
    assert render(GAME, 0, "human") is None
    assert "Market Row" in capsys.readouterr().out


def test_without_a_mode_there_is_nothing_to_render() -> None:
    with pytest.raises(ValueError, match="make the environment with render_mode human or ansi"):
        render(GAME, 0, None)
