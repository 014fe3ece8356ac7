"""Fame and Fortune."""

from tests.engine.effects.at_downtown import MORE_AP, banking
from tests.support import changes, do


def test_fame_and_fortune_gains_the_die_minus_one() -> None:
    """DT-5: 5 Coins and 4 Fame."""
    events = do(banking("fame_and_fortune"), "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(5, "bank")]
    assert changes(events, 0, "fame") == [(4, "fame_and_fortune")]


def test_fame_and_fortune_looks_at_the_printed_die() -> None:
    """PRO-6: `bank_windfall` doubles the Coins, not the Fame."""
    game = banking("fame_and_fortune", prophecy="bank_windfall")
    events = do(game, "p1 take_coins bank_b")
    assert changes(events, 0, "coins") == [(6, "bank")]
    assert changes(events, 0, "fame") == [(2, "fame_and_fortune")]


def test_fame_and_fortune_serves_one_take_coins_only() -> None:
    """DA-4: the second die pays Coins alone."""
    game = banking("fame_and_fortune", prophecy="easy_credit")
    events = do(game, "p1 take_coins bank_b", "p1 take_coins bank_a")
    assert changes(events, 0, "fame") == [(2, "fame_and_fortune")]


def test_fame_and_fortune_used_for_ap_gains_no_fame() -> None:
    """AP-3: the other use of the card."""
    events = do(banking("fame_and_fortune", use=MORE_AP), "p1 take_coins bank_a")
    assert changes(events, 0, "fame") == []
