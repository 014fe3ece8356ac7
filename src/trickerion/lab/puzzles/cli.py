"""The command `trickerion puzzles`."""

from collections import Counter
from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final, cast

import click

from trickerion import __version__
from trickerion.lab.cli import file_errors, out_option
from trickerion.lab.options import worker_options
from trickerion.lab.play.arena import GameHeader
from trickerion.lab.play.results import HEADER, Results, fits, read_object
from trickerion.lab.progress import progress_bar
from trickerion.lab.puzzles.generate import MODES, NODES, puzzles_of_game, seating
from trickerion.lab.workers import Workers
from trickerion.puzzles.puzzle import Kind, Puzzle, write

LARGEST_SHARE: Final = 0.75
"""Of a collection, for puzzles of one kind."""
SHAPE: Final[dict[str, Any]] = {**HEADER, "puzzles": [dict]}


class PuzzleGame(GameHeader):
    """One game, and the puzzles found in it."""

    puzzles: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Search:
    """Where puzzles are looked for: numbered games from a first seed on."""

    seed: int

    def header(self, number: int) -> GameHeader:
        return {
            "number": number,
            "version": __version__,
            "seed": self.seed + number,
            "options": MODES[number % len(MODES)].to_dict(),
            "nodes": NODES,
            "seconds": 0.0,
            "seating": seating(number, self.seed + number),
        }


def search_game(search: Search, number: int) -> PuzzleGame:
    """Play one game, and look for its puzzles."""
    header = search.header(number)
    found = puzzles_of_game(number, header["seed"])
    return {**header, "puzzles": [asdict(puzzle) for puzzle in found]}


def read_game(line: bytes) -> PuzzleGame:
    """A line of the file; raises ValueError."""
    data = read_object(line)
    if not fits(data, SHAPE):
        raise ValueError("not a game of trickerion puzzles")
    return cast(PuzzleGame, data)


@click.group()
def puzzles() -> None:
    """Make the collection of puzzles."""


@puzzles.command()
@click.option("--number", default=300, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64))
@click.option(
    "--write",
    "file",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the collection to FILE (puzzles/puzzles.jsonl.gz).",
)
@out_option
@worker_options
def make(number: int, seed: int, file: Path, out: Path | None, workers: Workers) -> None:
    """Play games between bots and collect puzzles from their last turns."""
    found = collected(Search(seed), number, out, workers)
    with file_errors(file):
        file.write_bytes(write(found))
    kinds = Counter(f"{puzzle.kind}, {puzzle.difficulty}" for puzzle in found)
    for kind, times in sorted(kinds.items()):
        click.echo(f"{times:4} {kind}")


def collected(search: Search, number: int, out: Path | None, workers: Workers) -> list[Puzzle]:
    """The first puzzles of the games, from the file or newly found, with a progress bar."""
    chosen: dict[str, Puzzle] = {}
    with file_errors(out, ValueError):
        results = Results(out, search, read_game)
    known = dict(results.games)
    with file_errors(out), results, progress_bar("puzzles") as progress:
        task = progress.add_task("", total=number)
        with closing(games(search, known, workers)) as played:
            while len(chosen) < number:
                game = next(played)
                if game["number"] not in known:
                    results.add(game)
                add_puzzles(chosen, game, number)
                progress.update(task, completed=len(chosen))
    return sorted(chosen.values(), key=lambda puzzle: puzzle.id)


def games(
    search: Search, known: Mapping[int, PuzzleGame], workers: Workers
) -> Generator[PuzzleGame, None, None]:
    """The games in order, endlessly; those that are known are not played again."""
    missing = (number for number in count() if number not in known)
    with closing(workers.run(partial(search_game, search), missing, in_order=True)) as fresh:
        for number in count():
            yield known[number] if number in known else next(fresh)


def add_puzzles(chosen: dict[str, Puzzle], game: PuzzleGame, number: int) -> None:
    """Add the puzzles of a game until there are enough in all and of each kind."""
    for written in game["puzzles"]:
        puzzle = Puzzle(**written)
        if len(chosen) < number and of_kind(chosen, puzzle.kind) < LARGEST_SHARE * number:
            chosen[puzzle.id] = puzzle


def of_kind(chosen: Mapping[str, Puzzle], kind: Kind) -> int:
    return sum(puzzle.kind == kind for puzzle in chosen.values())
