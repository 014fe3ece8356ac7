"""The End Turn phase, step by step in the rulebook's order (END)."""

from collections.abc import Callable
from typing import ClassVar, Final

from trickerion.engine.cardboard import (
    APPRENTICES,
    ASSISTANTS_APPRENTICE,
    CHARACTER_COUNT,
    WAGE,
)
from trickerion.engine.events import (
    CHARACTER_JOINED,
    ORDERS_ARRIVED,
    PERFORMANCE_CARD_DISCARDED,
    PERFORMANCE_CARD_SHOWN,
)
from trickerion.engine.frames import Work
from trickerion.engine.names import NONE, name
from trickerion.engine.performance import return_markers
from trickerion.engine.state import HOME, INN, SUPPLY, Show, State

FAME_PER_MISSING_COIN: Final = 2
FIRST_DISCARD_TURN: Final = 3


def end_turn(state: State) -> None:
    state.push(EndTurn(0))


def pay_wages(state: State) -> None:
    """END-1: 1 Coin per placed Apprentice, 2 per placed Specialist; each Coin missing costs
    2 Fame."""
    for seat in state.initiative:
        player = state.players[seat]
        due = wages_due(state, seat)
        paid = min(due, player.coins)
        state.add_coins(seat, -paid, "wages")
        state.add_fame(seat, -FAME_PER_MISSING_COIN * (due - paid), "unpaid_wages")


def wages_due(state: State, seat: int) -> int:
    """END-1: nothing for the Magician, Idle Characters and the Assistant's Apprentice."""
    where = state.players[seat].where
    return sum(WAGE[c] for c in range(CHARACTER_COUNT) if where[c] >= 0)


def return_characters(state: State) -> None:
    """END-2: all Characters return; those at the Inn join."""
    state.occupants = [NONE] * len(state.occupants)
    for seat in state.initiative:
        player = state.players[seat]
        for character, where in enumerate(player.where):
            if where == INN:
                state.tell(CHARACTER_JOINED, seat, character)
            if where != SUPPLY:
                player.where[character] = HOME
        while player.inn_apprentices:
            player.inn_apprentices -= 1
            join_apprentice(state, seat)


def join_apprentice(state: State, seat: int) -> None:
    """DT-4: a new Apprentice takes a board slot if one is free, else the Assistant's."""
    where = state.players[seat].where
    for slot in (*APPRENTICES, ASSISTANTS_APPRENTICE):
        if where[slot] == SUPPLY:
            where[slot] = HOME
            state.tell(CHARACTER_JOINED, seat, slot)
            return


def orders_arrive(state: State) -> None:
    """END-3: each order replaces the component below it; the Quick Order slot is emptied."""
    for place, component in enumerate(state.orders):
        if component != NONE:
            state.buy[place] = component
    state.orders = [NONE] * len(state.orders)
    state.quick_order = NONE
    state.tell(ORDERS_ARRIVED, NONE, [name("component", c) for c in state.buy])


def move_performance_cards(state: State) -> None:
    """END-4: from turn 3 on the last card leaves with its markers; a new one takes the first
    place."""
    if state.turn >= FIRST_DISCARD_TURN and state.theater:
        last = state.theater.pop()
        return_markers(state, last)
        state.tell(PERFORMANCE_CARD_DISCARDED, NONE, last.card)
    if state.performance_deck:
        state.reveals += 1
        card = state.performance_deck.pop(0)
        state.theater.insert(0, Show(card))
        state.tell(PERFORMANCE_CARD_SHOWN, NONE, card)


def return_posters(state: State) -> None:
    """END-5: posters return, the turn counter moves."""
    for player in state.players:
        player.advertised = 0
    state.turn += 1


def return_cards(state: State) -> None:
    """END-7: permanent cards return to hand, and so do all cards of Idle Characters."""
    for player in state.players:
        player.hand += [card for card in player.under if card != NONE]
        player.hand.sort()
        player.under = [NONE] * CHARACTER_COUNT


STEPS: Final[tuple[Callable[[State], None], ...]] = (
    pay_wages,
    return_characters,
    orders_arrive,
    move_performance_cards,
    return_posters,
    return_cards,
)


class EndTurn(Work):
    """The steps of the phase; a step that has to ask pushes its question."""

    name: ClassVar[str] = "end_turn"
    fields: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def resume(self, state: State) -> None:
        if self.step == len(STEPS):
            state.pop()
            return
        state.replace(EndTurn(self.step + 1))
        STEPS[self.step](state)
