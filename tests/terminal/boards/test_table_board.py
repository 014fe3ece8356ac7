"""The drawn table: legible at 80 and 100 columns, and with nothing on it that is secret."""

from random import Random

import pytest
from rich.cells import cell_len

from tests.support import position, seat, show
from tests.terminal.drawing import drawn, table_of
from tests.terminal.keyboard import new_game
from trickerion import Game, Options
from trickerion.terminal.play.bots import Opponents
from trickerion.terminal.play.menu import Menu

WIDTHS = (80, 100)
NAMES = ("Ada", "Ben", "Maximiliane von Langenstein", "D" * 80)


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


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_of_a_duel_is_longer_than_the_screen(width: int) -> None:
    game = Game.new(Options(players=2, dark_alley=True, duel=True), 7, list(NAMES[2:]))
    chance = Random(2)
    while not game.over:
        if chance.random() < 0.06:
            assert all(cell_len(line) <= width for line in table_of(game, game.to_act[0], width))
        game.play(chance.choice(game.options(game.to_act[0])))


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_of_a_solo_game_is_longer_than_the_screen(width: int) -> None:
    """HEIR-1: its plan, stance and shopping list are on a line of their own."""
    game = Game.new(Options(players=1, heir="normal"), 7, ["Ada"])
    chance = Random(2)
    while not game.over:
        if chance.random() < 0.06:
            assert all(cell_len(line) <= width for line in table_of(game, 0, width))
        game.play(chance.choice(game.options(0)))
    shown = " ".join(table_of(game, 0, width))
    assert "Heir" in shown
    assert "Normal · plan" in shown


@pytest.mark.parametrize("players", [2, 3])
def test_a_table_leaves_room_for_options_on_45_lines(players: int) -> None:
    game, bot = Game.new(Options(players=players, beginner=True), 3), Opponents(["random"], 3, 0)
    longest = 0
    while not game.over:
        longest = max(longest, len(table_of(game)) if len(game.history) % 10 == 0 else 0)
        game.play(bot.choose(game, game.to_act[0]))
    assert 30 < longest <= 40


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


@pytest.mark.parametrize("players", [2, 3])
def test_a_table_with_the_dark_alley_stays_within_reason(players: int) -> None:
    game, chance = new_game(players, 2), Random(2)
    heights = []
    while not game.over:
        asked = game.to_act[0]
        game.play(chance.choice(game.options(asked)))
        if len(game.history) % 10 == 0:
            heights.append(len(table_of(game)))
    heights.sort()
    assert heights[len(heights) // 2] <= 50
    assert heights[-1] <= 66


def test_a_duel_shows_what_is_closed_now_and_next() -> None:
    """DUEL-2, DUEL-5: with the names of the cards, and the neutral marker on its Performance."""
    game = position(
        seat(assigned={"apprentice_1": "downtown"}),
        seat(),
        theater=[show("riverside_3")],
        turn_setup="road_works",
    )
    text = "\n".join(table_of(game))
    for wanted in (
        "Road Works this turn; next Snowfall, which closes Downtown 1",
        "1 (+2) ·  2 (+1) ·  3 (+1) closed  4 (0) closed",
        "1 (+2) closed  2 (+1) ·  3 (+1) closed  4 (0) ·",
        "◈ neutral",
    ):
        assert wanted in text
    thursday = next(n for n, line in enumerate(table_of(game)) if line.startswith("Thu"))
    assert table_of(game)[thursday + 1].startswith(" closed")
