"""The Assignment phase: planning in secret, all at once (TURN-5)."""

from typing import Any

from tests.support import do, offers, position, refused, seat
from trickerion import Game


def at_assignment(players: int = 2) -> Game:
    return position(*(seat() for _ in range(players)))


def cards(game: Game, viewer: int | None, of: int) -> Any:
    """The cards a viewer (None: a spectator) sees under a player's Characters."""
    view: Any = game.view(viewer)
    characters = view["players"][of]["characters"]
    return {name: entry["card"] for name, entry in characters.items()}


# Simultaneous


def test_all_players_plan_at_the_same_time() -> None:
    """TURN-5: everybody is asked until everybody is done."""
    game = at_assignment(players=3)
    assert game.to_act == [0, 1, 2]
    do(game, "p2 ready")
    assert game.to_act == [0, 2]
    do(game, "p3 ready")
    assert game.to_act == [0]


def test_players_may_assign_in_any_order() -> None:
    """TURN-5: not in initiative order, and by turns."""
    game = at_assignment()
    do(game, "p2 assign magician theater", "p1 assign magician downtown")
    do(game, "p2 assign apprentice_1 workshop", "p2 ready", "p1 ready")
    assert game.phase == "place_characters"


def test_who_is_done_waits_for_the_others() -> None:
    """TURN-5: no more cards without changing one's mind first."""
    game = at_assignment()
    do(game, "p1 ready")
    expected = "TURN-5: p1 isn’t asked now; waiting for p2"
    assert refused(game, "p1 assign magician theater") == expected
    assert refused(game, "p1 ready") == expected


# Cards


def test_a_card_goes_from_the_hand_under_a_character() -> None:
    """TURN-5: two Workshop cards serve two Characters and no third."""
    game = position(seat(team=["engineer"]), seat())
    do(game, "p1 assign magician workshop", "p1 assign engineer workshop")
    assert refused(game, "p1 assign apprentice_1 workshop") == ("TURN-5: that card is not in hand")
    assert offers(game, 0, "assign") == [
        "apprentice_1 theater",
        "apprentice_1 market_row",
        "apprentice_1 downtown",
    ]


def test_at_most_one_card_lies_under_a_character() -> None:
    """TURN-5: the first one must be taken back before."""
    game = at_assignment()
    do(game, "p1 assign magician theater")
    assert refused(game, "p1 assign magician workshop") == (
        "TURN-5: that Character already has a card"
    )


def test_only_characters_of_the_team_get_cards() -> None:
    """TURN-5: there is no Manager here."""
    game = at_assignment()
    assert refused(game, "p1 assign manager theater") == (
        "TURN-5: that Character is not in the team"
    )


def test_there_is_no_dark_alley_card_in_the_base_game() -> None:
    """TURN-5, SET-7: it is not in the hand."""
    assert refused(at_assignment(), "p1 assign magician dark_alley") == (
        "TURN-5: that card is not in hand"
    )


def test_characters_without_a_card_are_idle() -> None:
    """TURN-5: the Apprentice is not placed, and not paid."""
    game = at_assignment()
    do(game, "p1 assign magician workshop", "p1 ready", "p2 ready")
    assert refused(game, "p1 place apprentice_1 workshop.1") == (
        "TURN-6: that Character has no card"
    )
    assert refused(game, "p1 idle apprentice_1") == "TURN-6: that Character has no card"
    do(game, "p1 place magician workshop.1", "p1 done")
    assert (game.turn, game.players[0].coins) == (3, 10)


def test_a_player_may_assign_nothing_at_all() -> None:
    """TURN-5: done with a full hand."""
    game = at_assignment()
    assert refused(game, "p1 ready") is None


# Secret


def test_assignments_are_secret() -> None:
    """TURN-5: the owner sees the card, nobody else does."""
    game = at_assignment()
    do(game, "p1 assign magician theater")
    assert cards(game, viewer=0, of=0)["magician"] == "theater"
    assert cards(game, viewer=1, of=0)["magician"] is None
    assert cards(game, viewer=None, of=0)["magician"] is None


def test_others_do_not_even_learn_that_a_card_was_assigned() -> None:
    """TURN-5: the events of assigning and taking back are for the owner only."""
    game = at_assignment()
    assigned, recalled = do(game, "p1 assign magician theater", "p1 recall magician")
    assert assigned.seen_by(0) == {
        "kind": "card_assigned",
        "seat": 0,
        "character": "magician",
        "card": "theater",
    }
    assert assigned.seen_by(1) is None
    assert recalled.seen_by(1) is None


def test_the_last_one_to_be_done_reveals_all_cards() -> None:
    """TURN-5, TURN-6: not before."""
    game = at_assignment()
    do(game, "p1 assign magician theater", "p1 ready", "p2 assign magician downtown")
    assert cards(game, viewer=1, of=0)["magician"] is None
    do(game, "p2 ready")
    assert cards(game, viewer=1, of=0)["magician"] == "theater"
    assert cards(game, viewer=None, of=1)["magician"] == "downtown"


# Changing one's mind


def test_a_card_can_be_taken_back() -> None:
    """TURN-5: it is in the hand again and may go elsewhere."""
    game = at_assignment()
    do(game, "p1 assign magician theater")
    assert [str(action) for action in game.free_options(0)] == ["p1 recall magician"]
    do(game, "p1 recall magician", "p1 assign magician downtown")
    assert cards(game, viewer=0, of=0)["magician"] == "downtown"
    assert len(game.players[0].hand) == 8


def test_without_a_card_there_is_nothing_to_take_back() -> None:
    """TURN-5: neither from the Magician nor from a Specialist who is not there."""
    game = at_assignment()
    assert refused(game, "p1 recall magician") == "TURN-5: that Character has no card"
    assert refused(game, "p1 recall manager") == "TURN-5: that Character has no card"


def test_who_is_done_may_reconsider() -> None:
    """TURN-5: until the last one is done; then cards can be taken back again."""
    game = at_assignment()
    do(game, "p1 assign magician theater", "p1 ready")
    assert [str(action) for action in game.free_options(0)] == ["p1 reconsider"]
    assert (
        refused(game, "p1 recall magician")
        == "TURN-5: already finished planning; choose “Change my plan” first"
    )
    do(game, "p1 reconsider")
    assert game.to_act == [0, 1]
    assert refused(game, "p1 recall magician") is None


def test_who_is_not_done_has_nothing_to_reconsider() -> None:
    """TURN-5: p1 is still asked."""
    assert refused(at_assignment(), "p1 reconsider") == "TURN-5: not finished planning yet"


def test_nobody_changes_their_mind_when_all_are_done() -> None:
    """TURN-5: the cards are revealed."""
    game = at_assignment()
    do(game, "p1 assign magician theater", "p1 ready", "p2 ready")
    assert refused(game, "p1 recall magician") == "TURN-5: only in the Assignment phase"
    assert refused(game, "p2 reconsider") == "TURN-5: only in the Assignment phase"
