"""Tokens, which are stored as hashes."""

import secrets
from hashlib import sha256


def new_table_id() -> str:
    """A random id without hyphens: on a command line a leading one would be an option."""
    return secrets.token_urlsafe(9).replace("-", "_")


def hashed(token: str) -> str:
    """The hash of a token; tokens are long and random, so it needs no salt."""
    return sha256(token.encode()).hexdigest()


def same(given: str | None, wanted: str) -> bool:
    return given is not None and secrets.compare_digest(given.encode(), wanted.encode())
