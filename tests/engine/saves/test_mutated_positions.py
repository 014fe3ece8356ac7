"""R26: a mutated position is refused with a sentence, or it plays to the end like any other."""

import json
import re
from random import Random
from typing import Any, Final

import pytest

from tests.engine.saves.mutants import Mutator, sampled
from tests.server.support import figure
from trickerion import Game
from trickerion.engine.saves.conservation import faults

BATCHES: Final = 10
MUTANTS: Final = figure(250, 10_000)
LONGEST: Final = 5000
"""No game has so many actions."""
SENTENCE: Final = re.compile(r"[a-z_]+: \S.*")


@pytest.fixture(scope="module")
def positions() -> list[Any]:
    return sampled(figure(10, 60), 3)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_r26_a_mutated_position_is_refused_or_plays_to_the_end(
    batch: int, positions: list[Any]
) -> None:
    chance = Random(batch)
    mutator = Mutator(positions, chance)
    loaded = 0
    for _ in range(MUTANTS // BATCHES):
        what, data = mutator.mutant()
        game = load(data)
        if isinstance(game, str):
            assert SENTENCE.match(game), f"{what}: {game}"
            continue
        loaded += 1
        try:
            play_to_the_end(game, chance)
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}\n{json.dumps(data)}") from error
    assert loaded, "all mutants are refused: they prove nothing about play"


def load(data: Any) -> Game | str:
    """The game, or why it is refused."""
    try:
        return Game.from_dict(data)
    except ValueError as refused:
        return str(refused)


def play_to_the_end(game: Game, chance: Random) -> None:
    """At random, with a return now and then; nothing appears or vanishes, and what is reached can
    be saved and loaded."""
    for step in range(LONGEST):
        if game.over:
            break
        seat = game.to_act[0]
        free = game.free_options(seat) if chance.random() < 0.05 else []
        game.apply(chance.choice(free or game.options(seat)))
        assert not list(faults(game))
        if step < 3 or chance.random() < 0.03:
            assert Game.from_dict(game.to_dict()).digest() == game.digest()
    assert game.over
    assert game.winner is not None
