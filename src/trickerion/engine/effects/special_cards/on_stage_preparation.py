"""On-stage Preparation, a Special card of the Workshop."""

from typing import ClassVar

from trickerion.engine.boards.markers import has_spot, put_marker, spot_candidates, spot_refusal
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import MARKER_SET_UP
from trickerion.engine.core.packing import marker
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.core.verbs import CHOOSE_SPOT, PASS
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.prepared_trick import PreparedTrick


class OnStagePreparation(Effect):
    """SPC-14: one of the markers goes straight onto a Performance slot, and links do not pay."""

    id: ClassVar[str] = "on_stage_preparation"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-14", "TRK-2", "TRK-3")

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        if markers and has_spot(state, seat, symbol):
            state.push(ChooseStage(seat, symbol))


class ChooseStage(PreparedTrick):
    """SPC-14: onto which slot does one of the markers go, in which rotation?"""

    name: ClassVar[str] = "choose_stage"
    asked_by: ClassVar[str] = "on_stage_preparation"
    rule: ClassVar[str] = "SPC-14"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT, PASS)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [*spot_candidates(state, seat, seat, self.symbol), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        return spot_refusal(state, self.seat, self.symbol, action.spot, action.up)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is CHOOSE_SPOT:
            player = state.players[self.seat]
            player.add_markers(self.symbol, -1)
            put_marker(state, action.spot, marker(self.seat, self.symbol, action.up))
            state.tell(MARKER_SET_UP, self.seat, player.tricks[self.symbol], action.spot, action.up)
