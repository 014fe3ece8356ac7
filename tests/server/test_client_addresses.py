"""Where requests come from, also through proxies (R13)."""

from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from tests.server.asgi_requests import connection, scope
from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion.server.client_addresses import client, group, is_forwarded, is_loopback, is_within
from trickerion.server.storage.store import sqlite_url

pytestmark = pytest.mark.source


@pytest.mark.parametrize(
    "name",
    [
        *("x_forwarded_for", "x_forwarded_host", "x_forwarded_proto", "x_real_ip", "forwarded"),
        *("via", "cf_connecting_ip", "true_client_ip"),
    ],
)
def test_r13_every_header_of_a_proxy_is_known(name: str) -> None:
    assert is_forwarded(connection(host="localhost", **{name: "x"}))


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8080", "LOCALHOST", "games.localhost", "127.0.0.1:8080", ""),
        *("127.8.8.8", "[::1]:8080", "[::1]", "[::ffff:127.0.0.1]"),
    ],
)
def test_r13_whoever_asks_for_this_machine_comes_through_no_proxy(host: str) -> None:
    assert not is_forwarded(connection(host=host))


@pytest.mark.parametrize(
    "host", ["games.example", "192.168.1.2:8080", "[", "[::2]", "notlocalhost", "localhost.evil"]
)
def test_r13_whoever_asks_for_another_machine_comes_through_a_proxy(host: str) -> None:
    assert is_forwarded(connection(host=host))


def test_a_request_without_a_host_comes_through_no_proxy() -> None:
    assert not is_forwarded(connection())


def test_r13_whoever_has_no_address_counts_as_unknown() -> None:
    assert client(connection()) == "unknown"
    found: Any = {**scope(), "client": ("203.0.113.1", 4000)}
    assert client(ASGIConnection(found)) == "203.0.113.1"


def test_an_address_lies_within_any_of_several_networks() -> None:
    networks = [ip_network("10.0.0.0/8"), ip_network("2001:db8::/32")]
    assert is_within("10.1.1.1", networks)
    assert is_within("2001:db8::1", networks)
    assert not is_within("11.1.1.1", networks)
    assert not is_within("unknown", networks)


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
@pytest.mark.usefixtures("standing_clock")
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


@pytest.mark.usefixtures("standing_clock")
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


@pytest.mark.usefixtures("standing_clock")
def test_r13_a_header_from_elsewhere_changes_nothing(tmp_path: Path) -> None:
    """Only a declared proxy is believed; 127.0.0.1 is not the one declared here."""
    chosen = settings(sqlite_url(tmp_path / "a.db"), proxy="10.0.0.1", limit_loopback=True)
    with running(chosen) as at:
        headers = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(25)]
        codes = [at.http.post("/api/tables", json={}, headers=h).status_code for h in headers]
        assert 429 in codes


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
