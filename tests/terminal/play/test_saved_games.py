"""Saving and loading at the table: nothing is lost, and a bad file is one sentence."""

from pathlib import Path

import pytest

from tests.support import position, seat, show
from tests.terminal.keyboard import Player, play, table
from trickerion import Game, Options, replay
from trickerion.terminal.play import saved_games
from trickerion.terminal.play.saved_games import keep, load, save


@pytest.fixture
def market() -> Game:
    return position(
        seat(assigned={"manager": "market_row", "magician": "downtown"}, coins=7),
        seat(assigned={"magician": "workshop"}),
    )


def test_a_saved_game_loads_as_it_was(market: Game, tmp_path: Path) -> None:
    file = tmp_path / "My Game.txt"
    script = ["place manager market_row.1", f"save {file}", "done", "", f"load {file}"]
    played, screen = play(script, tmp_path, market)
    assert f"Saved to {file}." in screen.text.replace("\n", "")
    assert [str(action) for action in played.session.game.history] == [
        "p1 place manager market_row.1"
    ]
    assert screen.lines[-2] == f"To continue: trickerion play --load '{file}'"
    assert "Spend 4 AP with the Manager on Market Row slot 1." in screen.text


def test_a_loaded_game_can_be_undone_and_told(market: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    script = ["place manager market_row.1", f"save {file}", f"load {file}", "log", "undo"]
    played, screen = play(script, tmp_path, market)
    assert "places the Manager" in screen.answer(4)[0]
    assert played.session.game.history == []


def test_a_save_is_a_record_that_others_can_replay(market: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played, _ = play(["place manager market_row.1", f"save {file}"], tmp_path, market)
    text = file.read_text(encoding="utf-8")
    assert replay(text).digest() == played.session.game.digest()


def test_a_save_replaces_an_older_save_but_nothing_else(market: Game, tmp_path: Path) -> None:
    file, diary = tmp_path / "game.txt", tmp_path / "diary.txt"
    diary.write_text("Dear diary\n", encoding="utf-8")
    script = [f"save {file}", "place manager market_row.1", f"save {file}", f"save {diary}"]
    script += [f"save {tmp_path}", f"save {tmp_path / 'missing' / 'game.txt'}", "save ~nobody9/x"]
    _, screen = play(script, tmp_path, market)
    assert len(replay(file.read_text(encoding="utf-8")).history) == 1
    assert diary.read_text(encoding="utf-8") == "Dear diary\n"
    for number in (4, 5, 6, 7):
        assert screen.answer(number)[0].startswith("Not saved: ")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["diary.txt", "game.txt"]


def test_a_write_that_fails_leaves_the_older_save(
    market: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    save(file, market, 1)
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    _, screen = play(["place manager market_row.1", f"save {file}"], tmp_path, market)
    assert screen.answer()[0] == "Not saved: No space left on device."
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1: a record begins with"),
        (b"\xff\xfe\x00", "'utf-8' codec can't decode"),
        (b"trickerion record: 99\noptions: {}\nseed: 1\n", "header: rules version '99'"),
        (b"trickerion record: 1\noptions: {}\nseed: 1\n\np1 jump\n", "line 5: kind: 'jump'"),
        (b"trickerion record: 1\noptions: {}\nseed: 1\n\np2 ready\n", "line 5: p2 ready: SET-6"),
        (b'trickerion record: 1\noptions: {}\nseed: 1\nposition: {"x": 1}\n', "position: the"),
    ],
)
def test_a_broken_file_leaves_the_game_as_it_is(
    content: bytes, reason: str, market: Game, tmp_path: Path
) -> None:
    file = tmp_path / "broken.txt"
    file.write_bytes(content)
    before = market.digest()
    played, screen = play([f"load {file}"], tmp_path, market)
    assert screen.answer()[0].startswith(f"Not loaded; this game continues: {reason}")
    assert played.session.game.digest() == before


def test_what_is_no_file_is_not_loaded(
    market: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    huge = tmp_path / "huge.txt"
    huge.write_text("x" * 2000, encoding="utf-8")
    monkeypatch.setattr(saved_games, "LONGEST", 1000)
    script = [f"load {tmp_path / 'missing.txt'}", f"load {tmp_path}", "load /dev/zero"]
    _, screen = play([*script, f"load {huge}", "load \0"], tmp_path, market)
    for number in range(1, 6):
        assert screen.answer(number)[0].startswith("Not loaded; this game continues:")


def test_loading_keeps_the_game_it_replaces(market: Game, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    save(file, Game.new(Options(players=3), 4), 2)
    folder = tmp_path / "kept"
    played, _ = play(["place manager market_row.1", f"load {file}"], folder, market)
    assert played.session.game.setup_options.players == 3
    assert played.session.people == 2
    (kept,) = folder.iterdir()
    assert len(load(kept)[0].history) == 1


def test_a_smaller_table_can_be_loaded_at_a_larger_one(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    save(file, Game.new(Options(players=2, beginner=True), 4), 1)
    script = iter([f"load {file}", "1", ""])
    played = table(Player(lambda prompt: next(script, None)), tmp_path, players=4, people=4)
    played.play()
    assert played.session.game.setup_options.players == 2
    assert played.session.people == 1


def test_a_smaller_table_does_not_look_for_players_who_are_gone(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    save(file, Game.new(Options(players=2, beginner=True), 4), 2)
    script = iter(["1", "", "1", "", "1", "", f"load {file}", "1", "", "1"])
    played = table(Player(lambda prompt: next(script, None)), tmp_path, players=4, people=4)
    played.play()
    assert played.session.game.setup_options.players == 2
    assert played.session.people == 2


def test_kept_games_never_replace_each_other(market: Game, tmp_path: Path) -> None:
    kept = {keep(tmp_path, market, 1) for _ in range(3)}
    assert len(kept) == 3
    assert all(load(file)[1] == 1 for file in kept)


def test_a_folder_that_cannot_be_written_is_said(market: Game, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")
    _, screen = play(["place manager market_row.1", "quit"], blocked / "inside", market)
    assert any(line.startswith("The game could not be saved: ") for line in screen.lines)
    assert screen.lines[-1] == "Goodbye."


def test_the_record_is_offered_at_the_end(tmp_path: Path) -> None:
    game = position(
        seat(tricks={"linking_rings": 0}, placed={"magician": "sunday.performance"}),
        seat(),
        theater=[show("riverside_1", s00="p1 spade optical"), show("riverside_2")],
        turn=5,
    )
    file = tmp_path / "end.txt"
    script = ["1", "", f"save {file}", "board", "nonsense", ""]
    played, screen = play(script, tmp_path / "kept", game)
    assert screen.prompts[2].startswith("The game is over. Type save FILE to keep it")
    assert load(file)[0].scores == played.session.game.scores
    assert "“nonsense” is not a command here; help lists them." in screen.lines
    assert not (tmp_path / "kept").exists()
