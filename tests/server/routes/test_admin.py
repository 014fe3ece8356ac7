"""Admin accounts: reports, bans and mutes in the browser."""

from threading import Thread
from time import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.administration import (
    PASSWORD,
    OwnedTable,
    closed_with,
    make_admin,
    send,
    sign_up,
)
from tests.server.conftest import settings
from tests.server.support import Data, Player, Running, running
from trickerion.server import sanctions

REPORTS = "/api/admin/reports"
SANCTIONS = "/api/admin/sanctions"


@pytest.fixture
def boss(server: Running, database: str) -> str:
    """The session of an admin."""
    session = sign_up(server, "Boss")
    make_admin(database, "boss")
    return session


def impose(server: Running, boss: str, status: int = 204, **body: Any) -> Any:
    answer = send(server, "POST", SANCTIONS, boss, body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def listed(server: Running, path: str, boss: str) -> list[Data]:
    found: list[Data] = send(server, "GET", path, boss).json()
    return found


def test_r12_only_admins_administer(server: Running, boss: str) -> None:
    assert send(server, "GET", "/api/me", boss).json()["is_admin"]
    eve = sign_up(server, "Eve")
    table = OwnedTable(server)
    for method, path, body in (
        ("GET", REPORTS, None),
        ("PUT", f"{REPORTS}/1/handled", None),
        ("GET", SANCTIONS, None),
        ("POST", SANCTIONS, {"kind": "ban", "account": "Boss"}),
        ("DELETE", f"{SANCTIONS}/1", None),
        ("POST", f"/api/admin/tables/{table.id}/close", None),
    ):
        assert send(server, method, path, eve, body).json()["code"] == "not_admin"
        assert send(server, method, path, table.owner, body).json()["code"] == "not_signed_in"


def test_a_banned_account_is_out_at_once_and_bots_play_its_games(
    server: Running, boss: str
) -> None:
    eve = sign_up(server, "Eve")
    table, waiting = OwnedTable(server), OwnedTable(server)
    ada, seated = table.player("Ada"), table.player("Eve", eve)
    by_cookie = Player(server, table.id, None, cookie=eve)
    waiting.sit("Eve", eve)
    impose(server, boss, kind="ban", account="EVE", reason="rude")
    assert closed_with(by_cookie) == 4006
    ada.until(lambda: ada.table["seats"][1]["bot"] is not None)
    assert seated.catch_up().ask("say", text="let me in")["code"] == "spectator"
    assert waiting.state()["seats"][0]["name"] is None
    assert send(server, "GET", "/api/me", eve).json()["code"] == "not_signed_in"
    credentials = {"name": "Eve", "password": PASSWORD}
    assert server.post("/api/sessions", credentials, status=403)["code"] == "banned"
    wrong = {"name": "Eve", "password": "wrong password"}
    assert server.post("/api/sessions", wrong, status=401)["code"] == "bad_password"
    (ban,) = listed(server, SANCTIONS, boss)
    assert (ban["kind"], ban["name"], ban["reason"], ban["until"]) == ("ban", "Eve", "rude", None)
    assert send(server, "DELETE", f"{SANCTIONS}/{ban['id']}", boss).status_code == 204
    assert send(server, "DELETE", f"{SANCTIONS}/{ban['id']}", boss).status_code == 404
    again = server.post("/api/sessions", credentials)["token"]
    server.http.cookies.clear()
    back = Player(server, table.id, None, cookie=again)
    assert back.seat == 1
    assert back.ask("back")["type"] == "ack"
    ada.until(lambda: ada.table["seats"][1]["bot"] is None)


def test_a_ban_ends_when_its_time_is_up(
    server: Running, boss: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_up(server, "Eve")
    impose(server, boss, kind="ban", account="Eve", days=1)
    credentials = {"name": "Eve", "password": PASSWORD}
    assert server.post("/api/sessions", credentials, status=403)["code"] == "banned"
    later = time() + 2 * 86_400
    monkeypatch.setattr(sanctions, "time", lambda: later)
    assert server.post("/api/sessions", credentials)["token"]
    assert listed(server, SANCTIONS, boss) == []


def test_a_ban_while_its_player_acts_loses_nothing(server: Running, boss: str) -> None:
    """Every acknowledged action is stored, and the game goes on afterwards."""
    eve = sign_up(server, "Eve")
    table = OwnedTable(server)
    ada, seated = table.player("Ada"), table.player("Eve", eve)
    acknowledged: list[int] = []

    def chatter() -> None:
        try:
            while True:
                answer = seated.ask("say", text="more")
                if answer["type"] != "ack":
                    return
                acknowledged.append(answer["version"])
        except ConnectionClosed:
            return

    talking = Thread(target=chatter)
    talking.start()
    ada.until(lambda: ada.version >= 3)
    impose(server, boss, kind="ban", account="Eve")
    talking.join(60)
    ada.until(lambda: ada.table["seats"][1]["bot"] is not None)
    fresh = Player(server, table.id, ada.token)
    said = {step["version"] for step in fresh.steps if step["kind"] == "say"}
    assert set(acknowledged) <= said
    fresh.until(fresh.is_asked)
    assert fresh.act(fresh.update["options"][0])["type"] == "ack"


def test_a_muted_account_is_silent_at_every_table(server: Running, boss: str) -> None:
    eve = sign_up(server, "Eve")
    tables = [OwnedTable(server), OwnedTable(server)]
    seats = [table.player("Eve", eve) for table in tables]
    impose(server, boss, kind="mute", table=tables[0].id, seat=0, days=1)
    assert [seat.ask("say", text="hello")["code"] for seat in seats] == ["muted", "muted"]
    (mute,) = listed(server, SANCTIONS, boss)
    send(server, "DELETE", f"{SANCTIONS}/{mute['id']}", boss)
    assert [seat.ask("say", text="hello")["type"] for seat in seats] == ["ack", "ack"]


def test_a_guest_is_muted_at_the_table(server: Running, boss: str) -> None:
    table = OwnedTable(server)
    guest = table.player("Guest")
    impose(server, boss, kind="mute", table=table.id, seat=0)
    assert guest.ask("say", text="hello")["code"] == "muted"
    assert listed(server, SANCTIONS, boss) == []


def test_a_banned_guest_is_removed_and_the_address_is_refused(database: str) -> None:
    with running(settings(database, limit_loopback=True)) as server:
        boss = sign_up(server, "Boss")
        make_admin(database, "Boss")
        table = OwnedTable(server)
        guest = table.player("Guest")
        impose(server, boss, kind="ban", table=table.id, seat=0)
        assert closed_with(guest) in (4005, 4006)
        refused = server.post("/api/tables", {}, status=403)
        assert refused["code"] == "banned"


def test_a_sanction_needs_somebody(server: Running, boss: str) -> None:
    table = OwnedTable(server, bots=["random"])
    assert impose(server, boss, 400, kind="ban")["code"] == "malformed"
    assert impose(server, boss, 404, kind="ban", account="Nobody")["code"] == "not_found"
    assert impose(server, boss, 404, kind="ban", table=table.id, seat=1)["code"] == "not_found"
    assert impose(server, boss, 403, kind="ban", account="Boss")["code"] == "not_admin"
    assert impose(server, boss, 404, kind="mute", table="x", seat=1)["code"] == "unknown_table"


def test_a_closed_table_can_be_watched_but_not_continued(server: Running, boss: str) -> None:
    table = OwnedTable(server)
    ada, ben = table.player("Ada"), table.player("Ben")
    path = f"/api/admin/tables/{table.id}/close"
    assert send(server, "POST", path, boss).status_code == 204
    ben.until(lambda: bool(ben.table["closed"]))
    asked = ada if ada.catch_up().is_asked() else ben
    assert asked.act(asked.update["options"][0])["code"] == "closed"
    assert asked.ask("say", text="why?")["code"] == "closed"
    assert server.watch(table.id).view["names"] == ["Ada", "Ben"]
    assert server.get("/api/tables?status=playing") == []
    assert send(server, "POST", path, boss).status_code == 404
    waiting = OwnedTable(server)
    send(server, "POST", f"/api/admin/tables/{waiting.id}/close", boss)
    assert waiting.sit("Cy", status=409)["code"] == "closed"


def test_admins_moderate_every_table(server: Running, boss: str) -> None:
    table = OwnedTable(server)
    ada = table.player("Ada")
    assert send(server, "PUT", f"{table.path}/chat", boss, {"is_open": False}).status_code == 204
    assert ada.ask("say", text="hello")["code"] == "chat_closed"
    assert send(server, "POST", f"{table.path}/seats/0/remove", boss).status_code == 204
    assert closed_with(ada) == 4005
