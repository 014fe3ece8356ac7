"""Dubious Sources."""

from tests.engine.effects.at_market_row import OPTICO, components, end_turn, market, table
from tests.support import do, offers
from trickerion import Game


def test_dubious_sources_bring_what_lies_on_the_quick_order_slot() -> None:
    """SPC-25: in END-3, and the slot is empty then."""
    game = market("dubious_sources", "engineer")
    do(game, "p1 with_card", "p1 quick_order animal")
    assert components(game) == {}
    end_turn(game)
    assert components(game) == {"animal": 1}
    assert table(game)["quick_order"] is None


def test_dubious_sources_may_order_what_lies_there_already() -> None:
    """MR-4, SPC-25: an Animal lies on the slot; ordered once more, it comes to p1 in END-3."""
    game = market("dubious_sources", quick_order="animal")
    do(game, "p1 with_card", "p1 quick_order animal", "p1 done", "p2 idle magician")
    assert components(game) == {"animal": 1}


def test_dubious_sources_serve_the_quick_order_they_are_named_for() -> None:
    """DA-4: an ordinary Quick Order brings nothing; nor does the card used for +1 AP."""
    for use in ("bonus", "ap"):
        game = market("dubious_sources", use=use)
        do(game, "p1 quick_order animal", "p1 done")
        end_turn(game)
        assert components(game) == {}


def test_dubious_sources_bring_whatever_lies_there_in_the_end() -> None:
    """SPC-25: p2 replaces the Animal by a Cog, and p1 gets the Cog."""
    game = market("dubious_sources", "engineer")
    do(game, "p1 with_card", "p1 quick_order animal")
    do(game, "p2 place magician market_row.1", "p2 quick_order cog", "p2 done")
    assert components(game) == {"cog": 1}
    assert components(game, 1) == {}


def test_dubious_sources_need_a_place_for_it() -> None:
    """SPC-25, CMP-2: a fourth Animal has none."""
    game = market("dubious_sources", "engineer", me={"components": {"animal": 3}})
    do(game, "p1 with_card", "p1 quick_order animal")
    end_turn(game)
    assert components(game) == {"animal": 3}


def test_dubious_sources_ask_for_the_pile() -> None:
    """SPC-25, CMP-1: a new type may go to a Manager's slot; then the turn ends."""
    game = market("dubious_sources", "engineer", me={"team": ["manager"]})
    do(game, "p1 with_card", "p1 quick_order animal", "p2 idle magician")
    assert table(game)["quick_order"] is None
    assert offers(game, 0, "pile") == ["board", "extension"]
    do(game, "p1 pile extension")
    assert components(game) == {"animal": 1}
    assert game.turn == 3


def copied_sources(first: str, second: str) -> Game:
    """p1's Dubious Sources and Optico's copy of it, each after a Quick Order."""
    game = market("dubious_sources", other=OPTICO)
    do(game, *(["p1 with_card"] if first == "with" else []), "p1 quick_order animal", "p1 done")
    do(game, "p2 place magician market_row.1", "p2 mimic dubious_sources", "p2 use_card bonus")
    do(game, *(["p2 with_card"] if second == "with" else []), "p2 quick_order cog", "p2 done")
    return game


def test_dubious_sources_of_the_last_one_placed_win() -> None:
    """SPC-25, MAG-5: of two cards whose Quick Order was served, the one placed last."""
    game = copied_sources("with", "with")
    assert components(game, 0) == {}
    assert components(game, 1) == {"cog": 1}


def test_dubious_sources_that_served_nothing_do_not_count() -> None:
    """SPC-25, DA-4, RUL-13: the copy was not named for its Quick Order, so p1 gets what lies
    there."""
    game = copied_sources("with", "without")
    assert components(game, 0) == {"cog": 1}
    assert components(game, 1) == {}
