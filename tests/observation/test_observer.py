"""An observer writes what its seat sees now, whatever it wrote before."""

from array import array
from random import Random

import pytest

from tests.observation.rows import row
from tests.server.support import figure
from trickerion import OBSERVATION_SIZE, Game, Options
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options


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


def test_a_game_observed_all_along_looks_the_same_as_a_copy() -> None:
    """What is kept from one observation to the next never gets stale."""
    for seed in range(figure(4, 200)):
        game, chance = Game.new(mixed_options(seed), seed), Random(seed)
        while not game.over:
            game.play(lively_action(game, chance))
            for viewer in range(game.setup_options.players):
                if chance.random() < 0.5:
                    assert row(game, viewer) == row(game.clone(), viewer)
