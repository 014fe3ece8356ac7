"""The commands `bench` and `gauge`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.support import needs_pure
from trickerion import COMPILED
from trickerion.cli import main
from trickerion.lab.perf import cli as perf_cli
from trickerion.lab.perf import gauge


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_bench_measures() -> None:
    result = run("bench", "--seconds", "0.1", "--players", "2", "--json")
    assert result.exit_code == 0
    figures = json.loads(result.output)
    assert figures["engine"] == ("compiled" if COMPILED else "pure Python")
    assert figures["decisions_per_second"] > 0
    assert figures["game_kb"] < 2000
    assert "ratio_to_base_game" not in figures
    dark = json.loads(run("bench", "--seconds", "0.1", "--dark-alley", "--json").output)
    assert dark["ratio_to_base_game"] > 0


def test_bench_says_how_to_install_other_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perf_cli, "peers", list)
    result = run("bench", "--peers")
    assert result.exit_code == 1
    assert "pip install 'trickerion[peers]'" in result.output


def test_bench_compares_modules() -> None:
    result = run("bench", "--modules", "--seconds", "0.1", "--json")
    assert [row["module"] for row in json.loads(result.output)][-1] == "Heir"


def test_bench_writes_the_plot(tmp_path: Path) -> None:
    file = tmp_path / "growth.svg"
    result = run("bench", "--growth", str(file), "--seconds", "0.1", "--json")
    assert len(json.loads(result.output)) == 57
    assert file.read_text(encoding="utf-8").startswith("<svg")


@needs_pure
def test_the_same_games_take_the_same_number_of_instructions(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert run("gauge", str(file)).output == ""
    assert run("gauge", "--record", str(file)).exit_code == 0
    lines = run("gauge", str(file)).output.splitlines()
    assert len(lines) == 6
    assert all("100%" in line or "99%" in line or "101%" in line for line in lines)


@needs_pure
@pytest.mark.parametrize(("factor", "code", "output"), [(1.4, 0, "slower"), (1.6, 1, "limit 150%")])
def test_more_work_is_reported_and_much_more_fails(
    factor: float, code: int, output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "figures.json"
    gauge.record({"decision_base": 1000}, file)
    monkeypatch.setattr(
        "trickerion.lab.perf.cli.measure", lambda: {"decision_base": round(1000 * factor)}
    )
    result = run("gauge", str(file))
    assert result.exit_code == code
    assert output in result.output
