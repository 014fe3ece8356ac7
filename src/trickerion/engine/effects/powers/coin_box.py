"""Coin Box, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.names import number
from trickerion.engine.core.packing import replaced
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die, Seat
from trickerion.engine.core.verbs import HIRE, LEARN, TAKE_COINS
from trickerion.engine.effects.hooks import Effect

COLLECTED_MORE: Final = 2


class CoinBox(Effect):
    """Others who learn, hire or take Coins put a Coin on the card; Take Coins collects them, and 2
    more."""

    id: ClassVar[str] = "coin_box"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-1", "DT-4", "DT-5")

    def on_others_action(self, state: State, seat: Seat, verb: Verb) -> None:
        if verb in (LEARN, HIRE, TAKE_COINS):
            self._put(state, seat, self._coins(state, seat) + 1)

    def on_coins_taken(self, state: State, seat: Seat, die: Die, coins: int) -> None:
        state.add_coins(seat, self._coins(state, seat) + COLLECTED_MORE, self.id)
        self._put(state, seat, 0)

    def _slot(self, state: State, seat: Seat) -> int:
        return state.players[seat].learned.index(number("power", self.id))

    def _coins(self, state: State, seat: Seat) -> int:
        return state.players[seat].power_coins[self._slot(state, seat)]

    def _put(self, state: State, seat: Seat, coins: int) -> None:
        player = state.players[seat]
        player.power_coins = replaced(player.power_coins, self._slot(state, seat), coins)
