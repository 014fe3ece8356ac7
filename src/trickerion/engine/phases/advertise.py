"""Advertise (TURN-4)."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import ADVERTISING_PASSED
from trickerion.engine.core.frames import Question, Work
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import ADVERTISE, PASS
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.heir.seat import HEIR, is_heir, tell_rule
from trickerion.engine.phases.initiative import initiative_slot

ADVERTISE_FAME: Final = 2


def advertise(state: State) -> None:
    """TURN-4: in initiative order."""
    state.push(Advertise(0))


def advertise_price(state: State, seat: Seat) -> int:
    """TURN-4: the number of the initiative slot; effects may change it."""
    price = initiative_slot(state, seat)
    for effect in in_force(state, seat).advertise_price:
        price = effect.advertise_price(state, seat, price)
    return price


class Advertise(Work):
    """TURN-4: each player who can pay may advertise, in order."""

    name: ClassVar[str] = "advertise"
    fields: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        self.position = position

    def resume(self, state: State) -> None:
        if self.position == len(state.players):
            state.pop()
            return
        seat = state.initiative[self.position]
        state.replace(Advertise(self.position + 1))
        if is_heir(state.setup_options, seat):
            advertise_free(state)
        elif state.players[seat].coins >= advertise_price(state, seat):
            state.push(ChooseAdvertise(seat))


def advertise_free(state: State) -> None:
    """HEIR-3: the Heir advertises every turn and pays nothing."""
    tell_rule(state, "HEIR-3", "advertises")
    state.players[HEIR].advertised = 1
    state.add_fame(HEIR, ADVERTISE_FAME, "advertise")


class ChooseAdvertise(Question):
    """TURN-4: pay Coins equal to the initiative slot and gain 2 Fame, or not."""

    name: ClassVar[str] = "choose_advertise"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "TURN-4"
    verbs: ClassVar[tuple[Verb, ...]] = (ADVERTISE, PASS)

    def options(self, state: State, seat: Seat) -> list[Action]:
        can_pay = state.players[seat].coins >= advertise_price(state, seat)
        return [ADVERTISE.of(seat), PASS.of(seat)] if can_pay else [PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        price = advertise_price(state, self.seat)
        coins = state.players[self.seat].coins
        if action.verb is ADVERTISE and coins < price:
            return Refusal("TURN-4", "needs_coins", needs=price, left=coins)
        return None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ADVERTISE:
            state.players[self.seat].advertised = 1
            state.add_coins(self.seat, -advertise_price(state, self.seat), "advertise")
            state.add_fame(self.seat, ADVERTISE_FAME, "advertise")
        else:
            state.tell(ADVERTISING_PASSED, self.seat)
