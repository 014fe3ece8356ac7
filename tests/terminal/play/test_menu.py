"""The numbered list of options."""

from pathlib import Path

import pytest

from tests.support import position, seat
from tests.terminal.keyboard import RecordingScreen, play, table
from trickerion import Game
from trickerion.terminal.play.menu import folded


def test_enter_lists_the_options_again(market: Game, tmp_path: Path) -> None:
    _, screen = play([""], tmp_path, market)
    assert screen.answer()[0].startswith("Place the Manager  1) Market Row 1 - 4 AP")


def test_free_actions_have_letters(tmp_path: Path) -> None:
    """TURN-8: between two actions components can be returned."""
    game = position(
        seat(assigned={"manager": "market_row"}, components={"wood": 2}),
        seat(assigned={"magician": "workshop"}),
    )
    played, screen = play(["a"], tmp_path, game)
    assert any("a) return 1 wood" in line for line in screen.lines)
    assert [str(action) for action in played.session.game.history] == ["p1 return_component wood"]


@pytest.mark.parametrize(
    "typed", ["market row 1", "place the manager on market row slot 1", "MARKET ROW 1 - 4"]
)
def test_an_option_is_found_by_the_beginning_of_its_words(
    market: Game, tmp_path: Path, typed: str
) -> None:
    played, _ = play([typed], tmp_path, market)
    (action,) = played.session.game.history[:1]
    assert str(action) == "p1 place manager market_row.1"


@pytest.mark.parametrize("typed", ["market row", "row 1", "  ", "'"])
def test_a_beginning_that_several_options_or_none_have_does_nothing(
    market: Game, tmp_path: Path, typed: str
) -> None:
    played, _ = play([typed], tmp_path, market)
    assert played.session.game.history == []


def test_words_are_compared_without_accents() -> None:
    assert folded("Lège «Ещё» Münze!") == "lege еще munze"


def test_80_columns_are_enough(alley: Game, tmp_path: Path) -> None:
    screen = RecordingScreen(["1"], width=80)
    table(screen, tmp_path, alley).play()
    assert all(len(line) <= 80 for line in screen.lines if "To continue" not in line)
