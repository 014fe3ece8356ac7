"""Stage Spark, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class StageSpark(Effect):
    """Enhance may be used in the Theater."""

    id: ClassVar[str] = "stage_spark"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "AP-2")

    def can_enhance_in_theater(self, state: State, seat: Seat) -> bool:
        return True
