"""A placed Character and the actions it can pay for, at any Location (AP-4)."""

from itertools import chain

import pytest

from tests.support import do, position, refused, seat
from trickerion import Game
from trickerion.catalog import SPECIAL_ASSIGNMENTS
from trickerion.engine.core.names import number
from trickerion.engine.core.packing import has_bit
from trickerion.engine.locations.location import LocationAction, placement_below, spend_below
from trickerion.engine.phases.acting import LOCATION_ACTIONS
from trickerion.rulebook import rules

ACTIONS = list(chain.from_iterable(LOCATION_ACTIONS))


def shopping() -> Game:
    """p1's Manager has 4 AP on Market Row, and is asked about Bargain."""
    game = position(seat(assigned={"manager": "market_row"}, coins=9), seat())
    do(game, "p1 place manager market_row.1", "p1 buy wood 2")
    return game


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.verb.name)
def test_every_action_of_a_location_names_its_rule_and_costs_ap(action: LocationAction) -> None:
    assert action.rule in rules()
    assert action.ap >= 1


def test_special_cards_name_a_kind_of_action_of_their_location() -> None:
    """DA-4: to perform is no action that costs AP; a card may be for any of them."""
    for card in SPECIAL_ASSIGNMENTS:
        actions = LOCATION_ACTIONS[number("card", card.location)]
        kinds = {action.kind for action in actions} | {"any", "perform"}
        assert card.enhances in kinds, card.id


def test_a_question_belongs_to_the_placement_below_it() -> None:
    """AP-4: the Buy has cost 1 AP."""
    game = shopping()
    assert game.stack[-1].name == "choose_bargain"
    placement = placement_below(game)
    assert (placement.seat, placement.ap) == (0, 3)


def test_a_placement_pays_and_remembers_that_it_has_acted() -> None:
    """AP-4, MR-2: each AP spent on Bargain. The frame itself is replaced, never changed."""
    game = shopping()
    before = placement_below(game)
    spend_below(game, 2, 1)
    assert (before.ap, placement_below(game).ap) == (3, 1)
    assert has_bit(placement_below(game).acted, 0)
    assert placement_below(game).character == before.character


def test_an_action_that_costs_more_ap_than_are_left_is_refused_with_both_figures() -> None:
    """AP-4."""
    game = position(seat(assigned={"apprentice_1": "market_row"}), seat())
    do(game, "p1 place apprentice_1 market_row.4")
    assert refused(game, "p1 quick_order rope") == "MR-4: needs 2 AP, 1 left"


def test_effects_change_what_an_action_costs() -> None:
    """AP-4, DA-5: Learn Trick for 1 AP instead of 3."""
    found = []
    for prophecy in ("open_residence", "encore"):
        game = position(
            seat(assigned={"apprentice_1": "downtown"}),
            seat(),
            dice={"residence_a": "optical"},
            dark_alley=True,
            prophecy=prophecy,
        )
        do(game, "p1 place apprentice_1 downtown.4")
        found.append(refused(game, "p1 learn residence_a"))
    assert found == [None, "DT-1: needs 3 AP, 1 left"]
