"""Reading the Power cards of a position (POW-2 to POW-6)."""

from typing import Final

from trickerion.engine.core.names import decode, number
from trickerion.engine.core.packing import bit_set
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.reading import fields_of, flag, items, whole
from trickerion.engine.core.state import State

POWERS: Final = ("hand", "learned", "discarded", "returned", "coins", "used")
SLOTS: Final = 4
MOST_COINS: Final = 1_000_000
"""Larger counts are refused; no game comes near this number."""


def read_powers(data: object, state: State) -> None:
    """Fill in every player's Power cards; a ValueError names the field that is wrong."""
    written = items(data, "powers")
    if len(written) != len(state.players):
        raise ValueError("powers: one for each player is needed")
    for player, entry in zip(state.players, written, strict=True):
        _read_player(entry, player)


def _read_player(data: object, player: PlayerBoard) -> None:
    written = fields_of(data, "powers", POWERS)
    player.powers = _sorted(written["hand"], "hand")
    player.discarded_powers = _sorted(written["discarded"], "discarded")
    player.returned_powers = _sorted(written["returned"], "returned")
    player.learned = tuple([decode("power", p) for p in _by_slot(written["learned"], "learned")])
    coins = _by_slot(written["coins"], "coins")
    player.power_coins = tuple([whole(each, "coins", MOST_COINS) for each in coins])
    used = [flag(each, "used") for each in _by_slot(written["used"], "used")]
    player.powers_used = bit_set([slot for slot in range(SLOTS) if used[slot]])


def _sorted(data: object, field: str) -> tuple[int, ...]:
    return tuple(sorted(number("power", name) for name in items(data, field)))


def _by_slot(data: object, field: str) -> list[object]:
    values = list(items(data, field))
    if len(values) != SLOTS:
        raise ValueError(f"{field}: {SLOTS} Power slots are needed")
    return values
