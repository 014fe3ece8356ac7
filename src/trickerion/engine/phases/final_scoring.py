"""The end of the game: final scoring and the winner (FIN)."""

from typing import Final

from trickerion.engine.boards.components import meets
from trickerion.engine.core.events import GAME_ENDED, TRICK_SCORED
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.heir.scoring import final_items as heir_items
from trickerion.engine.heir.scoring import score_markers
from trickerion.engine.heir.seat import is_heir
from trickerion.engine.phases.end_bonuses import (
    END_BONUSES,
    apprentices,
    special_cards,
    specialists,
)

COINS_PER_FAME: Final = 3
APPRENTICE_FAME: Final = 2
SPECIALIST_FAME: Final = 3
SPECIAL_CARD_FAME: Final = 2
MOST_PER_ITEM: Final = 20
"""FIN-4: at most this much Fame from each item."""


def final_scoring(state: State) -> None:
    """FIN-2 to FIN-4: Fame for leftovers, for the team, for Level 3 tricks."""
    if state.setup_options.heir:
        score_markers(state)
    for seat in range(state.setup_options.seats):
        for item, fame in final_items(state, seat):
            state.add_fame(seat, min(fame, MOST_PER_ITEM), item)
        for trick, fame in trick_bonuses(state, seat):
            state.tell(TRICK_SCORED, seat, trick)
            state.add_fame(seat, min(fame, MOST_PER_ITEM), "final_trick")
    state.tell(GAME_ENDED, NONE, winner(state))


def final_items(state: State, seat: Seat) -> list[tuple[str, int]]:
    """FIN-2, HEIR-9: the items of the final scoring and their Fame, before the limit of FIN-4.
    POW-5: with Powers, Shards score nothing."""
    if is_heir(state.setup_options, seat):
        return heir_items(state)
    player = state.players[seat]
    items = [("final_coins", player.coins // COINS_PER_FAME)]
    if not state.setup_options.powers:
        items.insert(0, ("final_shards", player.shards))
    for effect in in_force(state, seat).final_fame:
        items.append((effect.id, effect.final_fame(state, seat)))
    if state.setup_options.dark_alley:
        return [*items, ("final_special_cards", SPECIAL_CARD_FAME * special_cards(player))]
    return [
        *items,
        ("final_apprentices", APPRENTICE_FAME * apprentices(player)),
        ("final_specialists", SPECIALIST_FAME * specialists(player)),
    ]


def trick_bonuses(state: State, seat: Seat) -> list[tuple[int, int]]:
    """FIN-3: the bonus of each of the seat's Level 3 tricks that may be scored. HEIR-9: the Heir's
    have another one."""
    if is_heir(state.setup_options, seat):
        return []
    player = state.players[seat]
    return [
        (trick, END_BONUSES[trick](player))
        for symbol, trick in enumerate(player.tricks)
        if trick in END_BONUSES and may_score(state, player, symbol)
    ]


def may_score(state: State, player: PlayerBoard, symbol: Symbol) -> bool:
    """FIN-3: the owner has its components; with `late_bonus` a marker on the card also counts."""
    if meets(player, player.tricks[symbol]):
        return True
    return state.setup_options.late_bonus and player.markers[symbol] > 0


def winner(state: State) -> int:
    """FIN-5: most Fame; in a tie, the player ahead in the last initiative order."""
    return ranking(state)[0]


def ranking(state: State) -> list[Seat]:
    """FIN-5: the seats from the winner to the last: by Fame, and tied as in the last initiative."""
    return sorted(state.initiative, key=lambda seat: -state.players[seat].fame)


def places(state: State) -> list[int]:
    """FIN-5: the place of each seat; the winner's is 1."""
    order = ranking(state)
    return [1 + order.index(seat) for seat in range(len(order))]
