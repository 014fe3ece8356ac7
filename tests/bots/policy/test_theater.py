"""The values of Set Ups and Performances."""

from tests.support import position, seat, show
from trickerion.bots.policy.theater import card_bonus, own_value, performance_value, target_show


def test_the_target_is_the_card_with_the_best_own_markers() -> None:
    empty, marked = show("riverside_1"), show("riverside_2", s00="p1 spade optical")
    game = position(seat(tricks={"mind_reading": 2}), seat(), theater=[empty, marked])
    values = [own_value(game, 0, card) for card in game.theater]
    assert values[0] == 0 < values[1]
    assert target_show(game, 0) == game.theater[1].card


def test_a_rivals_marker_makes_a_performance_worse() -> None:
    rival = show("riverside_1", s00="p2 spade optical")
    game = position(seat(), seat(tricks={"mind_reading": 2}), theater=[rival])
    card = game.theater[0].card
    assert performance_value(game, 0, card) < card_bonus(card) < performance_value(game, 1, card)
