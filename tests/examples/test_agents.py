"""The programs in `examples`, in small."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.support import ROOT

SHORT = ("--beginner", "--quick")
NAMES = ("evaluate", "flat_monte_carlo", "ppo", "tabular")


@pytest.fixture(autouse=True)
def examples_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")
    for name in NAMES:
        monkeypatch.delitem(sys.modules, name, raising=False)


def run(program: str, *arguments: str | Path) -> str:
    main: Any = import_module(program).main
    result = CliRunner().invoke(main, list(map(str, arguments)), catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_table_is_learned_and_measured(tmp_path: Path) -> None:
    table = tmp_path / "table.json"
    assert "in the last" in run("tabular", "--games", "3", "--out", table)
    agent = ("--agent", "tabular", "--model", table, *SHORT)
    shown = run("evaluate", *agent, "--games", "2", "--bots", "random,apprentice", "--nodes", "1")
    assert [line.split()[0] for line in shown.splitlines()] == ["random", "apprentice"]
    assert " of 2: " in shown


def test_the_search_beats_random_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("flat_monte_carlo"), "PLAYOUTS", 1)
    agent = ("--agent", "flat_monte_carlo", *SHORT)
    assert "2 of 2: 100%" in run("evaluate", *agent, "--games", "2", "--bots", "random")


@pytest.mark.long
def test_ppo_learns_saves_and_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    model = tmp_path / "ppo.pt"
    assert "512 steps" in run("ppo", "--steps", "512", "--games", "4", "--out", model, *SHORT)
    agent = ("--agent", "ppo", "--model", model, *SHORT)
    assert "random" in run("evaluate", *agent, "--games", "1", "--bots", "random")


@pytest.mark.parametrize("agent", ["tabular", "ppo"])
def test_a_learned_agent_needs_its_model(agent: str) -> None:
    if agent == "ppo":
        pytest.importorskip("torch", reason="PyTorch is not installed")
    main: Any = import_module("evaluate").main
    result = CliRunner().invoke(main, ["--agent", agent])
    assert result.exit_code == 2
    assert f"--model is needed: the file that {agent}.py wrote" in result.output
