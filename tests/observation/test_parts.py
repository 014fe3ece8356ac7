"""What is kept of an observation never gets stale."""

from random import Random

from tests.observation.rows import row
from tests.server.support import figure
from trickerion import Game
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options


def test_a_game_observed_all_along_looks_the_same_as_a_copy() -> None:
    for seed in range(figure(4, 200)):
        game, chance = Game.new(mixed_options(seed), seed), Random(seed)
        while not game.over:
            game.play(lively_action(game, chance))
            for viewer in range(game.setup_options.players):
                if chance.random() < 0.5:
                    assert row(game, viewer) == row(game.clone(), viewer)
