"""What is measured, and that a slower engine is noticed (R18)."""

import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from tests.support import needs_pure
from trickerion import Options
from trickerion.cli import main
from trickerion.lab import figures, gauge
from trickerion.lab.contenders import Contender, Ours, peers
from trickerion.lab.growth import costs_by_turn, growth, plot


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_free_decisions_are_those_with_a_choice() -> None:
    ours = Ours("ours", Options(players=2))
    decisions, free = ours.play(ours.start(1), Random(1))
    assert 0 < free < decisions


def test_peers_are_measured_like_our_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    other: Contender = Ours("another", Options(players=3))
    monkeypatch.setattr(figures, "peers", lambda: [other])
    ours, theirs = figures.peer_rows(0.05, Options(players=2))
    assert ours["decisions_per_second_of_ours"] == "100%"
    assert theirs["game"] == "another"
    assert set(ours) == set(theirs) >= {"clone_us", "options_us", "playouts_per_second"}


@pytest.mark.parametrize("peer", peers(), ids=lambda peer: str(peer.name))
def test_a_peer_that_is_installed_plays(peer: Contender) -> None:
    game = peer.midgame(1)
    assert peer.options(peer.clone(game))
    assert peer.play(game, Random(1), 3)[0] == 3


def test_cost_is_told_by_turn() -> None:
    costs = costs_by_turn("base game", Options(players=2), 1)
    assert [cost.turn for cost in costs] == [1, 2, 3, 4, 5]
    assert all(cost.decisions_per_second > 0 and cost.game_kb > 1 for cost in costs)


def test_the_plot_has_a_line_for_each_kind_of_game() -> None:
    drawn = plot(growth(1), "so many games")
    ElementTree.fromstring(drawn)
    for name in ("base game, 2 players", "with prophecies, 4 players"):
        assert name in drawn


def test_bench_writes_the_plot(tmp_path: Path) -> None:
    file = tmp_path / "growth.svg"
    result = run("bench", "--growth", str(file), "--seconds", "0.1", "--json")
    assert len(json.loads(result.output)) == 57
    assert file.read_text(encoding="utf-8").startswith("<svg")


@needs_pure
def test_the_same_work_is_the_same_number(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert run("gauge", str(file)).output == ""
    assert run("gauge", "--record", str(file)).exit_code == 0
    lines = run("gauge", str(file)).output.splitlines()
    assert len(lines) == 6
    assert all("100%" in line or "99%" in line or "101%" in line for line in lines)


@needs_pure
@pytest.mark.parametrize(("factor", "code", "told"), [(1.4, 0, "slower"), (1.6, 1, "at most 150%")])
def test_more_work_is_told_and_much_more_fails(
    factor: float, code: int, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "figures.json"
    gauge.record({"decision_base": 1000}, file)
    monkeypatch.setattr(
        "trickerion.lab.measuring.measure", lambda: {"decision_base": round(1000 * factor)}
    )
    result = run("gauge", str(file))
    assert result.exit_code == code
    assert told in result.output
