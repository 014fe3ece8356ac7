"""What a puzzle is, and the collection that comes with the package.

The collection is a compressed file of JSON lines, one puzzle each; docs/puzzles.md describes the
fields and the command that makes it. It is read when the first puzzle is asked for.
"""

import gzip
import json
import logging
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from trickerion import Game

LOG: Final = logging.getLogger("trickerion.puzzles")
FILE: Final = Path(__file__).parent / "puzzles.jsonl.gz"
Kind = Literal["show", "last_turn"]
Difficulty = Literal["easy", "medium", "hard"]
Theme = Literal[
    "links",
    "weekday",
    "performer",
    "reschedule",
    "set_up",
    "prepare",
    "components",
    "shards",
    "wages",
    "idle",
    "special_card",
    "prophecy",
    "level_3",
    "final_scoring",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


class BrokenPuzzle(Exception):
    """A puzzle that the rules no longer allow; the message says which and why."""


class DamagedCollection(Exception):
    """The file of puzzles can't be read; the message says why."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one answer is clearly the best."""

    id: str
    kind: Kind
    themes: list[Theme]
    """What the best line is about."""
    seat: int
    best: int
    """The most final Fame that the seat can reach."""
    margin: int
    """How much less Fame any other first answer reaches at best."""
    decisions: int
    """How many times the seat has a choice on the best line."""
    fooled: list[str]
    """The bot levels that did not find the best line."""
    line: list[str]
    """The seat's actions on the best line."""
    position: dict[str, Any]

    @property
    def difficulty(self) -> Difficulty:
        """From what was measured: which bots miss the best line, how long it is, and how little the
        next best answer loses."""
        points = ("specialist" in self.fooled) + ("magician" in self.fooled)
        points += (self.decisions > 3) + (self.decisions > 5) + (self.margin < 3)
        return "easy" if points < 1 else "medium" if points < 3 else "hard"

    def game(self) -> Game:
        """The game in which the puzzle starts; raises BrokenPuzzle."""
        try:
            return Game.from_dict(self.position)
        except ValueError as error:
            raise BrokenPuzzle(f"{self.id}: {error}") from error


def write(puzzles: Iterable[Puzzle]) -> bytes:
    """The collection as the content of a file, the same every time."""
    lines = [json.dumps(asdict(puzzle), separators=(",", ":")) for puzzle in puzzles]
    return gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)


def read(file: Path) -> list[Puzzle]:
    """The puzzles of a file; raises DamagedCollection."""
    try:
        lines = gzip.decompress(file.read_bytes()).decode().splitlines()
        if not lines:
            raise ValueError("it is empty")
        return [_puzzle(json.loads(line)) for line in lines]
    except (OSError, EOFError, ValueError, TypeError) as error:
        raise DamagedCollection(f"{file.name}: {error}") from error


def _puzzle(written: Any) -> Puzzle:
    found = Puzzle(**written)
    known = found.kind in KINDS and set(found.themes) <= set(THEMES)
    if not (known and isinstance(found.position, Mapping)):
        raise ValueError(f"not a puzzle: {found.id}")
    return found


@cache
def collection() -> dict[str, Puzzle]:
    """All puzzles by id, without those that the rules no longer allow; raises DamagedCollection."""
    found = {}
    refused = []
    for puzzle in read(FILE):
        try:
            puzzle.game()
            found[puzzle.id] = puzzle
        except BrokenPuzzle as error:
            refused.append(str(error))
    if refused:
        LOG.warning("%d puzzles are left out, the first is %s", len(refused), refused[0])
    return found
