"""`trickerion simulate` and `replay`."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from trickerion import Game, Options
from trickerion.cli import main
from trickerion.lab.play.simulation import random_game


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


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


def test_simulate_prints_a_table() -> None:
    output = run("simulate", "--players", "2", "--games", "3", "--beginner").output
    assert "3 games, seeds from 1" in output
    assert "decisions per game" in output


def test_simulate_refuses_five_players() -> None:
    result = run("simulate", "--players", "5")
    assert result.exit_code == 2
    assert "players: SET-1: 2 to 4 players, not 5" in result.output


def test_replay_prints_the_result_of_a_record(tmp_path: Path) -> None:
    game = random_game(Options(players=2), 3)
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    assert f"digest: {game.digest()}" in run("replay", str(file)).output
    assert "decisions: 10\n" in run("replay", str(file), "--until", "10").output
    position = json.loads(run("replay", str(file), "--until", "10", "--json").output)
    assert len(Game.from_dict(position).players) == 2


def test_replay_refuses_a_broken_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(random_game(Options(players=2), 3).record() + "p1 fly\n", encoding="utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert "kind: 'fly' is not one of" in result.output
    file.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(file)).exit_code == 1
    assert run("replay", str(tmp_path / "nothing.txt")).exit_code == 2


def test_simulate_plays_every_module() -> None:
    modules = ("--dark-alley", "--prophecies", "--quick", "--late-bonus")
    games = run("simulate", "--games", "2", "--json", *modules).output.splitlines()
    options = json.loads(games[0])["options"]
    assert all(options[m.strip("-").replace("-", "_")] for m in modules)
    assert json.loads(games[0])["turns"] == 6
    refused = run("simulate", "--prophecies")
    assert refused.exit_code == 2
    assert "prophecies: SET-1: only with the Dark Alley" in refused.output
