"""Buying Time, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import PERFORMANCE_CARDS_SWAPPED
from trickerion.engine.core.frames import Question
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, TrickNumber
from trickerion.engine.core.verbs import PASS, SWAP_CARDS
from trickerion.engine.effects.hooks import Effect


class BuyingTime(Effect):
    """SPC-7: after the Set Up two Performance cards may change places, for 3 Coins."""

    id: ClassVar[str] = "buying_time"
    rules: ClassVar[tuple[str, ...]] = ("THR-4", "END-4", "SPC-7")

    def on_set_up(self, state: State, seat: Seat, trick: TrickNumber) -> None:
        if len(state.theater) > 1:
            state.push(ChooseSwap(seat))


class ChooseSwap(Question):
    """SPC-7: which two Performance cards change places, if any? The one further on is named
    second, so that each pair has one name."""

    name: ClassVar[str] = "choose_swap"
    asked_by: ClassVar[str] = "buying_time"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "SPC-7"
    verbs: ClassVar[tuple[Verb, ...]] = (SWAP_CARDS, PASS)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        cards = [show.card for show in state.theater]
        pairs = [SWAP_CARDS.of(seat, a, b) for i, a in enumerate(cards) for b in cards[i + 1 :]]
        return [*pairs, PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        cards = [show.card for show in state.theater]
        if action.performance not in cards or action.other_performance not in cards:
            return Refusal("SPC-7", "not_shown")
        if cards.index(action.performance) >= cards.index(action.other_performance):
            return Refusal("SPC-7", "not_a_pair")
        return None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PASS:
            return
        cards = [show.card for show in state.theater]
        first, second = action.performance, action.other_performance
        one, other = cards.index(first), cards.index(second)
        state.theater[one], state.theater[other] = state.theater[other], state.theater[one]
        state.tell(PERFORMANCE_CARDS_SWAPPED, self.seat, first, second)
        state.add_coins(self.seat, 3, BuyingTime.id)
