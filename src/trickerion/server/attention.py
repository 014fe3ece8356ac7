"""Attention: tell the players of slow games that they are waited for, once per wait."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time
from typing import Any, Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import mail_consent, schema
from trickerion.server.mail import Letters, Mailer
from trickerion.server.outbox import Dropped
from trickerion.server.protocol import Refusal
from trickerion.server.settings import Settings
from trickerion.server.standing import ticking
from trickerion.server.store import Row, Store
from trickerion.server.table import Table
from trickerion.server.webhooks import Webhooks

LOG: Final = logging.getLogger("trickerion.server")


class Herald:
    """Sends a webhook or an e-mail to whoever wants one and is not at the table."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.webhooks = Webhooks(settings.private_webhooks)
        self.letters = Letters(settings)
        self.mailer = Mailer(settings.smtp) if settings.smtp else None
        self.sent = 0
        self.failed = 0

    def close(self) -> None:
        self.webhooks.close()

    def look(self, table: Table, run: Callable[[Any], None]) -> None:
        if table.row["pace"] != "slow" or table.standing is None:
            return
        for seat in ticking(table.standing):
            row = table.seats[seat]
            wait = table.wait_began[seat] + 1
            wants = row["webhook"] or row["email"]
            if wants and not table.is_here(seat) and row["told"] < wait:
                row["told"] = wait
                run(self._tell(table, dict(row), wait))

    async def _tell(self, table: Table, row: Row, wait: int) -> None:
        if not await self.store.write(lambda connection: _claim(connection, row, wait)):
            return
        sending: list[Awaitable[None]] = []
        if row["webhook"]:
            link = f"{self.settings.public_url}/t/{table.id}"
            news = {"table": table.id, "seat": row["seat"], "link": link}
            text = f"It's your turn: {link}"
            sending.append(self.webhooks.post(row["webhook"], {**news, "text": text}))
        if self.mailer is not None and await self._may_be_mailed(row):
            sending.append(self._mail(self.mailer, row))
        await asyncio.gather(*map(self._try, sending))

    async def _may_be_mailed(self, row: Row) -> bool:
        return row["email"] is not None and await self._standing(row, row["email"]) == "confirmed"

    async def _standing(self, row: Row, address: str) -> mail_consent.Standing:
        return await self.store.read(lambda c: mail_consent.standing(c, row, address))

    async def _mail(self, mailer: Mailer, row: Row) -> None:
        key = await self.store.write(lambda c: mail_consent.may_tell(c, row, time()))
        if key is None:
            raise Dropped("enough e-mail for today")
        await mailer.send(self.letters.your_turn(row["email"], row["table_id"], key))

    async def ask_to_confirm(
        self, row: Row, address: str, sender: str, run: Callable[[Any], None]
    ) -> mail_consent.Standing:
        """Send an e-mail that asks to confirm an address, unless that's done."""
        if self.mailer is None:
            raise Refusal("no_mail", "This server does not send e-mail.")
        standing = await self._standing(row, address)
        if standing == "unconfirmed":
            found = await self.store.write(
                lambda c: mail_consent.invite(c, row, address, sender, time())
            )
            if found is not None:
                letter = self.letters.to_confirm(address, found.token, found.key)
                run(self._try(self.mailer.send(letter)))
        return standing

    async def _try(self, sending: Awaitable[None]) -> None:
        try:
            await sending
            self.sent += 1
        except Exception as error:
            self.failed += 1
            LOG.warning("could not notify: %r", error)


async def _claim(connection: AsyncConnection, row: Row, wait: int) -> bool:
    """Of all processes and restarts only one tells of a wait."""
    columns = schema.seats.c
    found = await connection.execute(
        update(schema.seats)
        .where(columns.table_id == row["table_id"], columns.seat == row["seat"])
        .where(columns.told < wait)
        .values(told=wait)
    )
    return bool(found.rowcount)
