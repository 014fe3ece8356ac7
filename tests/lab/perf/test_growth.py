"""Costs by players, module and turn."""

from xml.etree import ElementTree

from trickerion import Options
from trickerion.lab.perf.growth import costs_by_turn, growth, plot


def test_costs_are_measured_by_turn() -> None:
    costs = costs_by_turn("base game", Options(players=2), 1)
    assert [cost.turn for cost in costs] == [1, 2, 3, 4, 5]
    assert all(cost.decisions_per_second > 0 and cost.game_kb > 1 for cost in costs)


def test_the_plot_has_a_line_for_each_kind_of_game() -> None:
    drawn = plot(growth(1), "subtitle")
    ElementTree.fromstring(drawn)
    for name in ("base game, 2 players", "with prophecies, 4 players"):
        assert name in drawn
