"""Assignment plans and placements without search."""

from tests.support import position, seat, show
from trickerion.bots.policy.placement import (
    NEVER_ENOUGH,
    default_plan,
    distinct,
    fewest_ap,
)
from trickerion.engine.core.names import name
from trickerion.engine.core.printed_facts import DOWNTOWN, MAGICIAN, MARKET_ROW, THEATER, WORKSHOP


def test_a_prepared_trick_sends_the_magician_to_the_theater() -> None:
    game = position(
        seat(tricks={"mind_reading": 2}, team=["manager"]), seat(), theater=[show("riverside_1")]
    )
    assert name("card", default_plan(game, 0)[MAGICIAN]) == "theater"
    idle = position(seat(), seat(), theater=[show("riverside_1")])
    assert name("card", default_plan(idle, 0)[MAGICIAN]) != "theater"


def test_a_location_is_useful_only_with_something_to_do_there() -> None:
    game = position(seat(tricks={"mind_reading": 0}), seat())
    fewest = fewest_ap(game, 0)
    assert fewest[MARKET_ROW] == 1
    assert fewest[THEATER] == fewest[WORKSHOP] == NEVER_ENOUGH
    assert fewest[DOWNTOWN] == 1


def test_slots_that_differ_only_in_ap_are_considered_once() -> None:
    game = position(seat(assigned={"magician": "downtown"}), seat())
    options = game.options(0)
    kept = [str(options[i]) for i in distinct(game, 0, options, list(range(len(options))))]
    assert [line for line in kept if "place" in line] == ["p1 place magician downtown.1"]
