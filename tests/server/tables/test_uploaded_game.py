"""Finished games that were played elsewhere."""

import pytest

from tests.server.support import Running
from tests.support import ROOT
from trickerion import Game, Options, replay
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.tables.uploaded_game import MOST_LETTERS, finished_game, rows_of, table_id

RECORD = (ROOT / "tests" / "golden" / "quick_2p_00.txt").read_text(encoding="utf-8")


def upload(server: Running, record: str) -> str:
    id: str = server.post("/api/records", {"record": record})["id"]
    return id


def test_an_uploaded_game_is_replayed_and_marked(server: Running) -> None:
    game = replay(RECORD)
    id = upload(server, RECORD)
    found = server.get(f"/api/tables/{id}/moments")
    assert (found["actions"], found["origin"]) == (len(game.history), "upload")
    assert found["moments"][-1]["view"]["over"]
    assert server.get(f"/api/tables/{id}")["status"] == "over"
    text = server.http.get(f"/api/tables/{id}/record").text
    assert "# origin: upload" in text
    assert "commitment" not in text
    assert replay(text).digest() == game.digest()


def test_the_same_record_is_stored_once(sqlite_server: Running) -> None:
    id = upload(sqlite_server, RECORD)
    assert upload(sqlite_server, RECORD.replace("\n", "\r\n")) == id
    assert upload(sqlite_server, RECORD + "# a comment\n") != id
    assert id not in [table["id"] for table in sqlite_server.get("/api/tables?status=over")]


def test_a_game_that_began_with_a_position_is_kept_too(sqlite_server: Running) -> None:
    game = Game.from_dict(Game.new(Options(players=2, quick=True, beginner=True), 3).to_dict())
    while not game.over:
        game.play(game.options(game.to_act[0])[0])
    id = upload(sqlite_server, game.record())
    text = sqlite_server.http.get(f"/api/tables/{id}/record").text
    assert replay(text).digest() == game.digest()


def test_an_illegal_move_or_an_unfinished_game_is_refused(sqlite_server: Running) -> None:
    lines = RECORD.splitlines()
    first = lines.index("") + 1
    broken = [*lines[:first], "p1 fame 100", *lines[first:]]
    unfinished = lines[: first + 5]
    texts = {"bad_record": [broken, ["nonsense"]], "unfinished": [unfinished]}
    for code, records in texts.items():
        for record in records:
            answer = sqlite_server.post("/api/records", {"record": "\n".join(record)}, status=400)
            assert answer["code"] == code
    with pytest.raises(CommandRefused, match=f"line {first + 1}"):
        finished_game("\n".join(broken))


def test_names_are_plain_and_short() -> None:
    game = replay(RECORD)
    game.names = ["\x1b[31m" + "A" * 100, " "]
    _, seats, entries = rows_of(table_id(RECORD), game)
    assert [len(seat.name or "") <= MOST_LETTERS for seat in seats] == [True, True]
    assert seats[1].name == "?"
    assert [entry.text for entry in entries] == [str(action) for action in game.history]
