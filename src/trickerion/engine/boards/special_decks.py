"""The Special decks: drawing from them, and who knows which cards (SET-5, DA-6)."""

from trickerion.engine.core.events import CARD_DISCARDED, CARD_KEPT
from trickerion.engine.core.packing import with_bit
from trickerion.engine.core.printed_facts import CARD_LOCATION, DECKS, FIRST_SPECIAL
from trickerion.engine.core.state import KNOWN_TO_ALL, State
from trickerion.engine.core.types import CardNumber, Deck, Seat


def lay_special_decks(state: State) -> None:
    """SET-5: four shuffled, face-down Special Assignment decks."""
    for deck, location in enumerate(DECKS):
        cards = [
            c for c in range(FIRST_SPECIAL, len(CARD_LOCATION)) if CARD_LOCATION[c] == location
        ]
        state.shuffle(cards)
        state.special_decks[deck] = cards
    state.special_card_changes += 1


def draw_top(state: State, seat: Seat, deck: Deck) -> CardNumber:
    """Draw the top card of a deck; from now on only the drawer knows where it is."""
    state.reveals += 1
    card = state.special_decks[deck].pop(0)
    state.known[card - FIRST_SPECIAL] = with_bit(0, seat)
    state.special_card_changes += 1
    return card


def take_card(state: State, seat: Seat, deck: Deck, card: CardNumber) -> None:
    state.players[seat].take_in_hand([card])
    state.special_card_changes += 1
    state.tell(CARD_KEPT, seat, deck, card)


def discard_card(state: State, seat: Seat, card: CardNumber) -> None:
    """END-7: a used Special card goes face down under its deck; everyone knows it."""
    state.special_decks[DECKS.index(CARD_LOCATION[card])].append(card)
    state.known[card - FIRST_SPECIAL] = KNOWN_TO_ALL
    state.special_card_changes += 1
    state.tell(CARD_DISCARDED, seat, card)
