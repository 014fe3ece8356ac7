"""Chance: a random number of a game is a hash of its seed and of the number's place (0004).

The rules version says which hash. A game keeps the version it was started with, so that its record
replays and a stored game continues.
"""

from hashlib import sha256, sha512
from struct import unpack
from typing import Final

RULES_VERSION: Final = 2
"""Incremented when the same actions no longer lead to the same game (R1)."""
NUMBERS: Final = 8
"""How many random numbers one hash gives."""


def eight_numbers(seed: int, block: int) -> list[int]:
    """Eight numbers of 56 bits: the words of one hash, without their last byte."""
    words = unpack(">8Q", sha512(b"%d:%d" % (seed, block)).digest())
    return [word >> 8 for word in words]


def number_of_version_1(seed: int, place: int) -> int:
    """In version 1 each number of 56 bits had a hash of its own; places count from 1."""
    digest = sha256(b"%d:%d" % (seed, place)).digest()
    return int.from_bytes(digest[:7], "big")
