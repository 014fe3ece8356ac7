"""Special cards of the Workshop: more markers, fewer markers, missing components (SPC-9..11)."""

import pytest

from tests.cards.workshop import (
    ENGINEER,
    LADY,
    MAIDEN,
    MIND,
    MUMMY,
    RINGS,
    TANK,
    asked,
    enhanced,
    gains,
    markers,
    prepare,
    workshop,
)
from tests.support import Data, do, offers, refused, show

TWO_TRICKS: Data = {
    "tricks": {"linking_rings": 0, "mind_reading": 0},
    "components": {"metal": 2, "glass": 2},
}
ONE_IN_THEATER = (show("riverside_1", s00="p1 spade optical"),)
ALL_IN_THEATER = (
    show("riverside_1", s00="p1 spade optical", s02="p1 spade optical"),
    show("riverside_2", s00="p1 spade optical"),
    show("riverside_3", s00="p1 spade optical"),
)


# WS-1: a Special card serves a preparation that puts no marker

MIND_AND_RINGS: Data = {
    "tricks": {"mind_reading": 0, "linking_rings": 0},
    "components": {"glass": 2},
}


@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("trick_tweaking", "act"),
        ("test_run", "act"),
        ("replaceable_parts", "act"),
        ("invention", "act"),
        ("ingenuity", "act"),
        ("on_stage_preparation", "act"),
        ("hidden_talent", "act"),
        ("unstable_prototype", "return_parts"),
        ("enhance_trick", "choose_enhancement"),
    ],
)
def test_a_card_serves_a_preparation_without_a_marker(card: str, then: str) -> None:
    """WS-1, SPC-9, RUL-23: all four markers lie in the Theater. What gives up or moves one of the
    markers prepared needs one; the rest works."""
    game = workshop(card, theater=ALL_IN_THEATER, **MIND_AND_RINGS)
    no_marker = "TRK-5: no marker left to put on the trick"
    assert refused(game, "p1 prepare mind_reading") == no_marker
    prepare(game, "mind_reading")
    assert (asked(game), markers(game, "mind_reading")) == (then, 0)


def test_a_preparation_without_a_marker_needs_its_components() -> None:
    """WS-1: the card waives nothing else."""
    game = workshop("invention", theater=ALL_IN_THEATER, tricks=MIND["tricks"])
    assert refused(game, "p1 with_card") == "DA-4: no action the card could serve"


def test_invention_pays_for_a_preparation_without_a_marker() -> None:
    """WS-1, SPC-11: Iron Maiden's 3 Saws and 2 Padlocks."""
    game = workshop("invention", theater=ALL_IN_THEATER, **MAIDEN)
    assert gains(prepare(game, "iron_maiden")) == {"fame": [(5, "invention")]}


# Trick Tweaking


def test_trick_tweaking_gives_one_more_marker() -> None:
    """SPC-9, WS-1: Linking Rings gets 3 in place of the printed 2."""
    game = workshop("trick_tweaking", **RINGS)
    events = prepare(game, "linking_rings")
    assert markers(game, "linking_rings") == 3
    told = [event.fields for event in events if event.kind == "trick_prepared"]
    assert told == [{"trick": "linking_rings", "markers": 3}]


def test_trick_tweaking_adds_to_the_engineers_marker() -> None:
    """SPC-9: 2 printed, 1 for the Engineer's slot, 1 for the card."""
    game = workshop("trick_tweaking", **RINGS, **ENGINEER, engineers_trick="linking_rings")
    prepare(game, "linking_rings")
    assert markers(game, "linking_rings") == 4


def test_trick_tweaking_makes_no_fifth_marker() -> None:
    """SPC-9, TRK-5: 3 + 1 + 1 are five, and one lies in the Theater: three are left."""
    engineer: Data = {**MIND, **ENGINEER, "engineers_trick": "mind_reading"}
    game = workshop("trick_tweaking", theater=ONE_IN_THEATER, **engineer)
    prepare(game, "mind_reading")
    assert markers(game, "mind_reading") == 3


def test_trick_tweaking_serves_one_preparation_only() -> None:
    """DA-4: the player names the second one; neither the first nor the third profits."""
    tricks = {"linking_rings": 0, "mind_reading": 0, "barricaded_barrels": 0}
    components = {"metal": 2, "glass": 2, "wood": 2}
    game = workshop("trick_tweaking", tricks=tricks, components=components)
    do(game, "p1 prepare linking_rings", "p1 with_card", "p1 prepare mind_reading")
    do(game, "p1 prepare barricaded_barrels")
    assert markers(game, "linking_rings") == 2
    assert markers(game, "mind_reading") == 4
    assert markers(game, "barricaded_barrels") == 2


def test_trick_tweaking_used_for_ap_gives_no_marker() -> None:
    """AP-3: the Apprentice's 2 AP prepare two tricks with their printed markers."""
    game = workshop("trick_tweaking", "apprentice_1", use="ap", **TWO_TRICKS)
    assert refused(game, "p1 with_card") == "DA-4: no card's bonus is open"
    do(game, "p1 prepare linking_rings", "p1 prepare mind_reading")
    assert (markers(game, "linking_rings"), markers(game, "mind_reading")) == (2, 3)


# Test Run


def test_test_run_pays_the_printed_yields_for_one_marker() -> None:
    """SPC-10: Water Tank Escape keeps 1 of 2 markers and pays 1 Fame, 2 Coins, 1 Shard."""
    game = workshop("test_run", **TANK)
    prepare(game, "water_tank_escape")
    assert markers(game, "water_tank_escape") == 2
    events = do(game, "p1 accept")
    assert markers(game, "water_tank_escape") == 1
    assert gains(events) == {
        "fame": [(1, "test_run")],
        "coins": [(2, "test_run")],
        "shards": [(1, "test_run")],
    }


def test_test_run_may_be_declined() -> None:
    """SPC-10: "may": all markers stay and nothing is paid; the Magician has 2 AP left."""
    game = workshop("test_run", **TANK)
    prepare(game, "water_tank_escape")
    assert gains(do(game, "p1 pass")) == {}
    assert (markers(game, "water_tank_escape"), asked(game)) == (2, "act")


def test_test_run_may_leave_no_marker() -> None:
    """SPC-9: Burning Mummy's only marker; the trick can be prepared again."""
    game = workshop("test_run", **MUMMY)
    prepare(game, "burning_mummy")
    events = do(game, "p1 accept")
    assert markers(game, "burning_mummy") == 0
    assert gains(events) == {"fame": [(2, "test_run")], "coins": [(2, "test_run")]}
    do(game, "p1 prepare burning_mummy")
    assert markers(game, "burning_mummy") == 1


def test_test_run_takes_its_marker_after_the_limit() -> None:
    """SPC-9, TRK-5: 3 + 1 for the Engineer, one in the Theater: 3, and then 1 less."""
    engineer: Data = {**MIND, **ENGINEER, "engineers_trick": "mind_reading"}
    game = workshop("test_run", theater=ONE_IN_THEATER, **engineer)
    prepare(game, "mind_reading")
    do(game, "p1 accept")
    assert markers(game, "mind_reading") == 2


def test_test_run_counts_enhance_trick_and_no_weekday() -> None:
    """SPC-10, SPC-13: enhanced twice, and the Engineer on Sunday adds nothing."""
    sunday = {"engineer": "sunday.1"}
    notes = [enhanced("linking_rings", 2)]
    game = workshop("test_run", **RINGS, placed=sunday, notes=notes)
    prepare(game, "linking_rings")
    events = do(game, "p1 accept")
    assert gains(events) == {"fame": [(2, "test_run")], "coins": [(4, "test_run")]}


def test_test_run_receives_its_shard_like_any_other() -> None:
    """SPC-10, PRO-1: with `shard_shower` one more; it is no modifier of the trick's yield."""
    game = workshop("test_run", **TANK, prophecy="shard_shower")
    prepare(game, "water_tank_escape")
    assert gains(do(game, "p1 accept"))["shards"] == [(2, "test_run")]


def test_test_run_is_no_performance() -> None:
    """SPC-4, SPC-10: nothing is performed, and no marker comes to the Theater."""
    game = workshop("test_run", **TANK, theater=(show("riverside_1"),))
    prepare(game, "water_tank_escape")
    kinds = [event.kind for event in do(game, "p1 accept")]
    assert kinds[:2] == ["markers_returned", "fame_changed"]
    assert "trick_performed" not in kinds


def test_test_run_asks_nothing_about_another_preparation() -> None:
    """DA-4: without naming the card a trick is simply prepared."""
    game = workshop("test_run", **TANK)
    do(game, "p1 prepare water_tank_escape")
    assert (markers(game, "water_tank_escape"), asked(game)) == (2, "act")


# Replaceable Parts

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
        "SPC-10: another trick than the prepared one"
    )
    assert refused(game, "p1 trick mind_reading") == "SPC-10: not a trick of yours"


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


# Invention


def test_invention_pays_for_advanced_and_superior_pieces() -> None:
    """SPC-11: Iron Maiden requires 3 Saws and 2 Padlocks; pieces count, not types."""
    game = workshop("invention", **MAIDEN)
    assert gains(prepare(game, "iron_maiden")) == {"fame": [(5, "invention")]}


def test_invention_pays_nothing_for_basic_pieces() -> None:
    """SPC-11: Linking Rings requires 2 Metal."""
    game = workshop("invention", **RINGS)
    assert gains(prepare(game, "linking_rings")) == {}
    assert markers(game, "linking_rings") == 2


def test_invention_counts_what_the_trick_requires() -> None:
    """SPC-11, CMP-2: 2 Saws on a Manager's slot count as the 3 required; a third Padlock that
    lies there pays nothing."""
    team: Data = {"team": ("manager",), "managed": {"saw": 2}}
    components = {"metal": 3, "padlock": 3}
    game = workshop("invention", tricks={"iron_maiden": 0}, components=components, **team)
    assert gains(prepare(game, "iron_maiden")) == {"fame": [(5, "invention")]}


def test_invention_pays_for_one_preparation() -> None:
    """DA-4: Zig Zag Lady with the card, Water Tank Escape without."""
    own: Data = {
        "tricks": {**LADY["tricks"], **TANK["tricks"]},
        "components": {**LADY["components"], **TANK["components"]},
    }
    game = workshop("invention", **own)
    assert gains(prepare(game, "zig_zag_lady")) == {"fame": [(1, "invention")]}
    assert gains(do(game, "p1 prepare water_tank_escape")) == {}


# Ingenuity


def test_ingenuity_waives_one_missing_type() -> None:
    """SPC-11: Water Tank Escape without a Rope, for 1 marker."""
    game = workshop("ingenuity", tricks=TANK["tricks"], components={"glass": 2, "metal": 2})
    assert refused(game, "p1 prepare water_tank_escape") == "WS-1: needs 1 rope, 0 counted"
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
    assert refused(game, "p1 prepare water_tank_escape") == "WS-1: needs 2 metal, 1 counted"
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
    assert refused(game, "p1 prepare mind_reading") == "WS-1: needs 2 glass, 0 counted"
    assert refused(game, "p1 with_card") == "DA-4: no card's bonus is open"
