"""Transpositions: one key for all orders of play, different keys for different futures."""

from tests.bots.endings import ending
from tests.support import do
from trickerion.bots.transposition import position_key


def test_the_order_of_actions_makes_no_difference() -> None:
    """TURN-6: two Characters that do nothing, in either order."""
    one, other = ending(), ending()
    assert position_key(one) == position_key(other)
    do(one, "p1 idle apprentice_1")
    assert position_key(one) != position_key(other)
    do(other, "p1 idle apprentice_1")
    assert position_key(one) == position_key(other)


def test_what_only_a_draw_could_reveal_is_left_out() -> None:
    game = ending()
    assert position_key(game) == position_key(game.imagine(0, 7))
