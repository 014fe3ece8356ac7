"""Pages of other sites change nothing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Request
from litestar.exceptions import HTTPException
from websockets.exceptions import InvalidStatus

from tests.server.asgi_requests import connection, scope
from tests.server.conftest import settings
from tests.server.support import Running, connect, running
from trickerion.server import origins
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage.store import sqlite_url

pytestmark = pytest.mark.source

PUBLIC = "https://games.example:8443"
CREDENTIALS = {"name": "Ada", "password": "correct horse"}
SITE = "https://games.example"
EVIL = {"origin": "https://evil.example", "host": "a.example"}


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Running]:
    """A server that knows its public address."""
    chosen = settings(sqlite_url(tmp_path / "a.db"), public_url=PUBLIC)
    with running(chosen) as at:
        yield at


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", None])
def test_what_a_form_can_send_signs_nobody_in(sqlite_server: Running, kind: str | None) -> None:
    sqlite_server.post("/api/accounts", CREDENTIALS)
    body = b'{"name": "Ada", "password": "correct horse"}'
    headers = {"Content-Type": kind} if kind else {}
    answer = sqlite_server.http.post("/api/sessions", content=body, headers=headers)
    assert answer.status_code == 415
    assert "set-cookie" not in answer.headers
    assert "application/json" in answer.json()["detail"]
    sqlite_server.post("/api/sessions", CREDENTIALS)


def test_pages_of_other_sites_change_nothing(
    public: Running, caplog: pytest.LogCaptureFixture
) -> None:
    host = public.url.removeprefix("http://")
    strangers = (
        *("https://evil.example", "null", "http://[", "https://games.example", "", f"ftp://{host}"),
        f"https://{host}.evil.example",
    )
    for origin in strangers:
        answer = public.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "other_site"), origin
        refused = caplog.records[-1]
        assert (vars(refused)["origin"], vars(refused)["host"]) == (origin, host)
        assert vars(refused)["public_url"] == PUBLIC
    for site in ("cross-site", "same-site"):
        headers = {"Sec-Fetch-Site": site}
        assert public.http.post("/api/tables", json={}, headers=headers).status_code == 403
        assert public.http.delete("/api/sessions", headers=headers).status_code == 403
        assert public.http.get("/api/tables", headers=headers).json() == []


def test_own_pages_are_known_by_host_and_by_the_public_address(public: Running) -> None:
    for headers in (
        {"Origin": public.url},
        {"Origin": PUBLIC},
        {"Origin": PUBLIC, "Host": "games.example"},
        {"Origin": "https://a.example", "Host": "a.example:443"},
        {"Sec-Fetch-Site": "same-origin"},
        {},
    ):
        assert public.http.post("/api/tables", json={}, headers=headers).status_code == 201


def test_sockets_check_the_origin_too(public: Running, caplog: pytest.LogCaptureFixture) -> None:
    id = public.post("/api/tables")["table"]["id"]
    address = f"{public.sockets}/api/tables/{id}/socket"
    for origin in (PUBLIC, public.url):
        with connect(address, additional_headers={"Origin": origin}):
            pass
    other = {"Origin": "https://games.example"}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=other):
        pass
    assert vars(caplog.records[-1])["origin"] == "https://games.example"


# By the headers alone


class Handler:
    """Stands in for a route's handler."""

    def __init__(self, **opt: bool) -> None:
        self.opt = opt


def request(method: str, headers: dict[str, str], **opt: bool) -> Any:
    found: Any = {**scope(method, **headers), "route_handler": Handler(**opt)}
    return Request(found)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://a.example", "a.example"),
        ("http://a.example", "a.example:80"),
        ("https://a.example:443", "a.example"),
        ("https://A.example", "a.EXAMPLE"),
        ("http://a.example:81", "a.example:81"),
        (SITE, "10.0.0.1:8080"),
        ("https://games.example:443", "10.0.0.1:8080"),
    ],
)
def test_own_pages_may_ask(origin: str, host: str) -> None:
    origins.check_origin(connection(origin=origin, host=host), SITE)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://a.example:81", "a.example"),
        ("https://a.example:80", "a.example"),
        ("http://games.example", "10.0.0.1"),
        ("https://games.example:80", "10.0.0.1"),
        ("http://", ""),
        ("ftp://a.example", "a.example"),
        ("null", "a.example"),
        ("http://[", "["),
    ],
)
def test_pages_of_other_sites_may_not_ask(origin: str, host: str) -> None:
    with pytest.raises(CommandRefused) as refusal:
        origins.check_origin(connection(origin=origin, host=host), SITE)
    assert refusal.value.code == "other_site"


def test_without_a_public_address_only_the_host_counts() -> None:
    with pytest.raises(CommandRefused):
        origins.check_origin(connection(origin="http://", host="a.example"), "")
    origins.check_origin(connection(origin="http://a.example", host="a.example"), "")


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_what_changes_nothing_is_asked_from_anywhere(method: str) -> None:
    origins.check_request(request(method, EVIL), "")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_what_changes_something_is_not_asked_from_anywhere(method: str) -> None:
    with pytest.raises(CommandRefused):
        origins.check_request(request(method, EVIL), "")
    origins.check_request(request(method, EVIL, from_anywhere=True), "")


@pytest.mark.parametrize(
    ("headers", "is_refused"),
    [
        ({}, False),
        ({"content_length": "0"}, False),
        ({"content_length": "1"}, True),
        ({"transfer_encoding": "chunked"}, True),
        ({"content_type": "text/plain"}, True),
        ({"content_type": "application/json", "content_length": "1"}, False),
        ({"content_type": "application/json; charset=utf-8", "content_length": "1"}, False),
    ],
)
def test_a_body_is_json(headers: dict[str, str], is_refused: bool) -> None:
    if not is_refused:
        origins.check_request(request("POST", headers), "")
        return
    with pytest.raises(HTTPException) as refusal:
        origins.check_request(request("POST", headers), "")
    assert refusal.value.status_code == 415
