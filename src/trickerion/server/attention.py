"""Attention: tell the players of slow games that they are waited for, once per wait."""

import asyncio
import logging
import smtplib
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import schema
from trickerion.server.protocol import Refusal
from trickerion.server.settings import Settings
from trickerion.server.standing import ticking
from trickerion.server.store import Row, Store
from trickerion.server.table import Table
from trickerion.server.webhooks import Webhooks

LOG: Final = logging.getLogger("trickerion.server")
TIMEOUT: Final = 10.0


class Herald:
    """Sends a webhook or an e-mail to whoever wants one and is not at the table."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.webhooks = Webhooks(settings.private_webhooks)
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
        link = f"{self.settings.public_url}/t/{table.id}"
        text = f"It's your turn: {link}"
        sending: list[Awaitable[None]] = []
        if row["webhook"]:
            news = {"table": table.id, "seat": row["seat"], "text": text, "link": link}
            sending.append(self.webhooks.post(row["webhook"], news))
        if row["email"] and self.settings.smtp:
            sending.append(asyncio.to_thread(mail, self.settings, row["email"], text))
        await asyncio.gather(*map(self._try, sending))

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


def checked_email(address: str) -> str:
    name, at, host = address.partition("@")
    clean = address.isascii() and address.isprintable() and not set(address) & set(' ,;<>"')
    if not (name and at and host) or "@" in host or not clean:
        raise Refusal("bad_address", "That is not an e-mail address.")
    return address


def mail(settings: Settings, address: str, text: str) -> None:
    server = urlsplit(settings.smtp)
    message = EmailMessage()
    message["Subject"] = "Trickerion: it's your turn"
    message["From"] = settings.sender
    message["To"] = address
    message.set_content(text)
    kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    with kind(server.hostname or "", server.port or 0, timeout=TIMEOUT) as smtp:
        if server.username:
            smtp.starttls()
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(message)
