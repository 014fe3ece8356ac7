"""Test Run."""

from tests.engine.effects.at_workshop import (
    ENGINEER,
    MIND,
    MUMMY,
    ONE_IN_THEATER,
    RINGS,
    TANK,
    asked,
    enhanced,
    gains,
    markers,
    prepare,
    workshop,
)
from tests.support import Data, do, show


def test_test_run_pays_the_printed_yields_for_one_marker() -> None:
    """SPC-10: Water Tank Escape keeps 1 of 2 markers and pays 1 Fame, 2 Coins, 1 Shard."""
    game = workshop("test_run", **TANK)
    prepare(game, "water_tank_escape")
    assert markers(game, "water_tank_escape") == 2
    events = do(game, "p1 accept")
    assert markers(game, "water_tank_escape") == 1
    told = [event.fields for event in events if event.kind == "markers_returned"]
    assert told == [{"symbol": "spade", "markers": 1}]
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
