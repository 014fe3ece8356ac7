"""A Character backstage with markers to lay on Performance cards."""

from typing import Any

from tests.support import Data, do, position, seat, show
from trickerion import Game

OPTICAL, MECHANICAL = "enchanted_butterflies", "linking_rings"
P2_OPTICAL_ON_TOP = show("riverside_1", s00="p2 spade spiritual")
"""p2's optical trick on the upper one of three slots: its optical corner points down."""


def backstage(*tricks: str, theater: tuple[Data, ...], rival: str = "card_manipulation") -> Game:
    """p1's Magician is backstage on Friday, with 3 AP and 2 markers on each trick; p2 owns the
    rival trick and has a Magician to place."""
    game = position(
        seat(tricks=dict.fromkeys(tricks, 2), assigned={"magician": "theater"}),
        seat(tricks={rival: 0}, assigned={"magician": "downtown"}),
        theater=theater,
        dice={"residence_a": "mechanical"},
    )
    do(game, "p1 place magician friday.1")
    return game


def written(game: Game) -> Any:
    return game.to_dict()
