"""Results of puzzles as they are stored, and what becomes of personal data in them."""

from datetime import date
from time import time

from tests.server.administration import data, run, sign_up
from tests.server.stores import on_store
from tests.server.support import Running
from trickerion.server import puzzle_results
from trickerion.server.puzzle_results import Puzzler
from trickerion.server.storage.store import Store

CLEO = Puzzler("c" * 20, "Cleo")
DAN = Puzzler("d" * 20, "Dan")
DAY = "2026-03-14"


def test_the_first_attempt_counts(database: str) -> None:
    async def steps(store: Store) -> None:
        await puzzle_results.keep(store, CLEO, "abc123", DAY, 50, False)
        await puzzle_results.keep(store, CLEO, "abc123", DAY, 55, True)
        await puzzle_results.keep(store, CLEO, "abc123", DAY, 40, False)
        (row,) = await puzzle_results.of_day(store, DAY)
        assert (row.name, row.fame, row.attempts, row.is_solved) == ("Cleo", 50, 2, True)

    on_store(database, steps)


def test_the_best_first_attempt_is_on_top(database: str) -> None:
    async def steps(store: Store) -> None:
        await puzzle_results.keep(store, CLEO, "abc123", DAY, 50, False)
        await puzzle_results.keep(store, DAN, "abc123", DAY, 55, True)
        await puzzle_results.keep(store, DAN, "abc123", "", 55, True)
        rows = await puzzle_results.of_day(store, DAY)
        assert [row.name for row in rows] == ["Dan", "Cleo"]

    on_store(database, steps)


def test_old_results_of_visitors_are_forgotten(database: str) -> None:
    async def steps(store: Store) -> None:
        await puzzle_results.keep(store, CLEO, "abc123", DAY, 50, True)
        await puzzle_results.forget_guests(store, time() - 60)
        assert await puzzle_results.of_day(store, DAY)
        await puzzle_results.forget_guests(store, time() + 60)
        assert await puzzle_results.of_day(store, DAY) == []

    on_store(database, steps)


def test_an_account_is_renamed_exported_and_deleted_with_its_results(
    server: Running, database: str
) -> None:
    sign_up(server, "Ada")
    id = data(database, "accounts", "export", "Ada")["account"]["id"]

    async def keep(store: Store) -> None:
        await puzzle_results.keep(store, Puzzler(id, "Ada", id), "abc123", DAY, 50, True)
        assert await puzzle_results.streak(store, id, date(2026, 3, 15)) == 1
        assert await puzzle_results.solved_by(store, id) == ["abc123"]

    on_store(database, keep)
    (kept,) = data(database, "accounts", "export", "Ada")["puzzles"]
    assert (kept["day"], kept["puzzle"], kept["fame"]) == (DAY, "abc123", 50)
    run(database, "accounts", "rename", "Ada", "Grace", "--yes")

    async def renamed(store: Store) -> None:
        assert [row.name for row in await puzzle_results.of_day(store, DAY)] == ["Grace"]

    on_store(database, renamed)
    run(database, "accounts", "delete", "Grace", "--yes")

    async def gone(store: Store) -> None:
        assert await puzzle_results.of_day(store, DAY) == []

    on_store(database, gone)
