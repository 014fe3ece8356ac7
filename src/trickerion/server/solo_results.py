"""The best results of an account's solo games, by difficulty and magician (HEIR-1).

They are read from the games themselves, so nothing else is stored."""

import json
from typing import Final

from sqlalchemy import select

from trickerion.server.protocol.bodies import SoloResult
from trickerion.server.storage import schema
from trickerion.server.storage.store import Store

CHOICE: Final = "p1 magician "
"""The beginning of the action that chooses the magician; the last one counts, after an undo."""
MOST: Final = 1000
"""Games of an account that are looked at, the newest first."""


async def best_results(store: Store, user_id: str) -> list[SoloResult]:
    """The best result for each difficulty and magician."""
    finished = await _finished(store, user_id)
    best: dict[tuple[str, str], SoloResult] = {}
    for table_id, magician in (await _magicians(store, list(finished))).items():
        difficulty, fame, heir, is_won = finished[table_id]
        found = SoloResult(difficulty, magician, fame, heir, is_won)
        kept = best.setdefault((difficulty, magician), found)
        if _rank(found) > _rank(kept):
            best[difficulty, magician] = found
    return [best[key] for key in sorted(best)]


def _rank(result: SoloResult) -> tuple[bool, int, int]:
    """A won game beats a lost one, then the larger lead, then more Fame."""
    return result.is_won, result.fame - result.heir, result.fame


async def _finished(store: Store, user_id: str) -> dict[str, tuple[str, int, int, bool]]:
    """The account's finished solo games by table: difficulty, both scores, whether it is won."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        select(tables.id, tables.options, tables.scores, tables.places)
        .join(schema.seats, seats.table_id == tables.id)
        .where(seats.user_id == user_id, tables.status == "over", tables.origin == "set_up")
        .where(tables.options.contains('"heir"'), tables.scores.is_not(None))
        .order_by(tables.updated.desc())
        .limit(MOST)
    )
    found = {}
    for id, options, scores, places in await store.tuples(query):
        fame, heir = json.loads(scores)
        is_won = json.loads(places)[0] == 1 if places else fame > heir
        found[id] = json.loads(options)["heir"], fame, heir, is_won
    return found


async def _magicians(store: Store, ids: list[str]) -> dict[str, str]:
    """The player's magician at each table."""
    entries = schema.entries.c
    query = (
        select(entries.table_id, entries.text)
        .where(entries.table_id.in_(ids), entries.kind == "act", entries.text.startswith(CHOICE))
        .order_by(entries.version)
    )
    return {id: text.removeprefix(CHOICE) for id, text in await store.tuples(query)}
