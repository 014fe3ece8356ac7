"""Where it shows what makes a game unlike others: its origin, and a known future."""

from pathlib import Path
from random import Random
from typing import Any

from click.testing import CliRunner

from tests.server.support import Running
from trickerion import Game, Options
from trickerion.cli import main
from trickerion.lab.play.simulation import lively_action


def begun() -> Game:
    """A game under way."""
    game, chance = Game.new(Options(dark_alley=True), 5), Random(5)
    while len(game.history) < 60:
        game.play(lively_action(game, chance))
    return game


def stacked() -> dict[str, Any]:
    """A position with riches for one seat, and a deck in an order its writer knows."""
    written: Any = begun().to_dict()
    written["players"][0]["coins"] = 60
    return dict(written)


def marks(table: dict[str, Any]) -> tuple[str, bool]:
    return table["origin"], table["practice"]


def in_lobby(server: Running, id: str, status: str) -> dict[str, Any]:
    listed = server.get(f"/api/tables?status={status}")
    return next(table for table in listed if table["id"] == id)


def record_of(server: Running, id: str) -> str:
    return server.http.get(f"/api/tables/{id}/record").text


def verified(text: str, folder: Path) -> str:
    """What `trickerion verify` says of a record."""
    file = folder / "game.txt"
    file.write_text(text, encoding="utf-8")
    return str(CliRunner().invoke(main, ["verify", str(file)]).output)


def line_of(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start)).removeprefix(start)
