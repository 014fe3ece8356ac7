"""Learning Powers, at the beginning of the Assignment phase (POW-4)."""

from typing import ClassVar

from trickerion.engine.boards.powers import (
    can_learn,
    can_learn_any,
    learn_power,
    learn_refusal,
    open_slots,
)
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import LEARNING_PASSED
from trickerion.engine.core.frames import Question, Work
from trickerion.engine.core.printed_facts import POWER_LEVEL
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import LEARN_POWER, PASS
from trickerion.engine.phases.assignment import assign


def learn_powers(state: State) -> None:
    """POW-4, POW-6: before all plan, each player may learn a Power, openly and in order."""
    if state.setup_options.powers:
        state.push(LearnPowers(0))
    else:
        assign(state)


class LearnPowers(Work):
    """POW-4: in initiative order; then all plan (TURN-5)."""

    name: ClassVar[str] = "learn_powers"
    fields: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        self.position = position

    def resume(self, state: State) -> None:
        if self.position == len(state.players):
            state.pop()
            assign(state)
            return
        state.replace(LearnPowers(self.position + 1))
        seat = state.initiative[self.position]
        if can_learn_any(state.players[seat]):
            state.push(ChoosePower(seat))


class ChoosePower(Question):
    """POW-4: which Power, beside which open slot? At most one, or none."""

    name: ClassVar[str] = "choose_power"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "POW-4"
    verbs: ClassVar[tuple[Verb, ...]] = (LEARN_POWER, PASS)

    def options(self, state: State, seat: Seat) -> list[Action]:
        player = state.players[seat]
        slots = open_slots(player)
        actions = []
        for power in player.powers:
            if can_learn(player, power, slots):
                actions += LEARN_POWER.rows[seat][power][POWER_LEVEL[power] - 1 : slots]
        actions.append(PASS.of(seat))
        return actions

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        return learn_refusal(state.players[self.seat], action.power, action.power_slot)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PASS:
            state.tell(LEARNING_PASSED, self.seat)
        else:
            learn_power(state, self.seat, action.power, action.power_slot)
