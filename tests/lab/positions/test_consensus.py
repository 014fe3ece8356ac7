"""Finding test positions: the same seed finds the same ones, all of them clear."""

from trickerion import Options
from trickerion.lab.positions.consensus import (
    MIN_LEAD,
    SKIPPED,
    DeepSearch,
    found_in_game,
    played_moments,
)

SEARCH = DeepSearch(worlds=3, nodes=30, playouts=4)


def test_moments_are_decisions_of_the_middle_game() -> None:
    options = Options(players=2, beginner=True)
    moments = played_moments(options, 3)
    assert moments
    for game in moments:
        assert options.first_turn < game.turn < options.last_turn
        assert game.stack[-1].name not in SKIPPED
        assert len(game.options(game.to_act[0])) > 1


def test_the_same_game_has_the_same_positions() -> None:
    found = found_in_game(SEARCH, 3)
    assert found == found_in_game(SEARCH, 3)
    for one in found:
        best, second, *_ = one.values.values()
        assert best - second >= MIN_LEAD - 0.02
