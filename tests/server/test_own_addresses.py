"""The addresses that the command prints can be opened."""

import pytest

from trickerion.server import own_addresses
from trickerion.server.own_addresses import announcement, machine_address, web_address


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("example.org", "http://example.org:80"),
        ("::1", "http://[::1]:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
    ],
)
def test_an_address_on_this_machine(host: str, address: str) -> None:
    assert web_address(host, 80) == address


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_all_networks_says_where_others_find_it(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_addresses, "machine_address", lambda: "192.168.1.5")
    said = announcement(host, 80)
    assert ", for others in your network at http://192.168.1.5:80 - Ctrl-C" in said


def test_a_server_on_loopback_is_announced_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_addresses, "machine_address", lambda: "192.168.1.5")
    assert announcement("127.0.0.1", 80).startswith("Tables at http://127.0.0.1:80 - Ctrl-C")


def test_without_a_network_only_this_machine_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_addresses, "ELSEWHERE", "255.255.255.255")
    assert machine_address() is None
    assert announcement("0.0.0.0", 80).startswith("Tables at http://127.0.0.1:80 - Ctrl-C")
