"""The end of the game: final scoring and the winner (FIN)."""

from typing import Final

from trickerion.engine.cardboard import (
    APPRENTICES,
    ASSISTANT,
    ASSISTANTS_APPRENTICE,
    ENGINEER,
    MANAGER,
)
from trickerion.engine.events import GAME_ENDED
from trickerion.engine.names import NONE
from trickerion.engine.state import Player, State

COINS_PER_FAME: Final = 3
APPRENTICE_FAME: Final = 2
SPECIALIST_FAME: Final = 3
MOST_PER_ITEM: Final = 20
"""FIN-4: at most this much Fame from each item."""


def final_scoring(state: State) -> None:
    """FIN-2, FIN-4: Fame for what is left and for the team."""
    for seat, player in enumerate(state.players):
        for item, fame in final_items(player):
            state.add_fame(seat, min(fame, MOST_PER_ITEM), item)
    state.tell(GAME_ENDED, NONE, winner(state))


def final_items(player: Player) -> list[tuple[str, int]]:
    """FIN-2: the items of the final scoring and their Fame, before the limit of FIN-4."""
    apprentices = sum(player.has(a) for a in (*APPRENTICES, ASSISTANTS_APPRENTICE))
    specialists = sum(player.has(s) for s in (MANAGER, ENGINEER, ASSISTANT))
    return [
        ("final_shards", player.shards),
        ("final_coins", player.coins // COINS_PER_FAME),
        ("final_apprentices", APPRENTICE_FAME * apprentices),
        ("final_specialists", SPECIALIST_FAME * specialists),
    ]


def winner(state: State) -> int:
    """FIN-5: most Fame; tied, the one ahead in the last initiative order."""
    return max(state.initiative, key=lambda seat: state.players[seat].fame)
