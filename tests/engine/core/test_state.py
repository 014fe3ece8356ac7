"""Fame, Coins and Shards of the state (TURN-9), and its random numbers."""

import pickle

import pytest

from tests.support import changes, do, position, seat
from trickerion import Game, Options

# TURN-9: no limit above, 0 below


def test_fame_and_coins_do_not_fall_below_zero() -> None:
    """TURN-9: an Engineer's wage of 2 with 1 Coin and 1 Fame takes both and no more."""
    game = position(seat(assigned={"engineer": "workshop"}, coins=1, fame=1), seat())
    events = do(game, "p1 place engineer workshop.1", "p1 done")
    assert changes(events, 0, "coins") == [(-1, "wages")]
    assert changes(events, 0, "fame") == [(-1, "unpaid_wages")]
    assert (game.players[0].coins, game.players[0].fame) == (0, 0)


def test_coins_have_no_limit() -> None:
    """TURN-9: the Bank pays the richest too."""
    game = position(
        seat(assigned={"magician": "downtown"}, coins=500), seat(), dice={"bank_a": "6"}
    )
    do(game, "p1 place magician downtown.4", "p1 take_coins bank_a")
    assert game.players[0].coins == 506


# Random numbers


@pytest.mark.parametrize("rules", [1, 2])
def test_the_next_random_number_does_not_depend_on_how_the_game_came_here(rules: int) -> None:
    """A clone, a saved and a pickled game draw what the game itself draws, at every place."""
    game = Game.new(Options(players=2), 7, rules=rules)
    for _ in range(20):
        twins = [game.clone(), Game.from_dict(game.to_dict()), pickle.loads(pickle.dumps(game))]
        drawn = game.draw(1_000_003)
        assert [twin.draw(1_000_003) for twin in twins] == [drawn] * 3
