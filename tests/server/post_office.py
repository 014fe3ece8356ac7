"""A real mail server on this machine, in a thread of its own."""

import asyncio
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, NamedTuple

import trustme
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session


class Delivered(NamedTuple):
    to: list[str]
    letter: EmailMessage
    is_encrypted: bool
    user: object


class PostOffice:
    """Takes mail, and keeps it for the tests to read."""

    def __init__(self, is_implicit: bool) -> None:
        self.is_implicit = is_implicit
        self.delivered: list[Delivered] = []
        self.connections = 0
        self.port = 0

    def to(self, address: str) -> list[EmailMessage]:
        return [each.letter for each in self.delivered if each.to == [address]]

    # What aiosmtpd calls

    async def handle_DATA(  # noqa: N802 - its name there
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        is_encrypted = session.ssl is not None or self.is_implicit
        self.delivered.append(Delivered(envelope.rcpt_tos, letter, is_encrypted, session.auth_data))
        return "250 OK"

    def authenticate(
        self, server: SMTP, session: Session, envelope: Envelope, how: str, given: Any
    ) -> AuthResult:
        assert isinstance(given, LoginPassword)
        return AuthResult(success=given.password == b"p@ss", handled=False, auth_data=given.login)


@contextmanager
def post_office(
    certificate: trustme.LeafCert | None = None,
    implicit: bool = False,
    silent: bool = False,
) -> Iterator[PostOffice]:
    """With a certificate: STARTTLS, or TLS from the start if `implicit`; or a dead one that takes
    connections and never says a word. Whoever signs in needs the password."""
    office = PostOffice(implicit)
    context = None
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        certificate.configure_cert(context)

    def serve() -> asyncio.Protocol:
        office.connections += 1
        if silent:
            return asyncio.Protocol()
        return SMTP(
            office,
            hostname="localhost",
            loop=loop,
            tls_context=None if implicit else context,
            authenticator=office.authenticate,
            auth_require_tls=False,
        )

    async def listen() -> asyncio.Server:
        return await loop.create_server(serve, "127.0.0.1", 0, ssl=context if implicit else None)

    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(listen())
    office.port = server.sockets[0].getsockname()[1]
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield office
    finally:
        asyncio.run_coroutine_threadsafe(_close(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _close(server: asyncio.Server) -> None:
    server.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
