"""Arena results in a JSON Lines file, from which a contest can be resumed."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

from trickerion import Options
from trickerion.lab.play.arena import GameResult, Schedule

BEGINNING: Final = b'{"number": '
"""The start of every line; identifies a truncated last line."""
SHAPE: Final[dict[str, Any]] = {
    "number": int,
    "version": str,
    "seed": int,
    "options": dict,
    "nodes": int,
    "seconds": float,
    "seating": [str],
    "scores": [int],
    "winner": int,
    "seats": [
        {
            "magician": str,
            "specialist": str,
            "initiative": int,
            "fame_by_source": dict,
            "fame_by_turn": [int],
            "decisions": int,
            "milliseconds": [float],
        }
    ],
}


class Results:
    """The games played so far, and the file, if any, that new ones are appended to."""

    def __init__(self, path: Path | None, schedule: Schedule) -> None:
        written = path.read_bytes() if path is not None and path.exists() else b""
        self.games, self.length = read(written, schedule)
        self.path = path
        self.file: BinaryIO | None = None

    def __enter__(self) -> "Results":
        """Open the file for appending and drop a truncated last line."""
        if self.path is not None:
            self.file = self.path.open("ab")
            self.file.truncate(self.length)
        return self

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            self.file.close()

    def add(self, game: GameResult) -> None:
        self.games[game["number"]] = game
        if self.file is not None:
            self.file.write(json.dumps(game).encode() + b"\n")
            self.file.flush()


def read(written: bytes, schedule: Schedule) -> tuple[dict[int, GameResult], int]:
    """The games by number, and the length without a truncated last line; raises ValueError."""
    *lines, rest = written.split(b"\n")
    games = {}
    for count, line in enumerate(lines, start=1):
        try:
            game = read_game(line)
            check_header(game, schedule)
        except ValueError as error:
            raise ValueError(f"line {count}: {error}") from error
        games[game["number"]] = game
    if not rest.startswith(BEGINNING[: len(rest)]):
        raise ValueError(f"line {len(lines) + 1}: not a game of the arena")
    return games, len(written) - len(rest)


def read_game(line: bytes) -> GameResult:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ValueError("not a game of the arena") from error
    if not (line.startswith(BEGINNING) and fits(data, SHAPE) and is_complete(data)):
        raise ValueError("not a game of the arena")
    return cast(GameResult, data)


def fits(data: object, shape: Any) -> bool:
    """Whether the data has exactly these fields and types."""
    if isinstance(shape, dict):
        if not isinstance(data, Mapping) or data.keys() != shape.keys():
            return False
        return all(fits(data[field], shape[field]) for field in shape)
    if isinstance(shape, list):
        return isinstance(data, list) and all(fits(item, shape[0]) for item in data)
    return type(data) is shape


def is_complete(data: Mapping[str, Any]) -> bool:
    """Whether every seat has its figures."""
    seats = data["seats"]
    lengths = {len(seats), len(data["scores"]), len(data["seating"])}
    return (
        len(lengths) == 1
        and 0 <= data["winner"] < len(seats)
        and all(fits(list(seat["fame_by_source"].values()), [int]) for seat in seats)
    )


def check_header(game: GameResult, schedule: Schedule) -> None:
    """Refuse games of another contest."""
    for field, ours in schedule.header(game["number"]).items():
        theirs = cast(Mapping[str, object], game)[field]
        if theirs != ours:
            raise ValueError(f"played with other settings: {field} is {theirs}, not {ours}")
    turns = Options.from_dict(game["options"]).turns
    if any(len(seat["fame_by_turn"]) != turns for seat in game["seats"]):
        raise ValueError("not a game of the arena")
