"""Bans and mutes: whom they concern, and for how long."""

from pathlib import Path

import pytest

from tests.server.stores import on_store
from trickerion.server import sanctions
from trickerion.server.accounts import sign_in, sign_up
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.sanctions import Sanctions
from trickerion.server.storage.store import Store, sqlite_url
from trickerion.server.visitors import Visitor, account_subject, address_subject


def test_a_ban_of_an_address_concerns_everybody_there(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        known = Sanctions(store)
        await sanctions.ban_address(store, address_subject("1f"), "Eve", "spam", None, "test")
        assert not known.is_banned(Visitor(None, "1f")), "not loaded yet"
        await known.load()
        assert known.is_banned(Visitor(None, "1f"))
        assert known.is_banned(Visitor("ada", "1f"))
        assert not known.is_banned(Visitor("ada", "2e"))
        assert not known.is_banned(Visitor("ada", None)), "this machine"
        with pytest.raises(CommandRefused):
            known.check_ban(Visitor(None, "1f"))
        known.check_mute(Visitor(None, "1f"))

    on_store(sqlite_url(tmp_path / "a.db"), work)


def test_a_new_ban_replaces_the_earlier_one(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada = await sign_up(store, "Ada", "correct horse")
        await sanctions.ban_account(store, ada, "first", 1.0, "test")
        assert (await sign_in(store, "Ada", "correct horse")).id == ada.id, "it is over"
        await sanctions.ban_account(store, ada, "second", None, "test")
        (ban,) = await sanctions.listed(store)
        assert (ban.reason, ban.name, ban.until) == ("second", "Ada", None)
        with pytest.raises(CommandRefused, match="banned"):
            await sign_in(store, "Ada", "correct horse")
        assert await sanctions.end(store, "ban", account_subject(ada.id), "test")
        assert not await sanctions.end(store, "ban", account_subject(ada.id), "test")
        assert await sanctions.listed(store) == []

    on_store(sqlite_url(tmp_path / "a.db"), work)


def test_a_sanction_ends_by_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(sanctions, "time", lambda: clock[0])

    async def work(store: Store) -> None:
        ada = await sign_up(store, "Ada", "correct horse")
        await sanctions.mute_account(store, ada, "", 2000.0, "test")
        known = Sanctions(store)
        await known.load()
        with pytest.raises(CommandRefused, match="muted"):
            known.check_mute(Visitor(ada.id))
        known.check_ban(Visitor(ada.id))
        clock[0] = 2000.0
        known.check_mute(Visitor(ada.id))
        assert await sanctions.listed(store) == []

    on_store(sqlite_url(tmp_path / "a.db"), work)
