"""Hidden information with the Dark Alley (DA-6): hands, decks, what was drawn, veiled plans."""

from typing import Any

import pytest

from tests.support import do, position, seat
from trickerion import Action, Game
from trickerion.engine.cardboard import FIRST_SPECIAL
from trickerion.engine.names import name


def drawing(**more: Any) -> Game:
    """p1's Magician in the Dark Alley, about to draw."""
    game = position(
        seat(assigned={"magician": "dark_alley"}), seat(hand=["invention"]), dark_alley=True, **more
    )
    do(game, "p1 place magician dark_alley.1")
    return game


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
    """DA-6: its owner knows what was not kept, and where it lies."""
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


def test_a_card_that_was_shown_and_taken_back_is_known() -> None:
    """DA-6, END-7: everybody saw the card of a Character made Idle."""
    game = position(seat(assigned={"magician": "invention"}), seat(), dark_alley=True, turn=3)
    do(game, "p1 idle magician")
    assert game.turn == 4
    assert seen_player(game, 1, 0)["known_cards"] == ["invention"]
    assert seen_player(game, None, 0)["known_cards"] == ["invention"]


def test_a_used_card_is_known_under_its_deck() -> None:
    """DA-6, END-7: all saw where it went; whoever draws it next knows alone."""
    game = position(seat(assigned={"magician": "invention"}), seat(), dark_alley=True, turn=3)
    do(game, "p1 place magician workshop.1", "p1 use_card ap", "p1 done")
    assert decks(game, 1)[1][-1] == "invention"
    assert decks(game, None)[1][-1] == "invention"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_game_keeps_known_cards_and_deals_unknown_ones(viewer: int | None) -> None:
    """DA-6: of each deck as many cards stay in each hand."""
    game = drawing(prophecy="weary_troupe")
    do(game, "p1 draw_first theater", "p1 keep guest_performer")
    dealt = [game.imagine(viewer, number) for number in range(30)]
    assert all(imagined.view(viewer) == game.view(viewer) for imagined in dealt)
    kept = {imagined.players[0].hand[-1] for imagined in dealt}
    assert (len(kept) == 1) == (viewer == 0)
    tops = {imagined.special_decks[2][0] for imagined in dealt}
    assert len(tops) > 3
    piles = {tuple(imagined.prophecy_pile) for imagined in dealt}
    assert len(piles) > 20


def test_an_imagined_game_deals_drawn_cards_anew_for_others() -> None:
    """DA-6: which two cards wait for a choice, and who has seen which card, is known to the drawer
    alone; that the drawer has seen them is known to all."""
    game = drawing()
    do(game, "p1 draw_first theater")
    own = {str(game.imagine(0, number).stack[-1]) for number in range(20)}
    assert own == {str(game.stack[-1])}
    dealt = [game.imagine(1, number) for number in range(20)]
    assert len({str(imagined.stack[-1]) for imagined in dealt}) > 10
    for imagined in dealt:
        first, second = imagined.options(0)[:2]
        assert {first.fields["card"], second.fields["card"]} == seen_by_one(imagined, 0)


def seen_by_one(game: Game, seat: int) -> set[str]:
    """The Special cards of which a seat alone knows where they are."""
    return {
        name("card", FIRST_SPECIAL + c) for c, seen in enumerate(game.known) if seen == 1 << seat
    }


def test_an_imagined_hand_holds_cards_of_the_same_decks() -> None:
    """DA-6: from which deck a card was drawn is public."""
    game = drawing()
    for number in range(20):
        imagined = game.imagine(0, number)
        card = Action.parse(f"p2 keep {imagined_name(imagined)}")
        assert card.fields["card"] in WORKSHOP_CARDS


def imagined_name(game: Game) -> str:
    hand: Any = game.to_dict()["players"]
    return str(hand[1]["hand"][-1])


WORKSHOP_CARDS = (
    "trick_tweaking",
    "test_run",
    "replaceable_parts",
    "invention",
    "ingenuity",
    "unstable_prototype",
    "enhance_trick",
    "on_stage_preparation",
    "hidden_talent",
    "freelancer",
)
