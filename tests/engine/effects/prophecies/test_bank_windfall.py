"""The prophecy Bank Windfall."""

from tests.engine.effects.prophecies.streets import downtown
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, seat


def test_bank_windfall_doubles_the_die() -> None:
    """DT-5: 10 Coins for a 5; the action costs 3 AP as ever."""
    game = downtown("bank_windfall", "magician")
    assert changes(do(game, "p1 take_coins bank_a"), 0, "coins") == [(10, "bank")]
    assert game.to_act == [1]


def test_bank_windfall_must_be_active() -> None:
    """PRO-7: Pending prophecies do nothing."""
    pending = ["bank_windfall", "dull_friday", "encore"]
    seats = seat(assigned={"magician": "downtown"}), seat()
    game = foretold(None, *seats, pending=pending, dice={"bank_a": "5"})
    do(game, "p1 place magician downtown.4")
    assert changes(do(game, "p1 take_coins bank_a"), 0, "coins") == [(5, "bank")]


def test_bank_windfall_does_not_double_interest() -> None:
    """PRO-6: the die pays 10, the second roll what it shows."""
    game = downtown("bank_windfall", "magician", card="interest")
    do(game, "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 take_coins bank_a")
    face = next(e.fields["face"] for e in events if e.kind == "die_changed")
    rolled = [] if face == "x" else [(int(str(face)), "interest")]
    assert changes(events, 0, "coins") == [(10, "bank"), *rolled]


def test_bank_windfall_leaves_fame_and_fortune_the_printed_die() -> None:
    """PRO-6: 10 Coins, but 5 - 1 Fame."""
    game = downtown("bank_windfall", "magician", card="fame_and_fortune")
    do(game, "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(10, "bank")]
    assert changes(events, 0, "fame") == [(4, "fame_and_fortune")]
