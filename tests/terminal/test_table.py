"""A person at the keyboard: numbers, notation, questions, undo, and others at the same screen."""

from functools import partial
from pathlib import Path
from random import Random

import pytest
from rich.panel import Panel

from tests.support import position, seat, show
from tests.terminal.keyboard import Player, RecordingScreen, play, table
from trickerion import Game
from trickerion.terminal.notes import NOTES


def by_first_number(prompt: str) -> str:
    return "" if "Enter" in prompt else "1"


def test_a_whole_beginner_game_by_numbers(tmp_path: Path) -> None:
    screen = Player(by_first_number)
    played = table(screen, tmp_path, players=3, seed=5)
    played.play()
    game = played.session.game
    assert game.over
    assert game.winner is not None
    ending = screen.lines[-25:]
    assert any(line.startswith("Fame from") for line in ending)
    scores = [line for line in ending if line.startswith("In all")]
    assert [line.split()[2:] for line in scores] == [[str(fame) for fame in game.scores]] * 2
    assert any(f"{game.names[game.winner]} wins" in line for line in ending)
    assert list(tmp_path.iterdir()) == []


def test_two_people_play_to_the_end(tmp_path: Path) -> None:
    screen = Player(by_first_number, width=80)
    played = table(screen, tmp_path, players=2, people=2, seed=2)
    played.play()
    assert played.session.game.over


@pytest.fixture
def market() -> Game:
    """Ada has her Manager to place, then Ben his Magician."""
    return position(
        seat(assigned={"manager": "market_row"}, coins=7),
        seat(assigned={"magician": "workshop"}),
    )


def test_the_prompt_says_who_must_do_what(market: Game, tmp_path: Path) -> None:
    _, screen = play([], tmp_path, market)
    assert "▲ Player 1: place one Character, or leave one Idle." in screen.lines
    _, screen = play(["1"], tmp_path, market)
    wanted = "▲ Player 1: the Manager on Market Row slot 1 has 4 AP to spend."
    assert wanted in screen.lines


@pytest.mark.parametrize("typed", ["place manager market_row.1", "P1 place manager market_row.1"])
def test_actions_can_be_typed_as_records_write_them(
    typed: str, market: Game, tmp_path: Path
) -> None:
    played, _ = play([typed], tmp_path, market)
    assert [str(action) for action in played.session.game.history] == [
        "p1 place manager market_row.1"
    ]


def test_an_illegal_action_is_refused_with_its_rule(market: Game, tmp_path: Path) -> None:
    before = market.digest()
    played, screen = play(["place manager downtown.1"], tmp_path, market)
    assert screen.answer() == ["Not allowed. TURN-6: its card says market row", ">"]
    assert played.session.game.digest() == before


def test_why_explains_and_changes_nothing(market: Game, tmp_path: Path) -> None:
    before = market.digest()
    script = ["why place manager market_row.2", "why place manager market_row.1", "why", "why x"]
    played, screen = play(script, tmp_path, market)
    assert screen.answer(1)[0] == "Not allowed. SET-11: the slot is closed with 2 players"
    legal = "Allowed: Place the Manager on Market Row slot 1 (+2 AP)."
    assert screen.answer(2)[0] == legal
    assert screen.answer(3)[0] == NOTES["why_what"]
    assert screen.answer(4)[0].startswith("I do not know 'x'")
    assert played.session.game.digest() == before


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99; Enter lists what you can do."),
        ("9" * 5000, "I do not know"),
        ("jump", "I do not know 'jump': type a number from the list, an action or help."),
        ("p1", "I do not know 'p1': type a number from the list, an action or help."),
        ("\x1b[2J", "I do not know '\\x1b[2J'"),
        ("place managr market_row.1", "character: 'managr' is not one of magician, manager"),
        ("place manager", "place: the fields are character, slot."),
        ("p2 place magician workshop.1", "▲ Player 1 is at the keyboard and plays p1 only."),
        ("board attic", "The parts of the board are header, downtown"),
        ("tricks juggling", "The categories are spiritual, mechanical, optical, escape."),
        ("save", "Say which file: save FILE"),
        ("load", "Say which file: load FILE"),
    ],
)
def test_what_cannot_be_understood_gets_one_sentence(
    typed: str, answer: str, market: Game, tmp_path: Path
) -> None:
    before = market.digest()
    played, screen = play([typed], tmp_path, market)
    assert screen.answer()[0].startswith(answer)
    assert played.session.game.digest() == before


def test_enter_lists_the_options_again(market: Game, tmp_path: Path) -> None:
    _, screen = play([""], tmp_path, market)
    assert screen.answer()[0].startswith("Place the Manager  1) Market Row 1: 4 AP")


def test_looking_around(market: Game, tmp_path: Path) -> None:
    script = ["board", "board theater", "tricks optical", "tricks", "log", "help", "?"]
    played, screen = play(script, tmp_path, market)
    assert any(line.startswith("── Turn 2 of 5 · Place Characters") for line in screen.answer(1))
    assert screen.answer(2)[0].startswith("── Theater")
    butterflies = "  Enchanted Butterflies    O1  Fame 1   1 AP for 2  2F        ✗ 2 fabric"
    assert butterflies in screen.answer(3)
    assert len(screen.answer(4)) > 30
    assert screen.answer(5)[0] == NOTES["no_log"]
    assert screen.answer(6)[0].startswith("Type a number or a letter")
    assert not played.session.game.history


def test_free_actions_have_letters(tmp_path: Path) -> None:
    """TURN-8: between two actions components can be returned."""
    game = position(
        seat(assigned={"manager": "market_row"}, components={"wood": 2}),
        seat(assigned={"magician": "workshop"}),
    )
    played, screen = play(["a"], tmp_path, game)
    assert any("a) return 1 wood" in line for line in screen.lines)
    assert [str(action) for action in played.session.game.history] == ["p1 return_component wood"]


def test_the_log_tells_what_happened(market: Game, tmp_path: Path) -> None:
    _, screen = play(["1", "buy wood 1", "bargain 0", "log 1"], tmp_path, market)
    assert screen.answer()[0] == (
        "▲ Player 1 places the Manager on Market Row slot 1, 4 AP; pays 1 Coin (components)."
    )


# Undo (R10)


def test_undo_takes_back_step_by_step(market: Game, tmp_path: Path) -> None:
    before = market.digest()
    script = ["1", "buy wood 1", "undo", "undo", "undo"]
    played, screen = play(script, tmp_path, market)
    assert played.session.game.digest() == before
    assert "Taken back: Buy 1 wood for 1 Coin - 1 AP." in screen.lines
    assert "Taken back: Place the Manager on Market Row slot 1 (+2 AP)." in screen.lines
    assert screen.answer()[0] == NOTES["undo_nothing"]


def test_a_turn_that_passes_can_be_taken_back_before_others_act(
    market: Game, tmp_path: Path
) -> None:
    played, screen = play(["1", "done", "undo"], tmp_path, market)
    assert screen.prompts[2] == f"{NOTES['go_on']} > "
    assert len(played.session.game.history) == 1
    assert played.session.game.to_act == [0]


def test_what_others_did_after_it_stays(tmp_path: Path) -> None:
    game = position(
        seat(assigned={"manager": "market_row", "magician": "downtown"}),
        seat(assigned={"magician": "workshop"}),
    )
    played, screen = play(["place manager market_row.1", "done", "", "undo"], tmp_path, game)
    wanted = "Nothing to take back: the last action was that of ■ Player 2."
    assert screen.answer()[0] == wanted
    assert played.session.game.history[-1].seat == 1


def test_a_roll_cannot_be_taken_back(tmp_path: Path) -> None:
    game = position(seat(assigned={"magician": "downtown"}), seat())
    played, screen = play(
        ["place magician downtown.1", "reroll inn_a", "undo"], tmp_path, game, people=2
    )
    assert screen.answer()[0] == NOTES["undo_reveal"]
    assert len(played.session.game.history) == 2


def test_revealed_plans_cannot_be_taken_back(tmp_path: Path) -> None:
    """TURN-6: bots plan first, so Ada's `ready` is the last one and reveals all cards."""
    game = position(seat(), seat(), initiative=[0, 1])
    script = ["assign magician theater", "assign apprentice_1 workshop", "ready", "undo"]
    played, screen = play(script, tmp_path, game)
    assert played.session.game.phase == "place_characters"
    assert screen.answer()[0] == NOTES["undo_reveal"]


def test_the_last_action_of_a_game_can_be_taken_back(tmp_path: Path) -> None:
    game = position(
        seat(tricks={"linking_rings": 0}, placed={"magician": "sunday.performance"}),
        seat(),
        theater=[show("riverside_1", s00="p1 spade optical"), show("riverside_2")],
        turn=5,
    )
    played, screen = play(["1", "undo", "2", ""], tmp_path, game)
    assert screen.prompts[1] == f"{NOTES['go_on']} > "
    assert played.session.game.over
    assert [str(action) for action in played.session.game.history] == ["p1 pass"]


def test_undo_is_exact_wherever_it_is_allowed(tmp_path: Path) -> None:
    """R10: the state after undo is the state before the action, and no die is rolled twice."""
    taken_back = 0
    for seed in range(4):
        chance = Random(seed)
        session = table(RecordingScreen([]), tmp_path, players=2, people=2, seed=seed).session
        while not session.game.over:
            before, reveals = session.game.digest(), session.game.reveals
            asked = session.next_seat(None)
            action = chance.choice(session.game.options(asked))
            session.apply(action)
            assert session.undo_refusal(1 - asked) is not None
            hidden = session.game.reveals == reveals
            assert (session.undo_refusal(asked) is None) == hidden
            if hidden:
                session.undo()
                assert session.game.digest() == before
                session.apply(action)
                taken_back += 1
    assert taken_back > 100


# Several people


def test_whoever_assigns_looks_alone(tmp_path: Path) -> None:
    """TURN-5: nothing of Ada's plan is on the screen when Ben looks."""
    game = position(seat(), seat(), initiative=[0, 1])
    game.names = ["Ada", "Ben"]
    script = ["", "assign magician downtown", "assign apprentice_1 market_row", "ready", "", ""]
    _, screen = play(script, tmp_path, game, people=2)
    assert screen.screens[0] == "Ada, press Enter when only you look. > "
    assert "Magician (Downtown)" in screen.screens[3]
    assert screen.screens[5] == "Ben, press Enter when only you look. > "
    bens = screen.screens[6]
    assert "■ Ben: put cards under your Characters" in bens
    assert "Magician (Downtown)" not in bens
    assert "Apprentice 1 (Market Row)" not in bens
    assert "Ada puts" not in bens
    assert "Ada is done with the assignment" in bens


def test_nobody_asks_about_the_secrets_of_another(tmp_path: Path) -> None:
    game = position(seat(), seat(), initiative=[0, 1])
    script = ["", "assign magician downtown", "ready", "", ""]
    script += ["why p1 assign magician theater", "p1 recall magician", "undo", "log"]
    _, screen = play(script, tmp_path, game, people=2)
    refused = "■ Player 2 is at the keyboard and plays p2 only."
    assert screen.answer(6)[0] == refused
    assert screen.answer(7)[0] == refused
    assert "that of ▲ Player 1" in screen.answer(8)[0]
    assert screen.answer(9)[0] == "▲ Player 1 is done with the assignment."


def test_whoever_is_done_may_think_again(tmp_path: Path) -> None:
    """TURN-5: until the last one is done; the keyboard goes back."""
    game = position(seat(), seat(), initiative=[0, 1])
    script = ["", "assign magician downtown", "ready", "", "", "assign magician theater"]
    script += ["p1 reconsider", ""]
    played, screen = play(script, tmp_path, game, people=2)
    assert screen.screens[7] == "Player 1, press Enter when only you look. > "
    assert "▲ Player 1: put cards" in screen.screens[8]
    assert "Player 2 puts" not in screen.screens[8]
    assert played.session.game.to_act == [0, 1]


def test_after_the_reveal_the_keyboard_changes_hands_without_a_curtain(tmp_path: Path) -> None:
    game = position(
        seat(assigned={"manager": "market_row"}), seat(assigned={"magician": "workshop"})
    )
    _, screen = play(["1", "done", ""], tmp_path, game, people=2)
    assert not any("only you look" in prompt for prompt in screen.prompts)
    assert "■ Player 2: place one Character, or leave one Idle." in screen.lines


# Bots


def test_after_the_bots_the_news_come_before_the_board(tmp_path: Path) -> None:
    _, screen = play(["1", ""], tmp_path)
    news = screen.answer()
    told = next(i for i, line in enumerate(news) if line.startswith("■ Ben plays"))
    drawn = next(i for i, line in enumerate(news) if line.startswith("── Turn 1 of 5"))
    assert told < drawn


def test_bots_choose_from_what_they_may_know(
    market: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    real = Game.options

    def options(game: Game, asking: int) -> object:
        asked.append(game.imagined)
        return real(game, asking)

    played = table(RecordingScreen([]), tmp_path, market)
    monkeypatch.setattr(Game, "options", options)
    played.session.bots.choose(market, 0)
    assert asked == [True]


def test_the_same_seed_and_the_same_typing_give_the_same_game(tmp_path: Path) -> None:
    records = []
    for _ in range(2):
        prompts: list[str] = []
        played = table(Player(partial(_thirty_answers, prompts)), tmp_path, players=4, seed=9)
        played.play()
        records.append(played.session.game.record())
    assert records[0].count("p4") > 10
    assert records[0] == records[1]


def _thirty_answers(prompts: list[str], prompt: str) -> str | None:
    prompts.append(prompt)
    return by_first_number(prompt) if len(prompts) <= 30 else None


# Leaving


def test_quit_keeps_the_game_and_says_how_to_go_on(market: Game, tmp_path: Path) -> None:
    _, screen = play(["1", "quit"], tmp_path, market)
    (kept,) = tmp_path.iterdir()
    assert f"Go on with: trickerion play --load {kept}" in screen.lines
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


def test_r16_drawings_are_plain_too() -> None:
    """Boxes and colours stay; escapes inside a text go."""
    screen = RecordingScreen([])
    screen.say(Panel("a\x1b[2Jb\u202ec\x07"))
    screen.say_whole("x\x9by")
    assert "a[2Jbc" in screen.text
    assert "xy" in screen.text
    assert all(letter.isprintable() or letter == "\n" for letter in screen.text)
