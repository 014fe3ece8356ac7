"""Accounts in the database: names, and sessions that end."""

from pathlib import Path

import pytest

from tests.server.stores import on_store
from tests.server.support import refusal_of
from trickerion.server import accounts
from trickerion.server.accounts import key_of
from trickerion.server.storage.store import Store, sqlite_url

DAY = 86_400


def test_a_name_is_taken_once_however_it_is_spelled(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada = await accounts.sign_up(store, " Ada  Lovelace ", "correct horse")
        assert ada.name == "Ada Lovelace"
        again = accounts.sign_up(store, "ADA LOVELACE", "battery staple")
        assert await refusal_of(again) == "name_taken"
        found = await accounts.sign_in(store, "ada  lovelace", "correct horse")
        assert found.id == ada.id
        for name, password in (("ada lovelace", "wrong"), ("Ben", "correct horse"), ("\x00", "x")):
            assert await refusal_of(accounts.sign_in(store, name, password)) == "bad_password"

    on_store(sqlite_url(tmp_path / "a.db"), work)


def test_a_name_fits_the_database_once_its_letters_are_spelled_out(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await accounts.sign_up(store, "ß" * 40, "correct horse")
        too_long = accounts.sign_up(store, "ﬃ" * 27, "correct horse")
        assert await refusal_of(too_long) == "bad_name"

    on_store(sqlite_url(tmp_path / "a.db"), work)


def test_a_session_lasts_ninety_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_000_000.0]
    monkeypatch.setattr(accounts, "time", lambda: clock[0])

    async def work(store: Store) -> None:
        ada = await accounts.sign_up(store, "Ada", "correct horse")
        token = await accounts.new_session(store, ada.id)
        for days, is_known in ((89.9, True), (90, False), (91, False)):
            clock[0] = 1_000_000 + days * DAY
            user = await accounts.user_of(store, token)
            assert (user is not None) is is_known
        clock[0] = 1_000_000 + 90 * DAY - 1
        await accounts.new_session(store, ada.id)
        assert await accounts.user_of(store, token) == ada
        clock[0] += 2
        newest = await accounts.new_session(store, ada.id)
        clock[0] = 1_000_000
        assert await accounts.user_of(store, token) is None, "it was deleted with the next sign-in"
        await accounts.end_session(store, token)
        assert await accounts.user_of(store, newest)
        await accounts.end_session(store, newest)
        assert await accounts.user_of(store, newest) is None

    on_store(sqlite_url(tmp_path / "a.db"), work)


def test_nobody_is_signed_in_without_a_token(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await accounts.user_of(store, None) is None
        assert await accounts.user_of(store, "") is None
        assert await accounts.user_of(store, "nonsense") is None

    on_store(sqlite_url(tmp_path / "a.db"), work)


def test_names_that_look_alike_are_one() -> None:
    assert key_of(" ADA  Lovelace") == key_of("ada lovelace") == "ada lovelace"
    assert key_of("STRASSE") == key_of("Straße")
    assert key_of("Ada") != key_of("Ad a")
