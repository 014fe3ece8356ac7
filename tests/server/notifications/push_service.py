"""A browser's half of web push, a push service on this machine, and a game to be notified of."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import select

from tests.server.administration import send
from tests.server.notifications.test_outgoing_requests import Listener, listening
from tests.server.support import Running, bearer
from trickerion.server import admin
from trickerion.server.notifications import push_encryption
from trickerion.server.notifications.push_encryption import from_text, to_text
from trickerion.server.storage import schema

NOWHERE = "http://127.0.0.1:1"
"""A push service that can't be reached."""


class Browser:
    """Has a key and a secret, and reads what is encrypted for them."""

    def __init__(self, private: str = "", secret: str = "") -> None:
        self.key = push_encryption.private_key(private or push_encryption.new_key())
        self.secret = from_text(secret) if secret else os.urandom(16)
        self.point = push_encryption.public_point(self.key)

    def subscription(self, endpoint: str, **more: str) -> dict[str, str]:
        point, secret = to_text(self.point), to_text(self.secret)
        return {"endpoint": endpoint, "point": point, "secret": secret, **more}

    def read(self, sealed: bytes) -> bytes:
        """Decrypt a message of a single record."""
        salt, length = sealed[:16], sealed[20]
        sender = sealed[21 : 21 + length]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self.point + sender
        exchanged = self.key.exchange(ec.ECDH(), other)
        shared = push_encryption.derived(exchanged, self.secret, info, 32)
        key, nonce = push_encryption.content_keys(shared, salt)
        padded = AESGCM(key).decrypt(nonce, sealed[21 + length :], None)
        message, _, _ = padded.rpartition(push_encryption.LAST)
        return message


class PushService:
    """Remembers the requests it got, and answers all with one status."""

    def __init__(self) -> None:
        self.status = 201
        self.requests: list[tuple[dict[str, str], bytes]] = []
        self.url = ""

    def answer(self, at: Listener, connection: socket.socket) -> None:
        data = b""
        while b"\r\n\r\n" not in data:
            data += connection.recv(10_000)
        head, _, body = data.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")[1:]
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        while len(body) < int(headers["content-length"]):
            body += connection.recv(10_000)
        self.requests.append((headers, body))
        connection.sendall(f"HTTP/1.1 {self.status} x\r\n\r\n".encode())


@contextmanager
def push_service() -> Iterator[PushService]:
    service: Any = PushService()
    with listening(service.answer) as at:
        service.url = f"http://127.0.0.1:{at.port}"
        yield service


class SlowGame:
    """A slow game of Ada and Ben, who are both away; one of them is asked at once."""

    def __init__(self, server: Running, sessions: tuple[str, ...] = ()) -> None:
        self.server = server
        server.http.cookies.clear()
        made = server.post("/api/tables", {"pace": "slow", "options": {"players": 2}})
        self.id: str = made["table"]["id"]
        headers = [bearer(session) for session in sessions] or [{}, {}]
        self.tokens = [
            server.post(f"/api/tables/{self.id}/seats", {"name": name}, headers=header)["token"]
            for name, header in zip(("Ada", "Ben"), headers, strict=True)
        ]

    def subscribe(self, seat: int, body: dict[str, str], status: int = 204) -> None:
        path = f"/api/tables/{self.id}/seats/{seat}/push"
        answer = send(self.server, "PUT", path, self.tokens[seat], body)
        assert answer.status_code == status, answer.text

    def subscribe_all(self, service: str = NOWHERE) -> Browser:
        """Both players use one browser."""
        browser = Browser()
        for seat in range(2):
            self.subscribe(seat, browser.subscription(f"{service}/{self.id}/{seat}"))
        return browser


def stored(database: str) -> list[str]:
    """The addresses of all subscriptions."""
    columns = schema.push_subscriptions.c
    found = admin.run_on(database, lambda store: store.scalars(select(columns.endpoint)))
    return sorted(found)
