"""Yoruba Spiritmaster: Soul Possession."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Weekday
from trickerion.engine.core.verbs import PASS, PERFORM
from trickerion.engine.effects.abilities import use_ability
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.phases.performance import (
    ChoosePerformance,
    begin_performance,
    perform_refusal,
)


class YorubaSpiritmaster(Effect):
    """MAG-4: once per turn, for 1 Shard, chooses which card an opponent performs."""

    id: ClassVar[str] = "yoruba_spiritmaster"
    rules: ClassVar[tuple[str, ...]] = ("MAG-4", "PRF-1")

    def before_performance(
        self, state: State, seat: Seat, performer: Seat, weekday: Weekday
    ) -> None:
        player = state.players[seat]
        if player.shards and not player.ability_used:
            state.push(ChoosePossession(seat))


class ChoosePossession(Question):
    """MAG-4: which card must the opponent about to choose perform, if any?"""

    name: ClassVar[str] = "choose_possession"
    asked_by: ClassVar[str] = "yoruba_spiritmaster"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "MAG-4"
    verbs: ClassVar[tuple[Verb, ...]] = (PERFORM, PASS)

    def _possessed(self, state: State) -> ChoosePerformance:
        below = state.stack[-2]
        assert isinstance(below, ChoosePerformance)
        return below

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [*(PERFORM.of(seat, show.card) for show in state.theater), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        performer = self._possessed(state).seat
        refusal = perform_refusal(state, performer, action.performance)
        if refusal is not None and refusal.reason == "no_own_marker":
            return Refusal("MAG-4", "no_marker_of", seat=performer + 1)
        return refusal

    def choose(self, state: State, action: Action) -> None:
        possessed = self._possessed(state)
        state.pop()
        if action.verb is PERFORM:
            state.pop()
            use_ability(state, self.seat)
            state.add_shards(self.seat, -1, YorubaSpiritmaster.id)
            begin_performance(state, possessed.seat, possessed.weekday, action.performance)
