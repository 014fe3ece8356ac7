"""Positions that several tests start from."""

import pytest

from tests.support import position, seat, show
from trickerion import Game


@pytest.fixture
def market() -> Game:
    """Ada has her Manager to place, then Ben his Magician."""
    return position(
        seat(assigned={"manager": "market_row"}, coins=7),
        seat(assigned={"magician": "workshop"}),
    )


@pytest.fixture
def alley() -> Game:
    """Ada has her Magician to place at the Dark Alley, then Ben his."""
    game = position(
        seat(assigned={"magician": "dark_alley"}),
        seat(assigned={"magician": "downtown"}),
        dark_alley=True,
        pending=("encore", "toll_gates", "open_inn"),
    )
    game.names = ["Ada", "Ben"]
    return game


@pytest.fixture
def busy() -> Game:
    """A bit of everything, in the Performance phase."""
    return position(
        seat(
            magician="electra",
            tricks={"linking_rings": 1, "aztec_lady": 0},
            components={"metal": 2},
            placed={"magician": "friday.performance arranged_fiasco", "manager": "market_row.1"},
            hand=["invention"],
            ability_used=True,
        ),
        seat(
            magician="red_lotus",
            tricks={"stocks_escape": 0},
            placed={"magician": "dark_alley.1", "manager": "market_row.4 business_share"},
            hand=["freelancer"],
        ),
        theater=[
            show("magnus_pantheon_1", guests=["p2 spade"], s00="p1 spade optical 2"),
        ],
        dark_alley=True,
        prophecy="bright_saturday",
    )


@pytest.fixture
def headliner() -> Game:
    """Ada's spade beside Ben's heart, with the Shard circle of riverside_2 between them."""
    return position(
        seat(tricks={"linking_rings": 2}, assigned={"assistant": "headliner_trick"}),
        seat(tricks={"spirit_hand": 1, "mind_reading": 2}),
        theater=[show("riverside_2", s01="p2 heart spiritual")],
        dark_alley=True,
        prophecy="mechanical_craze",
    )
