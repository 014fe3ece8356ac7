"""Positions of older formats still load (R2)."""

import json
from typing import Any, Final

import pytest

from tests.engine.saves.impossible import outside, written
from tests.support import ROOT, do
from trickerion import Game

OLDER: Final = json.loads(
    (ROOT / "tests" / "engine" / "saves" / "positions_without_format.json").read_text(
        encoding="utf-8"
    )
)


@pytest.mark.parametrize("up", ["spiritual", "optical"])
def test_a_guest_of_an_older_position_can_move_whatever_it_said_was_up(up: str) -> None:
    """SPC-3, THR-6."""
    data = outside()
    data["theater"][0]["guests"][0]["up"] = up
    del data["format"]
    data["dark_alley"]["armed"] = -1
    game = Game.from_dict(data)
    do(game, "p1 place magician friday.1", "p1 reschedule_guest riverside_1.p1.spade")
    assert game.stack[-1].name == "move_guest"


@pytest.mark.parametrize("older", OLDER, ids=lambda older: older["position"]["stack"][-1]["frame"])
def test_a_position_without_a_format_still_loads(older: Any) -> None:
    """R2: tables of a server began from some, and records hold them."""
    game = Game.from_dict(older["position"])
    now = written(game)
    for field, value in older["reads_as"]["dark_alley"].items():
        assert now["dark_alley"][field] == value
    assert now["stack"] == older["reads_as"]["stack"]
    assert now["theater"] == older["reads_as"]["theater"]
    assert Game.from_dict(now).digest() == game.digest()
