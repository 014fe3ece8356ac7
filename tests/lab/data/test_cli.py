"""`trickerion export` and `balance`."""

import json
import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.support import ROOT
from trickerion.cli import main

RECORD = str(ROOT / "tests" / "golden" / "base_2p_00.txt")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_the_balance_of_an_export_is_that_of_its_games(tmp_path: Path) -> None:
    games, folder = tmp_path / "games.jsonl", tmp_path / "export"
    contest = ("--bots", "random", "--players", "2", "--quick", "--games", "2")
    run("arena", *contest, "--out", str(games))
    exported = run("export", str(games), RECORD, "--out", str(folder))
    assert exported.output == f"3 games in {folder}\n"
    found = run("balance", str(folder), "--json")
    assert found.exit_code == 0, found.output
    assert json.loads(found.output)["games"] == 3
    assert run("balance", str(games), RECORD, "--json").output == found.output


def test_the_page_about_data_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its commands with fewer games of faster bots, then its examples."""
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    small = re.sub(r"--games \d+", "--games 2", page.replace("--bots specialist", "--bots random"))
    small = small.replace("power_sampler:LegendSampler", "power_sampler:PowerSampler")
    commands = re.findall(r"^trickerion (.*)", small, re.MULTILINE)
    said = [command.split()[0] for command in commands]
    two_arenas = ["arena", "arena", "balance"]
    assert said == ["arena", "export", "balance", *two_arenas, *two_arenas]
    for command in commands:
        result = run(*command.split())
        assert result.exit_code == 0, result.output
    exec("\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL)), {})


def test_the_balance_is_shown_and_drawn(tmp_path: Path) -> None:
    result = run("balance", RECORD, "--plots", str(tmp_path / "plots"))
    assert result.exit_code == 0, result.output
    assert "1 games" in result.output
    assert (tmp_path / "plots" / "balance_magician.svg").exists()


def test_bad_input_is_reported_in_one_sentence(tmp_path: Path) -> None:
    damaged = tmp_path / "games.jsonl"
    damaged.write_text("a shopping list\n", encoding="utf-8")
    (tmp_path / "file").touch()
    for arguments, sentence in {
        ("export", str(damaged), "--out", str(tmp_path / "x")): f"{damaged}: line 1: not a game",
        ("export", RECORD, "--out", str(tmp_path / "file" / "x")): "x: Not a directory",
        ("balance", str(damaged)): f"{damaged}: line 1: not a game",
        ("balance", str(tmp_path)): "games.parquet: No such file or directory",
    }.items():
        result = run(*arguments)
        assert result.exit_code == 1, arguments
        assert sentence in result.output
        assert result.output.count("\n") == 1
    assert run("export", RECORD).exit_code == 2


def test_a_missing_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("trickerion.lab.data.export", "trickerion.lab.data.schema"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run("export", RECORD, "--out", str(tmp_path / "x"))
    assert result.exit_code == 1
    assert result.output == 'Error: pyarrow is needed: pip install "trickerion[data]"\n'
