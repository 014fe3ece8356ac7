"""Fair dice: the server commits to a seed before the game and reveals it afterwards."""

import re
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from msgspec import DecodeError, json

from trickerion import Game, replay
from trickerion.server.storage.rows import TableRow

COMMITMENT: Final = re.compile(r"^# commitment: ([0-9a-f]{64})$", re.MULTILINE)
SALT: Final = re.compile(r"^# salt: ([0-9a-f]{32})$", re.MULTILINE)
UPLOADED: Final = re.compile(r"^# uploaded: (.+)$", re.MULTILINE)
PRACTICE: Final = re.compile(r"^# practice: ", re.MULTILINE)
SEED: Final = re.compile(r"^seed: ([0-9]+)$", re.MULTILINE)


def new_seed() -> tuple[str, str]:
    """An unpredictable seed, and the salt of its commitment."""
    return str(secrets.randbits(128)), secrets.token_hex(16)


def commitment(salt: str, seed: str) -> str:
    """SHA-256 of `salt:seed`."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def sealed(record: str, row: TableRow, practice: bool) -> str:
    """A record with the marks of its game and, if it was played here, the proof of its dice."""
    lines = [f"# {mark}" for mark in marks(row.origin, practice)]
    if row.origin == "upload":
        return record + "\n".join(lines) + "\n"
    if row.uploaded:
        lines.append(f"# uploaded: {row.uploaded}")
    lines += [f"# commitment: {commitment(row.salt, row.seed)}", f"# salt: {row.salt}"]
    return record + "\n".join(lines) + "\n"


def marks(origin: str, practice: bool) -> list[str]:
    """The comments of a record about how its game differs from others."""
    found = []
    if origin == "upload":
        found.append("origin: upload, this game was not played on this server")
    elif origin != "set_up":
        found.append(f"origin: {origin}, this game did not start from the setup")
    if practice:
        found.append("practice: an undo made the future of this game known")
    return found


class FairnessProof(NamedTuple):
    """What a record proves."""

    commitment: str
    from_set_up: bool
    shuffled: bool
    """Was the hidden part of its first position shuffled by the committed seed?"""
    practice: bool


def verify(text: str) -> FairnessProof:
    """Check a record against its commitment and the rules; a ValueError says what is wrong."""
    found = COMMITMENT.findall(text), SALT.findall(text), SEED.findall(text)
    if any(len(matches) != 1 for matches in found):
        raise ValueError("the record needs one seed, one commitment and one salt")
    (promised,), (salt,), (seed,) = found
    if commitment(salt, seed) != promised:
        raise ValueError("the seed is not the one the server committed to")
    game = replay(text)
    shuffled = game.began is not None and _is_shuffled(text, game.began, int(seed))
    return FairnessProof(promised, game.began is None, shuffled, bool(PRACTICE.search(text)))


def _is_shuffled(text: str, began: dict[str, object], seed: int) -> bool:
    """Does the game begin with the uploaded position, shuffled by its seed? False if the record
    has no upload; a ValueError if the game began otherwise."""
    uploaded = UPLOADED.findall(text)
    if not uploaded:
        return False
    try:
        dealt = Game.from_dict({**json.decode(uploaded[0], type=dict), "seed": seed}).reshuffled()
    except DecodeError as error:
        raise ValueError("the uploaded position can't be read") from error
    if dealt.began != began:
        raise ValueError(
            "the game does not begin with the uploaded position, shuffled by the committed seed"
        )
    return True
