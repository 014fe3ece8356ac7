"""The columns of an export, and the data card that describes them (the extra `data`)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from trickerion import OBSERVATION_SIZE, Action
from trickerion.engine.core.chance import RULES_VERSION

DECISIONS_FILE: Final = "decisions.parquet"


def _column(name: str, kind: pa.DataType, meaning: str, nullable: bool = False) -> pa.Field:
    return pa.field(name, kind, nullable, {"meaning": meaning})


_WORD: Final = pa.dictionary(pa.int16(), pa.string())
GAMES: Final = pa.schema(
    [
        _column("game", pa.int64(), "number of the game in this export, from 0"),
        _column("file", pa.string(), "the file it was read from"),
        _column("line", pa.int32(), "its line in that file; 0 for a file with one record"),
        _column("version", pa.string(), "version of trickerion that played it", nullable=True),
        _column("rules", pa.int16(), "rules version of the record"),
        _column("players", pa.int8(), "2 to 4; 1 in a solo game"),
        _column("dark_alley", pa.bool_(), "with the Dark Alley"),
        _column("prophecies", pa.bool_(), "with prophecies"),
        _column("beginner", pa.bool_(), "with the beginner setup (SET-13)"),
        _column("quick", pa.bool_(), "the quick game (SET-14)"),
        _column("late_bonus", pa.bool_(), "a marker qualifies for a final bonus (FIN-3)"),
        _column("duel", pa.bool_(), "the Duel of Magicians (DUEL-1)"),
        _column("powers", pa.bool_(), "Magician Powers (POW-1)"),
        _column("heir", pa.string(), "the difficulty of a solo game (HEIR-1); else empty"),
        _column("seed", pa.uint64(), "decides every roll and shuffle"),
        _column("bots", pa.list_(pa.string()), "by seat; null for people", nullable=True),
        _column("nodes", pa.int32(), "each bot's budget per decision; 0: none", nullable=True),
        _column("seconds", pa.float64(), "the same in seconds", nullable=True),
        _column(
            "forfeits",
            pa.list_(pa.int8()),
            "seats whose bots failed; a stand-in played on, and the result is the stand-in's",
            nullable=True,
        ),
        _column("magicians", pa.list_(pa.string()), "by seat; empty for a game without setup"),
        _column("decisions", pa.int32(), "number of actions, and of rows in decisions.parquet"),
        _column("is_finished", pa.bool_(), "false if the record ends before the game does"),
        _column("scores", pa.list_(pa.int16()), "Fame by seat, at the end of the record"),
        _column(
            "places", pa.list_(pa.int8()), "final places by seat, from 1 (FIN-5)", nullable=True
        ),
        _column("winner", pa.int8(), "seat in first place", nullable=True),
        _column("record", pa.string(), "the game as text, without names, for `trickerion.replay`"),
    ]
)
DECISIONS: Final = pa.schema(
    [
        _column("game", pa.int64(), "as in games.parquet"),
        _column("decision", pa.int32(), "number of the action in its game, from 0"),
        _column("seat", pa.int8(), "who acts, from 0"),
        _column("turn", pa.int8(), "number of the turn"),
        _column("phase", _WORD, "phase of the turn, such as `place_characters`"),
        _column("question", _WORD, "kind of the question that is asked, such as `PlaceCharacter`"),
        _column("legal", pa.list_(pa.int16()), "ids of the legal answers of this seat"),
        _column("chosen", pa.int16(), "id of the action"),
        _column("is_free", pa.bool_(), "not an answer, but a free action besides the question"),
        _column("action", pa.string(), "the action as text"),
        _column("fame", pa.int16(), "this seat's Fame at the end of the record"),
        _column("place", pa.int8(), "this seat's final place, from 1", nullable=True),
        _column("won", pa.bool_(), "is it in first place?", nullable=True),
    ]
)
OBSERVATION: Final = _column(
    "observation",
    pa.list_(pa.int16(), OBSERVATION_SIZE),
    "what this seat sees before the action, as numbers (only with --observations)",
)


def decisions_schema(with_observations: bool) -> pa.Schema:
    return DECISIONS.append(OBSERVATION) if with_observations else DECISIONS


def read_records(file: Path) -> Iterator[str]:
    """The records of an export; raises ValueError."""
    try:
        with file.open("rb") as opened:
            for batch in pq.ParquetFile(opened).iter_batches(100, columns=["record"]):
                yield from batch.column(0).to_pylist()
    except (pa.ArrowException, IndexError) as error:
        raise ValueError(f"{file}: not the games of an export: {error}") from error


# The data card


def data_card() -> str:
    tables = {"games.parquet": GAMES, "decisions.parquet": decisions_schema(True)}
    described = "\n\n".join(f"## {name}\n\n{markdown(schema)}" for name, schema in tables.items())
    return CARD.format(tables=described, rules=RULES_VERSION, last=Action.catalogue_size() - 1)


def markdown(schema: pa.Schema) -> str:
    lines = ["| column | type | meaning |", "|---|---|---|"]
    for field in schema:
        kind = f"{field.type}{' or null' if field.nullable else ''}"
        lines.append(f"| `{field.name}` | {kind} | {field.metadata[b'meaning'].decode()} |")
    return "\n".join(lines)


CARD: Final = """# Data card: games of Trickerion

Games of *Trickerion: Legends of Illusion*, written by `trickerion export` of an unofficial fan
implementation. Each game is complete: every decision with its legal answers, and the record from
which the engine replays it. The two Parquet files belong together.

- **Origin.** Arena games are played by bots; `bots`, `nodes` and `seconds` say which ones, and how
  long they could think. Records may come from people. Their names are left out, but a seed
  identifies a game on the server where it was played.
- **Ids.** Actions have ids from 0 to {last}, the same for every seat: `Action.by_id(seat, id)`.
  They hold for rules version {rules}.
- **Hidden information.** Records and legal ids are the truth, face-down cards included. What a seat
  knew when it decided is `observation`, or `game.view(seat)` after a replay. To train a player
  that doesn't cheat, use only that.
- **Limits.** Games of bots show how these bots play. Strong bots choose differently from weak ones,
  so the win rate after a choice doesn't measure the choice alone.
- **License.** The data you make is yours. The game's names belong to its publisher.

{tables}
"""
