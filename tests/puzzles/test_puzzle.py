"""The collection: readable, playable, and left alone by what is wrong in it."""

import gzip
import logging
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.puzzles.puzzle_positions import small_puzzle
from tests.server.support import figure
from trickerion import Options
from trickerion.bots.solver import Solver
from trickerion.puzzles import puzzle as puzzles
from trickerion.puzzles.puzzle import (
    DIFFICULTIES,
    FILE,
    KINDS,
    BrokenPuzzle,
    DamagedCollection,
    collection,
    read,
    write,
)

SAMPLE = 15
ENOUGH = 10_000


def test_at_least_300_puzzles_of_every_kind_and_difficulty_are_shipped() -> None:
    found = collection().values()
    assert len(found) >= 300
    assert {one.kind for one in found} == set(KINDS)
    assert {one.difficulty for one in found} == set(DIFFICULTIES)
    options = {tuple(sorted(one.position["options"].items())) for one in found}
    assert len(options) >= 18


def test_the_file_stays_small() -> None:
    assert FILE.stat().st_size < 1_500_000


@pytest.mark.parametrize("part", range(SAMPLE))
def test_the_solver_proves_the_answer_of_every_puzzle(part: int) -> None:
    """One clearly best first answer, and a line that reaches what it promises."""
    every = sorted(collection().values(), key=lambda one: one.id)
    for one in every[part :: figure(len(every) // 2, SAMPLE)]:
        game = one.game()
        assert game.to_act == [one.seat]
        answers = Solver(one.seat, ENOUGH).answers(game)
        assert (answers[0].fame, str(answers[0].action)) == (one.best, one.line[0]), one.id
        assert answers[0].fame - answers[1].fame == one.margin >= 2


def test_a_collection_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.gz"
    file.write_bytes(write([small_puzzle()]))
    assert read(file) == [small_puzzle()]
    assert write([small_puzzle()]) == file.read_bytes()


@pytest.mark.parametrize(
    ("content", "is_packed"),
    [(b"no gzip", False), (b"{", True), (b"[]", True), (b'{"id": "a"}', True), (b"", False)],
)
def test_a_damaged_file_is_one_sentence(tmp_path: Path, content: bytes, is_packed: bool) -> None:
    """Packed here: the time is in what gzip writes, and a test has the same name everywhere."""
    file = tmp_path / "puzzles.gz"
    file.write_bytes(gzip.compress(content) if is_packed else content)
    with pytest.raises(DamagedCollection, match=r"puzzles\.gz: "):
        read(file)


def test_a_truncated_file_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.gz"
    file.write_bytes(write([small_puzzle()])[:-20])
    with pytest.raises(DamagedCollection):
        read(file)


def test_a_puzzle_that_the_rules_no_longer_allow_is_left_out_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = replace(small_puzzle("bbbbbb"), position={"format": 99})
    file = tmp_path / "puzzles.gz"
    file.write_bytes(write([small_puzzle(), broken]))
    monkeypatch.setattr(puzzles, "FILE", file)
    collection.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            assert list(collection()) == ["abc123"]
    finally:
        collection.cache_clear()
    assert next(record.message for record in caplog.records).startswith("1 puzzles are left out")
    with pytest.raises(BrokenPuzzle, match="bbbbbb"):
        broken.game()


def test_the_difficulty_follows_from_what_was_measured() -> None:
    easy = replace(small_puzzle(), margin=5)
    assert easy.difficulty == "easy"
    assert replace(easy, margin=2).difficulty == "medium"
    assert replace(easy, fooled=["specialist", "magician"], decisions=4).difficulty == "hard"


def test_puzzles_come_from_all_player_counts() -> None:
    players = Counter(
        Options.from_dict(one.position["options"]).players for one in collection().values()
    )
    assert set(players) == {2, 3, 4}
