"""The End Turn phase, step by step in the rulebook's order (END)."""

from collections.abc import Callable
from typing import ClassVar, Final

from trickerion.engine.boards.neutral_markers import new_show
from trickerion.engine.boards.special_decks import discard_card
from trickerion.engine.core.events import (
    CHARACTER_JOINED,
    ORDERS_ARRIVED,
    PERFORMANCE_CARD_DISCARDED,
    PERFORMANCE_CARD_SHOWN,
)
from trickerion.engine.core.frames import Work
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.packing import disk_character, disk_seat
from trickerion.engine.core.pieces import HOME, INN, SUPPLY
from trickerion.engine.core.printed_facts import (
    ALL_APPRENTICES,
    APPRENTICES,
    ASSISTANT,
    FIRST_SPECIAL,
    WAGE,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.effects.in_force import CARD_EFFECTS, in_force
from trickerion.engine.heir.scoring import exchange_coins
from trickerion.engine.heir.seat import is_heir
from trickerion.engine.locations.fortune_teller import move_prophecies
from trickerion.engine.phases.performance import return_markers

FAME_PER_MISSING_COIN: Final = 2
FIRST_DISCARD_TURN: Final = 3


def end_turn(state: State) -> None:
    state.push(EndTurn(0))


def pay_wages(state: State) -> None:
    """END-1: 1 Coin per placed Apprentice, 2 per placed Specialist. HEIR-9: the Heir exchanges its
    Coins."""
    for seat in state.initiative:
        pay_wage(state, seat, wages_due(state, seat))
    if state.setup_options.heir:
        exchange_coins(state)


def pay_wage(state: State, seat: Seat, due: int) -> None:
    """END-1: paid in Coins; each missing Coin costs 2 Fame."""
    paid = min(due, state.players[seat].coins)
    state.add_coins(seat, -paid, "wages")
    state.add_fame(seat, -FAME_PER_MISSING_COIN * (due - paid), "unpaid_wages")


def wages_due(state: State, seat: Seat) -> int:
    """END-1: a seat's wages, without the Magician, Idle Characters, the Assistant's Apprentice.
    HEIR-9: the Heir pays none."""
    if is_heir(state.setup_options, seat):
        return 0
    due = 0
    for character, where in enumerate(state.players[seat].where):
        if where >= 0:
            due += WAGE[character]
    for effect in in_force(state, seat).wages:
        due = effect.wages(state, seat, due)
    return due


def return_characters(state: State) -> None:
    """END-2: all Characters return; those at the Inn join. Cards ask their questions then, the
    card placed first on top of the stack."""
    for lasting in reversed(state.lasting):
        CARD_EFFECTS[lasting.card].on_return_characters(state, lasting)
    state.occupants = [NONE] * len(state.occupants)
    for seat in state.initiative:
        player = state.players[seat]
        for character, where in enumerate(player.where):
            if where == INN:
                state.tell(CHARACTER_JOINED, seat, character)
            if where != SUPPLY:
                player.move(character, HOME)
        while player.inn_apprentices:
            player.inn_apprentices -= 1
            join_apprentice(state, seat)


def join_apprentice(state: State, seat: Seat) -> int:
    """DT-4: a new Apprentice takes a board slot if one is free, else the Assistant's, which the
    Heir has without an Assistant (HEIR-5). Returns which one, NONE if neither is free."""
    player = state.players[seat]
    has_fourth = player.has(ASSISTANT) or is_heir(state.setup_options, seat)
    for slot in ALL_APPRENTICES:
        if player.where[slot] == SUPPLY and (slot in APPRENTICES or has_fourth):
            player.move(slot, HOME)
            state.tell(CHARACTER_JOINED, seat, slot)
            return slot
    return NONE


def orders_arrive(state: State) -> None:
    """END-3: each order replaces the component below it; the Quick Order slot is emptied."""
    for lasting in state.lasting:
        CARD_EFFECTS[lasting.card].on_orders_arrive(state, lasting)
    for place, component in enumerate(state.orders):
        if component != NONE:
            state.buy[place] = component
    state.orders = [NONE] * len(state.orders)
    state.quick_order = NONE
    state.supply_changes += 1
    if state.events is not None:
        state.tell(ORDERS_ARRIVED, NONE, [name("component", c) for c in state.buy])


def move_performance_cards(state: State) -> None:
    """END-4: from turn 3 on the last card leaves with its markers; a new one takes the first
    place."""
    if state.turn >= FIRST_DISCARD_TURN and state.theater:
        last = state.theater.pop()
        return_markers(state, last)
        state.tell(PERFORMANCE_CARD_DISCARDED, NONE, last.card)
    if state.performance_deck:
        show_performance_card(state)


def show_performance_card(state: State) -> None:
    """END-4: the top card of the deck takes the first place."""
    state.reveals += 1
    card = state.performance_deck.pop(0)
    state.supply_changes += 1
    state.theater.insert(0, new_show(state, card))
    state.tell(PERFORMANCE_CARD_SHOWN, NONE, card)


def return_posters(state: State) -> None:
    """END-5: posters return, the turn counter advances."""
    for player in state.players:
        player.advertised = 0
    state.turn += 1


def return_cards(state: State) -> None:
    """END-7: used Special cards go under their decks, in initiative, then placement order.
    Permanent cards return to hand, and so do all cards of Idle Characters. HEIR-3: the Heir has
    a plan instead of cards."""
    for seat in state.initiative:
        for placed in state.placed:
            character = disk_character(placed)
            if disk_seat(placed) == seat and is_special(state, seat, character):
                discard_card(state, seat, state.players[seat].under[character])
                state.players[seat].set_card(character, NONE)
    for seat, player in enumerate(state.players):
        if not is_heir(state.setup_options, seat):
            player.take_in_hand([card for card in player.under if card != NONE])
        player.clear_cards()
        player.ability_used = 0
        player.powers_used = 0
    state.placed = []
    state.lasting = []


def is_special(state: State, seat: Seat, character: Character) -> bool:
    """Is the card under a Character a Special one?"""
    return state.players[seat].under[character] >= FIRST_SPECIAL


STEPS: Final[tuple[Callable[[State], None], ...]] = (
    pay_wages,
    return_characters,
    orders_arrive,
    move_performance_cards,
    return_posters,
    move_prophecies,
    return_cards,
)


class EndTurn(Work):
    """The steps of the phase; a step with a question pushes it."""

    name: ClassVar[str] = "end_turn"
    fields: ClassVar[tuple[str, ...]] = ("next_step",)

    def __init__(self, next_step: int) -> None:
        self.next_step = next_step

    def resume(self, state: State) -> None:
        if self.next_step == len(STEPS):
            state.pop()
            return
        state.replace(EndTurn(self.next_step + 1))
        STEPS[self.next_step](state)
