"""Durable Components."""

import pytest

from tests.engine.effects.at_performance import BOTH, DURABLE, ELSEWHERE, MIXED, OWN, RIVAL, stage
from tests.engine.effects.at_theater import on_card
from tests.support import do, offers, position, refused, seat, show
from trickerion import Game
from trickerion.lab.verify.invariants import check_save


def test_durable_components_returns_a_marker_to_its_trick() -> None:
    """SPC-4: one of the performed ones; the others are in the supply."""
    game = stage(DURABLE, BOTH)
    do(game, "p1 perform riverside_1")
    assert offers(game, 0, "trick") == ["enchanted_butterflies", "water_tank_escape"]
    do(game, "p1 trick water_tank_escape")
    assert (on_card(game, 0, "spade"), on_card(game, 0, "heart")) == (0, 1)
    assert game.turn == 3


def test_durable_components_ask_the_same_after_a_save() -> None:
    """SPC-4: the Performances are over, and nothing but the question lies above the turn."""
    game = stage(DURABLE, BOTH)
    do(game, "p1 perform riverside_1")
    check_save(game)
    loaded = Game.from_dict(game.to_dict())
    do(loaded, "p1 trick water_tank_escape")
    assert (on_card(loaded, 0, "heart"), loaded.turn) == (1, 3)


def test_durable_components_may_be_left() -> None:
    """SPC-4: it may go back."""
    game = stage(DURABLE, BOTH)
    do(game, "p1 perform riverside_1", "p1 pass")
    assert (on_card(game, 0, "spade"), on_card(game, 0, "heart")) == (0, 0)
    assert game.turn == 3


def test_durable_components_waits_for_the_end_of_the_phase() -> None:
    """SPC-4: p2 performs on Saturday first."""
    later = show("riverside_2", s00="p2 spade spiritual")
    game = stage(DURABLE, BOTH, later, rival={"magician": "saturday.performance"})
    do(game, "p1 perform riverside_1")
    assert game.to_act == [1]
    do(game, "p2 perform riverside_2")
    assert (game.phase, game.to_act) == ("performance", [0])
    do(game, "p1 trick enchanted_butterflies")
    assert on_card(game, 0, "spade") == 1


def test_durable_components_takes_markers_of_the_own_performance_only() -> None:
    """SPC-4: the heart was performed by p2, the diamond not at all, the last is not p1's."""
    theirs = show("riverside_2", s00="p1 heart spiritual", s01="p2 spade optical")
    rival = {"magician": "saturday.performance"}
    game = stage(DURABLE, show("riverside_1", s00="p1 spade spiritual"), theirs, rival=rival)
    do(game, "p1 perform riverside_1", "p2 perform riverside_2")
    reason = "SPC-4: no marker of that trick in this Performance"
    assert refused(game, "p1 trick water_tank_escape") == reason
    assert refused(game, "p1 trick chinese_sticks") == reason
    assert refused(game, "p1 trick linking_rings") == "SPC-4: not one of your tricks"
    assert refused(game, "p1 trick enchanted_butterflies") is None


def test_durable_components_is_lost_without_a_performance() -> None:
    """AP-3, SPC-4: p1 does not perform, and in p2's Performance the card does not work."""
    rival = {"magician": "saturday.performance"}
    game = stage(DURABLE, MIXED, rival=rival)
    do(game, "p1 pass", "p2 perform riverside_1")
    assert game.turn == 3


@pytest.mark.parametrize("who", ["apprentice_1", "engineer"])
def test_durable_components_works_only_for_the_magician_placed_with_it(who: str) -> None:
    """SPC-4: the card lies under another Character."""
    placed = {"magician": "friday.performance", who: f"friday.1 {DURABLE}"}
    game = position(seat(tricks=OWN, placed=placed), seat(), theater=[BOTH], dark_alley=True)
    do(game, "p1 perform riverside_1")
    assert game.turn == 3


def test_durable_components_returns_one_marker_of_a_stack() -> None:
    """SPC-4, MAG-2: two were performed as one, one comes back."""
    game = stage(DURABLE, show("riverside_1", s00="p1 spade spiritual 2"), magician="electra")
    do(game, "p1 perform riverside_1", "p1 trick enchanted_butterflies")
    assert on_card(game, 0, "spade") == 1


def test_durable_components_adds_to_the_markers_on_the_trick() -> None:
    """SPC-4, TRK-5: three lie there already, and the fourth was the performed one."""
    game = stage(DURABLE, ELSEWHERE, tricks={"enchanted_butterflies": 3})
    do(game, "p1 perform riverside_2", "p1 trick enchanted_butterflies")
    assert on_card(game, 0, "spade") == 4


def test_durable_components_copied_works_for_both_in_order_of_placement() -> None:
    """SPC-4, MAG-5: Optico performs on Thursday, but p2 placed the Magician first."""
    game = position(
        seat(tricks=OWN, assigned={"magician": "theater"}, magician="great_optico"),
        seat(tricks=RIVAL, placed={"magician": f"friday.performance {DURABLE}"}),
        theater=[BOTH, show("riverside_2", s00="p2 heart spiritual")],
        dark_alley=True,
    )
    do(game, "p1 place magician thursday.performance", f"p1 mimic {DURABLE}")
    do(game, "p2 pass", "p1 perform riverside_1", "p2 perform riverside_2")
    do(game, "p2 trick linking_rings", "p1 trick water_tank_escape")
    assert (on_card(game, 1, "heart"), on_card(game, 0, "heart")) == (1, 1)
