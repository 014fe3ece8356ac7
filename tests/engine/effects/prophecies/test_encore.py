"""The prophecy Encore."""

from tests.engine.effects.prophecies.performing import MIXED, perform, yields
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, seat, show

LINKED = show("riverside_11", s00="p1 spade escape", s01="p2 spade mechanical")
"""Linked in the circle 00-01; its bonus is 2 Coins."""


def test_encore_doubles_links_specialists_and_card() -> None:
    """PRF-4: 1 link, Assistant, Manager and the card's 2 Coins, each twice."""
    staff = {"assistant": "friday.1", "manager": "friday.2 new_twist"}
    events = perform("encore", "friday", card=LINKED, **staff)
    bonuses = [(2, "link_bonus"), (4, "specialist_bonus")]
    assert changes(events, 0, "fame") == bonuses
    coins = [change for change in changes(events, 0, "coins") if change[1] != "wages"]
    assert coins == [(2, "yield"), (6, "specialist_bonus"), (4, "card_bonus")]


def test_encore_doubles_the_engineers_shard_in_one_event() -> None:
    """PRO-1, PRF-4: 2 Shards at once; the card's Shard as well."""
    events = perform("encore", "friday", engineer="friday.1")
    assert changes(events, 0, "shards") == [(2, "specialist_bonus"), (2, "card_bonus")]


def test_encore_leaves_yields_and_guests() -> None:
    """PRO-2: performer bonuses only; p2 gets the plain yield."""
    events = perform("encore", "friday", card=LINKED)
    assert (yields(events, 0), yields(events, 1)) == ((0, 2), (3, 1))
    assert changes(events, 1, "fame") == [(3, "yield")]


def test_encore_must_be_active() -> None:
    """PRF-4: otherwise everything once."""
    events = perform(None, "friday", card=LINKED, assistant="friday.1")
    assert changes(events, 0, "fame") == [(1, "link_bonus"), (2, "specialist_bonus")]


def test_encore_does_not_double_the_arranged_fiasco() -> None:
    """SPC-4, PRO-2: the card changes yields, not bonuses: 0 + 1 and 3 - 1 Fame."""
    game = foretold(
        "encore",
        seat(
            tricks={"linking_rings": 0},
            placed={"magician": "friday.performance arranged_fiasco"},
        ),
        seat(tricks={"rabbit_from_the_top_hat": 0}),
        theater=[MIXED],
    )
    events = do(game, "p1 perform riverside_12")
    assert (yields(events, 0), yields(events, 1)) == ((1, 2), (2, 1))
