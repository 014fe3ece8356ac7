"""The End Turn phase (END-1 to END-5, END-7)."""

from typing import Any

import pytest

from tests.engine.phases.special_cards import deck, discarded, to_place
from tests.support import Data, changes, do, player, position, refused, seat, show
from trickerion import Event, Game
from trickerion.catalog.board import HAND_WITHOUT_DARK_ALLEY

LAST: Data = {"magician": "downtown"}
"""p1's last Character to place: when it is made Idle, the turn ends."""


def end_turn(*seats: Data, **table: Any) -> tuple[Game, list[Event]]:
    """The game after the End Turn phase (p2 has nothing to do unless written), and its events."""
    game = position(*(seats if len(seats) > 1 else (*seats, seat())), **table)
    return game, do(game, "p1 idle magician")


def theater(game: Game) -> dict[str, list[str]]:
    """The shown cards from the first place on, and which of their slots hold a marker."""
    written: Any = game.to_dict()
    return {card["performance"]: list(card["markers"]) for card in written["theater"]}


# END-1: wages


@pytest.mark.parametrize(
    ("character", "wage"),
    [("apprentice_1", 1), ("manager", 2), ("engineer", 2), ("assistant", 2)],
)
def test_apprentices_cost_one_coin_and_specialists_two(character: str, wage: int) -> None:
    """END-1: 1 Coin per placed Apprentice, 2 per placed Specialist, on whichever slot."""
    for slot in ("downtown.1", "market_row.4"):
        _, events = end_turn(seat(assigned=LAST, placed={character: slot}))
        assert changes(events, 0, "coins") == [(-wage, "wages")]


def test_wages_are_paid_for_the_whole_team() -> None:
    """END-1: two Apprentices and a Specialist at three Locations."""
    placed = {
        "apprentice_1": "market_row.4",
        "apprentice_2": "workshop.1",
        "engineer": "thursday.1",
    }
    game, events = end_turn(seat(assigned=LAST, placed=placed, coins=10))
    assert changes(events, 0, "coins") == [(-4, "wages")]
    assert game.players[0].coins == 6


def test_the_magician_works_for_nothing() -> None:
    """END-1: p2's Magician is placed, and nothing is due."""
    _, events = end_turn(seat(assigned=LAST), seat(placed={"magician": "workshop.1"}))
    assert changes(events, 1, "coins") == []


def test_idle_characters_draw_no_wage() -> None:
    """END-1: neither those with a card turned down nor those without one."""
    idle = {"engineer": "theater", "apprentice_1": "workshop"}
    _, events = end_turn(seat(assigned=LAST, idle=idle, team=("manager", "apprentice_2")))
    assert changes(events, 0, "coins") == []


def test_the_assistants_apprentice_draws_no_wage() -> None:
    """END-1: only the Coin of the other one is due."""
    placed = {"assistants_apprentice": "market_row.4", "apprentice_1": "workshop.1"}
    _, events = end_turn(seat(assigned=LAST, placed=placed, team=("assistant",)))
    assert changes(events, 0, "coins") == [(-1, "wages")]


def test_unpaid_wages_cost_two_fame_per_coin() -> None:
    """END-1: the 1 Coin there is must be paid; 3 are missing."""
    placed = {"manager": "market_row.4", "engineer": "workshop.1"}
    _, events = end_turn(seat(assigned=LAST, placed=placed, coins=1, fame=20))
    assert changes(events, 0, "coins") == [(-1, "wages")]
    assert changes(events, 0, "fame") == [(-6, "unpaid_wages")]


def test_unpaid_wages_do_not_bring_fame_below_zero() -> None:
    """END-1, TURN-9: 8 Fame would be lost, 3 are there."""
    placed = {"manager": "market_row.4", "engineer": "workshop.1"}
    game, events = end_turn(seat(assigned=LAST, placed=placed, coins=0, fame=3))
    assert changes(events, 0, "fame") == [(-3, "unpaid_wages")]
    assert game.players[0].fame == 0


def hire(die: str, face: str) -> tuple[Game, list[Event]]:
    """p1's Magician hires with his 3 AP, and the turn ends."""
    game = position(seat(assigned=LAST, coins=0), seat(), dice={die: face})
    return game, do(game, "p1 place magician downtown.4", f"p1 hire {die}")


@pytest.mark.parametrize(("die", "face"), [("inn_a", "manager"), ("inn_b", "apprentice")])
def test_characters_at_the_inn_are_not_paid_yet(die: str, face: str) -> None:
    """END-1: p1 has no Coin, and it costs no Fame."""
    _, events = hire(die, face)
    assert changes(events, 0, "fame") == []


# END-2: Characters return and join


def test_all_characters_return_home() -> None:
    """END-2: placed ones and Idle ones."""
    placed = {"apprentice_1": "market_row.4", "engineer": "friday.1"}
    game, _ = end_turn(seat(assigned=LAST, placed=placed))
    where = {name: disk["where"] for name, disk in player(game, 0)["characters"].items()}
    assert where == {"magician": "home", "engineer": "home", "apprentice_1": "home"}


def test_the_slots_are_free_again() -> None:
    """END-2: in the next turn p1's Magician stands where the Apprentice stood."""
    game, _ = end_turn(seat(assigned=LAST, placed={"apprentice_1": "market_row.4"}))
    do(game, "p2 pass", "p1 pass", "p1 assign magician market_row", "p1 ready", "p2 ready")
    assert refused(game, "p1 place magician market_row.4") is None


def test_a_hired_specialist_joins() -> None:
    """END-2: from now on in the team, with the extension."""
    game, events = hire("inn_a", "manager")
    joined = [event.fields["character"] for event in events if event.kind == "character_joined"]
    assert joined == ["manager"]
    assert player(game, 0)["characters"]["manager"] == {"where": "home", "card": None}


def test_a_hired_apprentice_joins() -> None:
    """END-2, DT-4: on the next free board slot."""
    game, events = hire("inn_b", "apprentice")
    joined = [event.fields["character"] for event in events if event.kind == "character_joined"]
    assert joined == ["apprentice_2"]
    assert player(game, 0)["characters"]["apprentice_2"] == {"where": "home", "card": None}
    assert player(game, 0)["inn_apprentices"] == 0


def test_with_a_full_board_a_hired_apprentice_joins_the_assistant() -> None:
    """END-2, DT-4: the Assistant's slot is the only free one."""
    team = ("assistant", "apprentice_2", "apprentice_3")
    hirer = seat(assigned=LAST, team=team)
    hirer["inn_apprentices"] = 1
    game, _ = end_turn(hirer)
    assert player(game, 0)["characters"]["assistants_apprentice"] == {"where": "home", "card": None}


# END-3: orders arrive


def test_orders_replace_what_lies_below_them() -> None:
    """END-3: on the second and the fourth place; the others stay."""
    game, events = end_turn(seat(assigned=LAST), orders=(None, "rope", None, "cog"))
    written: Any = game.to_dict()
    assert written["market"]["buy"] == ["wood", "rope", "glass", "cog"]
    assert written["market"]["orders"] == [None, None, None, None]
    stock = [event.fields["stock"] for event in events if event.kind == "orders_arrived"]
    assert stock == [["wood", "rope", "glass", "cog"]]


def test_the_quick_order_slot_is_emptied() -> None:
    """END-3: what lay there is not stock in the next turn."""
    game, _ = end_turn(seat(assigned=LAST), quick_order="saw")
    written: Any = game.to_dict()
    assert written["market"]["quick_order"] is None
    assert written["market"]["buy"] == ["wood", "metal", "glass", "fabric"]


SPADE = "p1 spade spiritual"
WITH_MARKER: Data = {"assigned": LAST, "tricks": {"enchanted_butterflies": 1}}


@pytest.mark.parametrize("turn", [1, 2])
def test_before_turn_3_no_card_leaves(turn: int) -> None:
    """END-4: the top card of the deck takes the first place, and the markers stay."""
    shown = [show("riverside_1"), show("riverside_2", s00=SPADE)]
    game, _ = end_turn(seat(**WITH_MARKER), turn=turn, theater=shown, deck=["riverside_3"])
    assert theater(game) == {"riverside_3": [], "riverside_1": [], "riverside_2": ["00"]}
    assert list(theater(game)) == ["riverside_3", "riverside_1", "riverside_2"]


@pytest.mark.parametrize("turn", [3, 4])
def test_from_turn_3_on_the_last_card_leaves_with_its_markers(turn: int) -> None:
    """END-4: they go to the supply, not to the trick card; those on other cards stay."""
    shown = [show("riverside_1", s00=SPADE), show("riverside_4"), show("riverside_2", s00=SPADE)]
    deck = ["riverside_3", "grand_magorian_1"]
    game, events = end_turn(seat(**WITH_MARKER), turn=turn, theater=shown, deck=deck)
    assert theater(game) == {"riverside_3": [], "riverside_1": ["00"], "riverside_4": []}
    assert list(theater(game)) == ["riverside_3", "riverside_1", "riverside_4"]
    assert player(game, 0)["tricks"]["spade"]["markers"] == 1
    left = [event.fields for event in events if event.kind == "performance_card_discarded"]
    assert left == [{"performance": "riverside_2"}]


def test_from_turn_3_on_there_is_one_card_more_than_players() -> None:
    """END-4: two cards in turn 2, then three and three."""
    game = position(
        seat(assigned=LAST),
        seat(),
        theater=[show("riverside_1"), show("riverside_2")],
        deck=["riverside_3", "grand_magorian_1", "grand_magorian_2"],
    )
    do(game, "p1 idle magician")
    assert len(theater(game)) == 3
    do(game, "p2 pass", "p1 pass", "p1 ready", "p2 ready")
    assert (game.turn, len(theater(game))) == (4, 3)


# END-5: posters and the turn counter


def test_posters_return_and_the_turn_counter_moves() -> None:
    """END-5: in the next turn everybody may advertise again."""
    advertiser = seat(assigned=LAST)
    advertiser["advertised"] = True
    game, events = end_turn(advertiser, turn=2)
    assert player(game, 0)["advertised"] is False
    assert game.turn == 3
    assert [event.fields for event in events if event.kind == "turn_began"] == [{"turn": 3}]


# END-7: cards return to hand


def test_all_permanent_cards_return_to_hand() -> None:
    """END-7: those of placed Characters and those of Idle ones."""
    placed, idle = {"apprentice_1": "market_row.4"}, {"engineer": "theater"}
    game, _ = end_turn(seat(assigned=LAST, placed=placed, idle=idle))
    hand = player(game, 0)["hand"]
    assert {card: hand.count(card) for card in hand} == HAND_WITHOUT_DARK_ALLEY
    assert {disk["card"] for disk in player(game, 0)["characters"].values()} == {None}


# The order of the phase


def test_the_steps_come_in_the_order_of_the_rulebook() -> None:
    """END-1 to END-5: wages, joining, orders, Performance cards, then the next turn."""
    hirer = seat(assigned=LAST, placed={"apprentice_1": "market_row.4"})
    hirer["inn_apprentices"] = 1
    shown = [show("riverside_1"), show("riverside_2")]
    _, events = end_turn(hirer, turn=3, theater=shown, deck=["riverside_3"])
    assert [event.kind for event in events[:7]] == [
        "character_idle",
        "coins_changed",
        "character_joined",
        "orders_arrived",
        "performance_card_discarded",
        "performance_card_shown",
        "turn_began",
    ]


# END-7: used cards, and those of Idle Characters


def test_used_cards_go_under_their_decks_in_initiative_then_placement_order() -> None:
    """END-7: p2 is first in initiative; p1 placed the Apprentice before the Magician."""
    game = position(
        seat(
            assigned={"magician": "test_run", "apprentice_1": "invention"},
            magician="electra",
        ),
        seat(assigned={"magician": "ingenuity"}, magician="yoruba_spiritmaster"),
        initiative=[1, 0],
        dark_alley=True,
    )
    do(game, "p2 place magician workshop.1", "p2 use_card ap", "p2 done")
    do(game, "p1 place apprentice_1 workshop.1", "p1 use_card bonus", "p1 done")
    do(game, "p1 place magician workshop.2", "p1 use_card ap")
    assert discarded(do(game, "p1 done")) == ["ingenuity", "invention", "test_run"]
    assert deck(game, 1)[-3:] == ["ingenuity", "invention", "test_run"]
    assert len(deck(game, 1)) == 10


def test_placement_order_is_that_of_the_player() -> None:
    """END-7: initiative comes first, whoever placed first; p1 is ahead and was placed last."""
    game = position(
        seat(
            assigned={"magician": "test_run", "apprentice_1": "dark_alley"},
            magician="electra",
        ),
        seat(assigned={"magician": "ingenuity"}, magician="yoruba_spiritmaster"),
        dark_alley=True,
    )
    do(game, "p1 place apprentice_1 dark_alley.4", "p1 done")
    do(game, "p2 place magician workshop.1", "p2 use_card ap", "p2 done")
    do(game, "p1 place magician workshop.1", "p1 use_card ap", "p1 done")
    assert deck(game, 1)[-2:] == ["test_run", "ingenuity"]


def test_cards_of_idle_characters_return_to_hand() -> None:
    """END-7: Special ones too."""
    game = to_place({"magician": "trick_tweaking", "apprentice_1": "invention"})
    do(game, "p1 idle magician", "p2 idle magician")
    do(game, "p1 place apprentice_1 workshop.1", "p1 use_card ap")
    assert discarded(do(game, "p1 done")) == ["invention"]
    assert "trick_tweaking" in player(game, 0)["hand"]
    assert "trick_tweaking" not in deck(game, 1)


def test_the_card_of_a_moved_apprentice_is_discarded_too() -> None:
    """END-7, WS-4: the Apprentice goes to the Assistant's slot with its used card."""
    game = to_place({"apprentice_1": "test_run"}, own={"team": ("assistant",)})
    do(game, "p1 place apprentice_1 workshop.1", "p1 use_card bonus")
    do(game, "p1 move_apprentice apprentice_1")
    assert discarded(do(game, "p2 idle magician")) == ["test_run"]
    assert deck(game, 1)[-1] == "test_run"
