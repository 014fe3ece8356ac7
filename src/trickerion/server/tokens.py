"""Keys and names: tokens are stored as hashes, names are fit to be read."""

import secrets
from hashlib import sha256

from trickerion.server.protocol import Refusal


def checked_name(name: str) -> str:
    """A name that people can read, without surprises."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refusal("bad_name", "A name has 1 to 40 printable characters.")
    return name


def hashed(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them."""
    return sha256(token.encode()).hexdigest()


def same(given: str | None, wanted: str) -> bool:
    return given is not None and secrets.compare_digest(given.encode(), wanted.encode())
