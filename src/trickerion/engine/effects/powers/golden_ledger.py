"""Golden Ledger, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

LEDGER_COINS: Final = 4


class GoldenLedger(Effect):
    """At the end of the game: 1 more Fame for 4 Coins each."""

    id: ClassVar[str] = "golden_ledger"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "FIN-2", "FIN-4")

    def final_fame(self, state: State, seat: Seat) -> int:
        return state.players[seat].coins // LEDGER_COINS
