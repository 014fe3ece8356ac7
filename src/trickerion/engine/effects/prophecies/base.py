"""What several prophecies share."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.printed_facts import CATEGORY, DARK_ALLEY, DOWNTOWN, MARKET_ROW
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, TrickNumber
from trickerion.engine.effects.hooks import Effect

STREETS: Final = (DOWNTOWN, MARKET_ROW, DARK_ALLEY)
CRAZE_FAME: Final = 2


class CheapAction(Effect):
    """One kind of action costs 1 AP, before cards that make it even cheaper (DA-5)."""

    verb: ClassVar[Verb]

    def action_cost(self, state: State, seat: Seat, verb: Verb, ap: int) -> int:
        return 1 if verb is self.verb else ap


class Craze(Effect):
    """PRO-10: a Set Up action with a trick of one category gives 2 Fame."""

    category: ClassVar[int]
    rules: ClassVar[tuple[str, ...]] = ("THR-4", "PRO-10")

    def on_set_up(self, state: State, seat: Seat, trick: TrickNumber) -> None:
        if CATEGORY[trick] == self.category:
            state.add_fame(seat, CRAZE_FAME, self.id)
