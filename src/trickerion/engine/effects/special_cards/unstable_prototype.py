"""Unstable Prototype, a Special card of the Workshop."""

from typing import ClassVar, Final

from trickerion.engine.boards.components import give_back
from trickerion.engine.boards.tricks import free_markers, put_markers
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import TrickQuestion
from trickerion.engine.core.packing import pack_count, packed_count
from trickerion.engine.core.printed_facts import NEEDS
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Seat, Symbol
from trickerion.engine.core.verbs import DONE, GIVE_COMPONENT
from trickerion.engine.effects.hooks import Effect

MOST_PARTS: Final = 3
"""SPC-12: the most components that may be returned."""


class UnstablePrototype(Effect):
    """SPC-12: return 1 to 3 required pieces for one more marker, and Fame and Coins."""

    id: ClassVar[str] = "unstable_prototype"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9", "SPC-12", "CMP-4", "TRK-5")

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        state.push(ReturnParts(seat, symbol, 0))


class ReturnParts(TrickQuestion):
    """SPC-12: which required piece is returned? `given` counts what was returned, two bits for each
    component."""

    name: ClassVar[str] = "return_parts"
    asked_by: ClassVar[str] = "unstable_prototype"
    fields: ClassVar[tuple[str, ...]] = ("seat", "symbol", "given")
    rule: ClassVar[str] = "SPC-12"
    verbs: ClassVar[tuple[Verb, ...]] = (GIVE_COMPONENT, DONE)

    def __init__(self, seat: Seat, symbol: Symbol, given: int) -> None:
        super().__init__(seat, symbol)
        self.given = given

    def _needs(self, state: State) -> list[tuple[int, int]]:
        return NEEDS[state.players[self.seat].tricks[self.symbol]]

    def _given(self, component: Component) -> int:
        return packed_count(self.given, component)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        parts = [GIVE_COMPONENT.of(seat, component) for component, _ in self._needs(state)]
        return [*parts, DONE.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is DONE:
            return None
        for component, needs in self._needs(state):
            if component == action.component:
                if self._given(component) == needs:
                    return Refusal("SPC-12", "all_returned")
                is_there = state.players[self.seat].pieces[component]
                return None if is_there else Refusal("CMP-4", "no_pile")
        return Refusal("SPC-12", "not_required")

    def choose(self, state: State, action: Action) -> None:
        if action.verb is DONE:
            state.pop()
            return
        given = self.given + pack_count(action.component, 1)
        state.replace(ReturnParts(self.seat, self.symbol, given))
        give_back(state, self.seat, action.component, 1)
        if not self.given and free_markers(state, self.seat, self.symbol):
            put_markers(state, self.seat, self.symbol, 1)
        state.add_fame(self.seat, 1, UnstablePrototype.id)
        state.add_coins(self.seat, 1, UnstablePrototype.id)

    def settle(self, state: State) -> bool:
        given = sum(self._given(component) for component, _ in self._needs(state))
        if given < MOST_PARTS and len(self.options(state, self.seat)) > 1:
            return False
        state.pop()
        return True
