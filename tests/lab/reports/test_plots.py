"""The charts of a contest: complete, labeled, and described for screen readers."""

import re
from pathlib import Path
from xml.etree import ElementTree

from click.testing import CliRunner, Result

from trickerion.cli import main

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


def test_labels_are_readable(tmp_path: Path) -> None:
    run("--plots", str(tmp_path))
    by_source = texts((tmp_path / "fame_by_source.svg").read_text(encoding="utf-8"))
    assert {"Set up", "random", "mean Fame"} < set(by_source)
    by_turn = texts((tmp_path / "fame_by_turn.svg").read_text(encoding="utf-8"))
    assert {"1", "5", "scoring", "after turn", "mean Fame"} < set(by_turn)
    by_magician = texts((tmp_path / "win_rate_by_magician.svg").read_text(encoding="utf-8"))
    assert "The Mechaniker" in by_magician


def test_a_folder_that_cannot_be_created_is_reported_before_any_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert run("--plots", str(tmp_path / "file")).exit_code == 2
    result = run("--plots", str(tmp_path / "file" / "plots"), "--games", "1000000")
    assert result.exit_code == 1
    assert result.output.endswith("plots: Not a directory\n")
