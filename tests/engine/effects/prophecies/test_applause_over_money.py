"""The prophecy Applause Over Money."""

from tests.engine.effects.prophecies.performing import perform, street_performance, yields
from tests.support import changes, show


def test_applause_over_money_pays_coins_as_fame() -> None:
    """PRO-2: p1's 2 Coins, p2's 3 Fame and 1 Coin."""
    events = perform("applause_over_money", "friday")
    assert (yields(events, 0), yields(events, 1)) == ((2, 0), (4, 0))
    assert yields(perform(None, "friday"), 0) == (0, 2)


def test_applause_over_money_comes_after_all_modifiers() -> None:
    """PRO-2, PRF-6: on Thursday 0 Fame (not -1) and 1 Coin, on Sunday 1 Fame and 3 Coins."""
    assert yields(perform("applause_over_money", "thursday"), 0) == (1, 0)
    assert yields(perform("applause_over_money", "sunday"), 0) == (4, 0)


def test_applause_over_money_leaves_the_performers_bonuses() -> None:
    """PRO-2: the Manager's 3 Coins and the 2 Coins of the card stay Coins."""
    card = show("riverside_11", s00="p1 spade escape")
    events = perform("applause_over_money", "friday", card=card, manager="friday.1")
    assert changes(events, 0, "coins") == [
        (3, "specialist_bonus"),
        (2, "card_bonus"),
        (-2, "wages"),
    ]
    assert changes(events, 0, "fame") == [(2, "yield")]


def test_applause_over_money_leaves_a_street_performance() -> None:
    """SPC-5: it is not part of the Performance phase; 2 Coins on Friday."""
    events = street_performance("applause_over_money", "friday")
    assert changes(events, 0, "coins")[0] == (2, "street_performance")
