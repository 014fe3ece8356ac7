"""Attention: tell the players of slow games that they are waited for, once per wait."""

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
from collections.abc import Callable
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPSConnection
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import schema
from trickerion.server.protocol import Refusal
from trickerion.server.settings import Settings
from trickerion.server.store import Row, Store
from trickerion.server.table import Table, ticking

LOG: Final = logging.getLogger("trickerion.server")
TIMEOUT: Final = 10.0


class Herald:
    """Sends a webhook or an e-mail to whoever wants one and is not at the table."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.sent = 0

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
        text = f"{row['name']}, you are waited for at {table.row['title'] or 'the table'}: {link}"
        self.sent += 1
        if row["webhook"]:
            news = {"table": table.id, "seat": row["seat"], "text": text, "link": link}
            await self._try(post, row["webhook"], news, self.settings.private_webhooks)
        if row["email"] and self.settings.smtp:
            await self._try(mail, self.settings, row["email"], text)

    async def _try(self, send: Callable[..., None], *arguments: Any) -> None:
        try:
            await asyncio.to_thread(send, *arguments)
        except Exception as error:
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


def checked_webhook(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or not url.isascii():
        raise Refusal("bad_address", "A webhook is an http or https address.")
    return url


def checked_email(address: str) -> str:
    name, at, host = address.partition("@")
    clean = address.isascii() and address.isprintable() and not set(address) & set(' ,;<>"')
    if not (name and at and host) or "@" in host or not clean:
        raise Refusal("bad_address", "That is not an e-mail address.")
    return address


def post(url: str, news: dict[str, object], private: bool) -> None:
    """POST JSON, without following redirects; not into the host's own network (SSRF)."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    is_https = parts.scheme == "https"
    port = parts.port or (443 if is_https else 80)
    address = str(socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)[0][4][0])
    if not private and not ipaddress.ip_address(address).is_global:
        raise ValueError(f"{parts.hostname} is not a public address")
    kind = HTTPSConnection if is_https else HTTPConnection
    # Plain http goes to the very address that was checked; https proves the name by certificate.
    connection = kind(parts.hostname if is_https else address, port, timeout=TIMEOUT)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers = {"Content-Type": "application/json", "Host": parts.netloc.rpartition("@")[2]}
    connection.request("POST", path, json.dumps(news), headers)
    connection.getresponse().read(1000)
    connection.close()


def mail(settings: Settings, address: str, text: str) -> None:
    server = urlsplit(settings.smtp)
    message = EmailMessage()
    message["Subject"] = "Trickerion: you are waited for"
    message["From"] = settings.sender
    message["To"] = address
    message.set_content(text)
    kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    with kind(server.hostname or "", server.port or 0, timeout=TIMEOUT) as smtp:
        if server.username:
            smtp.starttls()
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(message)
