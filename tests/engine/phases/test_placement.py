"""Placing Characters: whose turn it is, which slots are open, and base AP (TURN-6, TURN-7,
SET-11, AP-1)."""

from typing import Any

import pytest

from tests.support import actions, ap_of, do, kinds, offers, position, refused, seat
from trickerion import Game

STREETS = ["downtown", "market_row"]


def placed(character: str, slot: str, card: str, players: int = 2) -> object:
    """The AP of a Character on a slot of the empty board."""
    others = [seat() for _ in range(players - 1)]
    game = position(seat(assigned={character: card}, team=["assistant"]), *others)
    return ap_of(do(game, f"p1 place {character} {slot}"))


# AP-1: base and slot modifier


@pytest.mark.parametrize(
    ("character", "ap"),
    [
        ("magician", 3),
        ("manager", 2),
        ("engineer", 2),
        ("assistant", 2),
        ("apprentice_1", 1),
        ("apprentice_3", 1),
        ("assistants_apprentice", 1),
    ],
)
def test_a_magician_has_three_ap_a_specialist_two_an_apprentice_one(
    character: str, ap: int
) -> None:
    """AP-1: on a slot without modifier, as in the Workshop."""
    assert placed(character, "workshop.1", "workshop") == ap
    assert placed(character, "workshop.2", "workshop") == ap


@pytest.mark.parametrize("street", STREETS)
@pytest.mark.parametrize(("slot", "ap"), [("1", 5), ("2", 4), ("3", 4), ("4", 3)])
def test_a_street_slot_adds_two_one_one_or_nothing(street: str, slot: str, ap: int) -> None:
    """AP-1: the slots of Downtown and Market Row, for a Magician."""
    assert placed("magician", f"{street}.{slot}", street, players=4) == ap


@pytest.mark.parametrize(
    ("slot", "ap"),
    [
        ("thursday.1", 3),
        ("thursday.2", 3),
        ("friday.1", 2),
        ("friday.2", 2),
        ("saturday.1", 2),
        ("saturday.2", 2),
        ("sunday.1", 1),
        ("sunday.2", 1),
    ],
)
def test_thursday_adds_one_and_sunday_takes_one(slot: str, ap: int) -> None:
    """AP-1: the backstage slots of the Theater, for an Engineer."""
    assert placed("engineer", slot, "theater") == ap


def test_an_apprentice_on_sunday_has_no_ap() -> None:
    """AP-1: 1 - 1 = 0; it can do nothing but help with its presence."""
    game = position(seat(tricks={"linking_rings": 2}, assigned={"apprentice_1": "theater"}), seat())
    assert ap_of(do(game, "p1 place apprentice_1 sunday.1")) == 0
    assert actions(game) == ["p1 done"]


# SET-11: closed slots


def slots_offered(players: int, card: str) -> list[str]:
    """The slots a Magician with this card may take on the empty board."""
    others = [seat() for _ in range(players - 1)]
    game = position(seat(assigned={"magician": card}), *others)
    return [offer.split(".")[1] for offer in offers(game, 0, "place")]


@pytest.mark.parametrize("street", ["downtown", "market_row"])
@pytest.mark.parametrize(
    ("players", "open_slots"), [(2, ["1", "4"]), (3, ["1", "2", "4"]), (4, ["1", "2", "3", "4"])]
)
def test_the_plus_one_slots_close_with_fewer_players(
    street: str, players: int, open_slots: list[str]
) -> None:
    """SET-11: of the +1 slots one is closed with 3 players and both with 2."""
    assert slots_offered(players, street) == open_slots


@pytest.mark.parametrize("slot", ["downtown.2", "downtown.3"])
def test_a_closed_slot_says_so(slot: str) -> None:
    """SET-11: both +1 slots are closed with 2 players."""
    game = position(seat(assigned={"magician": "downtown"}), seat())
    assert refused(game, f"p1 place magician {slot}") == (
        "SET-11: the slot is closed with 2 players"
    )


def test_workshop_and_theater_have_no_closed_slots() -> None:
    """SET-11: it concerns Downtown, Market Row and Dark Alley only."""
    assert slots_offered(2, "workshop") == ["1", "2"]
    assert slots_offered(2, "theater") == ["1", "2", "performance"] * 4


def board(game: Game, seat: int = 0) -> Any:
    """What lies in front of a player, as plain data."""
    position: Any = game.to_dict()
    return position["players"][seat]


# TURN-6: Place Characters


def test_all_cards_are_revealed_in_initiative_order() -> None:
    """TURN-6: when the last player is done."""
    game = position(seat(), seat(), initiative=[1, 0])
    do(game, "p1 assign magician theater", "p2 assign apprentice_1 downtown", "p1 ready")
    events = [e.to_dict() for e in do(game, "p2 ready") if e.kind == "assignment_revealed"]
    assert [(e["seat"], e["character"], e["card"]) for e in events] == [
        (1, "apprentice_1", "downtown"),
        (0, "magician", "theater"),
    ]


def workers(**assigned: str) -> Any:
    """A player with cards under these Characters."""
    return seat(assigned=assigned)


def test_players_place_one_character_each_round_and_round() -> None:
    """TURN-6: in initiative order, p3 first here."""
    both = {"magician": "workshop", "apprentice_1": "workshop"}
    game = position(workers(**both), workers(**both), workers(**both), initiative=[2, 0, 1])
    order = []
    while game.phase == "place_characters":
        who = f"p{game.to_act[0] + 1}"
        order.append(who)
        character = offers(game, game.to_act[0], "idle")[0]
        do(game, f"{who} place {character} workshop.{1 if character == 'magician' else 2}")
        do(game, f"{who} done")
    assert order == ["p3", "p1", "p2", "p3", "p1", "p2"]


def test_a_player_without_characters_to_place_is_passed_over() -> None:
    """TURN-6: p2 has none, p1 goes on after p3."""
    game = position(
        workers(magician="workshop", apprentice_1="workshop"), seat(), workers(magician="workshop")
    )
    do(game, "p1 idle magician")
    assert game.to_act == [2]
    do(game, "p3 idle magician")
    assert game.to_act == [0]


def test_declaring_a_character_idle_is_a_turn_of_its_own() -> None:
    """TURN-6: its card is turned down, and the next player goes on."""
    game = position(
        workers(magician="workshop", apprentice_1="downtown"), workers(magician="workshop")
    )
    assert kinds(do(game, "p1 idle magician")) == ["character_idle"]
    assert game.to_act == [1]
    assert board(game)["characters"]["magician"] == {"where": "idle", "card": "workshop"}
    do(game, "p2 idle magician")
    assert refused(game, "p1 place magician workshop.1") == "TURN-6: that Character is Idle"


def test_characters_are_placed_in_any_order() -> None:
    """TURN-6: any of the assigned ones."""
    game = position(workers(magician="workshop", apprentice_1="workshop"), seat())
    assert offers(game, 0, "place") == [
        "magician workshop.1",
        "magician workshop.2",
        "apprentice_1 workshop.1",
        "apprentice_1 workshop.2",
    ]
    assert offers(game, 0, "idle") == ["magician", "apprentice_1"]


def test_a_character_goes_where_its_card_says() -> None:
    """TURN-6: a Downtown card does not lead to Market Row."""
    game = position(workers(magician="downtown"), seat())
    assert refused(game, "p1 place magician market_row.1") == "TURN-6: its card says Downtown"
    assert refused(game, "p1 place magician workshop.1") == "TURN-6: its card says Downtown"


def test_a_slot_holds_one_character() -> None:
    """TURN-6: one's own Character or an opponent's."""
    game = position(
        seat(
            team=["engineer"], assigned={"magician": "downtown"}, placed={"engineer": "downtown.4"}
        ),
        seat(placed={"magician": "downtown.1"}),
        seat(),
    )
    assert refused(game, "p1 place magician downtown.1") == "TURN-6: the slot is taken by p2"
    assert refused(game, "p1 place magician downtown.4") == "TURN-6: the slot is taken by p1"
    assert offers(game, 0, "place") == ["magician downtown.2"]


def test_each_player_has_a_workshop_of_their_own() -> None:
    """TURN-6: p2's Character in p2's Workshop is not in p1's way."""
    game = position(workers(magician="workshop"), seat(placed={"magician": "workshop.1"}))
    assert refused(game, "p1 place magician workshop.1") is None


def test_a_character_without_a_legal_slot_can_only_be_idle() -> None:
    """TURN-6: with 2 players both Downtown slots are taken."""
    game = position(
        seat(assigned={"engineer": "downtown"}, placed={"magician": "downtown.1"}),
        seat(placed={"apprentice_1": "downtown.4"}),
    )
    assert [str(action) for action in game.options(0)] == ["p1 idle engineer"]


@pytest.mark.parametrize("location", ["downtown", "market_row", "workshop"])
def test_a_character_is_placed_once_a_turn(location: str) -> None:
    """TURN-6: the Magician stands on the first slot already, and is not made Idle there."""
    game = position(workers(magician=location, apprentice_1="workshop"), seat())
    do(game, f"p1 place magician {location}.1", "p1 done")
    assert (
        refused(game, "p1 idle magician") == "TURN-6: that Character was already placed this turn"
    )
    assert refused(game, f"p1 place magician {location}.2") == (
        "TURN-6: that Character was already placed this turn"
    )


def test_nobody_places_out_of_turn() -> None:
    """TURN-6: p2 waits for p1."""
    game = position(workers(magician="workshop"), workers(magician="workshop"))
    assert refused(game, "p2 place magician workshop.1") == (
        "TURN-6: p2 isn’t asked now; waiting for p1"
    )


# TURN-7: the end of the phase


@pytest.mark.parametrize("last", ["p1 idle magician", "p1 place magician thursday.performance"])
def test_the_phase_ends_with_the_last_assigned_character(last: str) -> None:
    """TURN-7: placed or Idle; p2's Characters have no cards."""
    game = position(workers(magician="theater"), seat())
    events = do(game, last)
    assert "orders_arrived" in kinds(events)
    assert (game.turn, game.phase) == (3, "advertise")


def test_without_assigned_characters_there_is_nothing_to_place() -> None:
    """TURN-7: from the Assignment straight to the next turn."""
    game = position(seat(), seat())
    events = do(game, "p1 ready", "p2 ready")
    assert "character_placed" not in kinds(events)
    assert (game.turn, game.phase) == (3, "advertise")


# AP-5: nothing to do


def test_a_character_may_be_placed_with_nothing_to_do() -> None:
    """AP-5: an Apprentice in a Workshop without tricks."""
    game = position(seat(assigned={"apprentice_1": "workshop"}, shards=0), seat())
    do(game, "p1 place apprentice_1 workshop.1")
    assert actions(game) == ["p1 done"]


def test_a_character_may_be_placed_and_not_act() -> None:
    """AP-5, AP-4: it is done at once, and holds its slot."""
    game = position(
        seat(assigned={"magician": "downtown"}), seat(assigned={"magician": "downtown"})
    )
    do(game, "p1 place magician downtown.1", "p1 done")
    assert refused(game, "p2 place magician downtown.1") == "TURN-6: the slot is taken by p1"
