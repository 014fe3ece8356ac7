"""Push subscriptions: how many there are, and what is stored of whom."""

import json
from typing import Any

import pytest

from tests.server.administration import PASSWORD, data, run, send, sign_up
from tests.server.notifications.push_service import NOWHERE, Browser, SlowGame, stored
from tests.server.support import Running
from trickerion.server import admin
from trickerion.server.notifications import push_subscriptions
from trickerion.server.retention import forget_guests


def test_an_owner_has_a_bounded_number_of_browsers(sqlite_server: Running, sqlite: str) -> None:
    session = sign_up(sqlite_server, "Ada")
    for number in (*range(12), 11):
        body = Browser().subscription(f"{NOWHERE}/{number:02}")
        send(sqlite_server, "PUT", "/api/me/push", session, body)
    assert stored(sqlite) == [f"{NOWHERE}/{number:02}" for number in range(2, 12)]
    assert push_subscriptions.MOST == 10


def test_an_account_takes_its_subscriptions_along(sqlite_server: Running, sqlite: str) -> None:
    session = sign_up(sqlite_server, "Ada")
    body = Browser().subscription(NOWHERE)
    send(sqlite_server, "PUT", "/api/me/push", session, body)
    exported: Any = data(sqlite, "accounts", "export", "Ada")
    assert [one["endpoint"] for one in exported["push_subscriptions"]] == [body["endpoint"]]
    assert body["secret"] not in json.dumps(exported)
    send(sqlite_server, "POST", "/api/me/delete", session, {"password": PASSWORD})
    assert stored(sqlite) == []


def test_a_guests_subscription_goes_with_the_seat(sqlite_server: Running, sqlite: str) -> None:
    made = sqlite_server.post("/api/tables", {"pace": "slow"})
    path = f"/api/tables/{made['table']['id']}/seats"
    token = sqlite_server.post(path, {"name": "Ada"})["token"]
    body = Browser().subscription(NOWHERE)
    send(sqlite_server, "PUT", f"{path}/0/push", token, body)
    assert stored(sqlite) == [body["endpoint"]]
    send(sqlite_server, "DELETE", f"{path}/0", token)
    assert stored(sqlite) == []


@pytest.mark.parametrize("is_deleted", [True, False])
def test_old_games_leave_no_subscriptions(
    sqlite_server: Running, sqlite: str, is_deleted: bool
) -> None:
    game = SlowGame(sqlite_server)
    game.subscribe_all()
    run(sqlite, "tables", "close", game.id, "--yes")
    if is_deleted:
        run(sqlite, "tables", "delete", game.id, "--yes")
    else:
        admin.run_on(sqlite, lambda store: forget_guests(store, 1e12))
    assert stored(sqlite) == []
