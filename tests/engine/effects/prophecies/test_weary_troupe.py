"""The prophecy Weary Troupe."""

import pytest

from tests.engine.effects.under_prophecy import foretold, placed
from tests.support import ap_of, changes, do, refused, seat, show


@pytest.mark.parametrize(
    ("character", "printed"),
    [("magician", 3), ("engineer", 2), ("apprentice_1", 1), ("assistants_apprentice", 1)],
)
def test_weary_troupe_gives_every_character_one_ap(character: str, printed: int) -> None:
    """AP-1, PRO-8: the base is 1, whoever it is."""
    assert placed("weary_troupe", character, "workshop.1", "workshop") == 1
    assert placed(None, character, "workshop.1", "workshop") == printed


def test_weary_troupe_leaves_all_bonuses() -> None:
    """PRO-8: the slot's +2 and a Shard still add: 1 + 2 + 1 AP."""
    game = foretold("weary_troupe", seat(assigned={"magician": "market_row"}), seat())
    assert ap_of(do(game, "p1 place magician market_row.1")) == 3
    do(game, "p1 enhance", "p1 order rope", "p1 order_place 1", "p1 order saw", "p1 order_place 2")
    assert refused(game, "p1 quick_order cog") is None


def test_weary_troupe_and_the_ap_of_a_special_card() -> None:
    """PRO-8, AP-3: a card used for +1 AP makes it 2."""
    seats = seat(assigned={"magician": "investments"}, shards=0), seat()
    game = foretold("weary_troupe", *seats, dice={"bank_a": "4"})
    do(game, "p1 place magician downtown.4", "p1 use_card ap")
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 2 left"


def test_weary_troupe_does_not_keep_a_magician_from_performing() -> None:
    """PRO-8: performing needs no AP; the trick pays as ever."""
    game = foretold(
        "weary_troupe",
        seat(tricks={"linking_rings": 0}, placed={"magician": "friday.performance"}),
        seat(),
        theater=[show("riverside_1", s00="p1 spade escape")],
    )
    assert (2, "yield") in changes(do(game, "p1 perform riverside_1"), 0, "coins")


def test_weary_troupe_replaced_leaves_the_ap_already_given() -> None:
    """PRO-7: p1 keeps 1 + 2 AP, of which the weaving takes one; then all have what is printed."""
    game = foretold(
        "weary_troupe",
        seat(
            magician="priestess_of_mysticism",
            assigned={"magician": "dark_alley", "engineer": "workshop"},
        ),
        seat(magician="gentleman"),
        pending=["dull_friday", "level_week", "encore"],
    )
    assert ap_of(do(game, "p1 place magician dark_alley.1")) == 3
    do(game, "p1 weave_fate left")
    assert refused(game, "p1 draw_further theater") is None
    do(game, "p1 done")
    assert ap_of(do(game, "p1 place engineer workshop.1")) == 2
