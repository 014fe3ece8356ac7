"""Hall Of Fame, a Power."""

from typing import ClassVar

from trickerion.engine.core.names import NONE
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class HallOfFame(Effect):
    """At the end of the game: 1 Fame for each trick."""

    id: ClassVar[str] = "hall_of_fame"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "FIN-2", "FIN-4")

    def final_fame(self, state: State, seat: Seat) -> int:
        tricks = state.players[seat].tricks
        return len(tricks) - tricks.count(NONE)
