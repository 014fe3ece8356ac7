"""Web push: "your turn" as a notification of the system, through the push service of a browser."""

import json
from collections.abc import Awaitable
from time import time
from typing import TYPE_CHECKING, Final

from msgspec import structs

from trickerion.server.notifications import push_encryption, push_subscriptions
from trickerion.server.notifications.outgoing_requests import OutgoingRequests, parts_of
from trickerion.server.protocol.bodies import PushSubscription
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.settings import Settings
from trickerion.server.storage.rows import PushSubscriptionRow, SeatRow
from trickerion.server.storage.store import Store
from trickerion.texts import known_language, texts

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

GONE: Final = (404, 410)
"""The browser has unsubscribed, or was reset."""
TTL: Final = 86_400
"""Seconds that a push service keeps a message for a device that is off."""
SIGNED_FOR: Final = 12 * 3_600.0
"""Seconds that a signed request is valid; services refuse more than a day."""


class Push:
    """Sends push messages with the server's key, which is made and stored at the first start."""

    def __init__(self, store: Store, settings: Settings, requests: OutgoingRequests) -> None:
        self._store = store
        self._settings = settings
        self._requests = requests
        self._key: EllipticCurvePrivateKey | None = None
        self._owners: set[str] = set()
        """Accounts and guests' seats with a subscription, as of the last look."""

    async def load(self) -> None:
        """Read the key and who has subscribed; other processes may have changed that."""
        if not push_encryption.is_installed():
            return
        if self._key is None:
            key = await push_subscriptions.server_key(self._store, push_encryption.new_key())
            self._key = push_encryption.private_key(key)
        self._owners = await push_subscriptions.owners(self._store)

    @property
    def public_key(self) -> str | None:
        """What browsers subscribe with; None if this server can't send push messages."""
        if self._key is None:
            return None
        return push_encryption.to_text(push_encryption.public_point(self._key))

    def is_wanted(self, seat: SeatRow) -> bool:
        return not self._owners.isdisjoint(push_subscriptions.owners_of(seat))

    async def subscribe(self, owner: str, browser: PushSubscription) -> None:
        """Store a browser's subscription, or raise a CommandRefused."""
        if self._key is None:
            raise CommandRefused("no_push", "This server doesn't send push messages.")
        row = PushSubscriptionRow(owner=owner, created=time(), **structs.asdict(browser))
        try:
            self._check(row)
        except ValueError as error:
            raise CommandRefused("bad_address", "That is not a push subscription.") from error
        await push_subscriptions.add(self._store, row)
        self._owners.add(owner)

    def _check(self, row: PushSubscriptionRow) -> None:
        is_secure = parts_of(row.endpoint).scheme == "https"
        if not is_secure and not self._settings.private_webhooks:
            raise ValueError("not encrypted")
        push_encryption.check_subscription(*_browser_keys(row))

    async def to_send(self, seat: SeatRow) -> list[Awaitable[None]]:
        """A message to each browser of a seat's player, to be awaited."""
        if self._key is None or not self.is_wanted(seat):
            return []
        browsers = await push_subscriptions.of_seat(self._store, seat)
        return [self._send(browser, seat.table_id) for browser in browsers]

    async def _send(self, row: PushSubscriptionRow, table: str) -> None:
        """Tell a browser that it's its player's turn, and forget one that is gone; an OSError, a
        ValueError or Dropped says why that failed."""
        said = texts(known_language(row.language))
        message = {
            "table": table,
            "title": said.say("mail-push_title"),
            "text": said.say("mail-push_text"),
        }
        body = push_encryption.encrypted(json.dumps(message).encode(), *_browser_keys(row))
        status = await self._requests.post(row.endpoint, body, self._headers(row, table))
        if status in GONE:
            await push_subscriptions.remove(self._store, row.endpoint)
        if not 200 <= status < 300:
            host = parts_of(row.endpoint).hostname
            raise ValueError(f"{host} did not accept the message: {status}")

    def _headers(self, row: PushSubscriptionRow, table: str) -> dict[str, str]:
        assert self._key is not None
        parts, url = parts_of(row.endpoint), self._settings.public_url
        contact = url if url.startswith("https://") else f"mailto:{self._settings.sender}"
        return {
            "Authorization": push_encryption.authorization(
                self._key, f"{parts.scheme}://{parts.netloc}", contact, time() + SIGNED_FOR
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": "high",
            "Topic": table,
        }


def _browser_keys(row: PushSubscriptionRow) -> tuple[bytes, bytes]:
    return push_encryption.from_text(row.point), push_encryption.from_text(row.secret)
