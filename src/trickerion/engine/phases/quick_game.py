"""The quick game: it starts in turn 2, and everyone starts with a little extra (SET-14)."""

from typing import ClassVar, Final

from trickerion.engine.boards.components import no_room, receive
from trickerion.engine.boards.special_decks import draw_top, take_card
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.printed_facts import ASSISTANT, PRICE
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import CHOOSE_DECK, DONE, TAKE_COMPONENT

EXTRA_FAME: Final = 3
EXTRA_SHARDS: Final = 1
ASSISTANT_COINS: Final = 2
COMPONENT_VALUE: Final = 3


def extra_fame(state: State) -> int:
    return EXTRA_FAME if state.setup_options.quick else 0


def extra_shards(state: State) -> int:
    return EXTRA_SHARDS if state.setup_options.quick else 0


def extra_coins(state: State, seat: Seat) -> int:
    """SET-14: +2 Coins if the chosen Specialist was the Assistant."""
    is_paid = state.setup_options.quick and state.players[seat].has(ASSISTANT)
    return ASSISTANT_COINS if is_paid else 0


def ask_extras(state: State, seat: Seat) -> None:
    """SET-14: with the Dark Alley the top card of a Special deck; components worth 3 Coins."""
    state.push(TakeExtraComponents(seat, COMPONENT_VALUE))
    if state.setup_options.dark_alley:
        state.push(ChooseSpecialDeck(seat))


class ChooseSpecialDeck(Question):
    """SET-14: the top card of which Special deck?"""

    name: ClassVar[str] = "choose_special_deck"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "SET-14"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_DECK,)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [CHOOSE_DECK.of(seat, deck) for deck in range(len(state.special_decks))]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        take_card(state, self.seat, action.deck, draw_top(state, self.seat, action.deck))


class TakeExtraComponents(Question):
    """SET-14: components worth up to 3 Coins, on the board or the Manager's slots."""

    name: ClassVar[str] = "take_extra_components"
    fields: ClassVar[tuple[str, ...]] = ("seat", "value")
    rule: ClassVar[str] = "SET-14"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_COMPONENT, DONE)

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        actions = [TAKE_COMPONENT.of(seat, component) for component in range(len(PRICE))]
        actions.append(DONE.of(seat))
        return actions

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is DONE:
            return None
        if PRICE[action.component] > self.value:
            return Refusal("SET-14", "too_dear", needs=PRICE[action.component], left=self.value)
        return no_room(state.players[self.seat], action.component, 1)

    def choose(self, state: State, action: Action) -> None:
        if action.verb is DONE:
            state.pop()
            return
        state.replace(TakeExtraComponents(self.seat, self.value - PRICE[action.component]))
        receive(state, self.seat, action.component, 1)

    def settle(self, state: State) -> bool:
        if self.value:
            return False
        state.pop()
        return True
