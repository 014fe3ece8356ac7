"""Business Share, a Special card of the Market Row."""

from typing import ClassVar

from trickerion.engine.core.pieces import UsedCard
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class BusinessShare(Effect):
    """SPC-26: what opponents pay at the Market Row after this Character was placed goes to its
    owner; of several such cards, the first one placed that isn't the spender's gets it."""

    id: ClassVar[str] = "business_share"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "SPC-20", "SPC-24", "SPC-26")
    serves_action: ClassVar[bool] = False

    def on_spent(self, state: State, lasting: UsedCard, spender: Seat, coins: int) -> bool:
        if lasting.seat == spender:
            return False
        state.add_coins(lasting.seat, coins, self.id)
        return True
