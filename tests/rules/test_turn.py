"""The order of a turn, placing Characters, and what may be done in between (TURN-1, 6 to 9)."""

from typing import Any

import pytest

from tests.support import changes, do, offers, position, refused, seat, show
from trickerion import Event, Game


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def board(game: Game, seat: int = 0) -> Any:
    """What lies in front of a player, as plain data."""
    position: Any = game.to_dict()
    return position["players"][seat]


# TURN-1: the phases

A_WHOLE_TURN = (
    "p1 advertise",
    "p2 pass",
    "p1 assign magician theater",
    "p1 assign apprentice_1 workshop",
    "p1 ready",
    "p2 ready",
    "p1 place magician friday.performance",
    "p1 place apprentice_1 workshop.1",
    "p1 done",
    "p1 perform riverside_1",
)


def before_a_turn() -> Game:
    """The end of turn 1: p1 has a marker in the Theater and less Fame than p2."""
    card = show("riverside_1", s00="p1 spade optical")
    return position(seat(tricks={"linking_rings": 0}), seat(fame=9), turn=1, theater=[card])


def test_a_turn_goes_through_its_phases_in_order() -> None:
    """TURN-1: each phase leaves its trace in the events of a whole turn."""
    events = do(before_a_turn(), "p1 ready", "p2 ready", *A_WHOLE_TURN)
    traces = (
        *("turn_began", "dice_rolled", "initiative_set"),
        *("assignment_revealed", "character_placed"),
        *("performance_began", "trick_performed", "orders_arrived"),
    )
    assert [kind for kind in kinds(events) if kind in traces] == [
        "orders_arrived",
        *("turn_began", "dice_rolled", "initiative_set"),
        *("assignment_revealed", "assignment_revealed"),
        *("character_placed", "character_placed"),
        *("performance_began", "trick_performed"),
        "orders_arrived",
        *("turn_began", "dice_rolled", "initiative_set"),
    ]


def test_each_question_belongs_to_its_phase() -> None:
    """TURN-1: Advertise, Assignment, Place Characters, Performance, and again."""
    game = before_a_turn()
    do(game, "p1 ready", "p2 ready")
    phases = [game.phase]
    for line in A_WHOLE_TURN:
        do(game, line)
        if game.phase != phases[-1]:
            phases.append(game.phase)
    assert phases == [
        *("advertise", "assignment", "place_characters", "performance"),
        "advertise",
    ]
    assert game.turn == 3


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
    assert refused(game, "p1 place magician market_row.1") == "TURN-6: its card says downtown"
    assert refused(game, "p1 place magician workshop.1") == "TURN-6: its card says downtown"


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
    assert refused(game, "p1 idle magician") == "TURN-6: that Character was placed this turn"
    assert refused(game, f"p1 place magician {location}.2") == (
        "TURN-6: that Character was placed this turn"
    )


def test_nobody_places_out_of_turn() -> None:
    """TURN-6: p2 waits for p1."""
    game = position(workers(magician="workshop"), workers(magician="workshop"))
    assert refused(game, "p2 place magician workshop.1") == (
        "TURN-6: p2 is not asked now; p1 to decide"
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


# TURN-9: no limit above, 0 below


def test_fame_and_coins_do_not_fall_below_zero() -> None:
    """TURN-9: an Engineer's wage of 2 with 1 Coin and 1 Fame takes both and no more."""
    game = position(seat(assigned={"engineer": "workshop"}, coins=1, fame=1), seat())
    events = do(game, "p1 place engineer workshop.1", "p1 done")
    assert changes(events, 0, "coins") == [(-1, "wages")]
    assert changes(events, 0, "fame") == [(-1, "unpaid_wages")]
    assert (game.players[0].coins, game.players[0].fame) == (0, 0)


def test_coins_have_no_limit() -> None:
    """TURN-9: the Bank pays the richest too."""
    game = position(
        seat(assigned={"magician": "downtown"}, coins=500), seat(), dice={"bank_a": "6"}
    )
    do(game, "p1 place magician downtown.4", "p1 take_coins bank_a")
    assert game.players[0].coins == 506
