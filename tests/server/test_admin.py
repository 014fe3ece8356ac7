"""The work behind trickerion admin, without a command line."""

import pytest

from tests.server.administration import set_revision
from trickerion.server import admin
from trickerion.server.admin import AdminError
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage.store import Store


def test_work_runs_on_a_database_of_this_version(database: str) -> None:
    async def count(store: Store) -> int:
        return len(await admin.list_tables(store, None, 10))

    assert admin.run_on(database, count) == 0
    for revision in ("0012", "9999"):
        set_revision(database, revision)
        with pytest.raises(AdminError, match="another version of trickerion"):
            admin.run_on(database, count)


def test_a_refusal_becomes_a_sentence(sqlite: str) -> None:
    async def refuse(store: Store) -> None:
        raise CommandRefused("bad_name", "That is no name.")

    with pytest.raises(AdminError, match=r"^That is no name\.$"):
        admin.run_on(sqlite, refuse)


@pytest.mark.parametrize("database", ["postgresql://127.0.0.1:1/x", "postgresql://no such:x/y"])
def test_a_database_that_is_not_there_is_reported_in_one_line(database: str) -> None:
    async def nothing(store: Store) -> None: ...

    with pytest.raises(AdminError, match="can't be used") as reported:
        admin.run_on(database, nothing)
    assert "\n" not in str(reported.value)
