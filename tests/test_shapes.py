"""A view has the shape that clients are told."""

from random import Random

import msgspec

from tests.server.support import figure
from trickerion import Game
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.shapes import Seen


def test_a_view_has_the_shape_that_clients_are_told() -> None:
    """Every field with its type, and no other: for seats and spectators, at any moment."""
    for seed in range(140, 140 + figure(4, 60)):
        game, chance = Game.new(mixed_options(seed), seed), Random(seed)
        while not game.over:
            game.play(lively_action(game, chance))
            if chance.random() < 0.1:
                for viewer in (*range(game.setup_options.players), None):
                    view = game.view(viewer)
                    assert msgspec.convert(view, Seen, strict=True) == view
