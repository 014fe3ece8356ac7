"""The drawn table: legible at 80 and 100 columns, and with nothing on it that is secret."""

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.support import do, position, seat, show
from trickerion import Game, Options
from trickerion.catalog.board import CATEGORIES
from trickerion.terminal import board
from trickerion.terminal.bots import Opponents
from trickerion.terminal.decks import decks
from trickerion.terminal.menu import Menu
from trickerion.terminal.notes import HELP
from trickerion.terminal.seen import see

WIDTHS = (80, 100)
NAMES = ("Ada", "Ben", "Maximiliane von Langenstein", "D" * 80)


def drawn(thing: RenderableType, width: int = 100) -> list[str]:
    paper = StringIO()
    console = Console(file=paper, width=width, color_system=None)
    console.print(thing, markup=False, highlight=False, emoji=False)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def table_of(game: Game, looks: int = 0, width: int = 100) -> list[str]:
    return drawn(board.draw(see(game, looks), width), width)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("dark_alley", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_longer_than_the_screen(players: int, dark_alley: bool, width: int) -> None:
    options = Options(players=players, dark_alley=dark_alley, prophecies=dark_alley)
    game = Game.new(options, 7, list(NAMES[:players]))
    chance = Random(players)
    while not game.over:
        asked = game.to_act[0]
        game.play(chance.choice(game.options(asked)))
        if chance.random() < 0.04 and not game.over:
            asked = game.to_act[0]
            lines = table_of(game, asked, width)
            lines += drawn(Menu(game, asked).draw(width), width)
            assert all(cell_len(line) <= width for line in lines)


def test_the_help_and_the_decks_fit_80_columns() -> None:
    game = Game.new(Options(), 1)
    lines = drawn(decks(see(game, 0), 0, list(CATEGORIES)), 80)
    for text in HELP:
        lines += drawn(text, 80)
    assert all(cell_len(line) <= 80 for line in lines)


@pytest.mark.parametrize("players", [2, 3])
def test_a_table_leaves_room_for_options_on_45_lines(players: int) -> None:
    game, bot = Game.new(Options(players=players, beginner=True), 3), Opponents(["random"], 3, 0)
    longest = 0
    while not game.over:
        longest = max(longest, len(table_of(game)) if len(game.history) % 10 == 0 else 0)
        game.play(bot.choose(game, game.to_act[0]))
    assert 30 < longest <= 40


def test_there_is_no_colour_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    game = Game.new(Options(), 1)
    piped = Console(file=StringIO(), width=100)
    piped.print(board.draw(see(game, 0), 100))
    monkeypatch.setenv("NO_COLOR", "1")
    plain = Console(file=StringIO(), width=100, force_terminal=True, color_system="truecolor")
    plain.print(board.draw(see(game, 0), 100))
    for console in (piped, plain):
        assert isinstance(console.file, StringIO)
        text = console.file.getvalue()
        assert "\x1b[31m" not in text
        assert "\x1b[1;31m" not in text
    assert isinstance(piped.file, StringIO)
    assert "\x1b" not in piped.file.getvalue()


def test_every_player_has_a_sign_beside_the_colour() -> None:
    game = Game.new(Options(players=4), 1, ["Ada", "Ben", "Clara", "Dora"])
    text = "\n".join(table_of(game))
    for name in ("▲ Ada", "■ Ben", "★ Clara", "✚ Dora"):
        assert name in text


def test_names_are_text_and_never_markup() -> None:
    game = Game.new(Options(), 1, ["[bold]Ada[/bold]", ":smile:"])
    text = "\n".join(table_of(game))
    assert "▲ [bold]Ada[/bold] (p1)" in text
    assert "■ :smile: (p2)" in text


def test_a_card_shows_markers_corners_and_links() -> None:
    """TRK-4: equal corners in a circle are a link, drawn filled."""
    game = position(
        seat(tricks={"linking_rings": 0}),
        seat(tricks={"spirit_hand": 0, "mind_reading": 0}),
        theater=[show("riverside_2", s00="p1 spade optical", s01="p2 heart spiritual")],
        turn=2,
    )
    card = [line[31:].rstrip() for line in drawn(board.theater(see(game, 0), 100))]
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
    card = [line[31:].rstrip() for line in drawn(board.theater(see(game, 0), 100))]
    assert card[4:7] == [" S", " ○", " O"]


def test_the_town_shows_dice_prices_closed_slots_and_who_stands_where() -> None:
    game = position(
        seat(placed={"manager": "market_row.1"}, assigned={"magician": "workshop"}),
        seat(placed={"magician": "friday.performance", "engineer": "friday.2"}),
        dice={"residence_a": "optical", "bank_b": "5"},
        orders=[None, "rope", None, None],
        quick_order="saw",
    )
    text = "\n".join(table_of(game))
    for wanted in (
        "Residence A Optical, B X",
        "Bank A X, B 5",
        "1 (+2) ▲ Manager  2 (+1) closed  3 (+1) closed  4 (0) ·",
        "2 rope",
        "1 wood 1C",
        "quick order saw 3C",
        "■ 1 · 2 Engineer",
        "stage Magician",
    ):
        assert wanted in text


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
    panel = "\n".join(drawn(board.workshop(see(game, 0), 100)))
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
