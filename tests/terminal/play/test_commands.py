"""Commands at the table: what can be asked, looked at and read."""

import re
from pathlib import Path

import pytest

from tests.support import position, seat
from tests.terminal.keyboard import RecordingScreen, play, table
from trickerion import Game, Options
from trickerion.terminal.boards.facts import SPECIAL
from trickerion.terminal.language import say
from trickerion.terminal.sentences.words import word


@pytest.mark.parametrize("typed", ["place manager market_row.1", "P1 place manager market_row.1"])
def test_actions_can_be_typed_as_records_write_them(
    typed: str, market: Game, tmp_path: Path
) -> None:
    played, _ = play([typed], tmp_path, market)
    assert [str(action) for action in played.session.game.history] == [
        "p1 place manager market_row.1"
    ]


def test_why_explains_and_changes_nothing(market: Game, tmp_path: Path) -> None:
    before = market.digest()
    script = ["why place manager market_row.2", "why place manager market_row.1", "why", "why x"]
    played, screen = play(script, tmp_path, market)
    assert screen.answer(1)[0] == "Not allowed. SET-11: the slot is closed with 2 players."
    legal = "Allowed: Place the Manager on Market Row slot 1 (+2 AP)."
    assert screen.answer(2)[0] == legal
    assert screen.answer(3)[0] == say("note-why_what")
    assert screen.answer(4)[0].startswith("I don’t understand “x”")
    assert played.session.game.digest() == before


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99. Press Enter to list your options."),
        ("9" * 5000, "I don’t understand"),
        ("jump", "I don’t understand “jump”. Type a number from the list, an action, or help."),
        ("p1", "I don’t understand “p1”. Type a number from the list, an action, or help."),
        ("\x1b[2J", "I don’t understand “[2J”"),
        (
            "place managr market_row.1",
            "That’s not a valid action: character: 'managr' is not one of magician, manager",
        ),
        ("place manager", "That’s not a valid action: place: the fields are character, slot."),
        ("p2 place magician workshop.1", "▲ Player 1 is at the keyboard and plays p1 only."),
        ("board attic", "The parts of the board are header, downtown"),
        ("tricks juggling", "The categories are spiritual, mechanical, optical, and escape."),
        ("save", "Which file? save FILE"),
        ("load", "Which file? load FILE"),
    ],
)
def test_what_cannot_be_understood_gets_one_sentence(
    typed: str, answer: str, market: Game, tmp_path: Path
) -> None:
    before = market.digest()
    played, screen = play([typed], tmp_path, market)
    assert screen.answer()[0].startswith(answer)
    assert played.session.game.digest() == before


def test_looking_around(market: Game, tmp_path: Path) -> None:
    script = ["board", "board theater", "tricks optical", "tricks", "log", "help", "?"]
    played, screen = play(script, tmp_path, market)
    assert any(line.startswith("── Turn 2 of 5 · Place Characters") for line in screen.answer(1))
    assert screen.answer(2)[0].startswith("── Theater")
    butterflies = "  Enchanted Butterflies    O1  Fame 1   1 AP for 2  2F        ✗ 2 fabric"
    assert butterflies in screen.answer(3)
    assert len(screen.answer(4)) > 30
    assert screen.answer(5)[0] == say("note-no_log")
    assert screen.answer(6)[0].startswith("Type a number or a letter")
    assert not played.session.game.history


def test_the_log_tells_what_happened(market: Game, tmp_path: Path) -> None:
    _, screen = play(["1", "buy wood 1", "bargain 0", "log 1"], tmp_path, market)
    assert screen.answer()[0] == (
        "▲ Player 1 places the Manager on Market Row slot 1, 4 AP; pays 1 Coin (components)."
    )


def test_nobody_asks_about_the_secrets_of_another(tmp_path: Path) -> None:
    game = position(seat(), seat(), initiative=[0, 1])
    script = ["", "assign magician downtown", "ready", "", ""]
    script += ["why p1 assign magician theater", "p1 recall magician", "undo", "log"]
    _, screen = play(script, tmp_path, game, people=2)
    refused = "■ Player 2 is at the keyboard and plays p2 only."
    assert screen.answer(6)[0] == refused
    assert screen.answer(7)[0] == refused
    assert "▲ Player 1’s" in screen.answer(8)[0]
    assert screen.answer(9)[0] == "▲ Player 1 has finished planning."


def test_a_hint_names_up_to_three_legal_moves(tmp_path: Path) -> None:
    screen = RecordingScreen(["hint", "quit"])
    game = Game.new(Options(players=2, beginner=True), 1)
    table(screen, tmp_path, game).play()
    hinted = [line for line in screen.text.splitlines() if "(p1 magician" in line]
    assert 1 <= len(hinted) <= 3
    assert re.search(r"(Worth about [\d.]+ Fame more|Slightly better) than|About as", screen.text)


def test_cards_are_read_with_their_text(busy: Game, tmp_path: Path) -> None:
    script = ["cards", "cards all", "cards Market Row", "cards attic"]
    _, screen = play(script, tmp_path, busy)
    own = screen.answer(1)
    assert own[0] == "Your Special cards"
    assert own[1].startswith("  Invention (Workshop: Prepare): You receive 1 Fame")
    assert any("Supercharge: A Set Up may stack two" in line for line in own)
    everything = "\n".join(screen.answer(2))
    assert all(word("card", card) in everything for card in SPECIAL)
    assert "[under ■ Player 2’s Manager]" in everything
    assert "Workshop" not in screen.answer(3)[0]
    assert screen.answer(4)[0] == say(
        "note-no_deck", decks="theater, workshop, market_row, and downtown"
    )


def test_an_empty_hand_of_special_cards_is_said(alley: Game, tmp_path: Path) -> None:
    _, screen = play(["cards"], tmp_path, alley)
    assert say("note-no_special") in screen.answer()


def test_prophecies_are_read_with_their_text(busy: Game, tmp_path: Path) -> None:
    _, screen = play(["prophecies"], tmp_path, busy)
    assert screen.answer()[0].startswith("Prophecies  Active Bright Saturday: Saturday has")
    assert "23 in the pile; past: none." in screen.answer()


def test_what_is_not_in_the_game_cannot_be_read(tmp_path: Path) -> None:
    _, screen = play(["cards", "prophecies", "board dark_alley"], tmp_path)
    assert screen.answer(1)[0] == say("note-no_dark_alley")
    assert screen.answer(2)[0] == say("note-no_prophecies")
    assert screen.answer(3)[0].startswith("The parts of the board are header, downtown")


def test_rules_are_read_by_their_id(alley: Game, tmp_path: Path) -> None:
    _, screen = play(["rule da-3", "rule", "rule x", "rule DA-99"], tmp_path, alley)
    assert screen.answer(1)[0].startswith("DA-3 Fortune Telling, 1 AP. The Pending prophecies")
    assert screen.answer(2)[0] == say("note-which_rule")
    assert screen.answer(3)[0].startswith("There is no rule x. See SET, TURN, AP")
    assert screen.answer(4)[0].startswith("There is no rule DA-99. See DA-1, DA-2")


def test_why_adds_the_words_of_the_rule(alley: Game, tmp_path: Path) -> None:
    script = ["place magician dark_alley.1", "why buy wood 1"]
    _, screen = play(script, tmp_path, alley)
    refused, words = screen.answer()[:2]
    assert refused == "Not allowed. AP-4: that can only be done on Market Row."
    assert words.startswith("AP-4 You spend AP right away, on any of the Location's actions")
