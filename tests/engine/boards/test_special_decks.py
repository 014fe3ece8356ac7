"""The Special decks, and who knows which cards (SET-5, DA-6, RUL-4)."""

import json
from typing import Any

import pytest

from tests.engine.special_decks import (
    CARDS,
    DECKS,
    FIRST,
    SECOND,
    THIRD,
    alley,
    deck,
    five_ap,
    seen,
    seen_deck,
    special,
)
from tests.support import Data, do, position, seat
from trickerion import Game, Options

# SET-5: the Special decks


def test_there_are_four_shuffled_decks_of_ten() -> None:
    """SET-5: each holds the cards of its Location, in another order with another seed."""
    games = [Game.new(Options(players=2, dark_alley=True), seed) for seed in (1, 2)]
    for game in games:
        assert {name: sorted(deck(game, name)) for name in DECKS} == {
            name: sorted(cards) for name, cards in CARDS.items()
        }
    assert deck(games[0]) != deck(games[1])
    assert deck(games[0]) != CARDS["theater"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_decks_are_face_down(viewer: int | None) -> None:
    """SET-5, DA-6: how many cards lie there, and nothing else."""
    game = Game.new(Options(players=2, dark_alley=True), 1)
    assert [seen_deck(game, viewer, name) for name in DECKS] == [[None] * 10] * 4


def test_without_the_dark_alley_there_are_no_decks() -> None:
    """SET-1, SET-5: the base game has none."""
    assert "dark_alley" not in Game.new(Options(players=2), 1).to_dict()


# DA-6: who knows what


def test_drawn_cards_are_shown_to_their_drawer_only() -> None:
    """DA-6: the question names them to p1; the others see that p1 has to keep one."""
    game = alley()
    do(game, "p1 draw_first theater")
    asked: Data = {"frame": "choose_keep", "seat": 0, "deck": "theater"}
    assert seen(game, 0)["pending"][-1] == {**asked, "first": FIRST, "second": SECOND}
    for viewer in (1, None):
        assert seen(game, viewer)["pending"][-1] == asked
        text = json.dumps(game.view(viewer))
        assert FIRST not in text
        assert SECOND not in text


def test_waiting_pairs_are_shown_to_their_drawer_only() -> None:
    """DA-2, DA-6: others see from which decks they were drawn."""
    game = five_ap()
    do(game, "p1 draw_first theater", "p1 draw_further workshop")
    for viewer in (1, None):
        decks = [frame["deck"] for frame in seen(game, viewer)["pending"][-2:]]
        assert decks == ["theater", "workshop"]
        text = json.dumps(game.view(viewer))
        assert not any(card in text for card in (FIRST, SECOND, *CARDS["workshop"][:2]))
    assert [frame["first"] for frame in seen(game, 0)["pending"][-2:]] == [FIRST, "trick_tweaking"]


def test_drawing_tells_others_the_deck_only() -> None:
    """DA-6: what was drawn and what was kept are secret."""
    game = alley()
    (drawn,) = do(game, "p1 draw_first theater")
    (kept,) = do(game, f"p1 keep {SECOND}")
    public: Data = {"seat": 0, "deck": "theater"}
    assert drawn.seen_by(0) == {"kind": "cards_drawn", **public, "first": FIRST, "second": SECOND}
    assert kept.seen_by(0) == {"kind": "card_kept", **public, "card": SECOND}
    for viewer in (1, None):
        assert drawn.seen_by(viewer) == {"kind": "cards_drawn", **public}
        assert kept.seen_by(viewer) == {"kind": "card_kept", **public}


def test_a_card_not_kept_is_known_to_its_drawer() -> None:
    """DA-6, RUL-4: p1 knows what lies under the deck, nobody else does."""
    game = alley()
    do(game, "p1 draw_first theater", f"p1 keep {FIRST}")
    assert seen_deck(game, 0) == [*[None] * 8, SECOND]
    assert seen_deck(game, 1) == seen_deck(game, None) == [None] * 9


def test_hands_are_counted_by_kind() -> None:
    """DA-6: 6 permanent cards, one of them laid out, and 1 Special card; which one is secret."""
    game = alley()
    do(game, "p1 draw_first theater", f"p1 keep {FIRST}")
    for viewer in (0, 1, None):
        assert seen(game, viewer)["players"][0]["cards"] == {"permanent": 5, "special": 1}
    assert FIRST in seen(game, 0)["players"][0]["hand"]
    for viewer in (1, None):
        shown = seen(game, viewer)["players"][0]
        assert "hand" not in shown
        assert shown["known_cards"] == []


def test_a_used_card_is_known_to_all_under_its_deck() -> None:
    """DA-6, END-7: everybody saw it and where it went."""
    game = position(
        seat(assigned={"magician": "invention"}, magician="electra"), seat(), dark_alley=True
    )
    do(game, "p1 place magician workshop.1", "p1 use_card ap", "p1 done")
    for viewer in (0, 1, None):
        assert seen_deck(game, viewer, "workshop") == [*[None] * 9, "invention"]


def test_a_revealed_card_that_returns_to_hand_is_known() -> None:
    """DA-6, END-7: the card of an Idle Character was face up."""
    game = position(
        seat(assigned={"magician": "invention"}, magician="electra"), seat(), dark_alley=True
    )
    do(game, "p1 idle magician")
    for viewer in (1, None):
        shown = seen(game, viewer)["players"][0]
        assert shown["known_cards"] == ["invention"]
        assert shown["cards"] == {"permanent": 6, "special": 1}


def test_a_known_card_that_is_drawn_is_known_no_more() -> None:
    """DA-6, RUL-4: p1 put it under the deck; when p2 draws it, p1 cannot tell what p2 keeps."""
    rivals_hand = tuple(CARDS["theater"][3:])
    game = alley(rivals_hand=rivals_hand)
    do(game, "p1 draw_first theater", f"p1 keep {FIRST}", "p1 done")
    assert seen_deck(game, 0) == [None, SECOND]
    do(game, "p2 place magician dark_alley.1", "p2 draw_first theater", f"p2 keep {SECOND}")
    assert seen_deck(game, 0) == [None]
    assert seen(game, 0)["players"][1]["known_cards"] == []


def test_an_imagined_game_keeps_the_cards_a_seat_knows() -> None:
    """DA-6: p1's hand and the card under the deck stay; what p2 holds may be anything."""
    game = alley(rivals_hand=("buying_time",))
    do(game, "p1 draw_first theater", f"p1 keep {FIRST}")
    imagined = [game.imagine(0, seed) for seed in range(30)]
    assert {tuple(special(other)) for other in imagined} == {(FIRST,)}
    assert {deck(other)[-1] for other in imagined} == {SECOND}
    assert len({tuple(special(other, 1)) for other in imagined}) > 3
    assert all(card in CARDS["theater"] for other in imagined for card in special(other, 1))


def test_a_known_card_stays_known_to_whoever_draws_it_again() -> None:
    """RUL-4: p1 puts a card under the deck, draws it and puts it there once more; p1 knows it, and
    p2 does not."""
    game = position(
        seat(assigned={"magician": "dark_alley"}, magician="electra"),
        seat(magician="gentleman", hand=CARDS["theater"][3:]),
        dark_alley=True,
    )
    do(game, "p1 place magician dark_alley.1", "p1 draw_first theater", f"p1 keep {FIRST}")
    assert seen_deck(game, 0) == [None, SECOND]
    do(game, "p1 draw_further theater", f"p1 keep {THIRD}")
    assert (seen_deck(game, 0), seen_deck(game, 1)) == ([SECOND], [None])


def test_a_card_seen_by_all_is_known_until_another_draws_it() -> None:
    """RUL-4: all know the top card; p1 draws it with another one and puts it back, and now p1 alone
    knows where it is."""
    game = position(
        seat(assigned={"magician": "dark_alley"}, magician="electra"), seat(), dark_alley=True
    )
    written: Any = game.to_dict()
    written["dark_alley"]["known"] = {FIRST: "everybody"}
    game = Game.from_dict(written)
    assert seen_deck(game, 0) == seen_deck(game, 1) == [FIRST, *[None] * 9]
    do(game, "p1 place magician dark_alley.4", "p1 draw_first theater", f"p1 keep {SECOND}")
    assert seen_deck(game, 0) == [*[None] * 8, FIRST]
    assert seen_deck(game, 1) == seen_deck(game, None) == [None] * 9
