"""The owner of a table moderates it; a removed player is gone, and the game goes on."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.administration import OwnedTable, closed_with, hello, sign_up
from tests.server.conftest import settings
from tests.server.support import Player, Running, bearer, running


def test_the_owner_closes_the_chat_and_opens_it_again(server: Running) -> None:
    table = OwnedTable(server)
    ada, ben = table.player("Ada"), table.player("Ben")
    table.own("PUT", "/chat", {"is_open": False})
    ben.until(lambda: not ben.table["chat_open"])
    assert ada.ask("say", text="hello?")["code"] == "chat_closed"
    table.own("PUT", "/chat", {"is_open": True})
    ben.until(lambda: bool(ben.table["chat_open"]))
    assert ada.ask("say", text="hello!")["type"] == "ack"


def test_the_owner_mutes_a_player_at_this_table_only(server: Running) -> None:
    table = OwnedTable(server)
    ada, ben = table.player("Ada"), table.player("Ben")
    table.own("PUT", "/seats/1/muted", {"muted": True})
    ada.until(lambda: bool(ada.table["seats"][1]["muted"]))
    assert ben.ask("say", text="hello")["code"] == "muted"
    assert ada.ask("say", text="hello")["type"] == "ack"
    table.own("PUT", "/seats/1/muted", {"muted": False})
    assert ben.ask("say", text="hello")["type"] == "ack"


def test_a_player_removed_before_the_game_leaves_a_free_seat(server: Running) -> None:
    table = OwnedTable(server)
    ada = table.player("Ada")
    table.own("POST", "/seats/0/remove")
    assert closed_with(ada) == 4005
    assert table.state()["seats"][0]["name"] is None
    assert table.own("POST", "/seats/0/remove", status=404)["code"] == "not_found"
    assert table.own("POST", "/seats/7/remove", status=404)["code"] == "not_found"
    for name in ("Ben", "Cy"):
        table.sit(name)
    assert table.state()["status"] == "playing"


def test_r20_a_bot_takes_over_from_a_player_who_is_removed(server: Running) -> None:
    table = OwnedTable(server)
    ada, ben = table.player("Ada"), table.player("Ben")
    table.own("POST", "/seats/1/remove")
    assert closed_with(ben) == 4005
    assert ben.refusals[-1]["code"] == "removed"
    ada.until(lambda: ada.table["seats"][1]["bot"] is not None)
    assert ada.table["seats"][1]["vacancy"] == "bot"
    answer = server.http.get(f"{table.path}/record", headers=bearer(ben.token or ""))
    assert answer.json()["code"] == "running"
    assert table.sit("Cy", status=409)["code"] == "table_full"
    ada.until(ada.is_asked)
    assert ada.act(ada.update["options"][0])["type"] == "ack"


def test_a_reopened_seat_is_played_on_by_somebody_else(server: Running) -> None:
    table = OwnedTable(server)
    ada, ben = table.player("Ada"), table.player("Ben")
    assert table.own("POST", "/seats/1/reopen", status=400)["code"] == "not_left"
    ben.ask("leave")
    table.own("POST", "/seats/1/reopen")
    ada.until(lambda: ada.table["seats"][1]["vacancy"] == "open")
    assert ben.catch_up().ask("back")["code"] == "spectator"
    cy = table.player("Cy", seat=1)
    ada.until(lambda: ada.table["seats"][1]["bot"] is None)
    assert ada.table["seats"][1]["name"] == "Cy"
    assert cy.view["names"] == ["Ada", "Cy"]
    ada.until(lambda: ada.view["names"] == ["Ada", "Cy"])
    cy.catch_up()
    asked = ada if ada.catch_up().is_asked() else cy
    assert asked.act(asked.update["options"][0])["type"] == "ack"
    assert [step["kind"] for step in cy.steps if step["seat"] == 1][:2] == ["leave", "back"]
    assert table.sit("Di", status=409)["code"] == "table_full"


def test_a_game_with_a_new_player_survives_a_restart(database: str) -> None:
    with running(settings(database)) as server:
        table = OwnedTable(server)
        ada, ben = table.player("Ada"), table.player("Ben")
        ada.until(ada.is_asked)
        ada.act(ada.update["options"][0])
        ben.ask("leave")
        table.own("POST", "/seats/1/reopen")
        cy = table.player("Cy", seat=1)
    with running(settings(database)) as server:
        again = Player(server, table.id, cy.token)
        assert again.view["names"] == ["Ada", "Cy"]
        assert again.table["seats"][1]["bot"] is None


def test_a_removed_guest_cannot_come_back_from_the_same_address(database: str) -> None:
    with running(settings(database, limit_loopback=True)) as server:
        table = OwnedTable(server)
        table.sit("Ada")
        table.own("POST", "/seats/0/remove")
        assert table.sit("Ada again", status=403)["code"] == "removed"
        other = OwnedTable(server)
        assert other.sit("Ada")["seat"] == 0


def test_a_removed_account_cannot_come_back_but_others_of_its_address_can(database: str) -> None:
    with running(settings(database, limit_loopback=True)) as server:
        session = sign_up(server, "Ada")
        table = OwnedTable(server)
        table.sit("Ada", session)
        table.own("POST", "/seats/0/remove")
        assert table.sit("Ada", session, status=403)["code"] == "removed"
        assert hello(server, table.id, session)["code"] == "removed"
        assert table.sit("Ben")["seat"] == 0


def test_the_owner_sees_and_removes_spectators(database: str) -> None:
    with running(settings(database, limit_loopback=True)) as server:
        table = OwnedTable(server)
        ada = table.player("Ada")
        watchers = [server.watch(table.id), server.watch(table.id)]
        (found,) = table.own("GET", "/moderation", status=200)["spectators"]
        assert (found["name"], found["connections"]) == (None, 2)
        table.own("DELETE", f"/spectators/{found['key']}")
        assert [closed_with(each) for each in watchers] == [4005, 4005]
        with pytest.raises(ConnectionClosed):
            server.watch(table.id)
        assert ada.catch_up().seat == 0
        assert table.own("GET", "/moderation", status=200)["spectators"] == []
        assert table.own("DELETE", "/spectators/x", status=404)["code"] == "not_found"


def test_a_spectator_on_this_machine_is_removed_alone(sqlite_server: Running) -> None:
    table = OwnedTable(sqlite_server)
    for _ in range(2):
        sqlite_server.watch(table.id)
    found = table.own("GET", "/moderation", status=200)["spectators"]
    assert [each["connections"] for each in found] == [1, 1]
    table.own("DELETE", f"/spectators/{found[0]['key']}")
    left = table.own("GET", "/moderation", status=200)["spectators"]
    assert [each["key"] for each in left] == [found[1]["key"]]
    sqlite_server.watch(table.id)


def test_moderation_reaches_players_on_another_process(postgres: str) -> None:
    chosen = settings(postgres, limit_loopback=True)
    with running(chosen) as here, running(chosen) as there:
        table = OwnedTable(here)
        ada = table.sit("Ada")["token"]
        ben = Player(there, table.id, table.sit("Ben")["token"])
        watcher = there.watch(table.id)
        here_watcher = here.watch(table.id)
        Player(here, table.id, ada)
        table.own("PUT", "/chat", {"is_open": False})
        ben.until(lambda: not ben.table["chat_open"])
        (found,) = table.own("GET", "/moderation", status=200)["spectators"]
        table.own("DELETE", f"/spectators/{found['key']}")
        assert closed_with(watcher) == closed_with(here_watcher) == 4005
        table.own("POST", "/seats/1/remove")
        ben.until(lambda: ben.table["seats"][1]["vacancy"] == "bot")
        assert ben.ask("say", text="hello?")["code"] == "spectator"
