"""One-time links with which an account gets a new password."""

from time import time
from typing import Any

import pytest

from tests.server.administration import PASSWORD, send, sign_in, sign_up
from tests.server.support import Running
from trickerion.server import admin, password_resets
from trickerion.server.storage import schema
from trickerion.server.storage.store import Store

NEW = "battery staple"


def reset_link(database: str, name: str) -> str:
    link = admin.run_on(database, lambda store: admin.reset_link(store, name, "", "test"))
    assert link.startswith("/account/reset#")
    return link.partition("#")[2]


def use(server: Running, token: str, status: int, password: str = NEW) -> Any:
    found = server.post("/api/password-resets/use", {"token": token, "password": password}, status)
    server.http.cookies.clear()
    return found


def test_a_link_sets_a_new_password_once_and_ends_all_sessions(
    server: Running, database: str
) -> None:
    session = sign_up(server, "Ada")
    first, second = reset_link(database, "ADA"), reset_link(database, "Ada")
    signed_in = use(server, second, 201)
    assert signed_in["name"] == "Ada"
    assert send(server, "GET", "/api/me", signed_in["token"]).json()["name"] == "Ada"
    assert send(server, "GET", "/api/me", session).status_code == 401
    for used in (first, second, "nonsense"):
        assert use(server, used, 400)["code"] == "expired"
    assert sign_in(server, "Ada", NEW)["name"] == "Ada"
    assert sign_in(server, "Ada", PASSWORD, status=401)["code"] == "bad_password"


def test_a_link_works_for_a_day(
    server: Running, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_up(server, "Ada")
    token = reset_link(database, "Ada")
    now = time()
    monkeypatch.setattr(password_resets, "time", lambda: now + 24 * 3600 + 60)
    assert use(server, token, 400)["code"] == "expired"
    monkeypatch.undo()
    assert sign_in(server, "Ada", PASSWORD)["name"] == "Ada"


def test_only_the_hash_of_a_link_is_stored(server: Running, database: str) -> None:
    sign_up(server, "Ada")
    token = reset_link(database, "Ada")

    async def stored(store: Store) -> list[str]:
        return await store.scalars(schema.password_resets.select())

    (found,) = admin.run_on(database, stored)
    assert found != token
    assert len(found) == 64
