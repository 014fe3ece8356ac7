"""Positions of a solo game that cannot be (HEIR-1 to HEIR-5)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.heir.solo import solo
from trickerion import Game

Data = dict[str, Any]


def heir(data: Data) -> Data:
    board: Data = data["players"][1]
    return board


def refused(change: Callable[[Data], object]) -> str:
    data = solo(seed=3).to_dict()
    change(data)
    with pytest.raises(ValueError, match=r"HEIR|DT-4") as refusal:
        Game.from_dict(data)
    return str(refusal.value)


def test_a_solo_game_survives_a_save() -> None:
    game = solo(seed=3)
    assert Game.from_dict(game.to_dict()).to_dict() == game.to_dict()


def test_the_heir_has_no_components() -> None:
    """HEIR-1."""

    def give(data: Data) -> None:
        heir(data)["components"] = {"wood": {"pieces": 1, "pile": "board"}}

    assert "HEIR-1: the Heir has components" in refused(give)


def test_its_tricks_are_prepared() -> None:
    """HEIR-1."""

    def take(data: Data) -> None:
        next(iter(heir(data)["tricks"].values()))["markers"] = 0

    assert "HEIR-1: a trick of the Heir is not prepared" in refused(take)


def test_it_has_no_permanent_cards() -> None:
    """HEIR-3."""
    assert "HEIR-3" in refused(lambda data: heir(data)["hand"].append("theater"))


def test_at_most_four_apprentices() -> None:
    """HEIR-5."""

    def hire(data: Data) -> None:
        heir(data)["inn_apprentices"] = 4

    assert "HEIR-5: the Heir has more than 4 Apprentices" in refused(hire)


def test_it_needs_its_magician() -> None:
    """HEIR-1."""

    def leave(data: Data) -> None:
        del heir(data)["characters"]["magician"]

    assert "HEIR-1: the Heir has no Magician" in refused(leave)


def test_only_specialists_wait_at_the_inn() -> None:
    """DT-4."""

    def wait(data: Data) -> None:
        heir(data)["characters"]["apprentice_3"] = {"where": "inn", "card": None}

    assert "DT-4" in refused(wait)


@pytest.mark.parametrize(
    ("field", "value"), [("deck", []), ("plans", []), ("plans", ["full_house", "full_house"])]
)
def test_the_plans_are_a_deck_of_the_heir(field: str, value: list[str]) -> None:
    """HEIR-2."""

    def change(data: Data) -> None:
        data["heir"][field] = value

    assert "HEIR-2" in refused(change)


def test_one_plan_each_turn() -> None:
    """HEIR-2."""

    def skip(data: Data) -> None:
        data["heir"]["plans"].append(data["heir"]["deck"].pop(0))

    assert "HEIR-2: one plan is turned up each turn" in refused(skip)


def test_its_characters_are_assigned_as_the_plan_says() -> None:
    """HEIR-3."""

    def stay(data: Data) -> None:
        card = heir(data)["characters"]["magician"]["card"]
        heir(data)["characters"]["magician"]["card"] = (
            "workshop" if card != "workshop" else "theater"
        )

    assert "HEIR-3: a Character of the Heir is not assigned" in refused(stay)


def test_no_plans_before_the_heir_joins() -> None:
    """HEIR-2."""
    data: Data = Game.new(solo().setup_options, 1).to_dict()
    data["heir"]["deck"] = ["full_house"]
    with pytest.raises(ValueError, match="HEIR-2: plans are dealt after the magician"):
        Game.from_dict(data)
