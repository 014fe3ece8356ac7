"""Fair dice: the server commits itself to a seed before the game and shows it after."""

import re
import secrets
from hashlib import sha256
from typing import Final

from trickerion import replay

COMMITMENT: Final = re.compile(r"^# commitment: ([0-9a-f]{64})$", re.MULTILINE)
SALT: Final = re.compile(r"^# salt: ([0-9a-f]{32})$", re.MULTILINE)
SEED: Final = re.compile(r"^seed: ([0-9]+)$", re.MULTILINE)


def new_seed() -> tuple[str, str]:
    """A seed nobody can guess, and the salt of its commitment."""
    return str(secrets.randbits(128)), secrets.token_hex(16)


def commitment(salt: str, seed: str) -> str:
    """SHA-256 of `salt:seed`."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def sealed(record: str, salt: str, seed: str) -> str:
    """A record with what it takes to check its dice."""
    return f"{record}# commitment: {commitment(salt, seed)}\n# salt: {salt}\n"


def verify(text: str) -> str:
    """Check a record against its commitment and the rules; the commitment, or a ValueError."""
    found = COMMITMENT.findall(text), SALT.findall(text), SEED.findall(text)
    if any(len(matches) != 1 for matches in found):
        raise ValueError("the record needs one seed, one commitment and one salt")
    (promised,), (salt,), (seed,) = found
    if commitment(salt, seed) != promised:
        raise ValueError("the seed is not the one the server committed itself to")
    replay(text)
    return str(promised)
