"""The Power Marked Dice."""

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do, offers


def test_marked_dice_set_a_die_for_one_ap() -> None:
    """DT-6: an Apprentice with 1 AP can do it."""
    game = placed("marked_dice", "downtown.4", "apprentice_1")
    do(game, "p1 set_die bank_b 6")
    assert game.to_act == [1]


def test_marked_dice_do_not_make_rerolls_free() -> None:
    """DT-6: a Reroll costs 1 AP, as ever."""
    game = placed("marked_dice", "downtown.4", "apprentice_1")
    do(game, "p1 reroll bank_b")
    assert game.to_act == [1]


def test_marked_dice_never_pay_less_than_five_coins() -> None:
    """DT-5: 5 Coins for a 3, 6 for a 6, only while learned."""
    for power, die, coins in (("marked_dice", "3", 5), ("marked_dice", "6", 6), ("", "3", 3)):
        game = placed(power, "downtown.4", table_of={"dice": {"bank_a": die}})
        assert gained(do(game, "p1 take_coins bank_a"), "coins", "bank") == [coins]


def test_marked_dice_must_be_learned() -> None:
    """POW-6: otherwise 2 AP are needed."""
    game = placed("", "downtown.4", "apprentice_1")
    assert offers(game, 0, "set_die") == []


def test_marked_dice_never_cost_nothing() -> None:
    """DA-5: with 2 AP a Specialist sets two dice, no more."""
    game = placed("marked_dice", "downtown.4", "assistant")
    do(game, "p1 set_die bank_b 6", "p1 set_die bank_a 6")
    assert game.to_act == [1]
