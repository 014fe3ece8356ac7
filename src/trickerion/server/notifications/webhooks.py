"""Webhooks: the news as JSON, to an address that a player has named."""

import json

from trickerion.server.notifications.outgoing_requests import OutgoingRequests, parts_of
from trickerion.server.protocol.messages import CommandRefused


def checked_webhook(url: str) -> str:
    """The address unchanged, or a CommandRefused."""
    try:
        parts_of(url)
    except ValueError as error:
        raise CommandRefused("bad_address", "A webhook is an http or https address.") from error
    return url


class Webhooks:
    """Posts to players' webhooks."""

    def __init__(self, requests: OutgoingRequests) -> None:
        self._requests = requests

    async def post(self, url: str, news: dict[str, object]) -> None:
        """Send the news; an OSError, a ValueError or Dropped says why that failed."""
        headers = {"Content-Type": "application/json"}
        status = await self._requests.post(url, json.dumps(news).encode(), headers)
        if not 200 <= status < 300:
            host = parts_of(url).hostname
            raise ValueError(f"{host} did not accept the notification: {status}")
