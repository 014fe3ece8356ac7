"""The Turn Setup cards of the Duel: what they close (DUEL-2, DUEL-3)."""

from trickerion.catalog import TURN_SETUPS
from trickerion.engine.core.events import TURN_SETUP_REVEALED
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.printed_facts import DUEL_OPEN_SLOTS, DUEL_WEEKDAYS, EVERY_WEEKDAY
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Location, Slot, Weekday


def lay_turn_setups(state: State) -> None:
    """DUEL-2: the cards are shuffled; the one for the next turn lies face up on top."""
    state.turn_setup_deck = list(range(len(TURN_SETUPS)))
    state.shuffle(state.turn_setup_deck)


def turn_up_setup(state: State) -> None:
    """DUEL-2: the next card holds for this turn."""
    state.turn_setup = state.turn_setup_deck.pop(0)
    state.reveals += 1
    state.tell(TURN_SETUP_REVEALED, NONE, state.turn_setup, state.turn_setup_deck[0])


def open_weekdays(state: State) -> list[Weekday]:
    """DUEL-2: the weekdays on which Characters can be placed."""
    return EVERY_WEEKDAY if state.turn_setup == NONE else DUEL_WEEKDAYS[state.turn_setup]


def closed_weekday(state: State, weekday: Weekday) -> Refusal | None:
    """DUEL-2: why nobody can be placed on a weekday."""
    if weekday in open_weekdays(state):
        return None
    card = name("turn_setup", state.turn_setup)
    return Refusal("DUEL-2", "weekday_closed", weekday=name("weekday", weekday), turn_setup=card)


def closed_slot(state: State, location: Location, slot: Slot) -> Refusal | None:
    """DUEL-2: why nobody can be placed on a slot of a street."""
    if slot in DUEL_OPEN_SLOTS[state.turn_setup][location]:
        return None
    card = name("turn_setup", state.turn_setup)
    return Refusal("DUEL-2", "slot_closed_by", turn_setup=card)
