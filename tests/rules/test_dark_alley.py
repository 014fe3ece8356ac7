"""The Dark Alley: Special decks, drawing, and who knows what (SET-5, DA-1 to DA-3, DA-6)."""

import json
from typing import Any

import pytest

from tests.support import Data, do, offers, player, position, refused, seat
from trickerion import Game, Options
from trickerion.catalog import SPECIAL_ASSIGNMENTS
from trickerion.engine.names import FIELDS

DECKS = FIELDS["deck"].names
CARDS = {deck: [c.id for c in SPECIAL_ASSIGNMENTS if c.location == deck] for deck in DECKS}
"""In a written position a deck holds its cards in this order, the top one first."""
FIRST, SECOND, THIRD, FOURTH = CARDS["theater"][:4]


def alley(character: str = "magician", *, rivals_hand: tuple[str, ...] = (), **table: Any) -> Game:
    """p1's Character is in the Dark Alley, on the +0 slot; p2 has a Magician to place there."""
    game = position(
        seat(assigned={character: "dark_alley"}, magician="electra"),
        seat(assigned={"magician": "dark_alley"}, magician="gentleman", hand=rivals_hand),
        dark_alley=True,
        **table,
    )
    do(game, f"p1 place {character} dark_alley.4")
    return game


def deck(game: Game, name: str = "theater") -> list[str]:
    """A Special deck from the top."""
    written: Any = game.to_dict()
    cards: list[str] = written["dark_alley"]["special_decks"][DECKS.index(name)]
    return cards


def special(game: Game, number: int = 0) -> list[str]:
    """The Special cards in a hand."""
    return [card for card in player(game, number)["hand"] if card not in FIELDS["card"].names[:5]]


def seen(game: Game, viewer: int | None) -> Any:
    """What a seat (None: a spectator) is shown."""
    return game.view(viewer)


def seen_deck(game: Game, viewer: int | None, name: str = "theater") -> list[str | None]:
    found: list[str | None] = seen(game, viewer)["dark_alley"]["special_decks"][DECKS.index(name)]
    return found


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


# DA-1: Draw First Card


def test_draw_two_keep_one() -> None:
    """DA-1: for 1 AP; the other card goes face down under the deck."""
    game = alley("apprentice_1")
    do(game, "p1 draw_first theater")
    assert offers(game, 0, "keep") == [FIRST, SECOND]
    do(game, f"p1 keep {SECOND}")
    assert special(game) == [SECOND]
    assert deck(game) == [*CARDS["theater"][2:], FIRST]
    assert game.to_act == [1]


def test_only_a_drawn_card_is_kept() -> None:
    """DA-1: not one that lies below."""
    game = alley()
    do(game, "p1 draw_first theater")
    assert refused(game, f"p1 keep {THIRD}") == "DA-1: that card was not drawn"
    assert refused(game, "p1 done") == "DA-1: now is the time to choose keep"


@pytest.mark.parametrize("name", DECKS)
def test_the_deck_is_chosen(name: str) -> None:
    """DA-1: any of the four."""
    game = alley()
    do(game, f"p1 draw_first {name}")
    assert offers(game, 0, "keep") == CARDS[name][:2]


def test_the_first_card_is_drawn_once_per_placement() -> None:
    """DA-1: also if the second one came from another deck."""
    game = alley()
    do(game, "p1 draw_first theater", f"p1 keep {FIRST}")
    assert refused(game, "p1 draw_first workshop") == "DA-1: once per placement"
    assert offers(game, 0, "draw_first") == []


def test_another_character_draws_its_own_first_card() -> None:
    """DA-1: once per placement, not per turn. p2's Magician draws one too."""
    game = alley()
    do(game, "p1 draw_first theater", f"p1 keep {FIRST}", "p1 done")
    do(game, "p2 place magician dark_alley.1", "p2 draw_first theater")
    assert offers(game, 1, "keep") == [THIRD, FOURTH]


# DA-2: Draw Further Cards


def test_further_cards_cost_two_ap_each() -> None:
    """DA-2: a Magician's 3 AP are one first card and one further card."""
    game = alley()
    do(game, "p1 draw_first theater", f"p1 keep {FIRST}")
    do(game, "p1 draw_further theater", f"p1 keep {FOURTH}")
    assert special(game) == [FIRST, FOURTH]
    assert deck(game) == [*CARDS["theater"][4:], SECOND, THIRD]
    assert game.to_act == [1]


def test_further_cards_may_come_without_a_first_one() -> None:
    """DA-2: and the first one may come later."""
    game = alley()
    do(game, "p1 draw_further theater", f"p1 keep {FIRST}")
    assert refused(game, "p1 draw_further theater") == "DA-2: needs 2 AP, 1 left"
    do(game, "p1 draw_first workshop", "p1 keep trick_tweaking")
    assert special(game) == [FIRST, "trick_tweaking"]


def five_ap(**table: Any) -> Game:
    """p1's Magician has 5 AP in the Dark Alley."""
    game = position(
        seat(assigned={"magician": "dark_alley"}, magician="electra"),
        seat(magician="gentleman", hand=table.pop("rivals_hand", ())),
        seat(),
        seat(),
        dark_alley=True,
        **table,
    )
    do(game, "p1 place magician dark_alley.1")
    return game


def test_any_number_of_further_cards_one_by_one() -> None:
    """DA-2: 5 AP and no first card: two draws, each decided before the next."""
    game = five_ap()
    do(game, "p1 draw_further theater", f"p1 keep {FIRST}")
    do(game, "p1 draw_further theater", f"p1 keep {THIRD}")
    assert special(game) == [FIRST, THIRD]
    assert deck(game) == [*CARDS["theater"][4:], SECOND, FOURTH]


def test_further_pairs_may_be_drawn_before_choosing() -> None:
    """DA-2, RUL-25: 5 AP are three pairs; then one of each is kept, in any order."""
    game = five_ap()
    do(game, "p1 draw_further theater", "p1 draw_first workshop", "p1 draw_further theater")
    workshop = CARDS["workshop"][:2]
    assert offers(game, 0, "keep") == [FIRST, SECOND, *workshop, THIRD, FOURTH]
    assert (deck(game), deck(game, "workshop")) == (CARDS["theater"][4:], CARDS["workshop"][2:])
    do(game, f"p1 keep {workshop[1]}", f"p1 keep {SECOND}")
    assert offers(game, 0, "keep") == [THIRD, FOURTH]
    do(game, f"p1 keep {THIRD}")
    assert special(game) == [SECOND, THIRD, workshop[1]]
    assert deck(game) == [*CARDS["theater"][4:], FIRST, FOURTH]
    assert deck(game, "workshop") == [*CARDS["workshop"][2:], workshop[0]]


def test_a_further_pair_is_paid_before_it_is_drawn() -> None:
    """DA-1, DA-2: the AP left must reach, and a First Card is drawn once; keeping costs nothing."""
    game = five_ap()
    do(game, "p1 draw_first theater")
    assert refused(game, "p1 draw_first workshop") == "DA-1: once per placement"
    do(game, "p1 draw_further workshop", "p1 draw_further theater")
    assert refused(game, "p1 draw_further market_row") == "DA-2: needs 2 AP, 0 left"
    assert refused(game, "p1 done") == "DA-1: now is the time to choose keep"
    do(game, f"p1 keep {FIRST}", f"p1 keep {THIRD}", "p1 keep test_run")
    assert "place_character" not in [frame.name for frame in game.stack]


def test_another_first_card_is_not_drawn_while_a_pair_waits() -> None:
    """DA-1: but the first one may come while a further pair waits."""
    game = alley()
    do(game, "p1 draw_further theater", "p1 draw_first workshop")
    assert offers(game, 0, "draw_first") == []
    do(game, f"p1 keep {FIRST}", "p1 keep test_run")
    assert game.to_act == [1]


def test_a_deck_of_three_gives_a_pair_and_its_last_card() -> None:
    """DA-2: the last one goes to hand at once; then the deck is empty until a card comes back."""
    game = five_ap(rivals_hand=tuple(CARDS["theater"][3:]))
    do(game, "p1 draw_first theater", "p1 draw_further theater")
    assert (special(game), offers(game, 0, "keep")) == ([THIRD], [FIRST, SECOND])
    assert refused(game, "p1 draw_further theater") == "DA-2: the deck is empty"
    do(game, f"p1 keep {FIRST}")
    assert deck(game) == [SECOND]
    do(game, "p1 draw_further theater")
    assert (special(game), deck(game)) == ([FIRST, SECOND, THIRD], [])


def test_generous_dealers_make_further_pairs_cheaper() -> None:
    """DA-2, PRO-7: 1 AP each, also while a pair waits."""
    game = alley(prophecy="generous_dealers")
    do(game, *(f"p1 draw_further {name}" for name in DECKS[:3]))
    assert len(offers(game, 0, "keep")) == 6
    assert refused(game, "p1 draw_further downtown") == "DA-2: needs 1 AP, 0 left"


def test_a_position_with_waiting_pairs_is_saved_whole() -> None:
    """DA-2: both pairs lie on the stack, and the loaded game offers the same."""
    game = five_ap()
    do(game, "p1 draw_first theater", "p1 draw_further theater")
    loaded = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert loaded.digest() == game.digest()
    assert loaded.options(0) == game.options(0)


def test_nothing_is_undone_across_a_draw() -> None:
    """DA-2: what p1 has seen stays seen; a choice may still be taken back."""
    game = five_ap()
    do(game, "p1 draw_first theater", "p1 draw_further theater")
    assert game.undoable(0) == 0
    do(game, f"p1 keep {FIRST}")
    assert game.undoable(0) == 1


def test_a_deck_with_one_card_gives_that_one() -> None:
    """DA-2: nothing is chosen, and nothing goes back."""
    game = alley("apprentice_1", rivals_hand=tuple(CARDS["theater"][1:]))
    do(game, "p1 draw_first theater")
    assert (special(game), deck(game), game.to_act) == ([FIRST], [], [1])


def test_an_empty_deck_cannot_be_chosen() -> None:
    """DA-2: neither for a first card nor for a further one."""
    game = alley(rivals_hand=tuple(CARDS["theater"]))
    assert refused(game, "p1 draw_first theater") == "DA-2: the deck is empty"
    assert refused(game, "p1 draw_further theater") == "DA-2: the deck is empty"
    assert offers(game, 0, "draw_first") == ["workshop", "market_row", "downtown"]


def test_cards_under_a_deck_come_again() -> None:
    """DA-1: of a deck of three, the card put back is drawn with the last one."""
    game = alley(rivals_hand=tuple(CARDS["theater"][3:]))
    do(game, "p1 draw_first theater", f"p1 keep {FIRST}", "p1 draw_further theater")
    assert offers(game, 0, "keep") == [THIRD, SECOND]


# DA-3: Fortune Telling

TOKENS = ("encore", "level_week", "flat_prices")


def test_fortune_telling_turns_the_pending_prophecies() -> None:
    """DA-3: middle to left, right to middle, left to right; for 1 AP, and again."""
    game = alley(pending=TOKENS)
    do(game, "p1 tell_fortune")
    assert seen(game, None)["dark_alley"]["pending"] == ["level_week", "flat_prices", "encore"]
    do(game, "p1 tell_fortune", "p1 tell_fortune")
    assert seen(game, None)["dark_alley"]["pending"] == list(TOKENS)
    assert game.to_act == [1]


def test_without_prophecies_no_fortune_is_told() -> None:
    """DA-3: there is nothing to turn."""
    assert refused(alley(), "p1 tell_fortune") == "DA-3: there are no Pending prophecies"


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
