"""What the Heir does at the Dark Alley (HEIR-6)."""

from typing import Final

from trickerion.engine.boards.special_decks import draw_top, take_card
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import (
    CARD_LOCATION,
    DECKS,
    DOWNTOWN,
    FIRST_SPECIAL,
    MARKET_ROW,
    THEATER,
    WORKSHOP,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Deck
from trickerion.engine.heir.seat import HEIR, difficulty, tell_rule
from trickerion.engine.locations.fortune_teller import turn_prophecies

ORDER: Final = (THEATER, DOWNTOWN, MARKET_ROW, WORKSHOP)
"""HEIR-6: which Location comes first if the Heir has as many cards of several."""
DECK_OF: Final = [DECKS.index(place) if place in DECKS else NONE for place in range(FIRST_SPECIAL)]
"""The Special deck of each Location; the Dark Alley has none."""


def visit(state: State, ap: int) -> None:
    """HEIR-6: a coin decides whether the prophecies turn; then the Heir takes Special cards."""
    if state.draw(2):
        tell_rule(state, "HEIR-6", "prophecies_turn")
        turn_prophecies(state)
    else:
        tell_rule(state, "HEIR-6", "prophecies_stay")
    cards = difficulty(state).special_cards[ap - 1]
    tell_rule(state, "HEIR-6", "special_cards", cards)
    for _ in range(cards):
        deck = next_deck(state)
        if deck != NONE:
            take_card(state, HEIR, deck, draw_top(state, HEIR, deck))


def next_deck(state: State) -> Deck:
    """HEIR-6: the deck of which the Heir has fewest cards; NONE if all are empty."""
    held = [0] * FIRST_SPECIAL
    for card in state.players[HEIR].hand:
        held[CARD_LOCATION[card]] += 1
    best, fewest = NONE, NONE
    for location in ORDER:
        deck = DECK_OF[location]
        if state.special_decks[deck] and (best == NONE or held[location] < fewest):
            best, fewest = deck, held[location]
    return best
