"""Export to Parquet: complete, the same whatever the workers, and nothing half-written."""

import json
from pathlib import Path

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from trickerion import OBSERVATION_SIZE, Action, Options, replay
from trickerion.lab.data.export import export
from trickerion.lab.data.stored_games import WrittenGame
from trickerion.lab.play.arena import Contest, play_game
from trickerion.lab.play.simulation import random_game
from trickerion.lab.workers import Workers

CONTEST = Contest(("random",) * 2, Options(quick=True, beginner=True), seed=5, nodes=10)
GAMES = [play_game(CONTEST, number) for number in range(2)]
STORED = [
    WrittenGame("games.jsonl", line, json.dumps(game).encode(), is_record=False)
    for line, game in enumerate(GAMES, 1)
]


def test_every_decision_has_a_row(tmp_path: Path) -> None:
    assert list(export(STORED, tmp_path, observations=True)) == [1, 2]
    games = pq.read_table(tmp_path / "games.parquet").to_pylist()
    decisions = pq.read_table(tmp_path / "decisions.parquet").to_pylist()
    assert sum(game["decisions"] for game in games) == len(decisions)
    for number, (row, played) in enumerate(zip(games, GAMES, strict=True)):
        assert (row["game"], row["seed"], row["bots"]) == (number, 5 + number, ["random"] * 2)
        assert (row["scores"], row["winner"]) == (played["scores"], played["winner"])
        assert row["magicians"] == [seat["magician"] for seat in played["seats"]]
        assert row["places"].index(1) == row["winner"]
        game = replay(row["record"], until=0)
        for decision in (row for row in decisions if row["game"] == number):
            seat = decision["seat"]
            observation = memoryview(bytearray(2 * OBSERVATION_SIZE)).cast("h")
            game.observe(seat, observation)
            assert decision["observation"] == observation.tolist()
            assert decision["legal"] == game.option_ids(seat)
            assert decision["is_free"] == (decision["chosen"] not in decision["legal"])
            assert (decision["turn"], decision["phase"]) == (game.turn, game.phase)
            action = Action.by_id(seat, decision["chosen"])
            assert decision["action"] == str(action)
            assert decision["fame"] == played["scores"][seat]
            assert decision["won"] == (seat == played["winner"])
            game.play(action)
        assert game.over


@pytest.mark.parametrize(
    "options",
    [
        Options(duel=True, quick=True),
        Options(dark_alley=True, powers=True),
        Options(players=1, heir="hard"),
    ],
    ids=["duel", "powers", "heir"],
)
def test_games_with_every_module_are_exported(options: Options, tmp_path: Path) -> None:
    """DUEL-1, POW-1, HEIR-1: the Heir has a score and a place, but makes no decision."""
    played = random_game(options, 3)
    record = played.record().encode()
    list(export([WrittenGame("game.txt", 0, record, is_record=True)], tmp_path, observations=True))
    [game] = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert (game["duel"], game["powers"]) == (options.duel, options.powers)
    assert (game["heir"], game["players"]) == (options.heir, options.players)
    assert (game["scores"], game["places"]) == (played.scores, played.places)
    assert len(game["magicians"]) == 2
    decisions = pq.read_table(tmp_path / "decisions.parquet").to_pylist()
    assert {row["seat"] for row in decisions} == set(range(options.players))
    assert any(row["phase"] == "learn_powers" for row in decisions) == options.powers


def test_workers_make_no_difference(tmp_path: Path) -> None:
    for folder, workers in (("one", Workers(1)), ("two", Workers(2))):
        list(export(STORED, tmp_path / folder, workers=workers))
    for name in ("games.parquet", "decisions.parquet", "README.md"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_an_unfinished_game_has_no_places(tmp_path: Path) -> None:
    record = "\n".join(random_game(Options(), 3).record().splitlines()[:20])
    list(export([WrittenGame("game.txt", 0, record.encode(), is_record=True)], tmp_path))
    [game] = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert (game["is_finished"], game["places"], game["winner"]) == (False, None, None)
    assert game["version"] is game["bots"] is None
    for decision in pq.read_table(tmp_path / "decisions.parquet").to_pylist():
        assert decision["place"] is decision["won"] is None


def test_nothing_stays_of_an_export_that_fails(tmp_path: Path) -> None:
    damaged = WrittenGame("games.jsonl", 3, b"{}", is_record=False)
    with pytest.raises(ValueError, match=r"games.jsonl: line 3: not a game of the arena"):
        list(export([*STORED, damaged], tmp_path))
    assert list(tmp_path.iterdir()) == []
    interrupted = export(STORED, tmp_path)
    next(interrupted)
    interrupted.close()
    assert list(tmp_path.iterdir()) == []


def test_an_export_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "decisions.parquet").write_text("mine")
    with pytest.raises(ValueError, match=r"decisions.parquet exists already"):
        list(export(STORED, tmp_path))
    assert (tmp_path / "decisions.parquet").read_text() == "mine"
