"""Games from files: what is damaged is named with file and line."""

import json
from pathlib import Path

import pytest

from trickerion import Game, Options, replay
from trickerion.lab.data.stored_games import nameless, opened, steps, stored_games
from trickerion.lab.play.arena import Contest, play_game
from trickerion.lab.play.simulation import random_game
from trickerion.record import read

CONTEST = Contest(("random",) * 2, Options(quick=True, beginner=True), seed=5, nodes=10)
GAME = play_game(CONTEST, 0)


def arena_file(folder: Path, *lines: bytes) -> Path:
    file = folder / "games.jsonl"
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    return file


def test_a_game_of_the_arena_says_who_played_and_who_forfeited(tmp_path: Path) -> None:
    forfeited = {**GAME, "forfeits": [{"seat": 1, "decision": 3, "reason": "too slow"}]}
    [stored] = stored_games([arena_file(tmp_path, json.dumps(forfeited).encode())])
    origin, record = opened(stored)
    assert origin == ("games.jsonl", 1, GAME["version"], ["random", "random"], 10, 0.0, [1])
    assert (record.seed, record.options) == (5, CONTEST.options)


def test_a_record_of_people_loses_their_names(tmp_path: Path) -> None:
    """Servers add comments to their records."""
    game = Game.new(Options(), 3, ["Ada", "Grace"])
    game.play(game.options(0)[0])
    file = tmp_path / "game.txt"
    file.write_text(game.record() + "# salt: 1234\n", encoding="utf-8")
    [stored] = stored_games([file])
    origin, record = opened(stored)
    assert (origin.file, origin.bots) == ("game.txt", None)
    assert "Ada" not in nameless(record)
    assert replay(nameless(record)).to_act == game.to_act


def test_a_game_from_a_position_is_replayed_from_there() -> None:
    middle = random_game(Options(), 3)
    start = Game.from_dict(replay(middle.record(), 40).to_dict())
    start.play(start.options(start.to_act[0])[0])
    [(game, action)] = steps(read(start.record()))
    assert game.turn == start.turn
    assert [action] == start.history


@pytest.mark.parametrize(
    ("damaged", "sentence"),
    [
        (b"a shopping list", "games.jsonl: line 2: not a game of the arena"),
        (b"", "games.jsonl: line 2: not a game of the arena"),
        (json.dumps({**GAME, "record": "x"}).encode(), "games.jsonl: line 2: line 1: "),
        (json.dumps(GAME).encode()[:-100], "games.jsonl: line 2: not a game of the arena"),
    ],
)
def test_a_damaged_line_is_named(damaged: bytes, sentence: str, tmp_path: Path) -> None:
    first, second = stored_games([arena_file(tmp_path, json.dumps(GAME).encode(), damaged)])
    opened(first)
    with pytest.raises(ValueError, match=sentence):
        opened(second)


def test_an_illegal_action_is_named_with_its_line() -> None:
    text = GAME["record"].replace("p1 magician ", "p2 magician ", 1)
    with pytest.raises(ValueError, match="line 6: p2 magician "):
        list(steps(read(text)))


def test_a_record_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff")
    [stored] = stored_games([file])
    sentence = r"picture\.png: neither a file of the arena \(\.jsonl\) nor a record"
    with pytest.raises(ValueError, match=sentence):
        opened(stored)
