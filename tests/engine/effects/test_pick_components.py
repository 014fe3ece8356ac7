"""Special cards that take a mix of components, piece by piece (SPC-22)."""

import pytest

from tests.engine.effects.at_market_row import components, market
from tests.support import do, offers, refused
from trickerion import Game

CARDS = [("component_sale", "buy_mix"), ("barter_with_power", "barter")]
each_card = pytest.mark.parametrize(("card", "verb"), CARDS)


def picking(card: str, verb: str, **more: object) -> Game:
    game = market(card, **more)  # type: ignore[arg-type]
    do(game, "p1 with_card", f"p1 {verb}")
    return game


@each_card
def test_one_piece_at_a_time_is_taken_from_the_stock(card: str, verb: str) -> None:
    """MR-1: what lies in the Buy area or on the Quick Order slot."""
    game = picking(card, verb, quick_order="saw")
    assert offers(game, 0, "component") == ["wood", "glass", "rope", "saw", "padlock"]
    do(game, "p1 component wood")
    assert components(game) == {"wood": 1}
    assert refused(game, "p1 component cog") == "MR-1: not in stock"


@each_card
def test_at_least_one_piece_is_taken(card: str, verb: str) -> None:
    game = picking(card, verb)
    assert refused(game, "p1 done") == "SPC-22: at least one component must be taken"
    do(game, "p1 component glass")
    assert refused(game, "p1 done") is None


@each_card
def test_there_must_be_room_for_every_piece(card: str, verb: str) -> None:
    """CMP-2: no more than three of a type."""
    game = picking(card, verb, me={"components": {"wood": 2}})
    do(game, "p1 component wood")
    assert "wood" not in offers(game, 0, "component")


@each_card
def test_it_ends_when_nothing_more_can_be_picked(card: str, verb: str) -> None:
    """Four pieces, or four Coins' worth: nobody is asked in vain."""
    game = picking(card, verb)
    do(game, *["p1 component wood"] * 3, "p1 component glass")
    assert game.stack[-1].name not in ("choose_mix", "choose_barter")
    assert components(game) == {"wood": 3, "glass": 1}
