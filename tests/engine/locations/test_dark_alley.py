"""The Dark Alley: drawing Special cards (DA-1, DA-2)."""

import json

import pytest

from tests.engine.special_decks import (
    CARDS,
    DECKS,
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    alley,
    deck,
    five_ap,
    special,
)
from tests.support import do, offers, refused
from trickerion import Game

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
    assert refused(game, "p1 done") == "DA-1: that’s not what is asked now"


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
    do(game, "p1 draw_further theater")
    decks = ["theater", "workshop", "market_row", "downtown"]
    assert offers(game, 0, "draw_first") == offers(game, 0, "draw_further") == decks
    do(game, "p1 draw_first workshop", "p1 draw_further theater")
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
    assert refused(game, "p1 done") == "DA-1: that’s not what is asked now"
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
