"""Pages of other sites, and requests that come through proxies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion.server.addresses import group, is_loopback
from trickerion.server.store import sqlite_url

PUBLIC = "https://games.example:8443"
CREDENTIALS = {"name": "Ada", "password": "correct horse"}
WRONG = {"name": "Ada", "password": "wrong password"}


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Running]:
    """A server that knows its public address and has a token for its figures."""
    chosen = settings(sqlite_url(tmp_path / "a.db"), public_url=PUBLIC, metrics_token="seen-it")
    with running(chosen) as at:
        yield at


# Other sites


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


# Proxies


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.1"},
        {"Forwarded": "for=203.0.113.1"},
        {"X-Real-IP": "203.0.113.1"},
        {"Via": "1.1 proxy"},
        {"Host": "games.example"},
    ],
)
def test_r13_a_proxy_nobody_told_of_is_limited_and_named_once(
    sqlite_server: Running, headers: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever a request says it is from: all that come through it share one limit."""
    codes = []
    for number in range(25):
        varied = {name: value.replace(".1", f".{number}") for name, value in headers.items()}
        answer = sqlite_server.http.post("/api/tables", json={}, headers=varied)
        codes.append(answer.status_code)
    assert 429 in codes
    warnings = [r for r in caplog.records if "--proxy" in r.getMessage()]
    assert len(warnings) == 1
    assert sqlite_server.post("/api/tables")


def test_r13_a_declared_proxy_says_who_asks(tmp_path: Path) -> None:
    with running(settings(sqlite_url(tmp_path / "a.db"), proxy="127.0.0.1")) as at:

        def table_of(forwarded: str) -> int:
            headers = {"X-Forwarded-For": forwarded}
            return at.http.post("/api/tables", json={}, headers=headers).status_code

        spoofed = [table_of(f"198.51.100.{number}, 203.0.113.1") for number in range(25)]
        assert 429 in spoofed
        assert table_of("203.0.113.2") == 201
        assert 429 in [table_of(f"2001:db8:1:2::{number:x}") for number in range(25)]
        assert table_of("2001:db8:1:3::1") == 201


def test_r13_a_header_from_elsewhere_changes_nothing(tmp_path: Path) -> None:
    """Only a declared proxy is believed; 127.0.0.1 is not the one declared here."""
    chosen = settings(sqlite_url(tmp_path / "a.db"), proxy="10.0.0.1", limit_loopback=True)
    with running(chosen) as at:
        headers = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(25)]
        codes = [at.http.post("/api/tables", json={}, headers=h).status_code for h in headers]
        assert 429 in codes


def test_r13_passwords_are_guessed_slowly_from_this_machine_too(sqlite_server: Running) -> None:
    for name in ("Ada", "Ben"):
        sqlite_server.post("/api/accounts", {**CREDENTIALS, "name": name})
    for _ in range(25):
        sqlite_server.post("/api/sessions", CREDENTIALS)
    codes = [sqlite_server.http.post("/api/sessions", json=WRONG).status_code for _ in range(22)]
    assert codes[:20] == [401] * 20
    assert codes[-1] == 429
    shouted = {**WRONG, "name": " ADA"}
    assert sqlite_server.http.post("/api/sessions", json=shouted).status_code == 429
    assert sqlite_server.post("/api/sessions", {**CREDENTIALS, "name": "Ben"})["token"]


def test_r13_addresses_are_counted_by_who_owns_them() -> None:
    assert group("203.0.113.7") == group("::ffff:203.0.113.7") == "203.0.113.7"
    assert group("2001:db8:1:2::1") == group("2001:db8:1:2:ffff::9") != group("2001:db8:1:3::1")
    assert group("fe80::1%eth0") == group("fe80::2")
    assert group("x" * 5000) == group("") == "unknown"
    assert is_loopback("127.8.8.8")
    assert is_loopback("::1")
    assert is_loopback("::ffff:127.0.0.1")
    assert not is_loopback("203.0.113.7")
    assert not is_loopback("unknown")


# Figures about the server


def test_metrics_are_for_this_machine_and_for_the_token(public: Running) -> None:
    through_proxy = {"X-Forwarded-For": "203.0.113.1"}
    right = {"Authorization": "Bearer seen-it"}
    wrong = {"Authorization": "Bearer guess"}
    for headers, status in (({}, 200), (through_proxy, 403), (wrong, 403), (right, 200)):
        assert public.http.get("/api/metrics", headers=headers).status_code == status
    assert public.http.get("/api/metrics", headers={**through_proxy, **right}).status_code == 200
    codes = [public.http.get("/api/metrics", headers=wrong).status_code for _ in range(20)]
    assert 429 in codes
