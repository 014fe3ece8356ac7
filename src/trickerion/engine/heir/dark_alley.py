"""What the Heir does at the Dark Alley (HEIR-6)."""

from typing import Final

from trickerion.engine.boards.special_decks import draw_top, take_card
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import (
    CARD_LOCATION,
    DECKS,
    DOWNTOWN,
    MARKET_ROW,
    THEATER,
    WORKSHOP,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Deck, Location
from trickerion.engine.heir.seat import HEIR, difficulty, tell_rule
from trickerion.engine.locations.fortune_teller import turn_prophecies

ORDER: Final = (THEATER, DOWNTOWN, MARKET_ROW, WORKSHOP)
"""HEIR-6: which Location comes first if the Heir has as many cards of several."""


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
    decks = [DECKS.index(location) for location in ORDER]
    full = [deck for deck in decks if state.special_decks[deck]]
    return min(full, key=lambda deck: _held(state, DECKS[deck]), default=NONE)


def _held(state: State, location: Location) -> int:
    return sum([CARD_LOCATION[card] == location for card in state.players[HEIR].hand])
