"""An observer writes all that its seat sees."""

from array import array

import pytest

from tests.observation.rows import observed
from tests.support import position, seat
from trickerion import OBSERVATION_SIZE, Game, Options
from trickerion.observation.layout import MOST


def test_a_seat_outside_the_game_observes_nothing() -> None:
    game = Game.new(Options(players=2), 1)
    buffer = array("h", [7] * OBSERVATION_SIZE)
    with pytest.raises(ValueError, match="seat: 2 is not a seat of this game"):
        game.observe(2, buffer)
    with pytest.raises(ValueError, match="buffer: it is read-only"):
        game.observe(0, buffer.tobytes())
    with pytest.raises(ValueError, match=f"buffer: {OBSERVATION_SIZE} items of format h"):
        game.observe(0, buffer[1:])
    assert buffer == array("h", [7] * OBSERVATION_SIZE)


def test_fame_coins_and_shards_may_be_large() -> None:
    """Every other number fits into a byte."""
    game = position(seat(coins=255), seat(fame=256, coins=70_000, shards=513), seat())
    seen = observed(game, 2)
    assert (seen["player_1.coins"], seen["player_2.fame"]) == ([255], [256])
    assert (seen["player_2.coins"], seen["player_2.shards"]) == ([MOST], [513])
    assert observed(game, 1)["player_0.shards"] == [513]
