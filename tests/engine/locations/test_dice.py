"""Reroll Die and Set Die (DT-6)."""

from typing import Any

import pytest

from tests.engine.locations.at_downtown import (
    dice_changed,
    downtown,
    joined,
    visitor,
    with_two_to_place,
)
from tests.support import changes, do, offers, position, refused, seat
from trickerion import Game
from trickerion.catalog import board


def die(game: Game, name: str) -> Any:
    dice: Any = game.to_dict()["dice"]
    return dice[name]


# DT-6: Reroll and Set Die


@pytest.mark.parametrize("name", board.DICE)
def test_any_die_can_be_rerolled(name: str) -> None:
    """DT-6: dice on X included; it shows one of its own faces, each in its time."""
    seen = set()
    for seed in range(60):
        game = position(visitor(apprentice_1="workshop"), seat(), seed=seed)
        events = do(game, "p1 place magician downtown.4", f"p1 reroll {name}")
        face = die(game, name)
        assert dice_changed(events) == [{"die": name, "face": face, "how": "rerolled"}]
        seen.add(face)
    assert seen == set(map(str, board.DICE[name]))


def test_a_reroll_leaves_the_other_dice_alone() -> None:
    """DT-6: one die."""
    faces = {"residence_a": "any", "inn_a": "manager", "inn_b": "apprentice", "bank_a": "6"}
    game = with_two_to_place(**faces)
    do(game, "p1 reroll bank_b")
    assert {name: die(game, name) for name in faces} == faces


def test_rerolling_costs_one_ap() -> None:
    """DT-6: 3 AP for three rerolls."""
    game = with_two_to_place()
    do(game, "p1 reroll inn_a", "p1 reroll inn_a")
    assert offers(game, 0, "place") == []
    do(game, "p1 reroll bank_b")
    assert offers(game, 0, "place") == ["apprentice_1 workshop.1", "apprentice_1 workshop.2"]


def test_a_rerolled_die_serves_at_once() -> None:
    """DT-6, DT-5: a Bank die on X is rolled again and pays."""
    game = position(visitor(), seat(), seed=3)
    do(game, "p1 place magician downtown.1", "p1 reroll bank_a")
    face = die(game, "bank_a")
    assert face != "x"
    assert changes(do(game, "p1 take_coins bank_a"), 0, "coins") == [(int(face), "bank")]


def test_a_die_on_x_is_set_and_used() -> None:
    """DT-6, DT-4: the rulebook's example, an X changed to a Manager to hire him: 5 AP."""
    game = downtown(visitor(), "downtown.1")
    events = do(game, "p1 set_die inn_a manager")
    assert dice_changed(events) == [{"die": "inn_a", "face": "manager", "how": "set"}]
    assert joined(do(game, "p1 hire inn_a")) == ["manager"]


@pytest.mark.parametrize(
    ("name", "faces"),
    [
        ("residence_b", ["spiritual", "mechanical", "optical", "escape", "any"]),
        ("inn_a", ["assistant", "manager", "engineer"]),
        ("inn_b", ["apprentice"]),
        ("bank_a", ["3", "4", "5", "6"]),
    ],
)
def test_a_die_is_set_to_any_of_its_own_faces(name: str, faces: list[str]) -> None:
    """DT-6, RUL-1: from X, which it shows, to every other face it has."""
    game = downtown(visitor())
    offered = [offer.split()[1] for offer in offers(game, 0, "set_die") if name in offer]
    assert offered == faces


def test_a_die_has_no_faces_of_other_dice() -> None:
    """DT-6: the Apprentices' die shows no Manager, the Bank's no Apprentice."""
    game = downtown(visitor())
    assert refused(game, "p1 set_die inn_b manager") == "DT-6: the die has no such face"
    assert refused(game, "p1 set_die bank_a apprentice") == "DT-6: the die has no such face"


def test_a_die_can_be_set_to_x() -> None:
    """DT-6: X is a face like others, and takes the Coins from an opponent."""
    game = with_two_to_place(bank_a="6")
    do(game, "p1 set_die bank_a x")
    assert die(game, "bank_a") == "x"


def test_setting_a_die_needs_two_ap() -> None:
    """DT-6: an Apprentice can only reroll."""
    game = position(seat(assigned={"apprentice_1": "downtown"}), seat())
    do(game, "p1 place apprentice_1 downtown.4")
    assert refused(game, "p1 set_die inn_a manager") == "DT-6: needs 2 AP, 1 left"
    assert len(offers(game, 0, "reroll")) == 6


def test_setting_a_die_costs_two_ap() -> None:
    """DT-6: of 3 AP one is left, for a reroll."""
    game = with_two_to_place()
    do(game, "p1 set_die bank_a 6")
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 1 left"
    assert refused(game, "p1 reroll bank_a") is None


# Choosing


@pytest.mark.parametrize(("face", "other"), [("6", "x"), ("x", "6")])
def test_set_die_changes_the_face(face: str, other: str) -> None:
    """RUL-1: the face that lies on top is not set again, be it an X."""
    game = position(seat(assigned={"magician": "downtown"}), seat(), dice={"bank_a": face})
    do(game, "p1 place magician downtown.4")
    assert refused(game, f"p1 set_die bank_a {face}") == "DT-6: the die already shows that"
    assert refused(game, f"p1 set_die bank_a {other}") is None
