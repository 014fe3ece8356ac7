"""Invention, a Special card of the Workshop."""

from typing import ClassVar

from trickerion.engine.core.printed_facts import NEEDS, PRICE
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.effects.hooks import Effect


class Invention(Effect):
    """SPC-11: 1 Fame for each Advanced and Superior piece the prepared trick requires."""

    id: ClassVar[str] = "invention"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-11")

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        needs = NEEDS[state.players[seat].tricks[symbol]]
        fame = sum(pieces for component, pieces in needs if PRICE[component] > 1)
        state.add_fame(seat, fame, self.id)
