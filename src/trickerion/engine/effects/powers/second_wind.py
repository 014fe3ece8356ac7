"""Second Wind, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.printed_facts import THEATER
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.effects.powers.base import UsedPower
from trickerion.engine.locations.location import Placement

BREATH_PRICE: Final = 1


class SecondWind(UsedPower):
    """Once per turn, outside the Theater: pay 1 Coin for 1 AP."""

    id: ClassVar[str] = "second_wind"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "AP-6")

    def use_refusal(self, state: State, placement: Placement) -> Refusal | None:
        if placement.location == THEATER:
            return Refusal("POW-6", "not_in_theater")
        coins = state.players[placement.seat].coins
        if coins < BREATH_PRICE:
            return Refusal("POW-6", "needs_coins", needs=BREATH_PRICE, left=coins)
        return None

    def use(self, state: State, placement: Placement) -> None:
        state.add_coins(placement.seat, -BREATH_PRICE, self.id)
        state.replace(placement.spend(-1, 0))
