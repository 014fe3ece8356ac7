"""A view has the shape that clients are told."""

import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.support import figure
from tests.support import ROOT
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


SCRIPT = """
from trickerion import Action, Game, Options

game = Game.new(Options(players=3, dark_alley=True), seed=1)
fame: int = game.view(0)["players"][0]["fame"]
prophecy: str | None = game.view(None)["dark_alley"]["prophecy"]
places: list[int] | None = game.places
ids: list[int] = game.option_ids(0)
verbs: list[str] = [verb.name for verb in Action.catalogue()]
wrong: str = game.view(0)["turn"]
"""


@pytest.mark.source
def test_views_are_typed_for_users(tmp_path: Path) -> None:
    """A user's `mypy --strict` knows every field of a view."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(script)]
    found = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    # mypy's cache keeps the folder of an earlier run.
    assert [line.rpartition("/")[2] for line in found.stdout.splitlines()] == [
        "script.py:10: error: Incompatible types in assignment "
        '(expression has type "int", variable has type "str")  [assignment]'
    ]
