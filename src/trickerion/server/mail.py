"""E-mail: the two messages that are ever sent, and the way to the host's mail server."""

import asyncio
import contextlib
import re
import socket
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from aiosmtplib import SMTP, SMTPException

from trickerion.server.outbox import Outbox
from trickerion.server.protocol import Refusal
from trickerion.server.settings import Settings

DEADLINE: Final = 30.0
"""Seconds for handing over one message, from the connection to the farewell."""
LONGEST_ADDRESS: Final = 254
ADDRESS: Final = re.compile(r"[A-Za-z0-9.#$&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+")
POLICY: Final = policy.SMTP.clone(max_line_length=500)
"""No link is folded."""
CONFIRM: Final = """\
Please confirm that this server may send you an e-mail when it's your turn in a game of Trickerion:

{link}

If you didn't ask for this, ignore this e-mail: you won't get any notifications.
"""
YOUR_TURN: Final = """\
It's your turn in a game of Trickerion. Open the table:

{link}
"""
FOOTER: Final = """
--
Sent by {server}. To stop all e-mail from this server to your address:
{stop}
"""


def checked_email(address: str) -> str:
    """The address as it was given, or a Refusal."""
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise Refusal("bad_address", "That is not an e-mail address.")
    return address


def mailbox(address: str) -> str:
    """One name for all spellings of an address that end in the same inbox."""
    name, _, domain = address.casefold().partition("@")
    name = name.partition("+")[0] or name
    if domain in ("gmail.com", "googlemail.com"):
        name = name.replace(".", "")
    return f"{name}@{domain}"


class Letters:
    """The messages of a server. Nothing in them is written by players."""

    def __init__(self, settings: Settings) -> None:
        self._url = settings.public_url.rstrip("/")
        self._sender = settings.sender

    def to_confirm(self, address: str, token: str, key: str) -> EmailMessage:
        text = CONFIRM.format(link=f"{self._url}/mail/confirm/{token}")
        return self._letter(address, "Trickerion: confirm your address", text, key)

    def your_turn(self, address: str, table: str, key: str) -> EmailMessage:
        text = YOUR_TURN.format(link=f"{self._url}/t/{table}")
        return self._letter(address, "Trickerion: it's your turn", text, key)

    def _letter(self, address: str, subject: str, text: str, key: str) -> EmailMessage:
        stop = f"{self._url}/mail/stop/{key}"
        letter = EmailMessage(POLICY)
        letter["Subject"] = subject
        letter["From"] = self._sender
        letter["To"] = address
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._sender)[1].partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text + FOOTER.format(server=self._url, stop=stop))
        return letter


class Mailer:
    """Hands messages to the host's mail server, a few at a time."""

    def __init__(self, url: str) -> None:
        self._server = urlsplit(url)
        self._trust = ssl.create_default_context()
        self._outbox = Outbox(running=4, share=1, queue=400)

    async def send(self, letter: EmailMessage) -> None:
        """Returns when the mail server has taken the letter."""
        async with self._outbox.turn(letter["To"]), asyncio.timeout(DEADLINE):
            client = self._client()
            try:
                await client.connect()
                sender = parseaddr(letter["From"])[1]
                await client.sendmail(sender, [letter["To"]], letter.as_bytes())
                with contextlib.suppress(SMTPException):
                    await client.execute_command(b"QUIT")
            finally:
                # At once: whatever the server still has to say is of no interest.
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
