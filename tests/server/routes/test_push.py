"""Subscribing a browser to push messages, and unsubscribing it."""

import pytest

from tests.server.administration import send, sign_up
from tests.server.notifications.push_service import NOWHERE, Browser, SlowGame, stored
from tests.server.support import Running


def test_a_browser_can_unsubscribe(sqlite_server: Running, sqlite: str) -> None:
    game = SlowGame(sqlite_server)
    game.subscribe_all()
    assert len(stored(sqlite)) == 2
    for endpoint in stored(sqlite):
        sqlite_server.http.post(
            "/api/push/removals", json={"endpoint": endpoint}
        ).raise_for_status()
    assert stored(sqlite) == []


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "ftp://push.example/a"},
        {"endpoint": ""},
        {"point": "AAAA"},
        {"point": "é"},
        {"secret": "AAAA"},
        {"secret": "A"},
    ],
)
def test_what_is_no_subscription_is_refused(sqlite_server: Running, change: dict[str, str]) -> None:
    session = sign_up(sqlite_server, "Ada")
    body = {**Browser().subscription(NOWHERE), **change}
    answer = send(sqlite_server, "PUT", "/api/me/push", session, body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_address")


def test_subscribing_needs_the_seat_or_the_account(sqlite_server: Running) -> None:
    body = Browser().subscription(NOWHERE)
    game = SlowGame(sqlite_server)
    assert send(sqlite_server, "PUT", "/api/me/push", "x", body).status_code == 401
    path = f"/api/tables/{game.id}/seats/0/push"
    assert send(sqlite_server, "PUT", path, game.tokens[1], body).status_code == 403
