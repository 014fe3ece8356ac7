"""Trick Tweaking."""

from tests.engine.effects.at_workshop import (
    ENGINEER,
    MIND,
    ONE_IN_THEATER,
    RINGS,
    TWO_TRICKS,
    markers,
    prepare,
    workshop,
)
from tests.support import Data, do, refused


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
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"
    do(game, "p1 prepare linking_rings", "p1 prepare mind_reading")
    assert (markers(game, "linking_rings"), markers(game, "mind_reading")) == (2, 3)
