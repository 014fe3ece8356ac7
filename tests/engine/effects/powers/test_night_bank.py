"""The Power Night Bank."""

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do, offers, refused


def test_night_bank_rolls_for_three_coins() -> None:
    """POW-6: pay 3 Coins, roll the first Bank die, gain what it shows; the die keeps its face."""
    game = placed("night_bank", "downtown.4")
    events = do(game, "p1 use_power night_bank")
    face = next(str(e.fields["face"]) for e in events if e.kind == "die_changed")
    won = [] if face == "x" else [int(face)]
    assert gained(events, "coins", "night_bank") == [-3, *won]


def test_night_bank_works_once_per_turn_and_before_the_first_action() -> None:
    """POW-6, AP-6: neither a second time nor after an action."""
    game = placed("night_bank", "downtown.4")
    do(game, "p1 use_power night_bank")
    assert refused(game, "p1 use_power night_bank") == "POW-6: already used this turn"
    game = placed("night_bank", "downtown.4")
    do(game, "p1 reroll inn_a")
    assert str(refused(game, "p1 use_power night_bank")).startswith("AP-6")


def test_night_bank_needs_coins_and_downtown() -> None:
    """POW-6: 3 Coins, and a Character Downtown."""
    assert offers(placed("night_bank", "downtown.4", coins=2), 0, "use_power") == []
    assert offers(placed("night_bank", "market_row.4"), 0, "use_power") == []


def test_night_bank_comes_before_a_card_is_chosen() -> None:
    """AP-6: also while the use of a Special card is asked."""
    game = placed("night_bank", "downtown.4", card="interest")
    assert offers(game, 0, "use_power") == []
    do(game, "p1 take_coins bank_a")
    assert refused(game, "p1 use_power lucky_penny") is not None


def test_night_bank_is_no_take_coins() -> None:
    """DT-5: neither Lucky Penny nor a windfall adds to it."""
    table_of = {"prophecy": "bank_windfall"}
    game = placed("night_bank", "downtown.4", more_powers=["lucky_penny"], table_of=table_of)
    events = do(game, "p1 use_power night_bank")
    assert max(gained(events, "coins", "night_bank")) <= 6
    assert gained(events, "coins", "bank") == []
