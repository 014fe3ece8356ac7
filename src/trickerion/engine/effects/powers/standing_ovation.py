"""Standing Ovation, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

OVATION_FAME: Final = 3


class StandingOvation(Effect):
    """A Performance gives its performer 3 Fame."""

    id: ClassVar[str] = "standing_ovation"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "PRF-4")

    def on_performed(self, state: State, seat: Seat, show: PerformanceCard) -> None:
        state.add_fame(seat, OVATION_FAME, self.id)
