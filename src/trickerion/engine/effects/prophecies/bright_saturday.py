"""Bright Saturday, a prophecy."""

from typing import ClassVar, Final

from trickerion.engine.core.names import number
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Weekday
from trickerion.engine.effects.hooks import Effect

SATURDAY: Final = number("weekday", "saturday")


class BrightSaturday(Effect):
    """Saturday adds 1 Fame and 1 Coin to each yield."""

    id: ClassVar[str] = "bright_saturday"
    rules: ClassVar[tuple[str, ...]] = ("PRF-3", "PRF-6", "SPC-5")

    def weekday_yield(self, state: State, weekday: Weekday, modifier: int) -> int:
        return 1 if weekday == SATURDAY else modifier
