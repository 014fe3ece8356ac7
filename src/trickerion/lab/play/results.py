"""Games in a JSON Lines file, from which a contest or a training run can be resumed."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final, Generic, Protocol, TypeVar, cast

from trickerion import Options
from trickerion.lab.play.arena import GameHeader, GameResult

Played = TypeVar("Played", bound=GameHeader)
BEGINNING: Final = b'{"number": '
"""The start of every line; identifies a truncated last line."""
HEADER: Final[dict[str, Any]] = {
    "number": int,
    "version": str,
    "seed": int,
    "options": dict,
    "nodes": int,
    "seconds": float,
    "seating": [str],
}
SHAPE: Final[dict[str, Any]] = {
    **HEADER,
    "scores": [int],
    "winner": int,
    "forfeits": [{"seat": int, "decision": int, "reason": str}],
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
    "record": str,
}


class Numbered(Protocol):
    """What is known about a game before it is played."""

    def header(self, number: int) -> GameHeader: ...


class Results(Generic[Played]):
    """The games played so far, and the file, if any, that new ones are appended to."""

    def __init__(
        self, path: Path | None, schedule: Numbered, read_line: Callable[[bytes], Played]
    ) -> None:
        written = path.read_bytes() if path is not None and path.exists() else b""
        self.games, self.length = read(written, schedule, read_line)
        self.path = path
        self.file: BinaryIO | None = None

    def __enter__(self) -> "Results[Played]":
        """Open the file for appending and drop a truncated last line."""
        if self.path is not None:
            self.file = self.path.open("ab")
            self.file.truncate(self.length)
        return self

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            self.file.close()

    def add(self, game: Played) -> None:
        self.games[game["number"]] = game
        if self.file is not None:
            self.file.write(json.dumps(game).encode() + b"\n")
            self.file.flush()


def read(
    written: bytes, schedule: Numbered, read_line: Callable[[bytes], Played]
) -> tuple[dict[int, Played], int]:
    """The games by number, and the length without a truncated last line; raises ValueError."""
    *lines, rest = written.split(b"\n")
    games = {}
    for count, line in enumerate(lines, start=1):
        try:
            game = read_line(line)
            check_header(game, schedule)
        except ValueError as error:
            raise ValueError(f"line {count}: {error}") from error
        games[game["number"]] = game
    if not rest.startswith(BEGINNING[: len(rest)]):
        raise ValueError(f"line {len(lines) + 1}: not a game of the arena")
    return games, len(written) - len(rest)


def read_game(line: bytes) -> GameResult:
    """A line of the arena; raises ValueError."""
    data = read_object(line)
    if "seats" in data and "record" not in data:
        raise ValueError("a game of an older version, which kept no records; start a new file")
    if not (fits(data, SHAPE) and is_complete(data)):
        raise ValueError("not a game of the arena")
    return cast(GameResult, data)


def read_object(line: bytes) -> Mapping[str, Any]:
    """A numbered line; raises ValueError."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ValueError("not a game of the arena") from error
    if not (line.startswith(BEGINNING) and isinstance(data, Mapping)):
        raise ValueError("not a game of the arena")
    return data


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
        and all(0 <= seat < len(seats) for seat in [data["winner"], *losers(data)])
        and all(fits(list(seat["fame_by_source"].values()), [int]) for seat in seats)
        and has_all_turns(data)
    )


def has_all_turns(data: Mapping[str, Any]) -> bool:
    turns = Options.from_dict(data["options"]).turns
    return all(len(seat["fame_by_turn"]) == turns for seat in data["seats"])


def losers(data: Mapping[str, Any]) -> list[int]:
    return [forfeit["seat"] for forfeit in data["forfeits"]]


def check_header(game: GameHeader, schedule: Numbered) -> None:
    """Refuse games of another contest."""
    for field, ours in schedule.header(game["number"]).items():
        theirs = cast(Mapping[str, object], game)[field]
        if theirs != ours:
            raise ValueError(f"played with other settings: {field} is {theirs}, not {ours}")
