"""Performance cards as small diagrams."""

from tests.support import position, seat, show
from tests.terminal.drawing import drawn
from trickerion.terminal.boards import table_board
from trickerion.terminal.view import see


def test_a_card_shows_markers_corners_and_links() -> None:
    """TRK-4: equal corners in a circle are a link, drawn filled."""
    game = position(
        seat(tricks={"linking_rings": 0}),
        seat(tricks={"spirit_hand": 0, "mind_reading": 0}),
        theater=[show("riverside_2", s00="p1 spade optical", s01="p2 heart spiritual")],
        turn=2,
    )
    card = [line[21:].rstrip() for line in drawn(table_board.theater(see(game, 0), 100))]
    assert card[1:8] == [
        "Riverside 2",
        "bonus 1F 1C",
        "▲♠↑O",
        " S",
        " ◉",
        " S",
        "■♥↑S M✧─ ◇11",
    ]


def test_corners_that_differ_are_no_link() -> None:
    game = position(
        seat(tricks={"linking_rings": 0}),
        seat(tricks={"spirit_hand": 0, "mind_reading": 0}),
        theater=[show("riverside_2", s00="p1 spade optical", s01="p2 heart optical")],
    )
    card = [line[21:].rstrip() for line in drawn(table_board.theater(see(game, 0), 100))]
    assert card[4:7] == [" S", " ○", " O"]
