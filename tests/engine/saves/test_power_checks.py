"""Invariants of the Power cards of a loaded position."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.support import position, seat
from trickerion import Game

Change = Callable[[Any], object]


def spoiled(change: Change) -> str:
    """What a changed position is refused for."""
    game = position(seat(learned=["lucky_penny", "open_doors"]), seat(), dark_alley=True)
    written: Any = game.to_dict()
    change(written)
    with pytest.raises(ValueError, match="POW") as refused:
        Game.from_dict(written)
    return str(refused.value)


def swap(written: Any) -> None:
    """p1's hand gets a card that p2 has."""
    written["powers"][0]["hand"][0] = written["powers"][1]["hand"][0]


def unlearn(written: Any) -> None:
    written["powers"][0]["learned"][1] = None


def lower(written: Any) -> None:
    """A Level 2 Power beside the first slot."""
    learned = written["powers"][0]["learned"]
    learned[0], learned[1] = learned[1], learned[0]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (swap, "POW-2: a Power card is there twice"),
        (unlearn, "POW-2: p1 was not dealt 4 Power cards of level 2"),
        (lower, "POW-4: p1 has a Power beside a slot that is too low for its level"),
        (lambda w: w["players"][0].update(shards=2), "POW-3: p1 has a Power beside a closed slot"),
        (
            lambda w: w["powers"][0].update(returned=["open_doors"]),
            "POW-6: p1 has a returned Power that is not in hand",
        ),
        (
            lambda w: w["powers"][0].update(coins=[0, 0, 1, 0]),
            "POW-6: p1 has used a Power slot without a Power",
        ),
        (
            lambda w: w["powers"][0]["discarded"].append(w["powers"][0]["hand"].pop()),
            "POW-2: p1 does not keep 8 Power cards",
        ),
    ],
)
def test_a_position_with_impossible_powers_is_refused(change: Change, fault: str) -> None:
    """POW-2 to POW-6: each fault names its rule."""
    assert spoiled(change) == f"position: {fault}"
