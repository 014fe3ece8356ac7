"""Export of games to Parquet: one row per game, one row per decision (the extra `data`)."""

from array import array
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from trickerion import OBSERVATION_SIZE, Action, Game
from trickerion.catalog import MAGICIANS
from trickerion.engine.core.names import NONE
from trickerion.lab.data.schema import (
    DECISIONS,
    DECISIONS_FILE,
    GAMES,
    OBSERVATION,
    data_card,
    decisions_schema,
)
from trickerion.lab.data.stored_games import (
    GAMES_FILE,
    Origin,
    WrittenGame,
    nameless,
    opened,
    start_of,
    steps,
)
from trickerion.lab.workers import HERE, Workers
from trickerion.record import Record

ROWS_AT_ONCE: Final = 20_000
"""DecisionRows in memory before they are written as a row group."""
OBSERVATIONS_AT_ONCE: Final = 5_000
"""The same with observations, which are large."""


class Exported(NamedTuple):
    """One game: a row, and a row for each of its decisions."""

    game: pa.RecordBatch
    decisions: pa.RecordBatch


def export(
    games: Iterable[WrittenGame], folder: Path, observations: bool = False, workers: Workers = HERE
) -> Generator[int, None, None]:
    """Write games.parquet, decisions.parquet and README.md; yields the number of games so far.

    Raises OSError, and ValueError for a damaged game; then there is neither file."""
    folder.mkdir(parents=True, exist_ok=True)
    schemas = {GAMES_FILE: GAMES, DECISIONS_FILE: decisions_schema(observations)}
    at_once = OBSERVATIONS_AT_ONCE if observations else ROWS_AT_ONCE
    with new_files(folder, schemas) as writers:
        waiting: list[Exported] = []
        jobs = enumerate(games)
        for game in workers.run(partial(exported, observations), jobs, in_order=True):
            waiting.append(game)
            if sum(one.decisions.num_rows for one in waiting) >= at_once:
                write(waiting, writers)
            yield 1 + game.game["game"][0].as_py()
        write(waiting, writers)
    (folder / "README.md").write_text(data_card(), encoding="utf-8")


@contextmanager
def new_files(folder: Path, schemas: dict[str, pa.Schema]) -> Iterator[list[pq.ParquetWriter]]:
    """Files that get their names when all of them are complete."""
    for name in schemas:
        if (folder / name).exists():
            raise ValueError(f"{folder / name} exists already")
    parts = {name: folder / f"{name}.part" for name in schemas}
    try:
        with ExitStack() as open_files:
            yield [
                open_files.enter_context(pq.ParquetWriter(parts[name], schema, compression="zstd"))
                for name, schema in schemas.items()
            ]
        for name, part in parts.items():
            part.replace(folder / name)
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)


def write(waiting: list[Exported], writers: list[pq.ParquetWriter]) -> None:
    """Write the waiting games as one row group of each file."""
    if waiting:
        for writer, batches in zip(writers, zip(*waiting, strict=True), strict=True):
            writer.write_table(pa.Table.from_batches(batches).unify_dictionaries())
        waiting.clear()


# One game, in a worker


def exported(observations: bool, job: tuple[int, WrittenGame]) -> Exported:
    """Replay a game; a ValueError names the file and the line."""
    number, stored = job
    origin, record = opened(stored)
    decisions = DecisionRows(observations)
    game = start_of(record)
    try:
        for game, action in steps(record):
            decisions.add(game, action)
            game.play(action)
    except ValueError as error:
        raise ValueError(f"{stored.place}: {error}") from error
    return Exported(game_row(number, origin, record, game), decisions.batch(number, game))


def game_row(number: int, origin: Origin, record: Record, game: Game) -> pa.RecordBatch:
    row: dict[str, Any] = {
        "game": number,
        **origin._asdict(),
        "rules": record.rules,
        **asdict(record.options),
        "seed": record.seed,
        "magicians": [MAGICIANS[p.magician].id for p in game.players if p.magician != NONE],
        "decisions": len(record.actions),
        "is_finished": game.over,
        "scores": game.scores,
        "places": game.places,
        "winner": game.winner,
        "record": nameless(record),
    }
    return pa.RecordBatch.from_pylist([row], GAMES)


class DecisionRows:
    """The decisions of a game, column by column."""

    def __init__(self, observations: bool) -> None:
        self.rows: list[dict[str, Any]] = []
        self.observed = array("h") if observations else None
        self.observation = array("h", bytes(2 * OBSERVATION_SIZE))

    def add(self, game: Game, action: Action) -> None:
        legal = game.option_ids(action.seat)
        self.rows.append(
            {
                "decision": len(self.rows),
                "seat": action.seat,
                "turn": game.turn,
                "phase": game.phase,
                "question": game.stack[-1].name,
                "legal": legal,
                "chosen": action.id,
                "is_free": action.id not in legal,
                "action": str(action),
            }
        )
        if self.observed is not None:
            game.observe(action.seat, self.observation)
            self.observed += self.observation

    def batch(self, number: int, game: Game) -> pa.RecordBatch:
        """With what is known only at the end."""
        scores, places = game.scores, game.places
        for row in self.rows:
            place = places[row["seat"]] if places is not None else None
            row |= {"game": number, "fame": scores[row["seat"]], "place": place}
            row["won"] = place == 1 if place is not None else None
        rows = pa.RecordBatch.from_pylist(self.rows, DECISIONS)
        if self.observed is None:
            return rows
        return rows.append_column(OBSERVATION, self._observations())

    def _observations(self) -> pa.Array:
        assert self.observed is not None
        numbers = [None, pa.py_buffer(self.observed)]
        flat = pa.Array.from_buffers(pa.int16(), len(self.observed), numbers)
        return pa.FixedSizeListArray.from_arrays(flat, OBSERVATION_SIZE)
