"""What a view shows of a position: the whole table, and each board as its viewer sees it."""

import json
from typing import Any

import pytest

from tests.hidden import assigning, drawing
from tests.support import do, position, seat, show
from trickerion import Game, Options


def table() -> Game:
    """p1 has a Magician to place; p2's Engineer stands on Market Row with a Special card."""
    return position(
        seat(
            tricks={"mind_reading": 2},
            components={"glass": 2},
            managed={"rope": 1},
            team=["manager"],
            assigned={"magician": "market_row"},
            hand=["guest_performer"],
            ability_used=True,
        ),
        seat(placed={"engineer": "market_row.4 logistics"}, hand=["invention"]),
        theater=[show("riverside_1", s00="p1 spade optical")],
        deck=["grand_magorian_2"],
        initiative=[1, 0],
        orders=["saw", None, None, None],
        dice={"bank_a": "3"},
        dark_alley=True,
        prophecy="flat_prices",
    )


def seen(game: Game, viewer: int | None) -> Any:
    return game.view(viewer)


def test_everybody_sees_the_table() -> None:
    """SET-2, SET-3, SET-4: dice, stock, Theater, tricks in their decks, the backs of the deck."""
    view = seen(table(), None)
    tricks = view.pop("tricks")
    assert [len(tricks[category]) for category in tricks] == [11, 12, 12, 12]
    assert "mind_reading" not in tricks["spiritual"]
    assert "linking_rings" in tricks["mechanical"]
    del view["players"], view["dark_alley"], view["options"], view["names"], view["pending"]
    assert view == {
        "turn": 2,
        "phase": "place_characters",
        "over": False,
        "winner": None,
        "to_act": [0],
        "initiative": [1, 0],
        "dice": {
            **{"residence_a": "x", "residence_b": "x", "inn_a": "x", "inn_b": "x"},
            **{"bank_a": "3", "bank_b": "x"},
        },
        "market": {
            "buy": ["wood", "metal", "glass", "fabric"],
            "orders": ["saw", None, None, None],
            "quick_order": None,
        },
        "theater": [
            {
                "performance": "riverside_1",
                "markers": {"00": {"seat": 0, "symbol": "spade", "up": "optical"}},
            }
        ],
        "performance_deck": ["grand_magorian"],
        "seat": None,
    }


BOARD = {
    "magician": "mechaniker",
    "fame": 5,
    "coins": 10,
    "shards": 1,
    "advertised": False,
    "tricks": {
        "spade": {"trick": "mind_reading", "markers": 2, "pile": "board", "yields": [0, 0, 1]}
    },
    "components": {
        "glass": {"pieces": 2, "pile": "board", "counted": 2},
        "rope": {"pieces": 1, "pile": "extension", "counted": 2},
    },
    "characters": {
        "magician": {"where": "home", "card": "market_row"},
        "manager": {"where": "home", "card": None},
        "apprentice_1": {"where": "home", "card": None},
    },
    "inn_apprentices": 0,
    "cards": {"permanent": 5, "special": 1},
    "wages_due": 0,
    "initiative_slot": 3,
    "ability_used": True,
}
"""p1's, as everybody sees it. CMP-2: a pile on the Manager's slot counts one more; TURN-3."""


@pytest.mark.parametrize("viewer", [1, None])
def test_a_board_is_open_but_for_the_hand(viewer: int | None) -> None:
    """DA-6: cards in hand are counted by kind."""
    assert seen(table(), viewer)["players"][0] == {**BOARD, "known_cards": []}


def test_the_owner_of_a_board_sees_the_hand() -> None:
    hand = ["theater", "theater", "workshop", "downtown", "dark_alley", "guest_performer"]
    assert seen(table(), 0)["players"][0] == {**BOARD, "hand": hand}


def test_wages_are_due_for_whoever_was_placed() -> None:
    """END-1."""
    assert [board["wages_due"] for board in seen(table(), 0)["players"]] == [0, 2]


def test_everybody_sees_what_lies_open_in_the_dark_alley() -> None:
    """SET-12, DA-6: prophecies, cards in use; of a deck how many cards it has."""
    alley = seen(table(), 1)["dark_alley"]
    assert [len(deck) for deck in alley.pop("special_decks")] == [9, 9, 9, 10]
    assert alley == {
        "prophecy": "flat_prices",
        "pending": ["weary_troupe", "shard_shower", "shard_glory"],
        "prophecy_pile": 23,
        "prophecy_discard": [],
        "armed": None,
        "placed": [{"seat": 1, "character": "engineer"}],
        "lasting": [{"card": "logistics", "seat": 1, "character": "engineer"}],
        "notes": [],
    }


def test_the_card_that_serves_an_action_is_shown() -> None:
    """DA-4."""
    game = position(
        seat(assigned={"magician": "shoplifting"}, magician="electra"), seat(), dark_alley=True
    )
    do(game, "p1 place magician market_row.4", "p1 use_card bonus", "p1 with_card")
    assert seen(game, 1)["dark_alley"]["armed"] == "shoplifting"


def test_a_card_that_asks_is_named() -> None:
    """SPC-4: everybody sees which card asks at the end of the Performances."""
    game = position(
        seat(
            placed={"magician": "friday.performance durable_components"},
            tricks={"mind_reading": 0},
        ),
        seat(),
        theater=[show("riverside_1", s00="p1 spade optical")],
        dark_alley=True,
    )
    do(game, "p1 perform riverside_1")
    for viewer in (0, 1, None):
        question = seen(game, viewer)["pending"][-1]
        assert question["asked_by"] == "durable_components"
    assert "asked_by" not in seen(table(), 0)["pending"][-1]


def test_a_finished_game_shows_its_last_turn_and_its_winner() -> None:
    """FIN-1, FIN-4: the turn counter stays on the last turn."""
    game = Game.new(Options(), 7)
    while not game.over:
        game.play(game.options(game.to_act[0])[0])
    view = seen(game, None)
    assert (view["over"], view["winner"], view["to_act"]) == (True, game.winner, [])
    assert view["turn"] == Options().last_turn
    assert (view["phase"], view["pending"]) == ("over", [])


def test_a_game_without_the_dark_alley_shows_none() -> None:
    game = Game.new(Options(), 1)
    assert "dark_alley" not in game.view(0)
    assert [board["initiative_slot"] for board in seen(game, 0)["players"]] == [None, None]


# Hidden information


@pytest.mark.parametrize("viewer", [1, None])
def test_face_down_assignments_are_hidden_from_others(viewer: int | None) -> None:
    """TURN-5: only who is done is public."""
    game, untouched = (
        assigning(),
        position(
            seat(team=["manager"]),
            seat(team=["engineer"]),
            theater=[show("riverside_1")],
            deck=["grand_magorian_2", "grand_magorian_7"],
        ),
    )
    assert game.view(viewer) == untouched.view(viewer)


def test_the_owner_sees_hand_and_assignments() -> None:
    players = assigning().view(0)["players"]
    assert isinstance(players, list)
    assert players[0]["characters"]["manager"]["card"] == "market_row"
    assert players[0]["hand"].count("theater") == 2
    assert "hand" not in players[1]
    assert players[0]["cards"] == players[1]["cards"] == {"permanent": 9, "special": 0}


def test_revealed_assignments_are_public() -> None:
    """TURN-6: all assignment cards are revealed together."""
    game = assigning()
    do(game, "p1 ready", "p2 assign engineer workshop", "p2 ready")
    for viewer in (0, 1, None):
        players = game.view(viewer)["players"]
        assert isinstance(players, list)
        assert players[0]["characters"]["manager"]["card"] == "market_row"
        assert players[1]["characters"]["engineer"]["card"] == "workshop"


def test_deck_order_and_seed_are_never_shown() -> None:
    game = assigning()
    for viewer in (0, 1, None):
        text = json.dumps(game.view(viewer))
        assert "grand_magorian_" not in text
        assert "seed" not in text
        assert game.view(viewer)["performance_deck"] == ["grand_magorian"] * 2


def test_a_seat_outside_the_game_sees_nothing() -> None:
    game = Game.new(Options(players=2), 1)
    with pytest.raises(ValueError, match="seat: 2 is not a seat of this game"):
        game.view(2)
    with pytest.raises(ValueError, match="seat: -1 is not a seat of this game"):
        game.imagine(-1, 0)


# Hidden information in the Dark Alley


def decks(game: Game, viewer: int | None) -> Any:
    dark_alley: Any = game.view(viewer)["dark_alley"]
    return dark_alley["special_decks"]


def seen_player(game: Game, viewer: int | None, number: int) -> Any:
    players: Any = game.view(viewer)["players"]
    return players[number]


def test_drawn_cards_are_for_the_drawer_alone() -> None:
    """DA-6: in the pending question, in the events and in the options."""
    game = drawing()
    events = do(game, "p1 draw_first theater")
    pending: Any = game.view(0)["pending"]
    assert (pending[-1]["first"], pending[-1]["second"]) == (
        "guest_performer",
        "orchestral_interlude",
    )
    for viewer in (1, None):
        pending = game.view(viewer)["pending"]
        assert pending[-1] == {"frame": "choose_keep", "seat": 0, "deck": "theater"}
        seen = [event.seen_by(viewer) for event in events if event.kind == "cards_drawn"]
        assert seen == [{"kind": "cards_drawn", "seat": 0, "deck": "theater"}]


def test_the_drawer_knows_what_lies_under_the_deck() -> None:
    """DA-6: the drawer knows which card went back, and where it is."""
    game = drawing()
    do(game, "p1 draw_first theater", "p1 keep guest_performer")
    assert decks(game, 0)[0] == [None] * 8 + ["orchestral_interlude"]
    assert decks(game, 1)[0] == [None] * 9
    assert decks(game, None)[0] == [None] * 9


def test_hands_are_counted_by_kind_and_seen_by_their_owner() -> None:
    """DA-6: the number of cards by kind is public."""
    game = drawing()
    do(game, "p1 draw_first theater", "p1 keep guest_performer")
    assert "guest_performer" in seen_player(game, 0, 0)["hand"]
    for viewer in (1, None):
        owner = seen_player(game, viewer, 0)
        assert "hand" not in owner
        assert owner["cards"] == {"permanent": 5, "special": 1}
        assert owner["known_cards"] == []


def test_a_card_that_was_revealed_and_taken_back_is_known() -> None:
    """DA-6, END-7: everyone saw the card of a Character made Idle."""
    game = position(seat(assigned={"magician": "invention"}), seat(), dark_alley=True, turn=3)
    do(game, "p1 idle magician")
    assert game.turn == 4
    assert seen_player(game, 1, 0)["known_cards"] == ["invention"]
    assert seen_player(game, None, 0)["known_cards"] == ["invention"]


def test_a_used_card_is_known_under_its_deck() -> None:
    """DA-6, END-7: everyone saw where it went, until someone draws it."""
    game = position(seat(assigned={"magician": "invention"}), seat(), dark_alley=True, turn=3)
    do(game, "p1 place magician workshop.1", "p1 use_card ap", "p1 done")
    assert decks(game, 1)[1][-1] == "invention"
    assert decks(game, None)[1][-1] == "invention"
