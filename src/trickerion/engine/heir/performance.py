"""Which card the Heir performs, and what its Characters backstage are worth (HEIR-8)."""

from trickerion.engine.boards.links import links_on
from trickerion.engine.boards.yields import lying_markers, marker_yield
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import CHARACTER_COUNT, marker_seat
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import (
    CARD_BONUS,
    MAGICIAN,
    THEATER_SLOT,
    WORKSHOP_SLOT,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PerformanceNumber
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.heir.seat import HEIR, difficulty, tell_rule

Gain = tuple[int, int, int]
"""Fame, Shards, Coins: what the Heir prefers first."""


def card_to_perform(state: State) -> PerformanceNumber:
    """HEIR-8: the card that brings the Heir most Fame, then Shards, then Coins; the leftmost."""
    cards = [show for show in state.theater if show.holds_any_of(HEIR)]
    gains = [gain(state, show) for show in cards]
    best = max(gains)
    tell_rule(state, "HEIR-8", "performs", best[0])
    return cards[gains.index(best)].card


def gain(state: State, show: PerformanceCard) -> Gain:
    """HEIR-8: what a card brings: yields, links, Characters backstage and the card's bonus."""
    fame = coins = shards = 0
    for index, marker in lying_markers(show):
        if marker_seat(marker) == HEIR:
            own = marker_yield(state, show, index, HEIR, NONE, 0)
            fame, coins, shards = fame + own[0], coins + own[1], shards + own[2]
    extra_fame, extra_coins = backstage_bonus(state)
    card_fame, card_coins, card_shards = CARD_BONUS[show.card]
    fame += _bonus(state, links_on(show) + extra_fame + card_fame)
    coins += _bonus(state, extra_coins + card_coins)
    return fame, shards + _bonus(state, card_shards), coins


def _bonus(state: State, amount: int) -> int:
    for effect in in_force(state, HEIR).performer_bonus:
        amount = effect.performer_bonus(state, HEIR, amount)
    return amount


def backstage_bonus(state: State) -> tuple[int, int]:
    """HEIR-8: Fame and Coins for the Heir's Characters backstage, instead of the Specialists'."""
    where = state.players[HEIR].where
    backstage = 0
    for character in range(CHARACTER_COUNT):
        if character != MAGICIAN and THEATER_SLOT <= where[character] < WORKSHOP_SLOT:
            backstage += 1
    given = difficulty(state)
    return backstage * given.backstage_fame, backstage * given.backstage_coins
