"""The Workshop: preparing tricks and using the Specialists' extensions (WS-1 to WS-5)."""

from typing import Any

import pytest

from tests.support import Data, changes, do, offers, position, refused, seat, show
from trickerion import Game
from trickerion.lab.verify.invariants import check_save

BARRELS: Data = {"tricks": {"barricaded_barrels": 0}, "components": {"wood": 2}}
RINGS: Data = {"tricks": {"linking_rings": 0}, "components": {"metal": 2}}
MIND_READING: Data = {"tricks": {"mind_reading": 0}, "components": {"glass": 2}}


def workshop(character: str = "magician", *, theater: tuple[Data, ...] = (), **own: Any) -> Game:
    """p1's Character has just been placed in the Workshop; p2 has a Magician to place there."""
    assigned = {**own.pop("assigned", {}), character: "workshop"}
    game = position(
        seat(assigned=assigned, **own), seat(assigned={"magician": "workshop"}), theater=theater
    )
    do(game, f"p1 place {character} workshop.1")
    return game


def player(game: Game) -> Any:
    """What lies in front of p1."""
    written: Any = game.to_dict()
    return written["players"][0]


def markers(game: Game, trick: str) -> int:
    """The markers on a trick card of p1."""
    cards = player(game)["tricks"].values()
    count = next(card["markers"] for card in cards if card["trick"] == trick)
    assert isinstance(count, int)
    return count


# The Location


def test_everybody_has_a_workshop_of_their_own() -> None:
    """WS-1: p1 stands on workshop.1 and p2 may stand on workshop.1 too, in another Workshop."""
    game = workshop("apprentice_1")
    do(game, "p1 done", "p2 place magician workshop.1")
    assert refused(game, "p2 done") is None


def test_a_workshop_has_two_slots() -> None:
    """WS-1: p1's second Character takes the second slot."""
    game = workshop("apprentice_1", assigned={"magician": "workshop"})
    do(game, "p1 done", "p2 idle magician")
    assert offers(game, 0, "place") == ["magician workshop.2"]
    assert refused(game, "p1 place magician workshop.1") == "TURN-6: the slot is taken by p1"


# WS-1: Prepare


def test_example_water_tank_escape_gets_two_spade_markers() -> None:
    """WS-1: 2 Glass, 2 Metal and a Rope are what Water Tank Escape requires."""
    components = {"glass": 2, "metal": 2, "rope": 1}
    game = workshop("apprentice_1", tricks={"water_tank_escape": 0}, components=components)
    do(game, "p1 prepare water_tank_escape")
    spade = {"trick": "water_tank_escape", "markers": 2, "pile": "board"}
    assert player(game)["tricks"] == {"spade": spade}
    assert game.to_act == [1]


def test_a_trick_needs_all_its_components() -> None:
    """WS-1: Water Tank Escape with one Metal only."""
    components = {"glass": 2, "metal": 1, "rope": 1}
    game = workshop(tricks={"water_tank_escape": 0}, components=components)
    assert refused(game, "p1 prepare water_tank_escape") == "WS-1: needs 2 metal, 1 available"


def test_preparing_costs_the_ap_on_the_trick() -> None:
    """WS-1: Shattered Mirror costs 2 AP; a Specialist has them, an Apprentice has not."""
    components = {"wood": 3, "glass": 3, "mirror": 2}
    mirror: Data = {"tricks": {"shattered_mirror": 0}, "components": components}
    game = workshop("apprentice_1", **mirror)
    assert refused(game, "p1 prepare shattered_mirror") == "WS-1: needs 2 AP, 1 left"
    game = workshop("engineer", **mirror)
    do(game, "p1 prepare shattered_mirror")
    assert markers(game, "shattered_mirror") == 2
    assert game.to_act == [1]


def test_one_character_may_prepare_several_tricks() -> None:
    """WS-1: a Magician has 3 AP for tricks of 1 AP."""
    tricks = {"barricaded_barrels": 0, "linking_rings": 0}
    game = workshop(tricks=tricks, components={"wood": 2, "metal": 2})
    do(game, "p1 prepare barricaded_barrels", "p1 prepare linking_rings")
    assert markers(game, "barricaded_barrels") == 2
    assert markers(game, "linking_rings") == 2
    assert game.to_act == [0]


def test_a_trick_that_holds_a_marker_is_not_prepared() -> None:
    """WS-1: no marker may be on the trick card."""
    game = workshop(tricks={"linking_rings": 1}, components={"metal": 2})
    assert refused(game, "p1 prepare linking_rings") == "WS-1: the trick card still has markers: 1"


def test_markers_in_the_theater_do_not_hinder_preparing() -> None:
    """WS-1: one marker lies in the Theater and none on the card."""
    game = workshop(**RINGS, theater=(show("riverside_1", s00="p1 spade escape"),))
    do(game, "p1 prepare linking_rings")
    assert markers(game, "linking_rings") == 2


def test_only_own_tricks_are_prepared() -> None:
    """WS-1: p1 does not own Linking Rings."""
    game = workshop(**BARRELS)
    assert refused(game, "p1 prepare linking_rings") == "WS-1: not one of your tricks"


def test_a_trick_on_the_engineers_slot_gets_one_marker_more() -> None:
    """WS-1: Linking Rings gets 2 on the board and 3 there."""
    game = workshop(**RINGS, team=("engineer",), engineers_trick="linking_rings")
    do(game, "p1 prepare linking_rings")
    assert markers(game, "linking_rings") == 3


def test_having_an_engineer_does_not_help_a_trick_on_the_board() -> None:
    """WS-1: what counts is the Engineer's slot."""
    game = workshop(**RINGS, team=("engineer",))
    do(game, "p1 prepare linking_rings")
    assert markers(game, "linking_rings") == 2


# TRK-5: no more than four markers of a symbol


def test_mind_reading_on_the_engineers_slot_gets_all_four_markers() -> None:
    """WS-1, TRK-5: three printed ones and the Engineer's."""
    game = workshop(**MIND_READING, team=("engineer",), engineers_trick="mind_reading")
    do(game, "p1 prepare mind_reading")
    assert markers(game, "mind_reading") == 4


def test_the_engineer_adds_no_fifth_marker() -> None:
    """WS-1, TRK-5: with one marker in the Theater three are left of the four to put."""
    theater = (show("riverside_1", s00="p1 spade optical"),)
    engineer: Data = {"team": ("engineer",), "engineers_trick": "mind_reading"}
    game = workshop(**MIND_READING, **engineer, theater=theater)
    do(game, "p1 prepare mind_reading")
    assert markers(game, "mind_reading") == 3


def test_markers_in_the_theater_are_counted() -> None:
    """WS-1, TRK-5: with two there, the three printed ones become two."""
    theater = (
        show("riverside_1", s00="p1 spade optical"),
        show("riverside_2", s00="p1 spade optical"),
    )
    game = workshop(**MIND_READING, theater=theater)
    do(game, "p1 prepare mind_reading")
    assert markers(game, "mind_reading") == 2


def test_other_markers_in_the_theater_are_not_counted() -> None:
    """WS-1, TRK-5: four of each symbol; the heart is no spade."""
    theater = (show("riverside_1", s00="p1 heart spiritual", s02="p1 spade spiritual"),)
    tricks = {"mind_reading": 0, "enchanted_butterflies": 0}
    game = workshop(tricks=tricks, components={"glass": 2}, theater=theater)
    do(game, "p1 prepare mind_reading")
    assert markers(game, "mind_reading") == 3


def test_preparing_that_makes_no_marker_is_not_allowed() -> None:
    """WS-1, TRK-5: all four markers lie in the Theater."""
    theater = tuple(show(f"riverside_{n}", s00="p1 spade escape") for n in (1, 2, 3, 6))
    one = seat(assigned={"magician": "workshop"}, **RINGS)
    game = position(one, seat(), seat(), theater=theater)
    do(game, "p1 place magician workshop.1")
    assert refused(game, "p1 prepare linking_rings") == "TRK-5: no marker left to put on the trick"


# WS-2: Move Trick


def test_a_trick_moves_to_the_engineers_slot_with_its_markers() -> None:
    """WS-2: 1 AP."""
    game = workshop("apprentice_1", tricks={"linking_rings": 2}, team=("engineer",))
    do(game, "p1 move_trick linking_rings")
    spade = {"trick": "linking_rings", "markers": 2, "pile": "extension"}
    assert player(game)["tricks"] == {"spade": spade}
    assert game.to_act == [1]


def test_a_trick_is_exchanged_with_the_one_on_the_engineers_slot() -> None:
    """WS-2: both keep their markers; the other one lies on the board then."""
    tricks = {"linking_rings": 2, "mind_reading": 1}
    game = workshop(tricks=tricks, team=("engineer",), engineers_trick="linking_rings")
    do(game, "p1 move_trick mind_reading")
    spade = {"trick": "linking_rings", "markers": 2, "pile": "board"}
    heart = {"trick": "mind_reading", "markers": 1, "pile": "extension"}
    assert player(game)["tricks"] == {"spade": spade, "heart": heart}


def test_a_trick_leaves_the_engineers_slot_only_by_exchange() -> None:
    """WS-2: alone there it stays."""
    game = workshop(**RINGS, team=("engineer",), engineers_trick="linking_rings")
    assert refused(game, "p1 move_trick linking_rings") == "WS-2: already there"
    assert offers(game, 0, "move_trick") == []


def test_only_own_tricks_are_moved() -> None:
    """WS-2: p1 does not own Linking Rings."""
    game = workshop(**BARRELS, team=("engineer",))
    assert refused(game, "p1 move_trick linking_rings") == "WS-2: not one of your tricks"


# WS-3: Move Components


def test_a_pile_moves_to_a_manager_slot() -> None:
    """WS-3: 1 AP."""
    game = workshop("apprentice_1", components={"wood": 2}, team=("manager",))
    do(game, "p1 move_components wood none")
    assert player(game)["components"] == {"wood": {"pieces": 2, "pile": "extension"}}
    assert game.to_act == [1]


def test_a_pile_is_exchanged_with_one_on_a_manager_slot() -> None:
    """WS-3: the pile there comes to the board, though the second Manager slot is free."""
    game = workshop(components={"wood": 2}, managed={"rope": 2}, team=("manager",))
    assert offers(game, 0, "move_components") == ["wood rope", "wood none"]
    do(game, "p1 move_components wood rope")
    assert player(game)["components"] == {
        "wood": {"pieces": 2, "pile": "extension"},
        "rope": {"pieces": 2, "pile": "board"},
    }


def test_of_an_exchanged_pile_of_three_one_is_lost() -> None:
    """WS-3: three Wood become two on the Manager slot; the two Rope stay two."""
    game = workshop(components={"wood": 3}, managed={"rope": 2}, team=("manager",))
    do(game, "p1 move_components wood rope")
    assert player(game)["components"] == {
        "wood": {"pieces": 2, "pile": "extension"},
        "rope": {"pieces": 2, "pile": "board"},
    }


def test_with_both_manager_slots_taken_a_pile_can_only_be_exchanged() -> None:
    """WS-3: two slots."""
    managed = {"rope": 1, "saw": 1}
    game = workshop(components={"wood": 1}, managed=managed, team=("manager",))
    assert refused(game, "p1 move_components wood none") == "WS-3: no free slot on the extension"
    assert offers(game, 0, "move_components") == ["wood rope", "wood saw"]


def test_a_pile_leaves_a_manager_slot_only_by_exchange() -> None:
    """WS-3: it does not move by itself, and the exchange begins with a pile on the board."""
    game = workshop(components={"wood": 1}, managed={"rope": 1}, team=("manager",))
    assert refused(game, "p1 move_components rope none") == "WS-3: already there"
    assert refused(game, "p1 move_components rope wood") == "WS-3: already there"


def test_only_piles_there_are_can_be_moved_and_exchanged() -> None:
    """WS-3: p1 has no Glass, and no Saw on a Manager slot."""
    game = workshop(components={"wood": 1, "saw": 1}, team=("manager",))
    assert refused(game, "p1 move_components glass none") == (
        "WS-3: no such components in the Workshop"
    )
    assert refused(game, "p1 move_components wood saw") == (
        "WS-3: that type is not on the Manager’s slots"
    )


# WS-4: Move Apprentice


def test_an_apprentice_moves_with_its_assignment_card() -> None:
    """WS-4: it is placed later this turn, and its board slot is free."""
    game = workshop(team=("assistant",), assigned={"apprentice_1": "downtown"})
    do(game, "p1 move_apprentice apprentice_1", "p1 done", "p2 idle magician")
    assert "apprentice_1" not in player(game)["characters"]
    assert offers(game, 0, "idle") == ["assistants_apprentice"]
    events = do(game, "p1 place assistants_apprentice downtown.4", "p1 done")
    assert changes(events, 0, "coins") == []


def test_moving_an_apprentice_costs_one_action_point() -> None:
    """WS-4: a second Apprentice with 1 AP moves the first one."""
    game = workshop("apprentice_2", team=("assistant",))
    do(game, "p1 move_apprentice apprentice_1")
    assert game.to_act == [1]


@pytest.mark.parametrize("slot", ["downtown.1", "downtown.4", "sunday.2"])
def test_an_apprentice_already_placed_draws_no_wage_after_the_move(slot: str) -> None:
    """WS-4, END-1: it stands where it stood; only the Coin of the other one is due."""
    placed = {"apprentice_1": slot, "apprentice_2": "market_row.1"}
    game = workshop(team=("assistant",), placed=placed)
    do(game, "p1 move_apprentice apprentice_1")
    assert player(game)["characters"]["assistants_apprentice"]["where"] == slot
    check_save(game)
    events = do(game, "p1 done", "p2 idle magician")
    assert changes(events, 0, "coins") == [(-1, "wages")]


def test_an_apprentice_in_the_workshop_may_move_itself() -> None:
    """WS-4: the acting one keeps its slot and draws no wage."""
    game = workshop("apprentice_1", team=("assistant",))
    do(game, "p1 enhance", "p1 move_apprentice apprentice_1")
    assert player(game)["characters"]["assistants_apprentice"]["where"] == "workshop.1"
    written: Any = game.to_dict()
    assert (written["stack"][-1]["character"], game.to_act) == ("assistants_apprentice", [0])
    events = do(game, "p1 done", "p2 idle magician")
    assert changes(events, 0, "coins") == []


@pytest.mark.parametrize("street", ["downtown", "market_row"])
@pytest.mark.parametrize("number", [1, 4])
def test_the_slot_of_a_moved_apprentice_stays_taken(street: str, number: int) -> None:
    """WS-4, TURN-6: it stands where it stood, under another name."""
    slot = f"{street}.{number}"
    game = workshop(
        team=("assistant",), placed={"apprentice_1": slot}, assigned={"assistant": street}
    )
    do(game, "p1 move_apprentice apprentice_1", "p1 done", "p2 idle magician")
    assert refused(game, f"p1 place assistant {slot}") == "TURN-6: the slot is taken by p1"
    assert f"assistant {slot}" not in offers(game, 0, "place")


def test_the_assistants_slot_takes_one_apprentice() -> None:
    """WS-4: it must be empty."""
    game = workshop(team=("assistant", "assistants_apprentice"))
    assert refused(game, "p1 move_apprentice apprentice_1") == "WS-4: that place is taken"


def test_the_assistants_apprentice_is_there_already() -> None:
    """WS-4: only an Apprentice on the board is moved."""
    game = workshop(team=("assistant", "assistants_apprentice"))
    assert refused(game, "p1 move_apprentice assistants_apprentice") == (
        "WS-4: only an Apprentice on the board can move"
    )


def test_an_apprentice_that_is_not_there_cannot_be_moved() -> None:
    """WS-4: p1 has one Apprentice."""
    game = workshop(team=("assistant",))
    assert offers(game, 0, "move_apprentice") == ["apprentice_1"]
    assert refused(game, "p1 move_apprentice apprentice_2") == (
        "WS-4: that Character is not in the team"
    )


MOVES = {
    "engineer": "p1 move_trick linking_rings",
    "manager": "p1 move_components metal none",
    "assistant": "p1 move_apprentice apprentice_1",
}


@pytest.mark.parametrize("specialist", ["engineer", "manager", "assistant"])
def test_each_move_needs_its_specialist_in_the_team(specialist: str) -> None:
    """WS-5: the other two Specialists are no help."""
    others = tuple(name for name in MOVES if name != specialist)
    game = workshop(**RINGS, team=others)
    assert refused(game, MOVES[specialist]) == (
        f"WS-5: needs the {specialist.capitalize()} in the team"
    )


@pytest.mark.parametrize("specialist", ["engineer", "manager", "assistant"])
def test_any_character_may_take_a_specialists_action(specialist: str) -> None:
    """WS-5: the Magician acts and the Specialist stays at home."""
    game = workshop(**RINGS, team=(specialist,))
    assert refused(game, MOVES[specialist]) is None


def test_a_specialist_at_the_inn_is_not_in_the_team_yet() -> None:
    """WS-5: the Engineer joins at the end of the turn."""
    hirer = seat(**RINGS, assigned={"magician": "workshop"})
    hirer["characters"]["engineer"] = {"where": "inn", "card": None}
    game = position(hirer, seat())
    do(game, "p1 place magician workshop.1")
    assert refused(game, MOVES["engineer"]) == "WS-5: needs the Engineer in the team"
