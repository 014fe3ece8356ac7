"""The command `trickerion regret`."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner, Result

from tests.lab.regret.test_endings import performing
from trickerion import Action, replay
from trickerion.cli import main

FAST = ("--bots", "random", "--endings", "2", "--limit", "300", "--nodes", "5")


def regret(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["regret", *arguments])


def figures(*arguments: str) -> Any:
    result = regret(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


class Run(NamedTuple):
    """What a run printed, and what it wrote to its file."""

    figures: Any
    lines: list[str]


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Run:
    file = tmp_path_factory.mktemp("regret") / "regret.jsonl"
    printed = figures(*FAST, "--out", str(file))
    return Run(printed, file.read_text().splitlines())


@pytest.fixture
def file(fast: Run, tmp_path: Path) -> Path:
    """The file of the run, for a test that goes on with it."""
    path = tmp_path / "regret.jsonl"
    path.write_text("\n".join([*fast.lines, ""]))
    return path


def test_the_same_seed_gives_the_same_figures_and_another_one_others(fast: Run) -> None:
    one = fast.figures
    assert one == figures(*FAST)
    assert one["endings"] == one["bots"]["random"]["endings"] == 2
    assert one != figures(*FAST, "--seed", "1000")


def test_the_command_prints_tables(file: Path) -> None:
    output = regret(*FAST, "--out", str(file)).stdout
    for words in ("2 endings", "Fame lost", "exact %", "another player still chooses"):
        assert words in output


def test_a_run_is_resumed_with_more_endings(fast: Run, file: Path) -> None:
    more = figures(*FAST, "--out", str(file), "--endings", "3")
    assert file.read_text().splitlines()[: len(fast.lines)] == fast.lines
    assert more == figures(*FAST, "--endings", "3")


def test_a_file_of_another_run_is_refused(file: Path) -> None:
    result = regret(*FAST, "--out", str(file), "--seed", "7")
    assert result.exit_code == 1
    assert "line 1: played with other settings: seed is 1, not 7" in result.output
    file.write_text("nonsense\n")
    assert "line 1: not a game of" in regret(*FAST, "--out", str(file)).output


def test_impossible_runs_are_refused_in_a_sentence(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(performing().record())
    for arguments, sentence in {
        ("--bots", "wizard"): "'wizard' is not one of random",
        ("--bots", "my_bot.py:MyBot"): "bots: there is no file my_bot.py",
        ("--bots", "random,random"): "bots: a bot is listed twice",
        ("--record", str(record), "--bots", "random"): "--record can't be combined with --bots",
        ("--record", str(tmp_path / "none.txt")): "does not exist",
    }.items():
        result = regret(*arguments)
        assert result.exit_code == 2, arguments
        assert sentence in result.output


def test_the_players_of_a_record_are_measured(tmp_path: Path) -> None:
    game = performing()
    game.play(Action.parse("p1 pass"))
    record = tmp_path / "game.txt"
    record.write_text(game.record())
    summary = figures("--record", str(record))
    [(name, person)] = summary["bots"].items()
    assert name == game.names[0]
    assert (person["fame_lost"], person["worst"][0]["file"]) == (2.0, "game.txt")


def test_damaged_records_and_those_without_endings_are_refused(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    for text, sentence in {
        "nonsense": f"Error: {record}: ",
        performing().record(): "no ending could be solved",
    }.items():
        record.write_text(text)
        result = regret("--record", str(record))
        assert result.exit_code == 1
        assert sentence in result.output.replace("\n", "")


def test_the_worst_endings_are_written_to_a_folder(tmp_path: Path) -> None:
    game = performing()
    game.play(Action.parse("p1 pass"))
    record = tmp_path / "game.txt"
    record.write_text(game.record())
    folder = tmp_path / "worst"
    figures("--record", str(record), "--worst", str(folder))
    [file] = folder.iterdir()
    assert file.name == "game-p1.txt"
    assert replay(file.read_text()).digest() == performing().digest()
    refused = regret("--record", str(record), "--worst", str(record / "worst"))
    assert refused.exit_code == 1
    assert "Not a directory" in refused.output
