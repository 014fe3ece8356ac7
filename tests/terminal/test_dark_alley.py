"""The Dark Alley at the table: whole games, what the board shows, and what only one may see."""

from pathlib import Path
from random import Random

import pytest

from tests.support import Data, do, position, seat, show
from tests.terminal.keyboard import NAMES, Player, RecordingScreen, play, table
from tests.terminal.test_board import drawn, table_of
from trickerion import Game, Options
from trickerion.catalog.board import CATEGORIES
from trickerion.terminal.decks import decks
from trickerion.terminal.facts import SPECIAL
from trickerion.terminal.menu import Menu
from trickerion.terminal.notes import NOTES
from trickerion.terminal.prompts import prompt
from trickerion.terminal.seen import see

RESTING = ("pass", "done", "idle", "ready")


def new_game(players: int, seed: int, **modules: bool) -> Game:
    modules = {"dark_alley": True, "prophecies": True} | modules
    return Game.new(Options(players=players, **modules), seed, list(NAMES[:players]))


class Numbers(Player):
    """Types numbers from the list, at random, rather something than nothing."""

    def __init__(self, seed: int, width: int = 100) -> None:
        super().__init__(self.number, width)
        self.chance = Random(seed)

    def sit_down(self, game: Game, people: int, folder: Path) -> Game:
        self.table = table(self, folder, game, people=people)
        self.table.play()
        return self.table.session.game

    def number(self, prompt: str) -> str:
        if "Enter" in prompt:
            return ""
        session = self.table.session
        self.look(self.table.person or 0)
        menu = Menu(session.game, session.next_seat(self.table.person))
        choices = [choice for group in menu.groups.values() for choice in group]
        doing = [choice for choice in choices if choice.action.kind not in RESTING]
        return self.chance.choice(doing if doing and self.chance.random() < 0.5 else choices).key

    def look(self, person: int) -> None:
        """Nothing to check."""


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_with_prophecies_by_numbers(players: int, tmp_path: Path) -> None:
    screen = Numbers(players)
    game = screen.sit_down(new_game(players, players), 1, tmp_path)
    assert game.over
    assert game.turn == 8
    totals = [line for line in screen.lines if line.startswith("In all")]
    assert [line.split()[2:] for line in totals] == [[str(fame) for fame in game.scores]] * 2


def test_a_whole_quick_game_by_numbers(tmp_path: Path) -> None:
    screen = Numbers(5, width=80)
    game = screen.sit_down(new_game(2, 5, quick=True, late_bonus=True), 1, tmp_path)
    assert game.over
    assert "from which Special deck do you take the top card?" in screen.text
    assert "take components worth up to 3 Coins more." in screen.text
    assert "── Turn 2 of 7 · Set-up" in screen.text


def test_new_sources_of_fame_have_their_line_in_the_scores(tmp_path: Path) -> None:
    """FIN-2, FIN-3, MAG-6."""
    game = position(
        seat(
            magician="gentleman",
            tricks={"vanishing_elephant": 0},
            components={"glass": 3, "animal": 2, "padlock": 2, "mirror": 1},
            team=["manager"],
            assigned={"magician": "downtown"},
            hand=["invention", "logistics"],
        ),
        seat(magician="electra"),
        turn=7,
        dark_alley=True,
    )
    _, screen = play(["place magician downtown.1", "done", "", ""], tmp_path, game)
    rows = {line.rsplit(None, 2)[0]: line.split()[-2:] for line in screen.lines if line}
    assert rows["Magic for the Masses"] == ["1", "0"]
    assert rows["Special cards left"] == ["4", "0"]
    assert rows["Level 3 tricks"] == ["7", "0"]


# Secrets (TURN-5, DA-6)


class Secretive(Numbers):
    """Looks for cards on the screen that the person at the keyboard cannot know."""

    looked = 0

    def look(self, person: int) -> None:
        game = self.table.session.game
        view = game.view(person)
        known = f"{view['players']} {view['dark_alley']}"
        for other in game.to_dict()["players"]:  # type: ignore[attr-defined]
            hidden = [card for card in other["hand"] if card in SPECIAL and card not in known]
            for card in hidden:
                assert SPECIAL[card].name not in self.text
                self.looked += 1


def test_nobody_reads_the_special_cards_of_another(tmp_path: Path) -> None:
    screen = Secretive(3)
    game = screen.sit_down(new_game(2, 11, beginner=True), 2, tmp_path)
    assert game.over
    assert screen.looked > 50


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


def test_several_pairs_are_asked_about_at_once(alley: Game) -> None:
    """DA-2: the question names every pair, to whoever drew them."""
    do(alley, "p1 place magician dark_alley.1", "p1 draw_first theater", "p1 draw_further workshop")
    asked = prompt(see(alley, 0), 0)
    assert asked.endswith(
        "One of each pair stays, the other goes under its deck: "
        "Guest Performer or Orchestral Interlude; Trick Tweaking or Test Run."
    )
    assert prompt(see(alley, 1), 0).endswith("The other one goes under the Workshop deck.")


def test_drawn_cards_are_for_the_drawer_alone(alley: Game, tmp_path: Path) -> None:
    script = ["place magician dark_alley.1", "draw_first theater", "", "1", "done", "", ""]
    _, screen = play(script, tmp_path, alley, people=2)
    assert screen.screens[2] == "Ada, press Enter when only you look. > "
    assert "1) Guest Performer (Theater: Set Up Trick): The marker may go" in screen.screens[3]
    assert screen.screens[6] == "Ben, press Enter when only you look. > "
    bens = screen.screens[-1]
    assert "■ Ben: place one Character" in bens
    news = "draws two cards from the Theater deck; takes a card of the Theater deck into hand"
    assert news in " ".join(bens.split())
    assert "5 permanent + 1 Special" in bens
    assert "Guest Performer" not in bens
    assert "Orchestral Interlude" not in bens


def test_who_has_nothing_to_hide_sits_down_without_a_curtain(alley: Game, tmp_path: Path) -> None:
    _, screen = play(["place magician dark_alley.1", "done", ""], tmp_path, alley, people=2)
    assert not any("only you look" in prompt for prompt in screen.prompts)
    assert "■ Ben: place one Character" in screen.text


def test_the_next_one_does_not_see_the_hand_of_who_leaves(tmp_path: Path) -> None:
    game = position(
        seat(assigned={"magician": "downtown"}, hand=["logistics"]),
        seat(assigned={"magician": "downtown"}),
        dark_alley=True,
    )
    script = ["", "place magician downtown.1", "done", "", ""]
    _, screen = play(script, tmp_path, game, people=2)
    assert "Logistics (Market Row: Order): The ordered component" in screen.screens[1]
    assert screen.screens[4] == "Player 2, press Enter when only you look. > "
    assert "Logistics" not in screen.screens[5]


def test_drawn_cards_cannot_be_drawn_again(alley: Game, tmp_path: Path) -> None:
    """R10: what has been seen cannot be taken back."""
    script = ["place magician dark_alley.1", "draw_first theater", "undo"]
    _, screen = play(script, tmp_path, alley)
    assert screen.answer()[0] == NOTES["undo_reveal"]


# The board


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


def test_the_board_shows_the_dark_alley(busy: Game) -> None:
    text = "\n".join(table_of(busy))
    for wanted in (
        "── Turn 2 of 7 · Performance",
        "Dark Alley 1 (+2) ■ Magician  2 (+1) closed",
        "decks    Theater 9  Workshop 8  Market Row 9  Downtown 10",
        "at work  Arranged Fiasco of ▲ Player 1, Business Share of ■ Player 2",
        "Prophecies Active Bright Saturday: Saturday has the yield modifier +1 Fame, +1 Coin.",
        "left   Weary Troupe: Every Character has 1 base AP.",
        "Sat 0 AP yields +1",
        "M. Pantheon 1",
        "▲♠²O",
        "+ ■♠",
        "Supercharge used",
        "Trick Steal",
        "5 permanent + 1 Special",
        "Magician: Friday stage with Arranged Fiasco",
        "Manager: Market Row 4 with Business Share",
        "Special    Invention (Workshop: Prepare): You receive 1 Fame for each Advanced and",
        "at the end: 2 per marker lying on your trick cards",
    ):
        assert wanted in text
    assert "Freelancer" not in text


def test_a_card_that_everybody_knows_is_named_in_its_deck_or_hand(busy: Game) -> None:
    data = busy.to_dict()
    data["dark_alley"]["known"] |= {"freelancer": "everybody", "test_run": "everybody"}  # type: ignore[index]
    text = "\n".join(table_of(Game.from_dict(data)))
    assert "Workshop 8 (Test Run)" in text
    assert "known      Freelancer" in text


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


def placing() -> Data:
    """Somebody with a Character to place."""
    return seat(assigned={"magician": "downtown"})


def test_prices_follow_the_prophecy_and_the_cards() -> None:
    """PRO-3, PRO-10, SPC-24."""
    flat = position(placing(), seat(), dark_alley=True, prophecy="flat_prices", quick_order="saw")
    assert any("buy     1 wood 2C  2 metal 2C" in line for line in table_of(flat))
    assert any("quick order saw 3C" in line for line in table_of(flat))
    orders = ["rope", None, None, None]
    book = position(placing(), seat(), dark_alley=True, prophecy="open_order_book", orders=orders)
    assert any("orders  1 rope 2C" in line for line in table_of(book))
    beside = position(
        seat(assigned={"manager": "logistics"}), seat(), dark_alley=True, prophecy="encore"
    )
    do(beside, "p1 place manager market_row.1", "p1 use_card bonus", "p1 with_card", "p1 order cog")
    assert any("beside cog 3C" in line for line in table_of(beside))


def test_level_3_tricks_are_browsed_with_their_end_bonus() -> None:
    game = new_game(2, 1)
    for width in (80, 100):
        lines = drawn(decks(see(game, 0), 0, list(CATEGORIES)), width)
        assert all(len(line) <= width for line in lines)
        assert sum("at the end: " in line for line in lines) == 16


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


# Commands


def test_cards_are_read_with_their_text(busy: Game, tmp_path: Path) -> None:
    script = ["cards", "cards all", "cards Market Row", "cards attic"]
    _, screen = play(script, tmp_path, busy)
    own = screen.answer(1)
    assert own[0] == "Your Special cards"
    assert own[1].startswith("  Invention (Workshop: Prepare): You receive 1 Fame")
    assert any("Supercharge: A Set Up may stack two" in line for line in own)
    everything = "\n".join(screen.answer(2))
    assert all(card.name in everything for card in SPECIAL.values())
    assert "[under ■ Player 2's Manager]" in everything
    assert "Workshop" not in screen.answer(3)[0]
    assert screen.answer(4)[0] == NOTES["no_deck"].format(
        decks="theater, workshop, market_row, downtown"
    )


def test_an_empty_hand_of_special_cards_is_said(alley: Game, tmp_path: Path) -> None:
    _, screen = play(["cards"], tmp_path, alley)
    assert NOTES["no_special"] in screen.answer()


def test_prophecies_are_read_with_their_text(busy: Game, tmp_path: Path) -> None:
    _, screen = play(["prophecies"], tmp_path, busy)
    assert screen.answer()[0].startswith("Prophecies Active Bright Saturday: Saturday has")
    assert "23 in the pile; past: none." in screen.answer()


def test_what_is_not_in_the_game_cannot_be_read(tmp_path: Path) -> None:
    _, screen = play(["cards", "prophecies", "board dark_alley"], tmp_path)
    assert screen.answer(1)[0] == NOTES["no_dark_alley"]
    assert screen.answer(2)[0] == NOTES["no_prophecies"]
    assert screen.answer(3)[0].startswith("The parts of the board are header, downtown")


def test_rules_are_read_by_their_id(alley: Game, tmp_path: Path) -> None:
    _, screen = play(["rule da-3", "rule", "rule x", "rule DA-99"], tmp_path, alley)
    assert screen.answer(1)[0].startswith("DA-3 Fortune Telling, 1 AP: the Pending prophecies")
    assert screen.answer(2)[0] == NOTES["which_rule"]
    assert screen.answer(3)[0].startswith("x: no such rule; there are AP, CMP, DA")
    assert screen.answer(4)[0].startswith("DA-99: no such rule; there are DA-1, DA-2")


def test_why_adds_the_words_of_the_rule(alley: Game, tmp_path: Path) -> None:
    script = ["place magician dark_alley.1", "why buy wood 1"]
    _, screen = play(script, tmp_path, alley)
    refused, words = screen.answer()[:2]
    assert refused == "Not allowed. AP-4: that is done at market row"
    assert words.startswith("AP-4 AP are spent at once on any actions of that Location")


def test_80_columns_are_enough(alley: Game, tmp_path: Path) -> None:
    screen = RecordingScreen(["1"], width=80)
    table(screen, tmp_path, alley).play()
    assert all(len(line) <= 80 for line in screen.lines if "Go on with" not in line)
