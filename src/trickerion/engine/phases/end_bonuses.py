"""The end-of-game bonuses of the 16 Level 3 tricks, each in one line (FIN-3)."""

from collections.abc import Callable
from typing import Final

from trickerion.catalog import board
from trickerion.engine.boards.components import counted
from trickerion.engine.core.names import NONE, number
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import (
    ALL_APPRENTICES,
    ASSISTANT,
    ENGINEER,
    FIRST_SPECIAL,
    LEVEL,
    MANAGER,
)

OF_GRADE: Final = {
    grade: [number("component", name) for name in types]
    for grade, types in zip(board.COMPONENT_GRADES, board.COMPONENTS, strict=True)
}
"""The components of each grade."""


def apprentices(player: PlayerBoard) -> int:
    return sum([player.has(a) for a in ALL_APPRENTICES])


def specialists(player: PlayerBoard) -> int:
    return sum([player.has(s) for s in (MANAGER, ENGINEER, ASSISTANT)])


def special_cards(player: PlayerBoard) -> int:
    return sum([card >= FIRST_SPECIAL for card in player.hand])


def tricks(player: PlayerBoard, *levels: int) -> int:
    return sum([trick != NONE and LEVEL[trick] in levels for trick in player.tricks])


def components(player: PlayerBoard, grade: str) -> int:
    """CMP-2: the components of a grade, including the Manager's extra ones."""
    return sum([counted(player, component) for component in OF_GRADE[grade]])


_BONUSES: dict[str, Callable[[PlayerBoard], int]] = {
    "mutilation": lambda player: 12 if specialists(player) == 3 else 0,
    "stairs_of_water": lambda player: 2 * components(player, "advanced"),
    "beast_within": lambda player: 10 if tricks(player, 1, 2, 3) == 4 else 0,
    "vanishing_elephant": lambda player: 7 if player.has(MANAGER) else 0,
    "balsamos_skull": lambda player: 3 * components(player, "superior"),
    "seance": lambda player: 3 * apprentices(player),
    "skeleton_dance": lambda player: components(player, "basic"),
    "metamorphosis": lambda player: player.coins // 3,
    "buried_alive": lambda player: 7 if player.has(ENGINEER) else 0,
    "assistants_revenge": lambda player: 7 if player.has(ASSISTANT) else 0,
    "iron_maiden": lambda player: 4 * tricks(player, 1),
    "transported_man": lambda player: 4 * tricks(player, 3),
    "aztec_lady": lambda player: 2 * sum(player.markers),
    "horror_saws": lambda player: player.shards,
    "automaton": lambda player: 4 * tricks(player, 2),
    "hellhound": lambda player: 2 * special_cards(player),
}

END_BONUSES: Final = {number("trick", trick): bonus for trick, bonus in _BONUSES.items()}
"""The Fame that each Level 3 trick brings its owner, before the limit of FIN-4."""
