"""SVG charts: well-formed and to scale."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from trickerion.lab.reports.charts import (
    Bar,
    bar_chart,
    group_chart,
    line_chart,
    round_ticks,
    spread_out,
)

SVG = "{http://www.w3.org/2000/svg}"


def drawn(chart: str) -> ElementTree.Element:
    return ElementTree.fromstring(chart)


def texts(chart: str) -> list[str]:
    return [element.text or "" for element in drawn(chart).iter(f"{SVG}text")]


def test_bar_lengths_are_proportional_to_their_values() -> None:
    bars = [Bar("a", 25, 10, 50, "1 of 4"), Bar("b <&>", 50, 20, 80, "2 of 4")]
    chart = bar_chart("Title", "words", "axis", bars, par=25)
    background, *lengths = [float(r.attrib["width"]) for r in drawn(chart).iter(f"{SVG}rect")]
    assert lengths[1] == pytest.approx(2 * lengths[0], abs=0.2)
    assert lengths[1] < background
    assert {"a", "b <&>", "1 of 4", "axis"} < set(texts(chart))


def test_negative_bars_extend_to_the_left() -> None:
    groups = {"wages": [-4, 4], "none": [0, 0]}
    chart = group_chart("Title", "words", "axis", ["one", "two"], groups)
    bars = [r.attrib for r in drawn(chart).iter(f"{SVG}rect") if r.attrib["height"] == "9"]
    below, above = float(bars[0]["x"]), float(bars[1]["x"])
    assert below + float(bars[0]["width"]) == pytest.approx(above, abs=0.2)
    assert {"−4.0", "4.0", "0.0", "one", "two", "wages"} < set(texts(chart))


def test_labels_at_line_ends_do_not_overlap() -> None:
    lines = {"low": [1.0, 4.9], "high": [2.0, 5.0]}
    chart = line_chart("Title", "words", ("after", "Fame"), ["1", "2"], lines)
    ends = {t.text: float(t.attrib["y"]) for t in drawn(chart).iter(f"{SVG}text")}
    assert ends["low 4.9"] - ends["high 5.0"] >= 16


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (0, 61, [0, 10, 20, 30, 40, 50, 60, 70]),
        (-7.7, 20, [-10, -5, 0, 5, 10, 15, 20]),
        (0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (0, 0.9, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
    ],
)
def test_ticks_are_round_and_enclose_the_values(
    low: float, high: float, ticks: list[float]
) -> None:
    assert round_ticks(low, high) == pytest.approx(ticks)


def test_labels_are_moved_apart() -> None:
    assert spread_out([10, 50], 17) == [10, 50]
    moved = spread_out([10, 11, 12, 60], 17)
    assert all(below - above >= 16.9 for above, below in pairwise(moved[:3]))
    assert moved[3] == 60
