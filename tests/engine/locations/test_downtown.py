"""Downtown: Take Coins, Reroll and Set Die (DT-5, DT-6)."""

from typing import Any

import pytest

from tests.engine.locations.at_downtown import (
    dice_changed,
    downtown,
    visitor,
    with_two_to_place,
)
from tests.support import changes, do, offers, position, refused, seat
from trickerion import Game


def die(game: Game, name: str) -> Any:
    dice: Any = game.to_dict()["dice"]
    return dice[name]


# DT-5: Take Coins


@pytest.mark.parametrize(("face", "coins"), [("3", 3), ("4", 4), ("5", 5), ("6", 6)])
def test_the_bank_pays_what_its_die_shows(face: str, coins: int) -> None:
    """DT-5: and the die is set to X."""
    events = do(with_two_to_place(bank_b=face), "p1 take_coins bank_b")
    assert changes(events, 0, "coins") == [(coins, "bank")]
    assert dice_changed(events) == [{"die": "bank_b", "face": "x", "how": "used"}]


def test_a_bank_die_on_x_pays_nothing() -> None:
    """DT-5: the other one is there."""
    game = downtown(visitor(), bank_b="4")
    assert refused(game, "p1 take_coins bank_a") == "DT-5: the die shows X"
    assert offers(game, 0, "take_coins") == ["bank_b"]


def test_coins_are_taken_with_bank_dice() -> None:
    """DT-5: not with those of Residence or Inn."""
    game = downtown(visitor(), inn_a="manager")
    assert refused(game, "p1 take_coins inn_a") == "DT-5: that die is of the wrong kind"


def test_taking_coins_needs_three_ap() -> None:
    """DT-5: an Engineer has 2."""
    game = position(seat(assigned={"engineer": "downtown"}), seat(), dice={"bank_a": "6"})
    do(game, "p1 place engineer downtown.4")
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 2 left"
