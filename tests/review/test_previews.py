"""What options of a reviewed decision cost and bring at once."""

from collections.abc import Iterator
from random import Random

from tests.review.golden import golden_review
from trickerion import Action, Game, Options
from trickerion.lab.play.simulation import random_action
from trickerion.review.previews import preview
from trickerion.review.shapes import Option


def options() -> Iterator[Option]:
    for one in golden_review()["decisions"]:
        yield from (one["chosen"], one["best"], *one["alternatives"])


def test_whatever_names_a_price_has_it() -> None:
    """MR-1, MR-3, MR-4: the sentence of such an option says what it costs."""
    named = {"buy", "order", "quick_order", "component"}
    found = [one for one in options() if one["actions"] and one["actions"][0]["kind"] in named]
    assert found
    assert all(one["preview"]["price"] > 0 for one in found)


def test_a_placement_has_its_action_points() -> None:
    """AP-1: none on a performance slot."""
    placed = [one for one in options() if one["actions"] and one["actions"][0]["kind"] == "place"]
    assert placed
    for one in placed:
        is_performing = "performance" in str(one["actions"][0]["slot"])
        assert (one["preview"]["ap"] == 0) == is_performing


def test_a_plan_costs_nothing_by_itself() -> None:
    """TURN-5."""
    planned = [one for one in golden_review()["decisions"] if one["phase"] == "assignment"]
    assert planned
    assert all(one["chosen"]["preview"] == {} for one in planned)


def test_advertising_costs_the_number_of_the_initiative_slot() -> None:
    """TURN-4."""
    game, rng = Game.new(Options(), 5), Random(5)
    while game.phase != "advertise":
        game.play(random_action(game, rng))
    seat = game.to_act[0]
    paid, gained = preview(game.imagine(seat, 0), Action.parse(f"p{seat + 1} advertise"))["changes"]
    slot = game.initiative.index(seat) + 1
    assert paid == {"seat": seat, "what": "coins", "amount": -slot, "why": "advertise"}
    assert (gained["what"], gained["amount"]) == ("fame", 2)
    assert preview(game.imagine(seat, 0), Action.parse(f"p{seat + 1} pass")) == {}
