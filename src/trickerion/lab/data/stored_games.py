"""Games from files: arena results (.jsonl), exports (folders), and records."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from trickerion import Action, Game
from trickerion.lab.play.results import read_game
from trickerion.record import LONGEST, Record
from trickerion.record import read as read_record
from trickerion.record import write as write_record

GAMES_FILE: Final = "games.parquet"


class WrittenGame(NamedTuple):
    """A game as it is written in a file, not yet checked: a worker does that."""

    file: str
    line: int
    """In a file of many games, from 1; 0 for a file with one record."""
    text: bytes
    """A line of the arena or a record."""
    is_record: bool

    @property
    def place(self) -> str:
        return f"{self.file}: line {self.line}" if self.line else self.file


class Origin(NamedTuple):
    """Who played a game, and where it was found."""

    file: str
    line: int
    version: str | None
    bots: list[str] | None
    nodes: int | None
    seconds: float | None
    forfeits: list[int] | None


def stored_games(paths: Iterable[Path]) -> Iterator[WrittenGame]:
    """One by one, so that files may be larger than the memory; raises OSError and ValueError."""
    for path in paths:
        if path.suffix == ".jsonl":
            yield from _lines(path)
        elif path.is_dir():
            yield from _exported(path)
        else:
            yield WrittenGame(str(path), 0, _short(path), is_record=True)


def _lines(path: Path) -> Iterator[WrittenGame]:
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            yield WrittenGame(str(path), number, line.rstrip(b"\n"), is_record=False)


def _exported(folder: Path) -> Iterator[WrittenGame]:
    from trickerion.lab.data.schema import read_records  # noqa: PLC0415 (an extra)

    file = folder / GAMES_FILE
    for number, record in enumerate(read_records(file), start=1):
        yield WrittenGame(str(file), number, record.encode(), is_record=True)


def _short(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(4 * LONGEST)


def opened(stored: WrittenGame) -> tuple[Origin, Record]:
    """What a stored game says; a ValueError names the file and the line."""
    name = Path(stored.file).name
    try:
        if stored.is_record:
            record = read_record(_decoded(stored.text))
            return Origin(name, stored.line, None, None, None, None, None), record
        game = read_game(stored.text)
        forfeits = [forfeit["seat"] for forfeit in game["forfeits"]]
        who = (game["version"], game["seating"], game["nodes"], game["seconds"], forfeits)
        return Origin(name, stored.line, *who), read_record(game["record"])
    except ValueError as error:
        raise ValueError(f"{stored.place}: {error}") from error


def _decoded(text: bytes) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise ValueError("neither a file of the arena (.jsonl) nor a record") from error


def nameless(record: Record) -> str:
    """The record without the names of its players."""
    start = (record.options, record.seed, list[str]())
    nameless = Record(*start, record.actions, record.position, record.rules)
    return write_record(nameless, lambda _: None)


def steps(record: Record) -> Iterator[tuple[Game, Action]]:
    """The game before each action, which the caller must play; a ValueError names the line of the
    record that is illegal. After the last action, the game is left as it ended."""
    game = start_of(record)
    for line, action in zip(record.lines, record.actions, strict=True):
        refusal = game.explain(action)
        if refusal is not None:
            raise ValueError(f"line {line}: {action}: {refusal}")
        yield game, action


def start_of(record: Record) -> Game:
    if record.position is not None:
        return Game.from_dict({**record.position, "rules": record.rules})
    return Game.new(record.options, record.seed, rules=record.rules)
