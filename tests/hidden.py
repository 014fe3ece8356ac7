"""Positions with hidden information."""

from typing import Any

from tests.support import do, position, seat, show
from trickerion import Game


def assigning() -> Game:
    """Two players in the Assignment phase, p1 with two cards laid."""
    game = position(
        seat(team=["manager"]),
        seat(team=["engineer"]),
        theater=[show("riverside_1")],
        deck=["grand_magorian_2", "grand_magorian_7"],
    )
    do(game, "p1 assign magician theater", "p1 assign manager market_row")
    return game


def drawing(**more: Any) -> Game:
    """p1's Magician in the Dark Alley, about to draw."""
    game = position(
        seat(assigned={"magician": "dark_alley"}), seat(hand=["invention"]), dark_alley=True, **more
    )
    do(game, "p1 place magician dark_alley.1")
    return game
