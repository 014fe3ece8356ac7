"""The example of a bot that plays on a server with a bot account."""

import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tests.server.conftest import settings
from tests.server.support import Data, Running, running
from tests.support import ROOT
from trickerion.server.storage.store import sqlite_url

EXAMPLE = ROOT / "examples/remote_bot.py"
SHORT = {"players": 2, "beginner": True, "quick": True}
WHO = ("Robo", "a long password")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(settings(sqlite_url(tmp_path / "games.db"))) as at:
        yield at


def play(server: Running, made: Data) -> str:
    """Let the example play at a table; what it prints."""
    link = f"{server.url}/t/{made['table']['id']}?invitation={made['invitation']}"
    command = [sys.executable, str(EXAMPLE), link, *WHO]
    with Popen(command, stdout=PIPE, stderr=PIPE, text=True) as example:
        printed, errors = example.communicate()
    assert example.returncode == 0, errors
    return printed


def test_the_example_plays_a_whole_game_and_is_seen_to_be_a_bot(server: Running) -> None:
    new = {"options": SHORT, "bots": ["random"], "is_open": False}
    for _ in range(2):  # it makes an account, and later signs in to it
        made = server.post("/api/tables", new)
        assert play(server, made).startswith("Final Fame: ")
        table = server.get(f"/api/tables/{made['table']['id']}")
        assert table["status"] == "over"
        robo, bot = table["seats"]
        assert (robo["name"], robo["kind"], robo["bot"]) == ("Robo", "remote_bot", None)
        assert (bot["kind"], bot["bot"]) == ("bot", "random")


def test_the_example_is_short() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").split('"""\n', 1)[1].splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 45
