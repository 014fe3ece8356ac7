"""Replaceable Parts, a Special card of the Workshop."""

from typing import ClassVar

from trickerion.engine.boards.tricks import free_markers, put_markers
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import LEVEL
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol, TrickNumber
from trickerion.engine.core.verbs import CHOOSE_TRICK, PASS
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.prepared_trick import PreparedTrick, take_one_less
from trickerion.engine.locations.workshop import own_tricks


class ReplaceableParts(Effect):
    """SPC-10: 1 marker less, and one on another trick of the same or lower level."""

    id: ClassVar[str] = "replaceable_parts"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9", "SPC-10", "TRK-5")

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        tricks = own_tricks(state.players[seat]) if markers else []
        if any(replacement_refusal(state, seat, symbol, trick) is None for trick in tricks):
            state.push(ChooseReplacement(seat, symbol))


def replacement_refusal(
    state: State, seat: Seat, symbol: Symbol, trick: TrickNumber
) -> Refusal | None:
    """SPC-10: why the marker given up can't go on that trick, which needs a free marker."""
    player = state.players[seat]
    other = player.symbol_of(trick)
    if other == NONE:
        return Refusal("SPC-10", "not_your_trick")
    if other == symbol:
        return Refusal("SPC-10", "same_trick")
    level = LEVEL[player.tricks[symbol]]
    if LEVEL[trick] > level:
        return Refusal("SPC-10", "level_above", level=level)
    return None if free_markers(state, seat, other) else Refusal("TRK-5", "no_markers")


class ChooseReplacement(PreparedTrick):
    """SPC-10: on which other trick does a marker go in place of one on the prepared trick?"""

    name: ClassVar[str] = "choose_replacement"
    asked_by: ClassVar[str] = "replaceable_parts"
    rule: ClassVar[str] = "SPC-10"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_TRICK, PASS)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        tricks = own_tricks(state.players[seat])
        return [*(CHOOSE_TRICK.of(seat, trick) for trick in tricks), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        return replacement_refusal(state, self.seat, self.symbol, action.trick)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is CHOOSE_TRICK:
            take_one_less(state, self.seat, self.symbol)
            put_markers(state, self.seat, state.players[self.seat].symbol_of(action.trick), 1)
