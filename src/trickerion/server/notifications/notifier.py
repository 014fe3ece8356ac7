"""Notifies players of slow games when it's their turn, once per wait."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from copy import copy
from time import time
from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import password_resets
from trickerion.server.metrics import Channel, Metrics
from trickerion.server.notifications import mail_consent
from trickerion.server.notifications.delivery_queue import Dropped
from trickerion.server.notifications.mail import Mailer, MailTexts, Recipient
from trickerion.server.notifications.outgoing_requests import OutgoingRequests
from trickerion.server.notifications.push import Push
from trickerion.server.notifications.webhooks import Webhooks
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.settings import Settings
from trickerion.server.storage import schema
from trickerion.server.storage.rows import AccountRow, SeatRow
from trickerion.server.storage.store import Store
from trickerion.server.tables.table import GameTable

LOG: Final = logging.getLogger("trickerion.server")


class Notifier:
    """Sends a webhook, an e-mail or push messages to players who want them and aren't connected."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics | None = None) -> None:
        self.store = store
        self.settings = settings
        self.requests = OutgoingRequests(settings.private_webhooks)
        self.webhooks = Webhooks(self.requests)
        self.push = Push(store, settings, self.requests)
        self.letters = MailTexts(settings)
        self.mailer = Mailer(settings.smtp) if settings.smtp else None
        self.metrics = metrics or Metrics()

    def close(self) -> None:
        self.requests.close()

    def look(self, table: GameTable, run: Callable[[Any], None]) -> None:
        if table.row.pace != "slow" or table.row.closed is not None:
            return
        for seat in table.people_to_act:
            row = table.seats[seat]
            wait = table.clock.wait_began[seat] + 1
            wants = row.webhook or row.email or self.push.is_wanted(row)
            if wants and not table.viewers.is_here(seat) and row.told < wait:
                row.told = wait
                run(self._notify(copy(row), wait))

    async def _notify(self, row: SeatRow, wait: int) -> None:
        if not await self.store.write(lambda connection: _claim(connection, row, wait)):
            return
        sending = [self._try("push", message) for message in await self.push.to_send(row)]
        language = await self._language(row)
        if row.webhook:
            link = f"{self.settings.public_url}/t/{row.table_id}"
            news = {"table": row.table_id, "seat": row.seat, "link": link}
            text = self.settings.texts_in(language).say("mail-webhook", link=link)
            post = self.webhooks.post(row.webhook, {**news, "text": text})
            sending.append(self._try("webhook", post))
        mailer, address = self.mailer, row.email
        if mailer and address and await self._consent(row, address) == "confirmed":
            sending.append(self._try("mail", self._mail(mailer, row, address, language)))
        await asyncio.gather(*sending)

    async def _language(self, row: SeatRow) -> str | None:
        """The language of a seat's account, else of the browser that took the seat."""
        users = schema.users.c
        mine = select(users.language).where(users.id == row.user_id)
        chosen = await self.store.scalars(mine) if row.user_id else []
        return next(filter(None, chosen), row.language)

    async def _consent(self, row: SeatRow, address: str) -> mail_consent.Consent:
        return await self.store.read(lambda c: mail_consent.consent_of(c, row, address))

    async def _mail(self, mailer: Mailer, row: SeatRow, address: str, language: str | None) -> None:
        table, now = row.table_id, time()
        key = await self.store.write(lambda c: mail_consent.may_notify(c, address, table, now))
        if key is None:
            raise Dropped("enough e-mail for today")
        await mailer.send(self.letters.your_turn(Recipient(address, key, language), table))

    async def ask_to_confirm(
        self, row: SeatRow, address: str, sender: str, run: Callable[[Any], None]
    ) -> mail_consent.Consent:
        """Send an e-mail that asks to confirm an address, unless it is confirmed."""
        if self.mailer is None:
            raise CommandRefused("no_mail", "This server doesn't send e-mail.")
        consent = await self._consent(row, address)
        if consent == "unconfirmed":
            found = await self.store.write(
                lambda c: mail_consent.invite(c, row, address, sender, time())
            )
            if found is not None:
                to = Recipient(address, found.key, row.language)
                letter = self.letters.to_confirm(to, found.token)
                run(self._try("mail", self.mailer.send(letter)))
        return consent

    async def send_password_link(self, user: AccountRow, token: str) -> None:
        """Send a link to set a new password to the confirmed addresses of an account."""
        mailer, now = self.mailer, time()
        addresses = await self.store.read(lambda c: mail_consent.confirmed_addresses(c, user.id))
        link = password_resets.link(self.settings.public_url, token)
        for address in addresses if mailer else []:
            key = await self.store.write(
                lambda c, to=address: mail_consent.may_notify(c, to, user.id, now, "reset")  # type: ignore[misc]
            )
            if key is not None and mailer is not None:
                to = Recipient(address, key, user.language)
                await self._try("mail", mailer.send(self.letters.password_link(to, link)))

    async def _try(self, channel: Channel, sending: Awaitable[None]) -> None:
        try:
            await sending
            self.metrics.notified(channel, "sent")
        except Exception as error:
            self.metrics.notified(channel, "dropped" if isinstance(error, Dropped) else "failed")
            LOG.warning("could not notify: %r", error, extra={"channel": channel})


async def _claim(connection: AsyncConnection, row: SeatRow, wait: int) -> bool:
    """Claim a wait, so that only one process notifies of it, and only once."""
    columns = schema.seats.c
    found = await connection.execute(
        update(schema.seats)
        .where(columns.table_id == row.table_id, columns.seat == row.seat)
        .where(columns.told < wait)
        .values(told=wait)
    )
    return bool(found.rowcount)
