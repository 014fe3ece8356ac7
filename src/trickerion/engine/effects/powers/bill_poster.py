"""Bill Poster, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class BillPoster(Effect):
    """Advertising costs 1 Coin less."""

    id: ClassVar[str] = "bill_poster"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "TURN-4")

    def advertise_price(self, state: State, seat: Seat, coins: int) -> int:
        return max(0, coins - 1)
