"""Takeover: a bot continues for a seat that is out of time, or whose player was removed."""

import logging
from typing import Final

from trickerion.server.sanctions import Sanctions
from trickerion.server.storage.rows import SeatRow
from trickerion.server.storage.store import Conflict
from trickerion.server.tables.table import GameTable
from trickerion.server.visitors import Visitor

LOG: Final = logging.getLogger("trickerion.server")


async def call_time(table: GameTable) -> None:
    """Take over the seats that have no time left (R23)."""
    late = table.out_of_time()
    for seat in late:
        LOG.info("seat out of time", extra={"table": table.id, "seat": seat})
    await take_over(table, late)


def vacated(table: GameTable, sanctions: Sanctions) -> list[int]:
    """The seats of players who were removed or banned, except those that bots play already."""
    if not table.is_running:
        return []
    left = [seat.seat for seat in table.seats if seat.vacancy or _is_banned(seat, sanctions)]
    return [seat for seat in left if table.started().bots[seat] is None]


def _is_banned(seat: SeatRow, sanctions: Sanctions) -> bool:
    return seat.user_id is not None and sanctions.is_banned(Visitor(seat.user_id))


async def take_over(table: GameTable, seats: list[int]) -> None:
    for seat in seats:
        try:
            await table.take_over(seat)
        except Conflict:
            await table.refresh()
