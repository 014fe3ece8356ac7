"""What is kept of a position to recognise it by, and what can be read of a game without the rules.

A table keeps the version of the rules its log was last played by, and a digest of the position that
it led to. A digest depends on how positions are written, so it is only compared with one of the
same format; across formats the mark, which is made of a part of the position, has to do.
"""

from hashlib import sha256
from zlib import crc32

from msgspec import json

from trickerion import Game
from trickerion.engine import position
from trickerion.record import FORMAT
from trickerion.server.protocol import Refusal
from trickerion.server.standing import OF_PLANS, PLANNING, Entry
from trickerion.server.store import Row


def digest_of(game: Game) -> str:
    """The format and a hash of the whole position, several times cheaper than `Game.digest`."""
    written = json.encode(position.to_dict(game), order="deterministic")
    return f"{position.FORMAT}:{sha256(written).hexdigest()[:28]}"


def has_todays_format(digest: str | None) -> bool:
    """Can a stored digest be compared with one made now?"""
    return digest is not None and digest.startswith(f"{position.FORMAT}:")


def mark_of(game: Game) -> str:
    """A short hash of a part of the position, the same in every format."""
    players = [
        (p.fame, p.coins, p.shards, p.tricks, p.markers, p.pieces, p.where, p.hand)
        for p in game.players
    ]
    rest = (game.turn, game.draws, game.reveals, game.initiative, game.dice, len(game.stack))
    return f"{crc32(repr((rest, players)).encode()):08x}"


def other_rules(reason: str) -> Refusal:
    """What whoever comes to a game that was set aside is told."""
    return Refusal(
        "other_rules",
        f"This game can't be continued on this server: {reason}. The game and its record are kept.",
    )


def kept_record(row: Row, seats: list[Row], log: list[Entry], seat: int | None) -> str:
    """The record of such a game, read from its log alone: whole if it was over; for a player of a
    running one their own actions, and of the others' what they were, not what with."""
    is_over = row["status"] == "over"
    actions = in_force(log, [each["bot"] for each in seats])
    lines = [
        f"{'' if is_over else '# '}{FORMAT}: {row['rules']}",
        f"{'' if is_over else '# '}options: {row['options']}",
        *([f"seed: {row['seed']}"] if is_over else []),
        f"{'' if is_over else '# '}names: {json.encode([s['name'] for s in seats]).decode()}",
        *([f"position: {_position(row)}"] if is_over and row["position"] else []),
        "",
    ]
    known = actions if is_over else [_known(action, seat) for action in actions]
    return "\n".join([*lines, *(line for line in known if line)]) + "\n"


def _position(row: Row) -> str:
    """Where the game began, with the seed it was played with."""
    return json.encode({**json.decode(row["position"]), "seed": int(row["seed"])}).decode()


def _known(action: str, seat: int | None) -> str | None:
    who, kind = action.split(" ", 2)[:2]
    if seat is not None and who == f"p{seat + 1}":
        return action
    return None if kind in PLANNING else f"{who} {kind} ?"


def in_force(log: list[Entry], bots: list[str | None]) -> list[str]:
    """The actions of a log that were not taken back."""
    actions: list[str] = []
    asked: tuple[int, set[int]] | None = None
    bots = list(bots)
    for entry in log:
        match entry.kind:
            case "act":
                actions.append(entry.text)
            case "undo" if entry.text.startswith(OF_PLANS):
                _drop_plans(actions, entry)
            case "undo":
                del actions[len(actions) - int(entry.text) :]
            case "ask_undo":
                asked = int(entry.text), {entry.seat}
            case "agree" if asked is not None:
                asked[1].add(entry.seat)
            case "decline":
                asked = None
            case "leave" | "back":
                bots[entry.seat] = entry.text if entry.kind == "leave" else None
        if asked is not None and asked[1].issuperset(s for s, b in enumerate(bots) if not b):
            del actions[asked[0] :]
            asked = None
    return actions


def _drop_plans(actions: list[str], entry: Entry) -> None:
    """TURN-5: a seat's last plans, whatever the others have planned since."""
    own = [
        place
        for place, action in enumerate(actions)
        if action.split(" ", 2)[0] == f"p{entry.seat + 1}" and action.split(" ", 2)[1] in PLANNING
    ]
    for place in own[: -int(entry.text.removeprefix(OF_PLANS)) - 1 : -1]:
        del actions[place]
