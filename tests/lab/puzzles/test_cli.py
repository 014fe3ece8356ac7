"""`trickerion puzzles make`: resumable, the same for the same seed, and clear about bad files."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.puzzles.puzzle_positions import small_puzzle
from trickerion.lab.puzzles import cli
from trickerion.puzzles.puzzle import Puzzle, read


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every game has a puzzle, found without playing; the numbers of the games searched."""
    searched: list[int] = []

    def puzzles_of_game(number: int, seed: int) -> list[Puzzle]:
        searched.append(number)
        return [small_puzzle(f"{seed:06}")]

    monkeypatch.setattr(cli, "puzzles_of_game", puzzles_of_game)
    monkeypatch.setattr(cli, "LARGEST_SHARE", 1.0)
    return searched


def make(*arguments: Any) -> Any:
    return CliRunner().invoke(cli.puzzles, ["make", *map(str, arguments)])


def test_the_collection_is_written(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.gz"
    answer = make("--number", 3, "--seed", 5, "--write", file)
    assert answer.exit_code == 0, answer.output
    assert [puzzle.id for puzzle in read(file)] == ["000005", "000006", "000007"]
    assert "3 show" in answer.output


def test_a_search_is_resumed_where_it_ended(tmp_path: Path, found: list[int]) -> None:
    games, file = tmp_path / "games.jsonl", tmp_path / "puzzles.gz"
    make("--number", 2, "--write", file, "--out", games)
    games.write_bytes(games.read_bytes()[:-9])
    assert make("--number", 4, "--write", file, "--out", games).exit_code == 0
    assert found == [0, 1, 1, 2, 3]
    assert len(read(file)) == 4
    assert len(games.read_text().splitlines()) == 4


def test_a_file_of_another_search_is_refused(tmp_path: Path) -> None:
    games, file = tmp_path / "games.jsonl", tmp_path / "puzzles.gz"
    make("--number", 1, "--write", file, "--out", games)
    answer = make("--number", 1, "--seed", 9, "--write", file, "--out", games)
    assert answer.exit_code == 1
    assert "played with other settings: seed is 1, not 9" in answer.output
    games.write_text(json.dumps({"number": 0}) + "\n")
    answer = make("--number", 1, "--write", file, "--out", games)
    assert "not a game of trickerion puzzles" in answer.output


def test_a_kind_has_only_its_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "LARGEST_SHARE", 0.5)
    chosen: dict[str, Puzzle] = {}
    for number in range(4):
        cli.add_puzzles(chosen, cli.search_game(cli.Search(1), number), 4)
    assert len(chosen) == 2
