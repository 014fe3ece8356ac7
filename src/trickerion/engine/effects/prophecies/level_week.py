"""Level Week, a prophecy."""

from typing import ClassVar, Final

from trickerion.engine.core.names import number
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Weekday
from trickerion.engine.effects.hooks import Effect

THURSDAY: Final = number("weekday", "thursday")
SUNDAY: Final = number("weekday", "sunday")


class LevelWeek(Effect):
    """Thursday and Sunday do not change yields."""

    id: ClassVar[str] = "level_week"
    rules: ClassVar[tuple[str, ...]] = ("PRF-3", "PRF-6", "SPC-5")

    def weekday_yield(self, state: State, weekday: Weekday, modifier: int) -> int:
        return 0 if weekday in (THURSDAY, SUNDAY) else modifier
