"""What is kept of an observation never gets stale."""

from random import Random

from tests.observation.rows import row
from tests.server.support import figure
from trickerion import Game
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.observation.observer import Observer


def test_a_game_observed_all_along_looks_the_same_as_a_copy() -> None:
    for seed in range(figure(4, 200)):
        game, chance = Game.new(mixed_options(seed), seed), Random(seed)
        while not game.over:
            game.play(lively_action(game, chance))
            for viewer in range(game.setup_options.players):
                if chance.random() < 0.5:
                    assert row(game, viewer) == row(game.clone(), viewer)


def test_an_observer_that_has_forgotten_a_game_sees_another_one_as_a_new_observer_does() -> None:
    """Two games that are equally old have counted equally many changes."""
    for seed in range(figure(12, 200)):
        options, chance = mixed_options(seed), Random(seed)
        kept = Observer(options)
        for number, decisions in enumerate((0, 0, 40, 40, 0)):
            game = Game.new(options, 5 * seed + number)
            for _ in range(decisions):
                game.play(lively_action(game, chance))
            for viewer in range(options.players):
                assert seen(kept, game, viewer) == seen(Observer(options), game, viewer)
            kept.forget()


def seen(observer: Observer, game: Game, viewer: int) -> bytes:
    parts: list[bytes] = []
    observer.observe(game, viewer, parts)
    return b"".join(parts)
