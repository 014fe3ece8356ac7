"""Replaceable Parts."""

from tests.engine.effects.at_workshop import (
    LADY,
    MUMMY,
    RINGS,
    TANK,
    asked,
    markers,
    prepare,
    workshop,
)
from tests.support import Data, do, offers, refused, show

WITH_RINGS: Data = {
    "tricks": {"water_tank_escape": 0, "linking_rings": 0},
    "components": {"glass": 2, "metal": 2, "rope": 1},
}


def test_replaceable_parts_put_a_marker_on_another_trick() -> None:
    """SPC-10: Mind Reading needs no Glass for it."""
    own: Data = {"tricks": {**RINGS["tricks"], "mind_reading": 0}, "components": {"metal": 2}}
    game = workshop("replaceable_parts", **own)
    prepare(game, "linking_rings")
    assert offers(game, 0, "trick") == ["mind_reading"]
    do(game, "p1 trick mind_reading")
    assert (markers(game, "linking_rings"), markers(game, "mind_reading")) == (1, 1)


def test_replaceable_parts_may_be_declined() -> None:
    """SPC-10: "may": both markers stay."""
    game = workshop("replaceable_parts", **WITH_RINGS)
    prepare(game, "water_tank_escape")
    do(game, "p1 pass")
    assert (markers(game, "water_tank_escape"), markers(game, "linking_rings")) == (2, 0)


def test_replaceable_parts_may_leave_no_marker() -> None:
    """SPC-9: Burning Mummy's only marker goes, and one comes onto Linking Rings."""
    tricks = {"burning_mummy": 0, "linking_rings": 0}
    game = workshop("replaceable_parts", tricks=tricks, components=MUMMY["components"])
    prepare(game, "burning_mummy")
    do(game, "p1 trick linking_rings")
    assert (markers(game, "burning_mummy"), markers(game, "linking_rings")) == (0, 1)


def test_replaceable_parts_serve_no_trick_of_a_higher_level() -> None:
    """SPC-10: the other one has the same or a lower level."""
    tricks = {"linking_rings": 0, "zig_zag_lady": 0, "mind_reading": 0}
    game = workshop("replaceable_parts", tricks=tricks, components={"metal": 2})
    prepare(game, "linking_rings")
    assert refused(game, "p1 trick zig_zag_lady") == "SPC-10: at most a Level 1 trick"
    assert offers(game, 0, "trick") == ["mind_reading"]


def test_replaceable_parts_serve_tricks_of_a_lower_level() -> None:
    """SPC-10: a Level 2 trick is prepared, a Level 1 trick gets the marker."""
    tricks = {"zig_zag_lady": 0, "linking_rings": 0}
    game = workshop("replaceable_parts", tricks=tricks, components=LADY["components"])
    prepare(game, "zig_zag_lady")
    do(game, "p1 trick linking_rings")
    assert (markers(game, "zig_zag_lady"), markers(game, "linking_rings")) == (2, 1)


def test_replaceable_parts_need_another_trick_of_ones_own() -> None:
    """SPC-10: neither the prepared one nor one in its deck."""
    game = workshop("replaceable_parts", **WITH_RINGS)
    prepare(game, "water_tank_escape")
    assert refused(game, "p1 trick water_tank_escape") == (
        "SPC-10: must be a different trick than the prepared one"
    )
    assert refused(game, "p1 trick mind_reading") == "SPC-10: not one of your tricks"


def test_replaceable_parts_go_onto_a_trick_that_holds_markers() -> None:
    """SPC-10: two lie on Linking Rings already."""
    tricks = {"water_tank_escape": 0, "linking_rings": 2}
    game = workshop("replaceable_parts", tricks=tricks, components=TANK["components"])
    prepare(game, "water_tank_escape")
    do(game, "p1 trick linking_rings")
    assert markers(game, "linking_rings") == 3


def test_replaceable_parts_need_a_free_marker() -> None:
    """SPC-10, TRK-5: three on the card and one in the Theater are all four."""
    tricks = {"water_tank_escape": 0, "linking_rings": 3, "mind_reading": 0}
    theater = (show("riverside_1", s00="p1 heart optical"),)
    components = TANK["components"]
    game = workshop("replaceable_parts", tricks=tricks, components=components, theater=theater)
    prepare(game, "water_tank_escape")
    assert refused(game, "p1 trick linking_rings") == "TRK-5: no marker left to put on the trick"
    assert offers(game, 0, "trick") == ["mind_reading"]


def test_replaceable_parts_ask_nothing_if_no_trick_serves() -> None:
    """SPC-10: p1 has one trick; its markers stay."""
    game = workshop("replaceable_parts", **TANK)
    prepare(game, "water_tank_escape")
    assert (markers(game, "water_tank_escape"), asked(game)) == (2, "act")
