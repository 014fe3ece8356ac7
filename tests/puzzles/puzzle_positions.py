"""A small puzzle written down for tests."""

from tests.support import position, seat, show
from trickerion.puzzles.puzzle import Puzzle


def small_puzzle(id: str = "abc123") -> Puzzle:
    """p2 performs: one card has a marker of its own on it, the other one two."""
    game = position(
        seat(tricks={"spirit_hand": 0}, fame=20),
        seat(
            placed={"magician": "friday.performance"},
            tricks={"linking_rings": 0, "mind_reading": 0},
            fame=20,
        ),
        turn=5,
        theater=[
            show("riverside_6", s00="p2 spade spiritual"),
            show("riverside_7", s00="p2 spade spiritual", s01="p2 heart spiritual"),
        ],
    )
    return Puzzle(
        id=id,
        kind="show",
        themes=["links"],
        seat=1,
        best=0,
        margin=2,
        decisions=1,
        fooled=["random", "apprentice"],
        line=["p2 perform riverside_7"],
        position=game.to_dict(),
    )
