"""The tools on the command line."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.support import needs_pure
from trickerion import COMPILED, Game, Options
from trickerion.cli import main
from trickerion.lab.simulation import random_game


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


@pytest.mark.parametrize(
    ("table", "rows"),
    [
        ("tricks", 48),
        ("performances", 28),
        ("magicians", 8),
        ("prophecies", 27),
        ("special_assignments", 40),
    ],
)
def test_data_prints_every_row(table: str, rows: int) -> None:
    result = run("data", table, "--json")
    assert result.exit_code == 0
    facts = json.loads(result.output)
    assert len(facts) == rows
    assert len({row["id"] for row in facts}) == rows
    plain = run("data", table).output
    assert all(row["id"][:12] in plain for row in facts)


def test_data_rows_have_the_printed_fields() -> None:
    tricks = {row["id"]: row for row in json.loads(run("data", "tricks", "--json").output)}
    assert tricks["ghost_trap"] == {
        "id": "ghost_trap",
        "name": "Ghost Trap",
        "category": "spiritual",
        "level": 2,
        "threshold": 16,
        "components": {"wood": 3, "glass": 3, "fabric": 3, "animal": 3},
        "prepare_cost": 2,
        "markers": 3,
        "fame": 3,
        "coins": 3,
        "shards": 1,
        "end_bonus": None,
    }
    cards = {row["id"]: row for row in json.loads(run("data", "performances", "--json").output)}
    assert cards["riverside_11"] == {
        "id": "riverside_11",
        "theater": "riverside",
        "slots": ["00", "01", "10"],
        "links": [
            {"slots": ["00", "10"], "shard": True},
            {"slots": ["00", "01"], "shard": False},
        ],
        "bonus": {"fame": 0, "coins": 2, "shards": 0},
    }


def test_data_prints_the_board() -> None:
    facts = json.loads(run("data", "board", "--json").output)
    assert facts["dice"]["inn_a"] == ["assistant", "manager", "engineer", "x", "x", "x"]
    assert facts["character_slots"]["downtown"] == [2, 1, 1, 0]
    assert facts["start"]["coins_by_initiative_slot"] == [10, 12, 14, 16]
    assert "inn_a" in run("data", "board").output


def test_simulate_gives_the_same_output_for_the_same_seed() -> None:
    arguments = ("simulate", "--players", "3", "--games", "4", "--seed", "9", "--json")
    first = run(*arguments)
    assert first.exit_code == 0
    assert first.output == run(*arguments).output
    games = [json.loads(line) for line in first.output.splitlines()]
    assert [game["seed"] for game in games] == [9, 10, 11, 12]
    assert set(games[0]) == {
        "seed",
        "options",
        "scores",
        "winner",
        "turns",
        "decisions",
        "digest",
    }
    assert games[0]["turns"] == 5
    assert games[2]["digest"] == random_game(Options(players=3), 11).digest()


def test_simulate_sums_up_for_people() -> None:
    output = run("simulate", "--players", "2", "--games", "3", "--beginner").output
    assert "3 games, seeds from 1" in output
    assert "decisions per game" in output


def test_simulate_refuses_five_players_with_a_sentence() -> None:
    result = run("simulate", "--players", "5")
    assert result.exit_code == 2
    assert "players: SET-1: 2 to 4 players, not 5" in result.output


def test_replay_tells_how_a_record_ended(tmp_path: Path) -> None:
    game = random_game(Options(players=2), 3)
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    assert f"digest: {game.digest()}" in run("replay", str(file)).output
    assert "decisions: 10\n" in run("replay", str(file), "--until", "10").output
    position = json.loads(run("replay", str(file), "--until", "10", "--json").output)
    assert len(Game.from_dict(position).players) == 2


def test_replay_refuses_a_broken_record_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(random_game(Options(players=2), 3).record() + "p1 fly\n", encoding="utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert "kind: 'fly' is not one of" in result.output
    file.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(file)).exit_code == 1
    assert run("replay", str(tmp_path / "nothing.txt")).exit_code == 2


def test_check_reports_what_it_checked() -> None:
    result = run("check", "--actions", "300", "--states", "10", "--undos", "50", "--seed", "5")
    assert result.exit_code == 0
    assert "R3, R4: actions: 300 checked, no fault" in result.output
    assert "R8, R9: positions: 10 checked, no fault" in result.output
    assert "R10: undone actions: 50 checked, no fault" in result.output


def test_simulate_plays_every_module() -> None:
    modules = ("--dark-alley", "--prophecies", "--quick", "--late-bonus")
    games = run("simulate", "--games", "2", "--json", *modules).output.splitlines()
    options = json.loads(games[0])["options"]
    assert all(options[m.strip("-").replace("-", "_")] for m in modules)
    assert json.loads(games[0])["turns"] == 6
    refused = run("simulate", "--prophecies")
    assert refused.exit_code == 2
    assert "prophecies: SET-1: only with the Dark Alley" in refused.output


def test_rules_prints_a_rule_or_all() -> None:
    assert run("rules", "thr-3").output.startswith("THR-3 Only a Magician")
    assert len(run("rules").output.splitlines()) > 120
    assert "no such rule" in run("rules", "THR-77").output


@needs_pure
def test_coverage_counts_effects() -> None:
    output = run("coverage", "--games", "4").output
    assert output.splitlines()[-1].startswith("75 effects in 4 games")
    assert len(json.loads(run("coverage", "--games", "2", "--json").output)) == 75


def test_bench_measures() -> None:
    result = run("bench", "--seconds", "0.2", "--players", "2", "--json")
    assert result.exit_code == 0
    figures = json.loads(result.output)
    assert figures["engine"] == ("compiled" if COMPILED else "pure Python")
    assert figures["decisions_per_second"] > 0
    assert figures["game_kb"] < 2000
    assert "ratio_to_base_game" not in figures
    dark = json.loads(run("bench", "--seconds", "0.2", "--dark-alley", "--json").output)
    assert dark["ratio_to_base_game"] > 0
