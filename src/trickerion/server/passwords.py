"""Passwords are hashed slowly on purpose, in separate threads."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from trickerion.server.protocol.messages import CommandRefused

T = TypeVar("T")
THREADS: Final = 2
LONGEST_QUEUE: Final = 100
HASHER: Final = PasswordHasher()


class _Pool:
    """A separate thread pool, so that people can sign in even when the default one is busy."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        self._waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        if self._waiting >= LONGEST_QUEUE:
            raise CommandRefused("busy", "Too many people are signing in; try again in a moment.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


POOL: Final = _Pool()


async def hashed_password(password: str) -> str:
    return await POOL.run(lambda: HASHER.hash(password))


async def is_right(password: str, stored: str | None) -> bool:
    """Is a password right? Takes as long if there is no account."""
    return await POOL.run(lambda: _fits(password, stored))


def _fits(password: str, stored: str | None) -> bool:
    try:
        HASHER.verify(stored or _nobody(), password)
    except VerificationError:
        return False
    return stored is not None


@cache
def _nobody() -> str:
    return HASHER.hash(secrets.token_hex(8))
