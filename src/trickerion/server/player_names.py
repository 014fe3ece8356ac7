"""Names of players and accounts."""

from trickerion.server.protocol.messages import CommandRefused


def checked_name(name: str) -> str:
    """A printable name on one line."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise CommandRefused("bad_name", "A name has 1 to 40 printable characters.")
    return name
