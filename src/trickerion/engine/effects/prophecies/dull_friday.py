"""Dull Friday, a prophecy."""

from typing import ClassVar, Final

from trickerion.engine.core.names import number
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Weekday
from trickerion.engine.effects.hooks import Effect

FRIDAY: Final = number("weekday", "friday")


class DullFriday(Effect):
    """Friday takes 1 Fame and 1 Coin off each yield."""

    id: ClassVar[str] = "dull_friday"
    rules: ClassVar[tuple[str, ...]] = ("PRF-3", "PRF-6", "SPC-5")

    def weekday_yield(self, state: State, weekday: Weekday, modifier: int) -> int:
        return -1 if weekday == FRIDAY else modifier
