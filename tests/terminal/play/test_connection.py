"""The connection to a server: addresses, refusals."""

import pytest
from click.testing import CliRunner

from tests.terminal.keyboard import ESCAPES
from trickerion.cli import main
from trickerion.terminal.play import remote_table
from trickerion.terminal.play.connection import RemoteError, read_address


def test_addresses() -> None:
    address = read_address("https://games.example/t/abc?invitation=xyz#token")
    assert (address.host, address.table) == ("games.example", "abc")
    assert (address.invitation, address.token) == ("xyz", "token")
    assert address.socket() == "wss://games.example/api/tables/abc/socket"
    assert read_address("localhost:8080").table is None
    with pytest.raises(RemoteError, match="is not an address"):
        read_address("ftp://games.example")


def test_r16_no_refusal_moves_the_cursor(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise RemoteError(ESCAPES)

    monkeypatch.setattr(remote_table, "call", refuse)
    told = CliRunner().invoke(main, ["play", "--join", "http://127.0.0.1:1"])
    assert told.output == "Error: ]0;owned[2J31m hi\n"
