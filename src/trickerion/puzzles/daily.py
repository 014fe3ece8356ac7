"""The puzzle of the day: the same for everybody, chosen by the date (UTC)."""

from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import Final

FIRST_DAY: Final = date(2026, 1, 1)


def daily_puzzle(ids: Sequence[str], day: date) -> str:
    """The id of a day's puzzle; none comes twice before all others have come. Every lap through the
    collection has an order of its own."""
    lap, place = divmod((day - FIRST_DAY).days, len(ids))
    return sorted(ids, key=lambda id: sha256(f"{lap} {id}".encode()).digest())[place]
