"""Push messages: who gets them, what is in them, and when a browser is forgotten."""

import json
from collections.abc import Iterator

import pytest

from tests.server.administration import send, sign_up
from tests.server.conftest import settings
from tests.server.notifications.push_service import (
    Browser,
    PushService,
    SlowGame,
    push_service,
    stored,
)
from tests.server.support import Running, running, until
from trickerion.server.notifications import push_encryption
from trickerion.server.notifications.push_encryption import to_text


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def test_a_player_who_is_away_gets_a_message_that_only_the_browser_reads(
    server: Running, service: PushService
) -> None:
    game = SlowGame(server)
    browser = game.subscribe_all(service.url)
    until(lambda: bool(service.requests))
    headers, body = service.requests[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == game.id
    assert headers["authorization"].endswith(f"k={server.get('/api/push')['key']}")
    message = json.loads(browser.read(body))
    assert (message["table"], message["title"]) == (game.id, "Trickerion: it's your turn")


def test_a_wait_is_announced_once(sqlite_server: Running, service: PushService) -> None:
    first = SlowGame(sqlite_server)
    first.subscribe_all(service.url)
    until(lambda: bool(service.requests))
    first.subscribe_all(service.url)
    second = SlowGame(sqlite_server)
    second.subscribe_all(service.url)
    until(lambda: len(service.requests) == 2)
    assert [headers["topic"] for headers, _ in service.requests] == [first.id, second.id]


def test_an_account_is_notified_of_all_its_games(server: Running, service: PushService) -> None:
    sessions = tuple(sign_up(server, name) for name in ("Ada", "Ben"))
    for number, session in enumerate(sessions):
        body = Browser().subscription(f"{service.url}/{number}")
        assert send(server, "PUT", "/api/me/push", session, body).status_code == 204
    games = {SlowGame(server, sessions).id for _ in range(2)}
    until(lambda: {headers["topic"] for headers, _ in service.requests} == games)


@pytest.mark.parametrize(("status", "left"), [(404, 1), (410, 1), (500, 2)])
def test_a_browser_that_is_gone_is_forgotten(
    sqlite_server: Running, sqlite: str, service: PushService, status: int, left: int
) -> None:
    service.status = status
    SlowGame(sqlite_server).subscribe_all(service.url)
    failed = 'trickerion_notifications_total{channel="push",outcome="failed"} 1.0'
    until(lambda: failed in sqlite_server.http.get("/api/metrics").text)
    assert len(stored(sqlite)) == left


def test_only_encrypted_and_public_push_services_are_used(
    sqlite: str, service: PushService
) -> None:
    """As with webhooks: nobody can make the server send requests to its own network."""
    with running(settings(sqlite, private_webhooks=False)) as server:
        game = SlowGame(server)
        game.subscribe(0, Browser().subscription(service.url), status=400)
        for seat in range(2):
            game.subscribe(seat, Browser().subscription(service.url.replace("http", "https")))
        failed = 'trickerion_notifications_total{channel="push",outcome="failed"} 1.0'
        until(lambda: failed in server.http.get("/api/metrics").text)
    assert service.requests == []


def test_the_key_stays_the_same(database: str) -> None:
    keys = []
    for _ in range(2):
        with running(settings(database)) as server:
            keys.append(server.get("/api/push")["key"])
    assert keys[0] == keys[1]
    assert keys[0] is not None


def test_without_the_package_there_is_no_push(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_encryption, "is_installed", lambda: False)
    with running(settings(sqlite)) as server:
        assert server.get("/api/push") == {"key": None}
        session = sign_up(server, "Cleo")
        body = {"endpoint": "https://push.example", "point": to_text(b"x"), "secret": "x"}
        assert send(server, "PUT", "/api/me/push", session, body).json()["code"] == "no_push"
        SlowGame(server)
