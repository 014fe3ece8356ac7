"""Downtown: hiring, the Bank, and changing dice (DT-4 to DT-6)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.support import Data, changes, do, offers, position, refused, seat
from trickerion import Event, Game
from trickerion.catalog import board

SPECIALISTS = ["manager", "engineer", "assistant"]


def downtown(player: Data, slot: str = "downtown.4", **dice: str) -> Game:
    """p1's Magician Downtown: 3 AP on slot 4, 5 on slot 1."""
    game = position(player, seat(), dice=dice)
    do(game, f"p1 place magician {slot}")
    return game


def visitor(team: Sequence[str] = (), **assigned: str) -> Data:
    return seat(team=team, assigned={"magician": "downtown", **assigned})


def team(game: Game) -> list[str]:
    """p1's Characters, those at the Inn apart."""
    position: Any = game.to_dict()
    characters = position["players"][0]["characters"]
    return [name for name, entry in characters.items() if entry["where"] != "inn"]


def die(game: Game, name: str) -> Any:
    dice: Any = game.to_dict()["dice"]
    return dice[name]


def joined(events: Sequence[Event]) -> list[object]:
    return [e.fields["character"] for e in events if e.kind == "character_joined"]


def dice_changed(events: Sequence[Event]) -> list[dict[str, object]]:
    return [event.fields for event in events if event.kind == "die_changed"]


def with_two_to_place(**dice: str) -> Game:
    """p1's Magician Downtown with 3 AP, and an Apprentice still to be placed after him."""
    return downtown(visitor(apprentice_1="workshop"), **dice)


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
    assert refused(game, f"p1 hire {other}") == "DT-4: that die is not of the right kind"


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
    assert refused(game, "p1 take_coins inn_a") == "DT-5: that die is not of the right kind"


def test_taking_coins_needs_three_ap() -> None:
    """DT-5: an Engineer has 2."""
    game = position(seat(assigned={"engineer": "downtown"}), seat(), dice={"bank_a": "6"})
    do(game, "p1 place engineer downtown.4")
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 2 left"


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
