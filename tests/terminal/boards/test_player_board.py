"""A player's board, drawn."""

from tests.support import do, position, seat
from tests.terminal.drawing import drawn, table_of
from trickerion import Game
from trickerion.terminal.boards import table_board
from trickerion.terminal.play.menu import Menu
from trickerion.terminal.view import see


def test_enhanced_tricks_show_what_they_yield_now(busy: Game) -> None:
    """SPC-13."""
    data = busy.to_dict()
    note = {"card": "enhance_trick", "trick": "linking_rings", "value": 1}
    data["dark_alley"]["notes"] = [note]  # type: ignore[index]
    text = "\n".join(table_of(Game.from_dict(data)))
    assert "♠ Linking Rings  M1  1 ready  1F 3C↑" in text


def test_veiled_plans_show_that_a_card_lies_there() -> None:
    """PRO-9: not which one, except to its owner."""
    game = position(seat(), seat(), dark_alley=True, prophecy="veiled_plans")
    do(game, "p1 assign magician theater", "p1 ready", "p2 assign magician theater", "p2 ready")
    text = "\n".join(table_of(game, 0))
    assert "team       Magician (Theater), Appr. 1" in text
    assert "team       Magician (face down), Appr. 1" in text


def test_a_panel_shows_the_purse_tricks_components_and_team() -> None:
    game = position(
        seat(
            tricks={"sawing_the_assistant_in_half": 2},
            components={"wood": 3, "saw": 1},
            team=["assistant"],
            placed={"manager": "market_row.4"},
            assigned={"magician": "theater"},
            coins=4,
        ),
        seat(),
    )
    panel = "\n".join(drawn(table_board.workshop(see(game, 0), 100)))
    assert "5 Fame · 4 Coins · 1 Shard · wages due 2 · 7 cards" in panel
    assert "♠ Sawing the Assistant in Half  M2  2 ready  1F 5C  1 AP for 3" in panel
    assert "✗ wood 3/3 saw 1/3" in panel
    assert "Magician (Theater)" in panel
    assert "Manager: Market Row 4" in panel
    assert "hand       2 Theater, 2 Workshop, 1 Market Row, 2 Downtown" in panel


def test_nobody_sees_the_plans_of_another() -> None:
    """TURN-5: while assignments are secret the screen of a seat is the same whatever the others
    have planned."""
    screens = []
    for card in ("theater", "downtown"):
        game = position(seat(), seat(), seat())
        do(game, f"p1 assign magician {card}", "p1 ready")
        screens.append(table_of(game, 1) + drawn(Menu(game, 1).draw(100)))
    assert screens[0] == screens[1]
    assert not any("hand" in line and "Theater" in line for line in screens[0][:-12])
