"""Backups of a database in use, and what happens when one is restored."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.administration import (
    OwnedTable,
    actions,
    closed_with,
    data,
    file_of,
    run,
    set_revision,
    sign_up,
)
from tests.server.conftest import settings
from tests.server.old_databases import old_rows, rewrite
from tests.server.support import Player, Running, play, running


@pytest.fixture
def copy(tmp_path: Path) -> str:
    return str(tmp_path / "backup")


def test_a_backup_of_a_running_server_is_restored(database: str, copy: str) -> None:
    with running(settings(database)) as server:
        table = OwnedTable(server)
        players = [table.player("Ada"), table.player("Ben")]
        play(players, Random(1), actions=8)
        token, version = players[0].token, players[0].catch_up().version
        run(database, "backup", copy)
        play(players, Random(1), actions=5)
        later = OwnedTable(server)
    run(database, "restore", copy, "--yes")
    assert actions(database)[0] == "restored"
    with running(settings(database)) as server:
        assert Player(server, table.id, token).version == version
        assert server.get(later.path, status=404)["code"] == "unknown_table"


def test_r5_a_restore_under_a_running_server_starts_it_over(sqlite: str, copy: str) -> None:
    """Nothing that the server had in memory is written into the restored database."""
    with running(settings(sqlite)) as server:
        table, same = OwnedTable(server), OwnedTable(server)
        players = [table.player("Ada"), table.player("Ben")]
        waiting = same.player("Cy")
        play(players, Random(1), actions=8)
        waiting.ask("say", text="first")
        versions = [player.catch_up().version for player in players]
        run(sqlite, "backup", copy)
        play(players, Random(1), actions=5)
        waiting.ask("say", text="second")
        later = OwnedTable(server)
        late = later.player("Di")
        sign_up(server, "Eve")
        asked = next(player for player in players if player.catch_up().is_asked())
        run(sqlite, "restore", copy, "--yes")
        # Before the server notices, as a player who acts at once.
        try:
            assert asked.act(asked.update["options"][0])["type"] == "refused"
        except ConnectionClosed:
            pass
        else:
            assert closed_with(players[0]) == 1012
        assert closed_with(late) == 1012
        again = [Player(server, table.id, player.token) for player in players]
        assert [player.version for player in again] == versions
        play(again, Random(2), actions=4)
        assert server.get(later.path, status=404)["code"] == "unknown_table"
        assert data(sqlite, "accounts", "list", "--json") == []
        back = Player(server, same.id, waiting.token)
        assert [step["text"] for step in back.steps] == ["first"]
        assert back.ask("say", text="third")["type"] == "ack"
    with closing(sqlite3.connect(file_of(sqlite))) as connection:
        gaps = connection.execute(
            "SELECT table_id FROM entries GROUP BY table_id HAVING max(version) <> count(*)"
        ).fetchall()
    assert gaps == []


def test_an_entry_never_leaves_a_gap_in_a_log_that_became_shorter(
    sqlite_server: Running, sqlite: str
) -> None:
    table = OwnedTable(sqlite_server)
    players = [table.player("Ada"), table.player("Ben")]
    play(players, Random(1), actions=6)
    file = file_of(sqlite)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM entries WHERE version > 4")
        connection.execute("UPDATE tables SET version = 4")
        connection.commit()
    asked = next(player for player in players if player.catch_up().is_asked())
    assert asked.act(asked.update["options"][0])["code"] == "busy"
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT max(version) FROM entries").fetchone() == (4,)


def test_a_backup_of_an_earlier_version_is_upgraded(database: str, copy: str) -> None:
    asyncio.run(rewrite(database, "0004", old_rows()))
    run(database, "backup", copy)
    with running(settings(database)):
        pass
    run(database, "restore", copy, "--yes")
    assert len(data(database, "tables", "list", "--json")) == 18


def test_a_backup_of_a_newer_version_is_refused(database: str, copy: str) -> None:
    set_revision(database, "9999")
    run(database, "backup", copy)
    set_revision(database, "0020")
    refused = run(database, "restore", copy, "--yes", code=1)
    assert "newer version of trickerion (revision 9999)" in refused
    assert data(database, "tables", "list", "--json") == []


def test_a_damaged_backup_is_refused_and_nothing_is_lost(database: str, tmp_path: Path) -> None:
    with running(settings(database)) as server:
        table = OwnedTable(server)
        play([table.player("Ada"), table.player("Ben")], Random(1), actions=30)
    good = tmp_path / "good"
    run(database, "backup", str(good))
    content = good.read_bytes()
    for number, bad in enumerate(
        (b"", b"nonsense" * 1000, content[: len(content) // 2], content[:100] + b"\0" * 200_000)
    ):
        file = tmp_path / f"bad{number}"
        file.write_bytes(bad)
        refused = run(database, "restore", str(file), "--yes", code=1)
        assert refused.startswith("Error: ")
        assert len(refused.splitlines()) == 1
    assert "There is no file" in run(database, "restore", str(tmp_path / "x"), "--yes", code=1)
    assert data(database, "tables", "list", "--json")[0]["id"] == table.id


def test_a_backup_is_private_and_replaces_nothing_unasked(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    run(database, "backup", str(file))
    assert file.stat().st_mode & 0o077 == 0
    assert "Replace" in run(database, "backup", str(file), code=1)
    run(database, "backup", str(file), "--yes")
    assert not (tmp_path / "backup.partial").exists()
    assert "Error: " in run(database, "backup", str(tmp_path / "no folder" / "x"), code=1)


def test_the_audit_log_goes_on_after_a_restore(sqlite: str, copy: str) -> None:
    with running(settings(sqlite)) as server:
        run(sqlite, "backup", copy)
        for _ in range(3):
            run(sqlite, "tables", "delete", OwnedTable(server).id, "--yes")
        run(sqlite, "restore", copy, "--yes")
        (line,) = json.loads(run(sqlite, "log", "--json"))
        assert (line["id"], line["action"]) == (4, "restored")
