"""The server's commands."""

import pytest
from click.testing import CliRunner

from trickerion.cli import main
from trickerion.server.loadtest import load
from trickerion.server.loadtest.figures import Load


def test_serve_shows_its_few_settings() -> None:
    shown = CliRunner().invoke(main, ["serve", "--help"]).output
    for setting in (
        "--host",
        "--port",
        "--database",
        "--public-url",
        "--bots",
        "--smtp",
        "--proxy",
    ):
        assert setting in shown


def test_load_says_that_its_server_did_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(chosen: Load) -> None:
        raise load.DidNotStart

    monkeypatch.setattr(load, "measure", fail)
    result = CliRunner().invoke(main, ["load"])
    assert result.exit_code == 1
    assert "The server did not start." in result.output
