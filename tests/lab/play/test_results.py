"""The results file: a contest can be resumed, and other files are refused."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trickerion import Options
from trickerion.cli import main
from trickerion.lab.play.arena import Contest, play_game
from trickerion.lab.reports.statistics import ContestSummary

RANDOM = ("--bots", "random", "--players", "2", "--nodes", "10")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def untimed_summary(result: Result) -> ContestSummary:
    assert result.exit_code == 0, result.output
    summary: ContestSummary = json.loads(result.stdout)
    for figures in summary["bots"].values():
        figures["milliseconds"] = {"mean": 0.0, "p95": 0.0, "worst": 0.0}
    return summary


def test_a_contest_is_resumed(tmp_path: Path) -> None:
    """Only missing games are played; the summary is the same, even after a truncated line."""
    file = tmp_path / "games.jsonl"
    whole = untimed_summary(run(*RANDOM, "--games", "6", "--json"))
    out = (*RANDOM, "--json", "--out", str(file), "--games")
    run(*out, "3")
    first = file.read_bytes()
    assert first.count(b"\n") == 3
    assert untimed_summary(run(*out, "6")) == whole
    lines = file.read_bytes().splitlines(keepends=True)
    assert b"".join(lines[:3]) == first
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(6))
    file.write_bytes(b"".join(lines[1:])[:-200])
    assert untimed_summary(run(*out, "6")) == whole
    assert file.read_bytes().startswith(b"".join(lines[1:5]))
    assert file.read_bytes().count(b"\n") == 6
    assert untimed_summary(run(*out, "2"))["games"] == 2
    assert file.read_bytes().count(b"\n") == 6


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seed", "2"), "line 1: played with other settings: seed is 1, not 2"),
        (("--nodes", "11"), "nodes is 10, not 11"),
        (("--bots", "apprentice,random"), "seating is ['random', 'random'], not"),
        (("--beginner",), "played with other settings: options is"),
    ],
)
def test_a_file_of_another_contest_is_refused(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    out = (*RANDOM, "--games", "1", "--out", str(file))
    run(*out)
    written = file.read_bytes()
    result = run(*out, *arguments)
    assert result.exit_code == 1
    assert sentence in result.output
    assert file.read_bytes() == written


CONTEST = Contest(("random",) * 2, Options(), seed=5, nodes=10)
GAME = json.dumps(play_game(CONTEST, 0)).encode()


@pytest.mark.parametrize(
    "written",
    [
        b"a shopping list",
        b"a shopping list\n",
        b"\xff\xfe\x00\n",
        b"\n",
        b"[" * 100_000 + b"\n",
        b'{"number": 0}\n',
        GAME[:-200] + b"\n" + GAME + b"\n",
        GAME.replace(b'"winner": ', b'"winner": 1') + b"\n",
        GAME.replace(b'"forfeits": [', b'"forfeits": [{"seat": 2, "decision": 1, "reason": ""}')
        + b"\n",
        GAME.replace(b'"advertise": ', b'"advertise": "much", "more": ') + b"\n",
        GAME.replace(b'"fame_by_turn": [', b'"fame_by_turn": [5, ') + b"\n",
        GAME + b"\n" + b"a shopping list",
    ],
    ids=range(12),
)
def test_a_broken_file_is_refused_and_left_alone(written: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(written)
    result = run(*RANDOM, "--seed", "5", "--games", "1", "--out", str(file))
    assert result.exit_code == 1
    assert f"Error: {file}: line " in result.output
    assert "not a game of the arena" in result.output
    assert file.read_bytes() == written


def test_games_without_records_are_refused(tmp_path: Path) -> None:
    """Files of versions before records were kept."""
    old = json.loads(GAME)
    del old["record"]
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(old) + "\n", encoding="utf-8")
    result = run(*RANDOM, "--seed", "5", "--games", "1", "--out", str(file))
    assert result.exit_code == 1
    assert "line 1: a game of an older version, which kept no records" in result.output


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    result = run(*RANDOM, "--out", str(tmp_path / "nowhere" / "games.jsonl"))
    assert result.exit_code == 1
    assert result.output.endswith("games.jsonl: No such file or directory\n")
    assert run(*RANDOM, "--out", str(tmp_path)).exit_code == 2
