"""What a position is worth to a seat: a guess of its Fame at the end, item by item."""

from typing import Final

from trickerion.engine.cardboard import (
    APPRENTICES,
    ASSISTANT,
    ASSISTANTS_APPRENTICE,
    CARD_BONUS,
    CARD_LOCATION,
    ENGINEER,
    FIRST_SPECIAL,
    MAGICIAN,
    MANAGER,
    MARKERS,
    NEEDS,
    PRICE,
    THEATER,
    WEEKDAY_YIELD,
    is_performance_slot,
)
from trickerion.engine.components import counted, meets
from trickerion.engine.end_bonuses import END_BONUSES
from trickerion.engine.end_turn import FAME_PER_MISSING_COIN, wages_due
from trickerion.engine.names import NONE
from trickerion.engine.pieces import HOME, SUPPLY, Player, Show
from trickerion.engine.state import State
from trickerion.engine.theater import links_on, weekday_of_seat
from trickerion.engine.turn import Turn
from trickerion.engine.yields import printed_yield

# What things are worth in Fame at the end, in a guess that plays tolerably well.
COIN: Final = 0.34
COIN_TO_SPEND: Final = 0.28
"""What a Coin is worth more while there is time to spend it."""
SHARD: Final = 1.15
SPECIAL_CARD: Final = 2.0
SPECIAL_CARD_TO_USE: Final = 0.6
APPRENTICE_TURN: Final = 0.5
SPECIALIST_TURN: Final = 1.0
APPRENTICE_AT_THE_END: Final = 2.0
SPECIALIST_AT_THE_END: Final = 3.0
YIELD_COIN: Final = 0.45
LINK: Final = 0.9
LINK_CHANCE: Final = 0.5
WEEKDAY: Final = 1.4
"""A Fame and a Coin more or less for each marker."""
CARD_COIN: Final = 0.4

# How sure a marker's yield is, from the trick card to the stage.
PREPARABLE: Final = 0.3
PREPARED: Final = 0.55
ON_STAGE: Final = 0.5
DOOMED: Final = 0.2
"""On the card that leaves at the end of the turn."""
MAYBE_PERFORMED: Final = 0.55
SOON_PERFORMED: Final = 0.94
LATER_BATCH: Final = 0.25
UNREADY_BATCH: Final = 0.4
MISSING_COIN: Final = 0.9
BONUS_CHANCE: Final = 0.3
MOST_LATER: Final = 2


def performances_left(state: State) -> int:
    """How many Performance phases are still to come."""
    turns = state.variant.last_turn - state.turn
    bottom = state.stack[0] if state.stack else None
    is_before = isinstance(bottom, Turn) and bottom.next_phase <= 5
    return max(0, turns + (1 if is_before or not isinstance(bottom, Turn) else 0))


def worth(state: State, seat: int) -> float:
    """A guess of the seat's final Fame."""
    player = state.players[seat]
    left = performances_left(state)
    value = float(player.fame)
    value += purse(player, left, wages_due(state, seat))
    value += SHARD * player.shards
    value += special_cards(player, left)
    value += team(state, player, left)
    value += tricks(state, seat, left)
    value += theater(state, seat, left)
    return value


def purse(player: Player, left: int, wages: int) -> float:
    """Coins buy components and pay wages now, and are a third of a Fame at the end."""
    coins = player.coins - wages
    if coins < 0:
        return FAME_PER_MISSING_COIN * coins
    useful = min(coins, 6 + 2 * left)
    return COIN * coins + COIN_TO_SPEND * useful * min(1.0, left / 3)


def special_cards(player: Player, left: int) -> float:
    cards = sum(card >= FIRST_SPECIAL for card in (*player.hand, *player.under))
    return cards * (SPECIAL_CARD + (SPECIAL_CARD_TO_USE if left > 1 else 0.0))


def team(state: State, player: Player, left: int) -> float:
    """Hands for the turns to come; without the Dark Alley they score at the end too."""
    apprentices = sum(player.has(a) for a in (*APPRENTICES, ASSISTANTS_APPRENTICE))
    apprentices += player.inn_apprentices
    specialists = sum(player.where[s] != SUPPLY for s in (MANAGER, ENGINEER, ASSISTANT))
    later = max(0, left - 1)
    value = later * (APPRENTICE_TURN * apprentices + SPECIALIST_TURN * specialists)
    if not state.variant.dark_alley:
        value += APPRENTICE_AT_THE_END * apprentices + SPECIALIST_AT_THE_END * specialists
    return value


def gain(state: State, trick: int) -> float:
    """What one marker of a trick is worth when performed on a middling day."""
    fame, coins, shards = printed_yield(state, trick)
    return fame + YIELD_COIN * coins + SHARD * shards + LINK_CHANCE


def tricks(state: State, seat: int, left: int) -> float:
    """Tricks: what their markers will yet bring, as far as they can be prepared."""
    player = state.players[seat]
    value = 0.0
    for symbol, trick in enumerate(player.tricks):
        if trick != NONE:
            value += trick_worth(state, player, symbol, left)
            if trick in END_BONUSES:
                bonus = min(20, END_BONUSES[trick](player))
                value += bonus * (1.0 if meets(player, trick) else BONUS_CHANCE)
    return value


def trick_worth(state: State, player: Player, symbol: int, left: int) -> float:
    """Markers on the card, this time's preparation and later ones, ever less sure."""
    trick = player.tricks[symbol]
    one = gain(state, trick)
    batch = one * (MARKERS[trick] + (player.engineer_symbol == symbol))
    later = min(max(0, left - 1), MOST_LATER)
    ready = player.markers[symbol]
    if ready:
        return ready * one * (PREPARED if left else 0.0) + LATER_BATCH * batch * later
    missing = missing_cost(player, trick)
    if not missing:
        return batch * (PREPARABLE * min(1, left) + LATER_BATCH * later)
    return max(0.0, UNREADY_BATCH * batch * later - MISSING_COIN * missing)


def missing_cost(player: Player, trick: int) -> int:
    """What the components cost that a trick still lacks."""
    return sum(
        max(0, count - counted(player, component)) * PRICE[component]
        for component, count in NEEDS[trick]
    )


def theater(state: State, seat: int, left: int) -> float:
    """Markers on stage: the best Performance one can give now, the rest by chance."""
    if not left:
        return 0.0
    performing = will_perform(state, seat)
    day = weekday_of_seat(state, seat)
    modifier = WEEKDAY_YIELD[day] if day != NONE else 0
    own = [_show(state, seat, show, modifier) for show in state.theater]
    if not own:
        return 0.0
    best = max(own)
    value = best * performing
    last = len(own) - 1
    for place, worth_of in enumerate(own):
        if worth_of and worth_of != best:
            is_doomed = place == last and state.turn >= 3
            value += worth_of * (DOOMED if is_doomed else ON_STAGE)
    return value


def will_perform(state: State, seat: int) -> float:
    """How sure is a Performance this turn? The Magician is on stage, or has a card for it."""
    player = state.players[seat]
    slot = player.where[MAGICIAN]
    if slot >= 0:
        return 1.0 if is_performance_slot(slot) else MAYBE_PERFORMED
    card = player.under[MAGICIAN]
    is_coming = slot == HOME and card != NONE and CARD_LOCATION[card] == THEATER
    return SOON_PERFORMED if is_coming else MAYBE_PERFORMED


def _show(state: State, seat: int, show: Show, modifier: int) -> float:
    """What a Performance of this card would bring its performer."""
    player = state.players[seat]
    value = 0.0
    for marker in (*show.markers, *show.guests):
        if marker >> 4 == seat:
            value += gain(state, player.tricks[marker >> 2 & 3]) + WEEKDAY * modifier
    if not value:
        return 0.0
    fame, coins, shards = CARD_BONUS[show.card]
    return value + fame + CARD_COIN * coins + SHARD * shards + LINK * links_on(show)
