"""The prophecy Escape Craze."""

from tests.engine.effects.prophecies.crazes import crazed, set_up, stage
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, seat, show


def test_escape_craze_pays_two_fame_for_an_escape_trick_only() -> None:
    """PRO-10: the trick's own category counts, whatever corner points where."""
    assert crazed("escape_craze") == {"barricaded_barrels": [(2, "escape_craze")]}


def test_escape_craze_must_be_active() -> None:
    """PRO-7: otherwise a Set Up without links pays nothing."""
    assert changes(set_up(stage(None, "barricaded_barrels"), "barricaded_barrels"), 0, "fame") == []


def test_escape_craze_pays_for_every_set_up() -> None:
    """PRO-10: two markers of one trick on two cards."""
    game = stage("escape_craze", "barricaded_barrels")
    events = set_up(game, "barricaded_barrels")
    events += set_up(game, "barricaded_barrels", "riverside_2")
    assert changes(events, 0, "fame") == [(2, "escape_craze")] * 2


def test_escape_craze_pays_beside_links() -> None:
    """PRO-10, THR-5: a link pays its level as well; p2 in the link gets no Fame."""
    game = foretold(
        "escape_craze",
        seat(tricks={"barricaded_barrels": 1}, assigned={"engineer": "theater"}),
        seat(tricks={"burning_mummy": 0}),
        theater=[show("riverside_1", s00="p2 spade mechanical")],
    )
    do(game, "p1 place engineer friday.1", "p1 set_up barricaded_barrels")
    events = do(game, "p1 spot riverside_1.01 escape", "p1 link fame")
    assert sorted(changes(events, 0, "fame")) == [(1, "link"), (2, "escape_craze")]
    assert changes(events, 1, "fame") == []
