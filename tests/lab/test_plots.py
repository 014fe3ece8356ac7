"""The charts: well-formed, complete, and drawn where the figures say."""

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from trickerion.cli import main
from trickerion.lab.charts import Bar, apart, bar_chart, group_chart, line_chart, round_ticks

SVG = "{http://www.w3.org/2000/svg}"
PLOTS = {
    "win_rate_by_magician",
    "win_rate_by_specialist",
    "win_rate_by_initiative",
    "fame_by_turn",
    "fame_by_source",
}


def run(*arguments: str) -> Result:
    command = ("arena", "--bots", "random", "--players", "2", "--games", "2", *arguments)
    return CliRunner().invoke(main, command)


def drawn(chart: str) -> ElementTree.Element:
    return ElementTree.fromstring(chart)


def texts(chart: str) -> list[str]:
    return [element.text or "" for element in drawn(chart).iter(f"{SVG}text")]


def test_the_arena_draws_its_statistics(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "plots"
    assert run("--plots", str(folder)).exit_code == 0
    assert {file.stem for file in folder.glob("*.svg")} == PLOTS
    for file in folder.iterdir():
        chart = file.read_text(encoding="utf-8")
        root = drawn(chart)
        title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None
        assert texts(chart)[0] == title.text
        assert description is not None
        assert re.search(r"\d", description.text or "")


def test_labels_are_words(tmp_path: Path) -> None:
    run("--plots", str(tmp_path))
    by_source = texts((tmp_path / "fame_by_source.svg").read_text(encoding="utf-8"))
    assert {"Set up", "random", "mean Fame"} < set(by_source)
    by_turn = texts((tmp_path / "fame_by_turn.svg").read_text(encoding="utf-8"))
    assert {"1", "5", "scoring", "after turn", "mean Fame"} < set(by_turn)
    by_magician = texts((tmp_path / "win_rate_by_magician.svg").read_text(encoding="utf-8"))
    assert "The Mechaniker" in by_magician


def test_a_folder_that_cannot_be_made_is_told_before_a_game_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert run("--plots", str(tmp_path / "file")).exit_code == 2
    result = run("--plots", str(tmp_path / "file" / "plots"), "--games", "1000000")
    assert result.exit_code == 1
    assert result.output.endswith("plots: Not a directory\n")


def test_bars_are_as_long_as_their_values() -> None:
    bars = [Bar("a", 25, 10, 50, "1 of 4"), Bar("b <&>", 50, 20, 80, "2 of 4")]
    chart = bar_chart("Title", "words", "axis", bars, par=25)
    paper, *lengths = [float(r.attrib["width"]) for r in drawn(chart).iter(f"{SVG}rect")]
    assert lengths[1] == pytest.approx(2 * lengths[0], abs=0.2)
    assert lengths[1] < paper
    assert {"a", "b <&>", "1 of 4", "axis"} < set(texts(chart))


def test_bars_below_zero_reach_to_the_left() -> None:
    groups = {"wages": [-4, 4], "none": [0, 0]}
    chart = group_chart("Title", "words", "axis", ["one", "two"], groups)
    bars = [r.attrib for r in drawn(chart).iter(f"{SVG}rect") if r.attrib["height"] == "9"]
    below, above = float(bars[0]["x"]), float(bars[1]["x"])
    assert below + float(bars[0]["width"]) == pytest.approx(above, abs=0.2)
    assert {"−4.0", "4.0", "0.0", "one", "two", "wages"} < set(texts(chart))


def test_lines_end_with_their_names_and_none_upon_another() -> None:
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
def test_ticks_are_round_and_hold_all_values(low: float, high: float, ticks: list[float]) -> None:
    assert round_ticks(low, high) == pytest.approx(ticks)


def test_labels_are_moved_apart() -> None:
    assert apart([10, 50], 17) == [10, 50]
    moved = apart([10, 11, 12, 60], 17)
    assert all(below - above >= 16.9 for above, below in pairwise(moved[:3]))
    assert moved[3] == 60
