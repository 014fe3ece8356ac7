"""Passwords: hashed at some cost, and checked in a bounded queue."""

import asyncio
import threading
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher

from tests.server.support import PATIENCE, refusal_of
from trickerion.server import passwords
from trickerion.server.passwords import HASHER
from trickerion.server.protocol.messages import CommandRefused


def test_a_password_is_right_or_wrong() -> None:
    async def work() -> None:
        stored = await passwords.hashed_password("correct horse")
        assert "horse" not in stored
        assert await passwords.is_right("correct horse", stored)
        assert not await passwords.is_right("wrong horse", stored)
        assert not await passwords.is_right("correct horse", None)

    asyncio.run(work())


def test_whoever_has_no_account_waits_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the time would tell which names have accounts."""
    compared: list[str | bytes] = []

    class Listening(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            compared.append(hash)
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "HASHER", Listening(time_cost=1, memory_cost=8, parallelism=1))
    assert not asyncio.run(passwords.is_right("x", None))
    assert len(compared) == 1


def test_the_queue_for_passwords_is_bounded_and_empties(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "LONGEST_QUEUE", 3)
    go = threading.Event()

    def fail() -> None:
        go.wait(PATIENCE)
        raise ValueError("broken")

    async def work() -> None:
        waiting = [asyncio.ensure_future(passwords.POOL.run(fail)) for _ in range(3)]
        await asyncio.sleep(0)
        assert await refusal_of(passwords.POOL.run(lambda: 1)) == "busy"
        go.set()
        failures = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(failure, ValueError) for failure in failures)
        for _ in range(5):
            assert await passwords.POOL.run(lambda: 1) == 1

    asyncio.run(work())


def test_as_many_people_as_a_club_has_can_sign_in_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> list[Any]:
        work = (passwords.POOL.run(lambda: 1) for _ in range(101))
        return await asyncio.gather(*work, return_exceptions=True)

    found = asyncio.run(work())
    assert found[:100] == [1] * 100
    assert isinstance(found[100], CommandRefused)


def test_passwords_are_hashed_at_some_cost() -> None:
    """At least what OWASP asks for, in case somebody steals the database."""
    assert HASHER.memory_cost >= 19 * 1024
    assert HASHER.time_cost >= 2
