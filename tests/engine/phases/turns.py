"""For the tests of the start of a turn."""

from tests.support import do
from trickerion import Event, Game


def everybody_ready(game: Game) -> list[Event]:
    """The rest of a turn in which nobody has assigned a card, and the start of the next."""
    return do(game, *(f"p{seat + 1} ready" for seat in game.to_act))
