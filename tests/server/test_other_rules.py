"""A game whose log no longer leads where it led is set aside, not played on and not lost."""

import json
import sqlite3
from contextlib import closing, nullcontext
from pathlib import Path
from random import Random
from time import time

import pytest
from websockets.sync.client import connect

from tests.server.conftest import settings
from tests.server.support import PATIENCE, Player, Running, play, running, until
from tests.server.test_told import table_with
from trickerion import Game, Options, replay
from trickerion.engine.position import FORMAT
from trickerion.lab.simulation import lively_action
from trickerion.server import table as table_module
from trickerion.server.protocol import (
    PROTOCOL,
    Act,
    Agree,
    AskUndo,
    Change,
    Leave,
    Refusal,
    Restart,
    Undo,
)
from trickerion.server.replaying import SetAside, replayed
from trickerion.server.rules_check import digest_of, in_force, mark_of
from trickerion.server.standing import Entry, first_position
from trickerion.server.store import Row, sqlite_url
from trickerion.server.table import Table

DIGEST = f"UPDATE tables SET digest = '{FORMAT}:0', rules = 0 WHERE id = ?"
MARK = "UPDATE tables SET digest = NULL, mark = '00000000', rules = 0 WHERE id = ?"
SHORT = "DELETE FROM entries WHERE version > 5 AND table_id = ?"
ILLEGAL = "UPDATE entries SET text = 'p1 ready' WHERE version = 3 AND table_id = ?"


def tampered(tmp_path: Path, change: str, actions: int | None) -> tuple[str, str, str]:
    """A stored game that a newer engine would read otherwise, its first player's token, and the
    id of another game."""
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        id, players = server.table(people=2, options={"beginner": True})
        other, _ = server.table(people=2)
        play(players, Random(2), actions=actions)
        token = players[0].token or ""
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        connection.execute(change, [id])
        connection.commit()
    return id, token, other


@pytest.mark.parametrize("change", [DIGEST, MARK, ILLEGAL, SHORT])
def test_a_game_that_leads_elsewhere_is_set_aside(tmp_path: Path, change: str) -> None:
    id, token, other = tampered(tmp_path, change, 12)
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        for _ in range(2):
            refused = server.get(f"/api/tables/{id}", status=409)
            assert refused["code"] == "other_rules"
            assert "can't be continued on this server" in refused["detail"]
        assert _answer(server, id, token) == "other_rules"
        assert server.get(f"/api/tables/{other}")["status"] == "playing"
        path = f"/api/tables/{id}/record"
        assert server.get(path, status=403)["code"] == "running"
        text = server.http.get(path, headers={"Authorization": f"Bearer {token}"}).text
        assert "\np1 " in text
        assert "seed" not in text
        assert all(line.endswith("?") for line in text.splitlines() if line.startswith("p2"))


def _answer(server: Running, id: str, token: str) -> str:
    """The code of what a player who comes to such a table is told."""
    with connect(f"{server.sockets}/api/tables/{id}/socket", compression=None) as line:
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        return str(json.loads(line.recv(PATIENCE))["code"])


def test_the_record_of_a_finished_one_is_whole(tmp_path: Path) -> None:
    id, _, _ = tampered(tmp_path, DIGEST.replace(", rules = 0", ""), None)
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        assert server.get(f"/api/tables/{id}", status=409)["code"] == "other_rules"
        assert replay(server.http.get(f"/api/tables/{id}/record").text).over


def test_what_is_in_force_can_be_read_from_the_log_alone() -> None:
    for seed in range(20):
        chance = Random(seed)
        table = table_with(Options(players=2, beginner=True), seed)
        for _ in range(150):
            if not table.game.over:
                _something(table, chance)
        log = [logged.entry for logged in table.log]
        assert in_force(log, [None, None]) == [str(action) for action in table.game.history]


def _something(table: Table, chance: Random) -> None:
    """An action, or now and then a step back, alone or with the other's consent."""
    seat = chance.choice((0, 1))
    command: Change = chance.choice(
        (Undo("u", 99999), Restart("r", 99999), AskUndo("a", 3), Agree("g"), Leave("l", "random"))
    )
    if chance.random() < 0.75 or table.standing is None:
        action = lively_action(table.game, chance)
        seat, command = action.seat, Act("x", 99999, str(action))
    if isinstance(command, AskUndo):
        command = AskUndo("a", max(0, table.counts[seat] - 3))
    if isinstance(command, Leave) and chance.random() < 0.9:
        return
    try:
        kind, text = table._checked(seat, command)
    except Refusal:
        return
    table.absorb(Entry(table.version + 1, seat, kind, text, None, 0.0, 0))


def test_a_digest_tells_positions_apart_that_a_mark_does_not() -> None:
    game = Game.new(Options(players=2), 1)
    other = game.clone()
    other.performance_deck.reverse()
    assert mark_of(game) == mark_of(other)
    assert digest_of(game) != digest_of(other)
    assert digest_of(game) == digest_of(Game.from_dict(game.to_dict()))


def test_a_digest_of_another_format_gives_way_to_the_mark() -> None:
    """Writing positions in another way is no change of the rules: no game is set aside for it."""
    table = table_with(Options(players=2), 1)
    digest, mark = digest_of(table.game), mark_of(table.game)
    log = [Entry(1, 0, "say", "hello", None, 0.0, 0)]
    for stored, marked, goes_on in (
        (digest, mark, True),
        (digest[:-1], mark, False),
        ("1:another format", mark, True),
        ("1:another format", "?", False),
        (None, mark, True),
    ):
        row = {**table.row, "version": 1, "digest": stored, "mark": marked}
        with nullcontext() if goes_on else pytest.raises(SetAside):
            replayed(table.store, row, table.seats, log, time)


def test_a_change_of_the_rules_is_noticed_whatever_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every log still leads somewhere, by legal actions, but not to the position it led to."""
    database = sqlite_url(tmp_path / "a.db")
    with running(settings(database)) as server:
        games = [server.table(people=2, options={"beginner": True}) for _ in range(3)]
        for number, (_, players) in enumerate(games):
            play(players, Random(number), actions=10 * number + 1)
    monkeypatch.setattr(table_module, "first_position", _with_another_deck)
    with running(settings(database)) as server:
        for id, players in games:
            detail = server.get(f"/api/tables/{id}", status=409)["detail"]
            assert "its log now leads to another position" in detail
            assert _answer(server, id, players[0].token or "") == "other_rules"


def _with_another_deck(row: Row, seats: list[Row]) -> Game:
    game = first_position(row, seats)
    game.performance_deck.reverse()
    return game


def test_a_game_set_aside_is_taken_up_by_a_server_that_can_continue_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And meanwhile neither its clock nor its bots keep a server busy."""
    database = sqlite_url(tmp_path / "a.db")
    with running(settings(database)) as server:
        new = {"options": {"beginner": True}, "clock": "move", "seconds": 1000}
        id, players = server.table(people=2, **new)
        play(players, Random(1), actions=5)
        token, view = players[0].token, players[0].catch_up().view
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        with monkeypatch.context() as other_rules:
            other_rules.setattr(table_module, "first_position", _with_another_deck)
            with running(settings(database)) as server:
                server.get(f"/api/tables/{id}", status=409)
        listed = "SELECT deadline, bot_asked, set_aside FROM tables"
        assert connection.execute(listed).fetchone()[:2] == (None, 0)
        with running(settings(database)) as server:
            until(lambda: connection.execute(listed).fetchone()[2] is None)
            assert connection.execute(listed).fetchone()[0] is not None
            assert Player(server, id, token).view == view
