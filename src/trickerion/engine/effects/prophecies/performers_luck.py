"""Performer's Luck, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Weekday
from trickerion.engine.effects.hooks import Effect


class PerformersLuck(Effect):
    """PRO-10: the performer's weekday modifier applies to everybody in the Performance."""

    id: ClassVar[str] = "performers_luck"
    rules: ClassVar[tuple[str, ...]] = ("PRF-3", "PRO-10", "SPC-5")

    def yield_weekday(self, state: State, owner_day: Weekday, performer_day: Weekday) -> Weekday:
        return performer_day
