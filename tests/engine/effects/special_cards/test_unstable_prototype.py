"""Unstable Prototype."""

from typing import Any

from tests.engine.effects.at_workshop import (
    LADY,
    MIND,
    MUMMY,
    ONE_IN_THEATER,
    RINGS,
    TANK,
    asked,
    gains,
    markers,
    pieces,
    prepare,
    workshop,
)
from tests.support import Data, do, offers, refused
from trickerion import Game


def test_unstable_prototype_returns_three_pieces_for_a_marker_and_fame_and_coins() -> None:
    """SPC-12: one marker more in all, 1 Fame and 1 Coin for each piece; three are the most."""
    game = workshop("unstable_prototype", **LADY)
    prepare(game, "zig_zag_lady")
    events = do(game, "p1 give wood", "p1 give petroleum", "p1 give wood")
    assert markers(game, "zig_zag_lady") == 4
    assert gains(events) == {
        "fame": [(1, "unstable_prototype")] * 3,
        "coins": [(1, "unstable_prototype")] * 3,
    }
    assert pieces(game) == {"wood": 1, "fabric": 1}
    assert asked(game) == "act"


def test_unstable_prototype_may_return_fewer() -> None:
    """SPC-12: one piece, for the marker, 1 Fame and 1 Coin."""
    game = workshop("unstable_prototype", **LADY)
    prepare(game, "zig_zag_lady")
    events = do(game, "p1 give fabric", "p1 done")
    assert (markers(game, "zig_zag_lady"), asked(game)) == (4, "act")
    assert gains(events) == {
        "fame": [(1, "unstable_prototype")],
        "coins": [(1, "unstable_prototype")],
    }


def test_unstable_prototype_may_return_nothing() -> None:
    """SPC-12: "may": the printed markers and nothing else."""
    game = workshop("unstable_prototype", **LADY)
    prepare(game, "zig_zag_lady")
    assert gains(do(game, "p1 done")) == {}
    assert (markers(game, "zig_zag_lady"), pieces(game)) == (3, LADY["components"])


def test_unstable_prototype_takes_no_more_of_a_type_than_required() -> None:
    """SPC-12: 2 of 3 Metal, and nothing is left that the trick requires; one marker for both."""
    game = workshop("unstable_prototype", tricks=RINGS["tricks"], components={"metal": 3})
    prepare(game, "linking_rings")
    do(game, "p1 give metal", "p1 give metal")
    assert (pieces(game), asked(game)) == ({"metal": 1}, "act")
    assert markers(game, "linking_rings") == 3


def test_unstable_prototype_refuses_what_is_returned_already() -> None:
    """SPC-12, CMP-4: one Rope is required; and the two Glass are gone after two."""
    components = {"glass": 2, "metal": 2, "rope": 2}
    game = workshop("unstable_prototype", tricks=TANK["tricks"], components=components)
    prepare(game, "water_tank_escape")
    do(game, "p1 give rope")
    assert (
        refused(game, "p1 give rope") == "SPC-12: everything the trick requires is already returned"
    )
    assert offers(game, 0, "give") == ["glass", "metal"]


def test_unstable_prototype_takes_only_what_the_trick_requires() -> None:
    """SPC-12: no Wood for Linking Rings."""
    game = workshop(
        "unstable_prototype", tricks=RINGS["tricks"], components={"metal": 2, "wood": 1}
    )
    prepare(game, "linking_rings")
    assert refused(game, "p1 give wood") == "SPC-12: the prepared trick doesn’t require it"


def test_unstable_prototype_takes_real_pieces_only() -> None:
    """SPC-12, CMP-4: the one Metal on a Manager's slot counts as two and is one."""
    team: Data = {"team": ("manager",), "managed": {"metal": 1}}
    game = workshop("unstable_prototype", tricks=RINGS["tricks"], **team)
    prepare(game, "linking_rings")
    events = do(game, "p1 give metal")
    assert gains(events)["coins"] == [(1, "unstable_prototype")]
    assert (pieces(game), markers(game, "linking_rings"), asked(game)) == ({}, 3, "act")


def test_unstable_prototype_makes_no_fifth_marker() -> None:
    """SPC-12, TRK-5, RUL-22: three prepared and one in the Theater; Fame and Coin are paid all the
    same."""
    game = workshop("unstable_prototype", **MIND, theater=ONE_IN_THEATER)
    prepare(game, "mind_reading")
    events = do(game, "p1 give glass")
    assert markers(game, "mind_reading") == 3
    assert gains(events) == {
        "fame": [(1, "unstable_prototype")],
        "coins": [(1, "unstable_prototype")],
    }


def test_unstable_prototype_reads_what_an_older_save_counted() -> None:
    """SPC-12: two bits for each type in the order in which the trick lists them."""
    game = workshop("unstable_prototype", **MUMMY)
    prepare(game, "burning_mummy")
    do(game, "p1 give petroleum", "p1 give fabric")
    older: Any = game.to_dict()
    del older["format"]
    older["stack"][-1]["given"] = 1 | 1 << 2
    assert Game.from_dict(older).digest() == game.digest()


def test_unstable_prototype_used_for_ap_asks_nothing() -> None:
    """AP-3: an Apprentice with 2 AP."""
    game = workshop("unstable_prototype", "apprentice_1", use="ap", **LADY)
    do(game, "p1 prepare zig_zag_lady")
    assert (markers(game, "zig_zag_lady"), asked(game)) == (3, "act")
