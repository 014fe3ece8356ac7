"""Recognizing stored positions, and reading games whose rules are not installed.

Each table stores the rules version of its last entry and a digest of its position. A digest depends
on how positions are written, so it only compares with one of the same format; across formats the
mark, a hash of a part of the position, is compared instead.
"""

from hashlib import sha256
from zlib import crc32

from msgspec import json

from trickerion import Game
from trickerion.engine.saves import position
from trickerion.record import FORMAT
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.fold import folded


def digest_of(game: Game) -> str:
    """The format and a hash of the whole position, several times cheaper than `Game.digest`."""
    written = json.encode(position.to_dict(game), order="deterministic")
    return f"{position.FORMAT}:{sha256(written).hexdigest()[:28]}"


def has_current_format(digest: str | None) -> bool:
    """Can a stored digest be compared with a new one?"""
    return digest is not None and digest.startswith(f"{position.FORMAT}:")


def mark_of(game: Game) -> str:
    """A short hash of a part of the position, the same in every format."""
    players = [
        _listed(p.fame, p.coins, p.shards, p.tricks, p.markers, p.pieces, p.where, p.hand)
        for p in game.players
    ]
    rest = _listed(game.turn, game.draws, game.reveals, game.initiative, game.dice, len(game.stack))
    # As Python writes a tuple and a list of tuples, in half the time that Python needs for it.
    written = b"((%b),[(%b)])" % (rest, b"),(".join(players))
    return f"{crc32(written.replace(b',', b', ')):08x}"


def _listed(*values: int | list[int]) -> bytes:
    return json.encode(values)[1:-1]


def other_rules(reason: str) -> CommandRefused:
    """The answer to anyone who opens a game that was set aside."""
    return CommandRefused(
        "other_rules",
        f"This game can't be continued on this server: {reason}. The game and its record are kept.",
    )


def kept_record(row: TableRow, seats: list[SeatRow], log: list[Entry], seat: int | None) -> str:
    """The record of such a game, read from its log alone. A finished game is complete; a player of
    a running one gets their own actions, and the kinds of the others'."""
    is_over = row.status == "over"
    actions = folded(log, [each.bot for each in seats]).actions
    comment = "" if is_over else "# "
    lines = [
        f"{comment}{FORMAT}: {row.rules}",
        f"{comment}options: {row.options}",
        *([f"seed: {row.seed}"] if is_over else []),
        f"{comment}names: {json.encode([s.name for s in seats]).decode()}",
        *([f"position: {_position(row, row.position)}"] if is_over and row.position else []),
        "",
    ]
    known = [entry.text if is_over else _known(entry, seat) for entry in actions]
    return "\n".join([*lines, *(line for line in known if line)]) + "\n"


def _position(row: TableRow, written: str) -> str:
    """The first position, with the seed the game was played with."""
    return json.encode({**json.decode(written), "seed": int(row.seed)}).decode()


def _known(entry: Entry, seat: int | None) -> str | None:
    if entry.seat == seat:
        return entry.text
    return None if entry.is_plan else f"p{entry.seat + 1} {entry.action_kind} ?"
