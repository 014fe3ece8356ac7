"""The prophecy Optical Craze."""

from tests.engine.effects.prophecies.crazes import crazed, stage
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, seat, show


def test_optical_craze_pays_two_fame_for_an_optical_trick_only() -> None:
    """PRO-10: the trick's own category counts, whatever corner points where."""
    assert crazed("optical_craze") == {"enchanted_butterflies": [(2, "optical_craze")]}


def test_optical_craze_pays_for_a_guest_performer() -> None:
    """SPC-3: a marker outside the slots is set up too."""
    game = stage("optical_craze", "enchanted_butterflies", "guest_performer")
    do(game, "p1 use_card bonus", "p1 with_card", "p1 set_up enchanted_butterflies")
    assert changes(do(game, "p1 outside riverside_1"), 0, "fame") == [(2, "optical_craze")]


def test_optical_craze_does_not_pay_for_on_stage_preparation() -> None:
    """SPC-14: the marker comes into the Theater, but not by a Set Up."""
    one = seat(
        tricks={"enchanted_butterflies": 0},
        components={"fabric": 2},
        assigned={"engineer": "on_stage_preparation"},
    )
    game = foretold("optical_craze", one, seat(), theater=[show("riverside_1")])
    do(game, "p1 place engineer workshop.1", "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 prepare enchanted_butterflies", "p1 spot riverside_1.00 spiritual")
    assert changes(events, 0, "fame") == []


def test_the_fame_of_a_craze_comes_before_the_links() -> None:
    """RUL-19: first 2 Fame, then the Shards of the circle and what p1 chooses for the link."""
    game = foretold(
        "escape_craze",
        seat(tricks={"barricaded_barrels": 1}, assigned={"engineer": "theater"}),
        seat(tricks={"burning_mummy": 0}),
        theater=[show("riverside_1", s00="p2 spade mechanical")],
    )
    do(game, "p1 place engineer friday.1", "p1 set_up barricaded_barrels")
    events = do(game, "p1 spot riverside_1.01 escape")
    assert [event.kind for event in events[1:4]] == [
        "fame_changed",
        "link_created",
        "shards_changed",
    ]
    assert changes(events, 0, "fame") == [(2, "escape_craze")]
    assert changes(do(game, "p1 link fame"), 0, "fame") == [(1, "link")]
