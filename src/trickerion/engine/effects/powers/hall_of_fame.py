"""Hall Of Fame, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.names import NONE
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

TRICK_FAME: Final = 2


class HallOfFame(Effect):
    """At the end of the game: 2 Fame for each trick."""

    id: ClassVar[str] = "hall_of_fame"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "FIN-2", "FIN-4")

    def final_fame(self, state: State, seat: Seat) -> int:
        tricks = state.players[seat].tricks
        return TRICK_FAME * (len(tricks) - tricks.count(NONE))
