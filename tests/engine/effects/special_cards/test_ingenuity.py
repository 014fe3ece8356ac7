"""Ingenuity."""

from tests.engine.effects.at_workshop import (
    ENGINEER,
    LADY,
    RINGS,
    TANK,
    TWO_TRICKS,
    markers,
    prepare,
    workshop,
)
from tests.support import Data, do, offers, refused


def test_ingenuity_waives_one_missing_type() -> None:
    """SPC-11: Water Tank Escape without a Rope, for 1 marker."""
    game = workshop("ingenuity", tricks=TANK["tricks"], components={"glass": 2, "metal": 2})
    assert refused(game, "p1 prepare water_tank_escape") == "WS-1: needs 1 rope, 0 available"
    prepare(game, "water_tank_escape")
    assert markers(game, "water_tank_escape") == 1


def test_ingenuity_waives_a_type_of_which_some_are_there() -> None:
    """SPC-11: 1 Wood of the 3 that Zig Zag Lady requires."""
    components = {"wood": 1, "fabric": 1, "petroleum": 1}
    game = workshop("ingenuity", tricks=LADY["tricks"], components=components)
    prepare(game, "zig_zag_lady")
    assert markers(game, "zig_zag_lady") == 1


def test_ingenuity_waives_one_type_only() -> None:
    """SPC-11: neither Metal enough nor a Rope."""
    tricks = {**TANK["tricks"], "mind_reading": 0}
    game = workshop("ingenuity", tricks=tricks, components={"glass": 2, "metal": 1})
    do(game, "p1 with_card")
    assert refused(game, "p1 prepare water_tank_escape") == "WS-1: needs 2 metal, 1 available"
    assert offers(game, 0, "prepare") == ["mind_reading"]


def test_ingenuity_gives_one_marker_on_the_engineers_slot_too() -> None:
    """SPC-11: exactly 1."""
    own: Data = {"tricks": TANK["tricks"], "components": {"glass": 2, "metal": 2}}
    game = workshop("ingenuity", **own, **ENGINEER, engineers_trick="water_tank_escape")
    prepare(game, "water_tank_escape")
    assert markers(game, "water_tank_escape") == 1


def test_ingenuity_changes_nothing_if_nothing_lacks() -> None:
    """SPC-11: the printed 2 markers; what counts is the Manager's extra piece too (CMP-2)."""
    team: Data = {"team": ("manager",), "managed": {"metal": 1}}
    game = workshop("ingenuity", tricks=RINGS["tricks"], **team)
    prepare(game, "linking_rings")
    assert markers(game, "linking_rings") == 2


def test_ingenuity_serves_one_preparation_only() -> None:
    """DA-4: the second trick still lacks its components."""
    game = workshop("ingenuity", tricks=TWO_TRICKS["tricks"])
    prepare(game, "linking_rings")
    assert refused(game, "p1 prepare mind_reading") == "WS-1: needs 2 glass, 0 available"
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"
