"""Living Legend, a Power."""

from typing import ClassVar

from trickerion.engine.core.names import NONE
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class LivingLegend(Effect):
    """At the end of the game: 1 Fame for each other learned Power."""

    id: ClassVar[str] = "living_legend"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "FIN-2", "FIN-4")

    def final_fame(self, state: State, seat: Seat) -> int:
        learned = state.players[seat].learned
        return len(learned) - learned.count(NONE) - 1
