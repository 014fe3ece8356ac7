"""trickerion admin, on the database of a running server."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tests.server.administration import (
    PASSWORD,
    OwnedTable,
    actions,
    closed_with,
    data,
    file_of,
    make_old,
    run,
    send,
    set_revision,
    sign_up,
)
from tests.server.support import Player, Running, play
from trickerion import replay
from trickerion.cli import main

# Tables


def test_tables_are_listed_and_shown_without_secrets(server: Running, database: str) -> None:
    table = OwnedTable(server, title="Friday\x07 night")
    ada = table.player("Ada")
    (row,) = data(database, "tables", "list", "--json")
    assert (row["id"], row["status"], row["players"]) == (table.id, "waiting", "Ada, -")
    assert table.id in run(database, "tables", "list", "--status", "waiting")
    assert run(database, "tables", "list", "--status", "over") == ""
    shown = run(database, "tables", "show", table.id)
    assert json.loads(shown)["seats"][0]["name"] == "Ada"
    for secret in (ada.token or "", table.owner, table.invitation, '"seed"', '"salt"'):
        assert secret not in shown
    assert "There is no table x." in run(database, "tables", "show", "x", code=1)


def test_a_running_server_learns_that_a_table_was_closed(server: Running, database: str) -> None:
    table = OwnedTable(server)
    ada, ben = table.player("Ada"), table.player("Ben")
    run(database, "tables", "close", table.id, "--yes")
    ben.until(lambda: bool(ben.table["closed"]))
    assert ada.ask("say", text="hello")["code"] == "closed"
    assert "finished or closed already" in run(
        database, "tables", "close", table.id, "--yes", code=1
    )
    assert data(database, "tables", "list", "--status", "closed", "--json")[0]["id"] == table.id


def test_a_running_server_learns_that_a_table_was_deleted(server: Running, database: str) -> None:
    table = OwnedTable(server)
    ada, ben = table.player("Ada"), table.player("Ben")
    assert ada.ask("say", text="hello")["type"] == "ack"
    run(database, "tables", "delete", table.id, "--yes")
    assert closed_with(ada) == closed_with(ben) == 4004
    assert server.get(table.path, status=404)["code"] == "unknown_table"
    assert "There is no table" in run(database, "tables", "delete", table.id, "--yes", code=1)
    assert actions(database)[0] == "table_deleted"


def test_whoever_acts_at_a_table_that_was_just_deleted_is_refused(
    server: Running, database: str
) -> None:
    table = OwnedTable(server)
    players = [table.player("Ada"), table.player("Ben")]
    asked = next(player.catch_up() for player in players if player.catch_up().is_asked())
    run(database, "tables", "delete", table.id, "--yes")
    with suppress(ConnectionClosed):  # the server may know already
        asked.send(type="act", id="late", version=asked.version, action=asked.update["options"][0])
    assert closed_with(asked) == 4004
    assert "late" not in asked.acks


def test_nothing_is_destroyed_without_a_yes(server: Running, database: str) -> None:
    table = OwnedTable(server)
    sign_up(server, "Ada")
    for arguments in (
        ("tables", "delete", table.id),
        ("tables", "close", table.id),
        ("accounts", "delete", "Ada"),
        ("accounts", "ban", "Ada"),
        ("accounts", "rename", "Ada", "Eve"),
        ("accounts", "make-admin", "Ada"),
        ("purge", "--older-than", "1d"),
        ("restore", "backup.db"),
    ):
        assert "[y/N]" in run(database, *arguments, code=1)
    assert table.state()["status"] == "waiting"
    assert actions(database) == []


def test_the_record_of_a_running_game_has_no_secrets(server: Running, database: str) -> None:
    """R8: the host may be a player, too."""
    table = OwnedTable(server)
    players = [table.player("Ada"), table.player("Ben")]
    play(players, Random(1), actions=15)
    public = run(database, "tables", "export", table.id)
    assert "seed" not in public
    lines = [line for line in public.splitlines() if line.startswith("p")]
    assert lines
    assert all(line.endswith(" ?") for line in lines)
    full = run(database, "tables", "export", table.id, "--secrets")
    assert len(replay(full).history) == 15


def test_the_record_of_a_finished_game_is_complete(
    server: Running, database: str, tmp_path: Path
) -> None:
    table = OwnedTable(server)
    play([table.player("Ada"), table.player("Ben")], Random(1))
    run(database, "tables", "export", table.id, "--out", str(tmp_path / "record.txt"))
    assert replay((tmp_path / "record.txt").read_text(encoding="utf-8")).over
    missing = str(tmp_path / "no folder" / "x")
    assert "can't be written" in run(
        database, "tables", "export", table.id, "--out", missing, code=1
    )


# Accounts


def test_accounts_are_listed_shown_and_exported(server: Running, database: str) -> None:
    session = sign_up(server, "Ada")
    OwnedTable(server).sit("Ada", session)
    (row,) = data(database, "accounts", "list", "--json")
    assert (row["name"], row["games"], row["admin"], row["banned"]) == ("Ada", 1, "-", "-")
    shown = data(database, "accounts", "show", "ADA")
    assert (shown["name"], shown["sessions"], shown["admin"]) == ("Ada", 1, False)
    exported = data(database, "accounts", "export", "Ada")
    mine = send(server, "GET", "/api/me/export", session).json()
    assert {**exported, "exported": 0} == {**mine, "exported": 0}
    assert "There is no account Eve." in run(database, "accounts", "show", "Eve", code=1)


def test_a_running_server_learns_of_a_new_name(server: Running, database: str) -> None:
    ada, ben = sign_up(server, "Ada"), sign_up(server, "Ben")
    table = OwnedTable(server)
    seated, other = table.player("Ada", ada), table.player("Ben", ben)
    seated.ask("say", text="hello")
    assert "name is taken" in run(database, "accounts", "rename", "Ada", "BEN", "--yes", code=1)
    assert "printable" in run(database, "accounts", "rename", "Ada", "\x07", "--yes", code=1)
    run(database, "accounts", "rename", "Ada", "Ada L.", "--yes")
    other.until(lambda: other.view["names"] == ["Ada L.", "Ben"])
    assert other.table["seats"][0]["name"] == "Ada L."
    again = Player(server, table.id, other.token)
    assert [s["name"] for s in again.steps if s["kind"] == "say"] == ["Ada L."]
    assert send(server, "GET", "/api/me", ada).json()["name"] == "Ada L."
    assert server.post("/api/sessions", {"name": "ada l.", "password": PASSWORD})["token"]


def test_a_running_server_learns_of_a_ban(server: Running, database: str) -> None:
    eve = sign_up(server, "Eve")
    table = OwnedTable(server)
    ada = table.player("Ada")
    table.sit("Eve", eve)
    by_cookie = Player(server, table.id, None, cookie=eve)
    run(database, "accounts", "ban", "eve", "--for", "30d", "--reason", "rude", "--yes")
    assert closed_with(by_cookie) == 4006
    ada.until(lambda: ada.table["seats"][1]["bot"] is not None)
    (sanction,) = data(database, "accounts", "show", "Eve")["sanctions"]
    assert (sanction["kind"], sanction["reason"]) == ("ban", "rude")
    assert data(database, "accounts", "list", "--json")[0]["banned"] == "banned"
    run(database, "accounts", "unban", "Eve")
    assert "is not banned" in run(database, "accounts", "unban", "Eve", code=1)
    assert server.post("/api/sessions", {"name": "Eve", "password": PASSWORD})["token"]


def test_a_ban_outlives_the_server(server: Running, database: str) -> None:
    sign_up(server, "Eve")
    run(database, "accounts", "ban", "Eve", "--yes")
    credentials = {"name": "Eve", "password": PASSWORD}
    assert server.post("/api/sessions", credentials, status=403)["code"] == "banned"


def test_an_account_is_deleted_from_the_command_line(server: Running, database: str) -> None:
    ada = sign_up(server, "Ada")
    table = OwnedTable(server)
    table.sit("Ada", ada)
    ben = table.player("Ben")
    run(database, "accounts", "delete", "Ada", "--yes")
    ben.until(lambda: ben.table["seats"][0]["bot"] is not None)
    assert ben.table["seats"][0]["name"] == "Player 1"
    assert data(database, "accounts", "list", "--json") == []
    assert actions(database)[0] == "account_deleted"
    assert "Ada" not in run(database, "log")


def test_an_admin_is_made_and_unmade(server: Running, database: str) -> None:
    session = sign_up(server, "Ada")
    run(database, "accounts", "make-admin", "Ada", "--yes")
    assert send(server, "GET", "/api/admin/reports", session).status_code == 200
    run(database, "accounts", "make-admin", "Ada", "--undo", "--yes")
    assert send(server, "GET", "/api/admin/reports", session).status_code == 403


def test_a_password_link_leads_to_the_public_address(
    server: Running, database: str, tmp_path: Path
) -> None:
    sign_up(server, "Ada")
    (tmp_path / "server.toml").write_text('public_url = "https://file.example"')
    of_file = run(database, "--config", str(tmp_path / "server.toml"), "reset-password", "Ada")
    assert of_file.startswith("https://file.example/account/reset#")
    link = run(database, "reset-password", "Ada", "--public-url", "https://games.example/").strip()
    assert link.startswith("https://games.example/account/reset#")
    body = {"token": link.partition("#")[2], "password": "battery staple"}
    assert server.post("/api/password-resets/use", body)["name"] == "Ada"
    assert actions(database)[:3] == ["password_changed", "password_link", "password_link"]


# The server


def test_a_purge_spares_running_games_and_what_is_new(server: Running, database: str) -> None:
    kept, old = OwnedTable(server), OwnedTable(server)
    game = OwnedTable(server)
    player = game.player("Ada")
    game.player("Ben")
    make_old(database, old.id, game.id)
    assert "Deleted 1 tables." in run(database, "purge", "--older-than", "90d", "--yes")
    ids = {row["id"] for row in data(database, "tables", "list", "--json")}
    assert ids == {kept.id, game.id}
    assert "Deleted 1 tables." in run(
        database, "purge", "--older-than", "12w", "--running", "--yes"
    )
    assert closed_with(player) == 4004


@pytest.mark.parametrize("age", ["90", "d", "-1d", "0d", "1.5d", "999999d", "1x"])
def test_an_age_is_a_number_and_a_unit(sqlite: str, age: str) -> None:
    assert "is not a time such as 90d" in run(sqlite, "purge", "--yes", "--older-than", age, code=2)


def test_the_audit_log_says_who_did_what(server: Running, database: str) -> None:
    table = OwnedTable(server)
    table.sit("Ada")
    table.own("POST", "/seats/0/remove")
    run(database, "tables", "delete", table.id, "--yes")
    deleted, removed = data(database, "log", "--json")
    assert deleted["actor"].startswith("command line (")
    assert (deleted["action"], deleted["target"]) == ("table_deleted", table.id)
    assert (removed["actor"], removed["action"]) == ("owner", "seat_removed")
    assert len(run(database, "log", "--limit", "1").splitlines()) == 1


def test_validate_is_an_admin_command_too(sqlite: str) -> None:
    result = CliRunner().invoke(main, ["admin", "validate", file_of(sqlite)])
    assert result.exit_code == 0
    assert "0 games" in result.output


def test_the_settings_file_of_the_server_says_which_database(tmp_path: Path, sqlite: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(
        f'database = "{file_of(sqlite)}"\nport = 8080\npublic_url = "https://a.example"'
    )

    def asked(*words: str, **variables: str) -> str:
        command = ["admin", *words]
        return str(CliRunner().invoke(main, command, env=variables).output)

    assert asked("--config", str(file), "tables", "list", "--json") == "[]\n"
    assert asked("tables", "list", "--json", TRICKERION_CONFIG=str(file)) == "[]\n"
    elsewhere = asked("--config", str(file), "--database", "no.db", "tables", "list")
    assert "There is no file" in elsewhere
    assert "can't be read" in asked("--config", "no.toml", "tables", "list")


def test_a_missing_damaged_or_older_database_gets_one_sentence(tmp_path: Path, sqlite: str) -> None:
    missing = run(str(tmp_path / "no.db"), "tables", "list", code=1)
    assert "There is no file" in missing
    (tmp_path / "bad.db").write_bytes(b"not a database" * 100)
    assert "can't be used" in run(str(tmp_path / "bad.db"), "tables", "list", code=1)
    assert "can't be used" in run("mysql://x", "tables", "list", code=1)
    set_revision(sqlite, "0012")
    assert "another version" in run(sqlite, "tables", "list", code=1)
    set_revision(sqlite, "9999")
    assert "another version" in run(sqlite, "tables", "list", code=1)


def test_the_command_line_and_the_server_write_at_the_same_time(
    server: Running, database: str
) -> None:
    table = OwnedTable(server)
    players = [table.player("Ada"), table.player("Ben")]
    for number in range(3):
        other = OwnedTable(server)
        assert play(players, Random(number), actions=3) == 3
        run(database, "tables", "delete", other.id, "--yes")
