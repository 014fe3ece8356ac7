"""`trickerion positions`: find positions, score bots on them."""

import json
from pathlib import Path

from click.testing import CliRunner

from trickerion.lab.positions.cli import positions
from trickerion.lab.positions.stored import read_positions, write_positions


def test_positions_are_found_and_bots_scored_on_them(tmp_path: Path) -> None:
    file = str(tmp_path / "found.jsonl")
    search = ("--number", "2", "--worlds", "2", "--nodes", "20", "--playouts", "2")
    found = CliRunner().invoke(positions, ["find", file, *search])
    assert found.exit_code == 0, found.output
    assert len(read_positions(Path(file))) == 2
    arguments = ["score", "--bots", "random,specialist", "--file", file, "--nodes", "20"]
    scored = CliRunner().invoke(positions, [*arguments, "--json"])
    assert scored.exit_code == 0, scored.output
    figures = json.loads(scored.stdout)
    assert list(figures) == ["random", "specialist"]
    assert figures["random"]["positions"] == 2
    shown = CliRunner().invoke(positions, arguments)
    assert "agreed %" in shown.output


def test_a_file_that_holds_no_positions_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text("hello\n")
    result = CliRunner().invoke(positions, ["score", "--file", str(file)])
    assert result.exit_code == 1
    assert "line 1: not a test position" in result.output


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "none.jsonl"
    write_positions(read_positions()[:1], file)
    result = CliRunner().invoke(positions, ["score", "--bots", "wizard", "--file", str(file)])
    assert result.exit_code == 2
    assert "'wizard' is not one of random" in result.output
