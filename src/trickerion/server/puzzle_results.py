"""Results of puzzles: what accounts have solved, and how everyone did in the puzzle of the day."""

from datetime import date, timedelta
from time import time
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.storage import schema
from trickerion.server.storage.rows import AccountRow
from trickerion.server.storage.store import Store
from trickerion.server.tokens import hashed

MOST_LISTED: Final = 100
RESULTS: Final = schema.puzzle_results
COLUMNS: Final = RESULTS.c


class Puzzler(Struct, frozen=True):
    """Somebody who solves puzzles: an account, or a visitor known by a key."""

    id: str
    name: str
    user_id: str | None = None


class ResultRow(Struct):
    """A line of the list of results."""

    player: str
    user_id: str | None
    name: str
    fame: int
    attempts: int
    is_solved: bool


def player_of(user: AccountRow | None, name: str, key: str) -> Puzzler:
    return Puzzler(user.id, user.name, user.id) if user else Puzzler(visitor(key), name)


def visitor(key: str) -> str:
    """What the list of results calls a visitor without an account."""
    return hashed(f"puzzles {key}")


async def keep(
    store: Store, player: Puzzler, puzzle: str, day: str, fame: int, is_solved: bool
) -> None:
    """Count an attempt. The Fame of the first one stays; nothing changes after the solution."""
    mine = (COLUMNS.day == day) & (COLUMNS.puzzle == puzzle) & (COLUMNS.player == player.id)

    async def change(connection: AsyncConnection) -> None:
        known = await connection.scalar(select(COLUMNS.player).where(mine))
        if known is not None:
            again = update(RESULTS).where(mine, COLUMNS.is_solved.is_(False))
            more = {"attempts": COLUMNS.attempts + 1, "is_solved": is_solved}
            await connection.execute(again.values(more))
            return
        await connection.execute(
            insert(RESULTS).values(
                day=day,
                puzzle=puzzle,
                player=player.id,
                user_id=player.user_id,
                name=player.name,
                fame=fame,
                attempts=1,
                is_solved=is_solved,
                at=time(),
            )
        )

    await store.write(change)


async def of_day(store: Store, day: str) -> list[ResultRow]:
    """The results of a puzzle of the day: most Fame at the first attempt, then fewest attempts."""
    columns = [COLUMNS[field] for field in ResultRow.__struct_fields__]
    order = (COLUMNS.fame.desc(), COLUMNS.is_solved.desc(), COLUMNS.attempts, COLUMNS.at)
    query = select(*columns).where(COLUMNS.day == day).order_by(*order)
    return await store.rows(query.limit(MOST_LISTED), ResultRow)


async def solved_by(store: Store, user_id: str) -> list[str]:
    """The ids of the puzzles that an account has solved."""
    mine = (COLUMNS.user_id == user_id) & COLUMNS.is_solved.is_(True)
    return sorted(await store.scalars(select(COLUMNS.puzzle).where(mine).distinct()))


async def streak(store: Store, user_id: str, today: date) -> int:
    """On how many days in a row an account has solved the puzzle of the day, up to today or, as
    long as today's is open, yesterday."""
    mine = (COLUMNS.user_id == user_id) & COLUMNS.is_solved.is_(True) & (COLUMNS.day != "")
    days = set(await store.scalars(select(COLUMNS.day).where(mine)))
    day = today if today.isoformat() in days else today - timedelta(days=1)
    count = 0
    while (day - timedelta(days=count)).isoformat() in days:
        count += 1
    return count


# Personal data


async def rename(connection: AsyncConnection, user_id: str, name: str) -> None:
    mine = update(RESULTS).where(COLUMNS.user_id == user_id)
    await connection.execute(mine.values(name=name))


async def exported(store: Store, user_id: str) -> list[dict[str, Any]]:
    """What an account's export says about its puzzles."""
    columns = (COLUMNS.day, COLUMNS.puzzle, COLUMNS.fame, COLUMNS.attempts, COLUMNS.is_solved)
    query = select(*columns, COLUMNS.at).where(COLUMNS.user_id == user_id)
    return await store.rows(query.order_by(COLUMNS.at), dict)


async def forget_guests(store: Store, before: float) -> None:
    """Delete the old results of visitors without an account."""
    old = delete(RESULTS).where(COLUMNS.user_id.is_(None), COLUMNS.at < before)
    await store.write(lambda connection: connection.execute(old))
