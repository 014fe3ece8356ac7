"""Downtown: Hire Character (DT-4)."""

import pytest

from tests.engine.locations.at_downtown import (
    dice_changed,
    downtown,
    joined,
    team,
    visitor,
    with_two_to_place,
)
from tests.support import changes, do, offers, position, refused, seat

SPECIALISTS = ["manager", "engineer", "assistant"]


# DT-4: Hire Character


@pytest.mark.parametrize("specialist", SPECIALISTS)
def test_the_character_of_an_inn_die_is_hired(specialist: str) -> None:
    """DT-4: it goes to the Inn, and the die to X."""
    game = with_two_to_place(inn_a=specialist)
    events = do(game, "p1 hire inn_a")
    assert [e.fields for e in events if e.kind == "character_hired"] == [{"hireling": specialist}]
    assert dice_changed(events) == [{"die": "inn_a", "face": "x", "how": "used"}]
    assert team(game) == ["magician", "apprentice_1"]


@pytest.mark.parametrize("specialist", SPECIALISTS)
def test_a_hired_specialist_joins_at_the_end_of_the_turn(specialist: str) -> None:
    """DT-4, END-2: and is not paid for this turn."""
    events = do(game := downtown(visitor(), inn_a=specialist), "p1 hire inn_a")
    assert joined(events) == [specialist]
    assert specialist in team(game)
    assert changes(events, 0, "coins") == []


def test_a_character_at_the_inn_is_not_placed() -> None:
    """DT-4: it is not in the team before the end of the turn."""
    game = with_two_to_place(inn_a="manager")
    do(game, "p1 hire inn_a")
    assert refused(game, "p1 place manager workshop.1") == (
        "TURN-6: that Character is not in the team"
    )


@pytest.mark.parametrize("specialist", SPECIALISTS)
def test_each_specialist_is_hired_once(specialist: str) -> None:
    """DT-4: one who is in the team is not hired again."""
    game = downtown(visitor(team=[specialist]), inn_a=specialist)
    assert refused(game, "p1 hire inn_a") == "DT-4: that Specialist is already hired"


def test_a_specialist_at_the_inn_is_not_hired_again() -> None:
    """DT-4: though the die be set to him again."""
    player = seat(assigned={"magician": "downtown", "engineer": "downtown"})
    game = position(player, seat(), seat(), seat(), dice={"inn_a": "manager"})
    do(game, "p1 place magician downtown.1", "p1 hire inn_a", "p1 set_die inn_a manager")
    do(game, "p1 place engineer downtown.2")
    assert refused(game, "p1 hire inn_a") == "DT-4: that Specialist is already hired"


def test_the_same_specialist_may_work_for_several_players() -> None:
    """DT-4: each player has disks of their own."""
    player, other = visitor(), seat(team=["manager"])
    game = position(player, other, dice={"inn_a": "manager"})
    do(game, "p1 place magician downtown.4")
    assert refused(game, "p1 hire inn_a") is None


def test_an_inn_die_on_x_hires_nobody() -> None:
    """DT-4: the other Inn die shows an Apprentice."""
    game = downtown(visitor(), inn_b="apprentice")
    assert refused(game, "p1 hire inn_a") == "DT-4: the die shows X"
    assert offers(game, 0, "hire") == ["inn_b"]


@pytest.mark.parametrize("other", ["residence_a", "bank_b"])
def test_characters_are_hired_with_inn_dice(other: str) -> None:
    """DT-4: not with the dice of Residence or Bank."""
    game = downtown(visitor(), residence_a="any", bank_b="4")
    assert refused(game, f"p1 hire {other}") == "DT-4: that die is of the wrong kind"


def test_hiring_needs_three_ap() -> None:
    """DT-4: an Engineer has 2."""
    game = position(seat(assigned={"engineer": "downtown"}), seat(), dice={"inn_a": "manager"})
    do(game, "p1 place engineer downtown.4")
    assert refused(game, "p1 hire inn_a") == "DT-4: needs 3 AP, 2 left"


# DT-4: places for Apprentices


def test_a_hired_apprentice_takes_a_board_slot() -> None:
    """DT-4: also if the Assistant's slot is free."""
    events = do(downtown(visitor(team=["assistant"]), inn_b="apprentice"), "p1 hire inn_b")
    assert joined(events) == ["apprentice_2"]


def test_with_a_full_board_a_hired_apprentice_takes_the_assistants_slot() -> None:
    """DT-4: three on the board, the fourth with the Assistant."""
    full = visitor(team=["assistant", "apprentice_2", "apprentice_3"])
    assert joined(do(downtown(full, inn_b="apprentice"), "p1 hire inn_b")) == [
        "assistants_apprentice"
    ]


def test_without_an_assistant_there_are_three_apprentices() -> None:
    """DT-4: the board has three slots."""
    game = downtown(visitor(team=["apprentice_2", "apprentice_3"]), inn_b="apprentice")
    assert refused(game, "p1 hire inn_b") == "DT-4: no slot for another Apprentice"


def test_with_an_assistant_there_are_four_apprentices() -> None:
    """DT-4: no fifth one."""
    four = ["assistant", "apprentice_2", "apprentice_3", "assistants_apprentice"]
    game = downtown(visitor(team=four), inn_b="apprentice")
    assert refused(game, "p1 hire inn_b") == "DT-4: no slot for another Apprentice"


def test_a_free_board_slot_is_enough_with_the_assistants_taken() -> None:
    """DT-4: two on the board and one with the Assistant leave one board slot."""
    three = ["assistant", "apprentice_2", "assistants_apprentice"]
    game = downtown(visitor(team=three), inn_b="apprentice")
    assert joined(do(game, "p1 hire inn_b")) == ["apprentice_3"]


def test_an_assistant_at_the_inn_makes_room_for_an_apprentice() -> None:
    """DT-4: hired in the same turn, she comes with her slot."""
    player = visitor(team=["apprentice_2", "apprentice_3"])
    game = downtown(player, "downtown.1", inn_a="assistant", inn_b="apprentice")
    do(game, "p1 enhance")
    assert refused(game, "p1 hire inn_b") == "DT-4: no slot for another Apprentice"
    do(game, "p1 hire inn_a")
    assert joined(do(game, "p1 hire inn_b")) == ["assistant", "assistants_apprentice"]


def test_apprentices_at_the_inn_need_their_slots() -> None:
    """DT-4: two in the team and one at the Inn are three."""
    player = visitor(team=["apprentice_2"]) | {"inn_apprentices": 1}
    game = downtown(player, inn_b="apprentice")
    assert refused(game, "p1 hire inn_b") == "DT-4: no slot for another Apprentice"


def test_a_hired_apprentice_joins_at_the_end_of_the_turn() -> None:
    """DT-4, END-2: not before."""
    game = with_two_to_place(inn_b="apprentice")
    do(game, "p1 hire inn_b")
    assert team(game) == ["magician", "apprentice_1"]
    do(game, "p1 idle apprentice_1")
    assert team(game) == ["magician", "apprentice_1", "apprentice_2"]
