"""Accounts over HTTP: sign-up, sessions, and the games of an account."""

import json
from functools import partial
from http.cookies import SimpleCookie
from pathlib import Path
from time import time
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.conftest import settings
from tests.server.direct_sockets import Line
from tests.server.routes.test_websocket import Room, hello, in_a_room
from tests.server.support import Player, Running, bearer, running
from trickerion.server import accounts
from trickerion.server.accounts import LIFETIME, new_session, sign_up
from trickerion.server.protocol.messages import PROTOCOL
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tables import seating

DAY = 86_400
ADA = {"name": "Ada", "password": "correct horse"}
WRONG = {"name": "Ada", "password": "wrong password"}


def cookie_of(at: Running, **headers: str) -> Any:
    answer = at.http.post("/api/sessions", json=ADA, headers=headers)
    return SimpleCookie(answer.headers["set-cookie"])["session"]


def test_the_sessions_cookie_is_for_this_site_and_no_script(tmp_path: Path) -> None:
    with running(settings(sqlite_url(tmp_path / "a.db"), proxy="127.0.0.1")) as at:
        at.post("/api/accounts", ADA)
        cookie = cookie_of(at)
        assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
        assert cookie["max-age"] == str(90 * DAY)
        assert not cookie["secure"]
        assert cookie_of(at, **{"X-Forwarded-Proto": "https"})["secure"]
        gone = at.http.delete("/api/sessions")
        assert gone.status_code == 204
        assert SimpleCookie(gone.headers["set-cookie"])["session"]["max-age"] == "0"
        token = at.post("/api/sessions", ADA)["token"]
        at.http.cookies.clear()
        key = {"Authorization": f"Bearer {token}"}
        assert at.get("/api/me/tables", headers=key) == []
        assert at.http.delete("/api/sessions", headers=key).status_code == 204
        assert at.get("/api/me/tables", headers=key, status=401)["code"] == "not_signed_in"
        assert at.http.delete("/api/sessions").status_code == 204


def test_an_account_gathers_games_on_several_devices(server: Running) -> None:
    ada = {"name": "Ada", "password": "correct horse"}
    token = server.post("/api/accounts", ada)["token"]
    assert server.http.cookies.get("session") == token
    id = server.post("/api/tables")["table"]["id"]
    server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    server.http.cookies.clear()
    key = server.post(f"/api/tables/{id}/seats", {"name": "Ben"})["token"]
    assert server.get("/api/me/tables", status=401)["code"] == "not_signed_in"
    again = server.post("/api/sessions", {**ada, "name": "ada"})["token"]
    mine = server.get("/api/me/tables", headers=bearer(again))
    assert [(one["id"], one["my_seat"]) for one in mine] == [(id, 0)]
    assert Player(server, id, key).seat == 1
    assert server.http.delete("/api/sessions").status_code == 204
    assert server.get("/api/me/tables", status=401, headers=bearer(again))["code"]


def test_whoever_is_signed_in_needs_no_key(sqlite_server: Running) -> None:
    """The session's cookie opens one's seats; a page of another site cannot use it."""
    session = sqlite_server.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    id = sqlite_server.post("/api/tables")["table"]["id"]
    sqlite_server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    address = f"{sqlite_server.sockets}/api/tables/{id}/socket"
    cookie = {"Cookie": f"session={session['token']}"}
    with connect(address, additional_headers=cookie) as line:
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        assert json.loads(line.recv())["seat"] == 0
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers=cookie, origin=Origin("https://evil.example"))


def test_names_are_unique_and_passwords_secret(server: Running) -> None:
    server.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    twin = server.post("/api/accounts", {"name": "ADA", "password": "battery staple"}, status=409)
    assert twin["code"] == "name_taken"
    for name in ("Ada", "Nobody"):
        wrong = {"name": name, "password": "wrong horse"}
        assert server.post("/api/sessions", wrong, status=401)["code"] == "bad_password"
    assert server.post("/api/accounts", {"name": "B", "password": "short"}, status=400)["code"]


def test_a_seat_joins_an_account_later(server: Running) -> None:
    id = server.post("/api/tables")["table"]["id"]
    key = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"]
    path = f"/api/tables/{id}/seats/0/account"
    assert server.http.put(path, headers=bearer(key)).status_code == 401
    server.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    assert server.http.put(path, headers=bearer(key)).status_code == 204
    assert server.get("/api/me/tables")[0]["my_seat"] == 0


def held(server: Running, *tokens: str | None) -> list[dict[str, Any]]:
    answer = server.http.post("/api/me/seats", json={"tokens": tokens})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_whoever_holds_keys_is_told_of_their_games_in_one_request(server: Running) -> None:
    first, (ada, ben) = server.table(2)
    second, (cleo, _) = server.table(2)
    assert held(server, cleo.token)[0]["asked"] == cleo.view["to_act"]
    while ben.seat not in ben.catch_up().view["to_act"]:
        ada.act(ada.catch_up().update["options"][0])
    mine = {one["id"]: one for one in held(server, ben.token, cleo.token, "a key to nothing")}
    assert {id: one["my_seat"] for id, one in mine.items()} == {first: 1, second: 0}
    assert mine[first]["asked"] == [1]
    assert "token" not in json.dumps(mine)
    assert held(server) == []
    assert server.post("/api/me/seats", {"tokens": ["x"] * 51}, status=400)["code"] == "malformed"


def test_a_session_ends_by_itself(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    signed_in = server.post("/api/accounts", {"name": "Ada", "password": "a long password"})
    key = {"Authorization": f"Bearer {signed_in['token']}"}
    server.http.cookies.clear()
    now = time()
    for later, status in ((LIFETIME - 60, 200), (LIFETIME + 60, 401)):
        monkeypatch.setattr(accounts, "time", lambda later=later: now + later)
        assert server.http.get("/api/me/tables", headers=key).status_code == status
        server.http.cookies.clear()
    server.post("/api/sessions", {"name": "Ada", "password": "a long password"})
    monkeypatch.setattr(accounts, "time", lambda: now)
    server.http.cookies.clear()
    assert server.http.get("/api/me/tables", headers=key).status_code == 401


@pytest.mark.usefixtures("standing_clock")
def test_r13_passwords_are_guessed_slowly_from_this_machine_too(server: Running) -> None:
    for name in ("Ada", "Ben"):
        server.post("/api/accounts", {**ADA, "name": name})
    for _ in range(25):
        server.post("/api/sessions", ADA)
    codes = [server.http.post("/api/sessions", json=WRONG).status_code for _ in range(22)]
    assert codes[:20] == [401] * 20
    assert codes[-1] == 429
    shouted = {**WRONG, "name": " ADA"}
    assert server.http.post("/api/sessions", json=shouted).status_code == 429
    assert server.post("/api/sessions", {**ADA, "name": "Ben"})["token"]


def test_a_session_opens_the_first_of_the_seats_of_its_account(sqlite: str) -> None:
    """Without a key; another account watches."""

    async def test(room: Room) -> None:
        registry = room.context.registry

        async def seat(name: str, *seats: int) -> int | None:
            user = await sign_up(registry.store, name, "correct horse")
            for number in seats:
                await seating.set_seat(registry, room.table, number, user_id=user.id)
            line = Line(room.path, [hello()])
            session = await new_session(registry.store, user.id)
            line.scope["headers"].append((b"cookie", f"session={session}".encode()))
            await room.app(line.scope, line.receive, line.send)
            found: int | None = line.answers[0]["seat"]
            return found

        assert await seat("Cy") is None
        assert await seat("Di", 1) == 1
        assert await seat("Eve", 0, 1) == 0

    in_a_room(sqlite, test)


def test_the_first_of_several_seats_is_listed_as_mine(sqlite_server: Running) -> None:
    sqlite_server.post("/api/accounts", ADA)
    id = sqlite_server.post("/api/tables")["table"]["id"]
    for _ in range(2):
        sqlite_server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    assert [table["my_seat"] for table in sqlite_server.get("/api/me/tables")] == [0]


def test_everyone_sees_that_a_bot_account_plays(server: Running) -> None:
    """Whether it takes a seat itself, or joins one that its owner took; not the next player of the
    seat."""
    robo = {"name": "Robo", "password": "a long password", "is_bot": True}
    session = server.post("/api/accounts", robo)["token"]
    server.http.cookies.clear()
    id = server.post("/api/tables", {"options": {"players": 3}})["table"]["id"]

    def kinds() -> list[str]:
        return [seat["kind"] for seat in server.get(f"/api/tables/{id}")["seats"]]

    sit = partial(server.post, f"/api/tables/{id}/seats")
    token = sit({"name": "Robo"}, headers=bearer(session))["token"]
    assert kinds() == ["remote_bot", "person", "person"]
    (listed,) = server.get("/api/tables")
    assert [seat["kind"] for seat in listed["seats"]] == kinds()
    stand = server.http.delete(f"/api/tables/{id}/seats/0", headers=bearer(token))
    assert stand.status_code == 204
    assert sit({"name": "Ada"})["seat"] == 0
    assert kinds() == ["person"] * 3
    token = sit({"name": "Guest"})["token"]
    headers = {**bearer(token), "Cookie": f"session={session}"}
    joined = server.http.put(f"/api/tables/{id}/seats/1/account", headers=headers)
    assert joined.status_code == 204
    assert kinds() == ["person", "remote_bot", "person"]
