"""A person at the keyboard: numbers, notation, questions, undo, and others at the same screen."""

from pathlib import Path

import pytest

from tests.bots.endings import ending
from tests.support import position, seat
from tests.terminal.keyboard import (
    Numbers,
    Player,
    RecordingScreen,
    by_first_number,
    new_game,
    play,
    table,
)
from trickerion import Game
from trickerion.bots.solver import Solver
from trickerion.terminal.boards.facts import SPECIAL
from trickerion.terminal.sentences.words import word


def test_a_whole_beginner_game_by_numbers(tmp_path: Path) -> None:
    screen = Player(by_first_number)
    played = table(screen, tmp_path, players=3, seed=5)
    played.play()
    game = played.session.game
    assert game.over
    assert game.winner is not None
    last = screen.lines[-25:]
    assert any(line.startswith("Fame from") for line in last)
    scores = [line for line in last if line.startswith("Total")]
    assert [line.split()[1:] for line in scores] == [[str(fame) for fame in game.scores]] * 2
    assert any(f"{game.names[game.winner]} wins" in line for line in last)
    assert list(tmp_path.iterdir()) == []


def test_two_people_play_to_the_end(tmp_path: Path) -> None:
    screen = Player(by_first_number, width=80)
    played = table(screen, tmp_path, players=2, people=2, seed=2)
    played.play()
    assert played.session.game.over


def test_the_prompt_says_who_must_do_what(market: Game, tmp_path: Path) -> None:
    _, screen = play([], tmp_path, market)
    assert "▲ Player 1: Place a Character, or leave one Idle." in screen.lines
    _, screen = play(["1"], tmp_path, market)
    wanted = "▲ Player 1: Spend 4 AP with the Manager on Market Row slot 1."
    assert wanted in screen.lines


def test_an_illegal_action_is_refused_with_its_rule(market: Game, tmp_path: Path) -> None:
    before = market.digest()
    played, screen = play(["place manager downtown.1"], tmp_path, market)
    assert screen.answer() == ["Not allowed. TURN-6: its card says Market Row.", ">"]
    assert played.session.game.digest() == before


# Several people


def test_a_player_who_assigns_looks_alone(tmp_path: Path) -> None:
    """TURN-5: nothing of Ada's plan is on the screen when Ben looks."""
    game = position(seat(), seat(), initiative=[0, 1])
    game.names = ["Ada", "Ben"]
    script = ["", "assign magician downtown", "assign apprentice_1 market_row", "ready", "", ""]
    _, screen = play(script, tmp_path, game, people=2)
    assert screen.screens[0] == "Ada, press Enter when nobody else is looking. > "
    assert "Magician (Downtown)" in screen.screens[3]
    assert screen.screens[5] == "Ben, press Enter when nobody else is looking. > "
    bens = screen.screens[6]
    assert "■ Ben: Put cards under your Characters" in bens
    assert "Magician (Downtown)" not in bens
    assert "Apprentice 1 (Market Row)" not in bens
    assert "Ada puts" not in bens
    assert "Ada has finished planning" in bens


def test_a_player_who_has_finished_planning_may_reconsider(tmp_path: Path) -> None:
    """TURN-5: until the last one is done; the keyboard goes back."""
    game = position(seat(), seat(), initiative=[0, 1])
    script = ["", "assign magician downtown", "ready", "", "", "assign magician theater"]
    script += ["p1 reconsider", ""]
    played, screen = play(script, tmp_path, game, people=2)
    assert screen.screens[7] == "Player 1, press Enter when nobody else is looking. > "
    assert "▲ Player 1: Put cards" in screen.screens[8]
    assert "Player 2 puts" not in screen.screens[8]
    assert played.session.game.to_act == [0, 1]


def test_after_the_reveal_the_keyboard_changes_hands_without_a_curtain(tmp_path: Path) -> None:
    game = position(
        seat(assigned={"manager": "market_row"}), seat(assigned={"magician": "workshop"})
    )
    _, screen = play(["1", "done", ""], tmp_path, game, people=2)
    assert not any("nobody else is looking" in prompt for prompt in screen.prompts)
    assert "■ Player 2: Place a Character, or leave one Idle." in screen.lines


def test_after_the_bots_the_news_come_before_the_board(tmp_path: Path) -> None:
    _, screen = play(["1", ""], tmp_path)
    news = screen.answer()
    told = next(i for i, line in enumerate(news) if line.startswith("■ Ben plays"))
    drawn = next(i for i, line in enumerate(news) if line.startswith("── Turn 1 of 5"))
    assert told < drawn


# Leaving


def test_quit_keeps_the_game_and_says_how_to_go_on(market: Game, tmp_path: Path) -> None:
    _, screen = play(["1", "quit"], tmp_path, market)
    (kept,) = tmp_path.iterdir()
    assert f"To continue: trickerion play --load {kept}" in screen.lines
    assert screen.lines[-1] == "Goodbye."


def test_the_end_of_the_input_is_a_polite_end(tmp_path: Path) -> None:
    _, screen = play([], tmp_path)
    assert screen.lines[-1].endswith("Goodbye.")
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_keeps_the_game_too(market: Game, tmp_path: Path) -> None:
    def interrupted(prompt: str) -> str:
        if played.session.game.history:
            raise KeyboardInterrupt
        return "1"

    played = table(Player(interrupted), tmp_path, market)
    played.play()
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_with_prophecies_by_numbers(players: int, tmp_path: Path) -> None:
    screen = Numbers(players)
    game = screen.sit_down(new_game(players, players), 1, tmp_path)
    assert game.over
    assert game.turn == 8
    totals = [line for line in screen.lines if line.startswith("Total")]
    assert [line.split()[1:] for line in totals] == [[str(fame) for fame in game.scores]] * 2


def test_a_whole_quick_game_by_numbers(tmp_path: Path) -> None:
    screen = Numbers(5, width=80)
    game = screen.sit_down(new_game(2, 5, quick=True, late_bonus=True), 1, tmp_path)
    assert game.over
    assert "Which Special deck do you take the top card from?" in screen.text
    assert "Take components worth up to 3 Coins more." in screen.text
    assert "── Turn 2 of 7 · Setup" in screen.text


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
                assert word("card", card) not in self.text
                self.looked += 1


def test_nobody_reads_the_special_cards_of_another(tmp_path: Path) -> None:
    screen = Secretive(3)
    game = screen.sit_down(new_game(2, 11, beginner=True), 2, tmp_path)
    assert game.over
    assert screen.looked > 50


def test_drawn_cards_are_for_the_drawer_alone(alley: Game, tmp_path: Path) -> None:
    script = ["place magician dark_alley.1", "draw_first theater", "", "1", "done", "", ""]
    _, screen = play(script, tmp_path, alley, people=2)
    assert screen.screens[2] == "Ada, press Enter when nobody else is looking. > "
    assert "1) Guest Performer (Theater: Set Up Trick): The marker may go" in screen.screens[3]
    assert screen.screens[6] == "Ben, press Enter when nobody else is looking. > "
    bens = screen.screens[-1]
    assert "■ Ben: Place a Character" in bens
    news = "draws two cards from the Theater deck; keeps a card from the Theater deck"
    assert news in " ".join(bens.split())
    assert "5 permanent + 1 Special" in bens
    assert "Guest Performer" not in bens
    assert "Orchestral Interlude" not in bens


def test_who_has_nothing_to_hide_sits_down_without_a_curtain(alley: Game, tmp_path: Path) -> None:
    _, screen = play(["place magician dark_alley.1", "done", ""], tmp_path, alley, people=2)
    assert not any("nobody else is looking" in prompt for prompt in screen.prompts)
    assert "■ Ben: Place a Character" in screen.text


def test_the_next_one_does_not_see_the_hand_of_who_leaves(tmp_path: Path) -> None:
    game = position(
        seat(assigned={"magician": "downtown"}, hand=["logistics"]),
        seat(assigned={"magician": "downtown"}),
        dark_alley=True,
    )
    script = ["", "place magician downtown.1", "done", "", ""]
    _, screen = play(script, tmp_path, game, people=2)
    assert "Logistics (Market Row: Order): The ordered component" in screen.screens[1]
    assert screen.screens[4] == "Player 2, press Enter when nobody else is looking. > "
    assert "Logistics" not in screen.screens[5]


# The tutor


def tutored(script: list[str], folder: Path) -> tuple[Game, RecordingScreen]:
    """An ending that p1 can spoil by leaving the last Character Idle."""
    screen = RecordingScreen(script)
    played = table(screen, folder, ending())
    played.session.has_tutor = True
    played.play()
    return played.session.game, screen


def test_the_tutor_objects_to_a_costly_move_which_can_be_taken_back(tmp_path: Path) -> None:
    game, screen = tutored(["idle apprentice_1", ""], tmp_path)
    assert "This costs about " in screen.text
    assert "Better: “" in screen.text
    assert game.digest() == ending().digest()


def test_the_player_can_insist(tmp_path: Path) -> None:
    game, _ = tutored(["idle apprentice_1", "yes"], tmp_path)
    assert str(game.history[0]) == "p1 idle apprentice_1"


def test_a_good_move_is_played_without_a_word(tmp_path: Path) -> None:
    best = Solver(0, 5000).answers(ending())[0].action
    game, screen = tutored([str(best)], tmp_path)
    assert game.history[0] is best
    assert "This loses" not in screen.text


def test_without_the_tutor_nothing_is_said(tmp_path: Path) -> None:
    played, screen = play(["idle apprentice_1"], tmp_path, ending())
    assert played.session.game.history
    assert "This loses" not in screen.text
