"""Refusals: the rule, the reason and the figures."""

import pytest

from tests.support import do, position, seat
from trickerion import Action, Game, IllegalAction, Options, Refusal


def test_an_illegal_action_raises_with_rule_and_figures_and_changes_nothing() -> None:
    game = position(
        seat(assigned={"engineer": "downtown"}), seat(), dice={"residence_a": "optical"}
    )
    do(game, "p1 place engineer downtown.4")
    before = game.to_dict()
    learn = Action.parse("p1 learn residence_a")
    with pytest.raises(IllegalAction, match=r"^DT-1: needs 3 AP, 2 left$") as caught:
        game.apply(learn)
    assert caught.value.rule == "DT-1"
    assert caught.value.action is learn
    assert game.to_dict() == before
    assert str(game.explain(learn)) == "DT-1: needs 3 AP, 2 left"
    assert game.explain(Action.parse("p1 reroll bank_a")) is None


def test_a_refusal_is_plain_data_too() -> None:
    game = Game.new(Options(players=2), seed=1)
    refusal = game.explain(Action.parse("p2 magician electra"))
    assert refusal is not None
    assert refusal.to_dict() == {
        "rule": "SET-6",
        "reason": "not_asked",
        "figures": {"seat": 2, "asked": "1"},
    }


def test_an_illegal_action_says_what_its_refusal_says() -> None:
    refusal = Refusal("DT-1", "needs_ap", needs=3, left=2)
    error = IllegalAction("an action", refusal)
    assert str(error) == str(refusal) == "DT-1: needs 3 AP, 2 left"
    assert (error.rule, error.refusal) == ("DT-1", refusal)
    assert isinstance(error, ValueError)
