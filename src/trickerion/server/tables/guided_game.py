"""The guided first game: one person against a bot, with the same dice and cards for everybody."""

from typing import Final

from trickerion.server.protocol.bodies import NewTable
from trickerion.server.protocol.messages import CommandRefused

SEED: Final = "18870007"
"""The player is first, and in the first turn no die shows an X."""
RULES: Final = 1
"""The rules version under which the seed has these dice."""


def check(new: NewTable) -> None:
    """The dice of a guided game are known, so nobody else may sit there."""
    is_first = new.options.beginner and new.record is None and new.position is None
    if not is_first or len(new.bots) != new.options.players - 1:
        raise CommandRefused("bad_options", "guided: one person, the beginner setup, the rest bots")
