"""Ingenuity, a Special card of the Workshop."""

from typing import ClassVar

from trickerion.engine.boards.components import counted
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import NEEDS
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol, TrickNumber
from trickerion.engine.effects.hooks import Effect


def lacking_types(player: PlayerBoard, trick: TrickNumber) -> int:
    """How many of the required component types are short."""
    return sum(counted(player, component) < needs for component, needs in NEEDS[trick])


class Ingenuity(Effect):
    """SPC-11: one missing type is waived entirely; the trick then gets exactly 1 marker."""

    id: ClassVar[str] = "ingenuity"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9", "SPC-11")

    def component_refusal(
        self, state: State, seat: Seat, trick: TrickNumber, refusal: Refusal | None
    ) -> Refusal | None:
        return refusal if lacking_types(state.players[seat], trick) > 1 else None

    def markers(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> int:
        player = state.players[seat]
        return 1 if lacking_types(player, player.tricks[symbol]) else markers
