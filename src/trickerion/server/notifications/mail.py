"""E-mail: the only three messages the server sends, and delivery to the host's mail server."""

import asyncio
import contextlib
import re
import socket
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from aiosmtplib import SMTP, SMTPException

from trickerion.server.notifications.delivery_queue import DeliveryQueue
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.settings import Settings

DEADLINE: Final = 30.0
"""Seconds for handing over one message, from connecting to QUIT."""
LONGEST_ADDRESS: Final = 254
ADDRESS: Final = re.compile(r"[A-Za-z0-9.#$&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+")
POLICY: Final = policy.SMTP.clone(max_line_length=500)
"""Long enough that links are not folded."""
SIGNATURE: Final = "\n\n--\n"
"""Sets the footer apart."""


def checked_email(address: str) -> str:
    """The address unchanged, or a CommandRefused."""
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise CommandRefused("bad_address", "That is not an e-mail address.")
    return address


def mailbox(address: str) -> str:
    """One name for all spellings of an address that end in the same inbox."""
    name, _, domain = address.casefold().partition("@")
    name = name.partition("+")[0] or name
    if domain in ("gmail.com", "googlemail.com"):
        name = name.replace(".", "")
    return f"{name}@{domain}"


class Recipient(NamedTuple):
    """Who gets a message: the key is that of the unsubscribe link, the language the server's if it
    is unknown."""

    address: str
    key: str
    language: str | None = None


class MailTexts:
    """The messages of a server. Nothing in them is written by players."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._url = settings.public_url.rstrip("/")
        self._sender = settings.sender

    def to_confirm(self, to: Recipient, token: str) -> EmailMessage:
        return self._letter(to, "mail-confirm", f"{self._url}/mail/confirm/{token}")

    def your_turn(self, to: Recipient, table: str) -> EmailMessage:
        return self._letter(to, "mail-turn", f"{self._url}/t/{table}")

    def password_link(self, to: Recipient, link: str) -> EmailMessage:
        return self._letter(to, "mail-reset", link)

    def _letter(self, to: Recipient, text: str, link: str) -> EmailMessage:
        said = self._settings.texts_in(to.language)
        stop = f"{self._url}/mail/stop/{to.key}"
        footer = said.say("mail-footer", server=self._url, stop=stop)
        letter = EmailMessage(POLICY)
        letter["Subject"] = said.say(f"{text}_subject")
        letter["From"] = self._sender
        letter["To"] = to.address
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._sender)[1].partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(f"{said.say(text, link=link)}{SIGNATURE}{footer}\n")
        letter["Content-Language"] = said.language
        return letter


class Mailer:
    """Hands messages to the host's mail server, a few at a time."""

    def __init__(self, url: str) -> None:
        self._server = urlsplit(url)
        self._trust = ssl.create_default_context()
        self._outbox = DeliveryQueue(running=4, share=1, queue=400)

    async def send(self, letter: EmailMessage) -> None:
        """Send a message; returns when the mail server has accepted it."""
        async with self._outbox.turn(letter["To"]), asyncio.timeout(DEADLINE):
            client = self._client()
            try:
                await client.connect()
                sender = parseaddr(letter["From"])[1]
                await client.sendmail(sender, [letter["To"]], letter.as_bytes())
                with contextlib.suppress(SMTPException):
                    await client.execute_command(b"QUIT")
            finally:
                # Abruptly: the rest of the server's answer doesn't matter.
                if isinstance(client.transport, asyncio.WriteTransport):
                    client.transport.abort()
                client.close()

    def _client(self) -> SMTP:
        """`smtps` is encrypted from the start; `smtp` as soon as the server offers it, and always
        before a password is sent."""
        server, is_smtps = self._server, self._server.scheme == "smtps"
        return SMTP(
            hostname=server.hostname,
            port=server.port,
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password or "") if server.username else None,
            use_tls=is_smtps,
            start_tls=False if is_smtps else (True if server.username else None),
            tls_context=self._trust,
            local_hostname=socket.gethostname(),
            timeout=DEADLINE,
        )
