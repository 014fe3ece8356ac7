"""A fair queue for a bot process: between addresses first, then between tables (R21).

The least recently used share goes first. Every address is one share, however many tables it has.
All tables without a connected person are one more share, so together they never get more than one
player does, and their spectators' addresses are charged too.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

REMEMBERED: Final = 10_000
"""Shares whose last turn is remembered; a forgotten share counts as unused."""
UNATTENDED: Final = "unattended"
"""The share of all tables without a connected person."""


class Claim(Struct, frozen=True):
    """Who asks for a bot process."""

    table: str
    addresses: frozenset[str]
    """The addresses of the people at the table. The least recently charged one is charged, so
    nobody can use up a table's share by watching it."""
    is_attended: bool = True
    """Is a person with a seat connected?"""


class _Waiting:
    """A claim in the queue, and the future that lets it proceed."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class BotQueue:
    """Lets one claim at a time use a bot process: `async with queue.turn(claim): ...`"""

    def __init__(self) -> None:
        self._waiting: list[_Waiting] = []
        self._is_busy = False
        self._turns = 0
        self._last_turn: OrderedDict[str, int] = OrderedDict()

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncGenerator[None]:
        await self._enter(claim)
        try:
            yield
        finally:
            self._call_next()

    async def _enter(self, claim: Claim) -> None:
        if not self._is_busy:
            self._is_busy = True
            self._charge(claim)
            return
        waiting = _Waiting(claim)
        self._waiting.append(waiting)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._call_next()
            raise

    def _call_next(self) -> None:
        self._is_busy = bool(self._waiting)
        if self._is_busy:
            # `min` takes the first of equals, which has waited longest.
            first = min(self._waiting, key=lambda waiting: self._rank(waiting.claim))
            self._waiting.remove(first)
            self._charge(first.claim)
            first.called.set_result(None)

    def _rank(self, claim: Claim) -> tuple[int, bool, int]:
        """When the claim's shares were last used; the lowest rank goes first."""
        last = self._last_turn.get(f"at {self._charged(claim)}", 0)
        if not claim.is_attended:
            last = max(last, self._last_turn.get(UNATTENDED, 0))
        return last, not claim.is_attended, self._last_turn.get(claim.table, 0)

    def _charged(self, claim: Claim) -> str:
        return min(
            sorted(claim.addresses), key=lambda at: self._last_turn.get(f"at {at}", 0), default=""
        )

    def _charge(self, claim: Claim) -> None:
        self._turns += 1
        shares = [f"at {self._charged(claim)}", claim.table]
        for share in shares if claim.is_attended else [*shares, UNATTENDED]:
            self._last_turn[share] = self._turns
            self._last_turn.move_to_end(share)
        while len(self._last_turn) > REMEMBERED:
            self._last_turn.popitem(last=False)
