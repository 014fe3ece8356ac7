"""A game at the table: undo, by replay (R10)."""

from pathlib import Path
from random import Random

from tests.support import position, seat, show
from tests.terminal.keyboard import RecordingScreen, play, table
from trickerion import Game
from trickerion.terminal.language import say


def test_undo_takes_back_step_by_step(market: Game, tmp_path: Path) -> None:
    before = market.digest()
    script = ["1", "buy wood 1", "undo", "undo", "undo"]
    played, screen = play(script, tmp_path, market)
    assert played.session.game.digest() == before
    assert "Undone: Buy 1 wood (1 Coin before Bargain) - 1 AP." in screen.lines
    assert "Undone: Place the Manager on Market Row slot 1 (+2 AP)." in screen.lines
    assert screen.answer()[0] == say("note-undo_nothing")


def test_a_turn_that_passes_can_be_taken_back_before_others_act(
    market: Game, tmp_path: Path
) -> None:
    played, screen = play(["1", "done", "undo"], tmp_path, market)
    assert screen.prompts[2] == f"{say('note-go_on')} > "
    assert len(played.session.game.history) == 1
    assert played.session.game.to_act == [0]


def test_what_others_did_after_it_stays(tmp_path: Path) -> None:
    game = position(
        seat(assigned={"manager": "market_row", "magician": "downtown"}),
        seat(assigned={"magician": "workshop"}),
    )
    played, screen = play(["place manager market_row.1", "done", "", "undo"], tmp_path, game)
    wanted = "Nothing to undo: the last action was ■ Player 2’s."
    assert screen.answer()[0] == wanted
    assert played.session.game.history[-1].seat == 1


def test_a_roll_cannot_be_taken_back(tmp_path: Path) -> None:
    game = position(seat(assigned={"magician": "downtown"}), seat())
    played, screen = play(
        ["place magician downtown.1", "reroll inn_a", "undo"], tmp_path, game, people=2
    )
    assert screen.answer()[0] == say("note-undo_reveal")
    assert len(played.session.game.history) == 2


def test_revealed_plans_cannot_be_taken_back(tmp_path: Path) -> None:
    """TURN-6: bots plan first, so Ada's `ready` is the last one and reveals all cards."""
    game = position(seat(), seat(), initiative=[0, 1])
    script = ["assign magician theater", "assign apprentice_1 workshop", "ready", "undo"]
    played, screen = play(script, tmp_path, game)
    assert played.session.game.phase == "place_characters"
    assert screen.answer()[0] == say("note-undo_reveal")


def test_the_last_action_of_a_game_can_be_taken_back(tmp_path: Path) -> None:
    game = position(
        seat(tricks={"linking_rings": 0}, placed={"magician": "sunday.performance"}),
        seat(),
        theater=[show("riverside_1", s00="p1 spade optical"), show("riverside_2")],
        turn=5,
    )
    played, screen = play(["1", "undo", "2", ""], tmp_path, game)
    assert screen.prompts[1] == f"{say('note-go_on')} > "
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


def test_drawn_cards_cannot_be_drawn_again(alley: Game, tmp_path: Path) -> None:
    """R10: what has been seen cannot be taken back."""
    script = ["place magician dark_alley.1", "draw_first theater", "undo"]
    _, screen = play(script, tmp_path, alley)
    assert screen.answer()[0] == say("note-undo_reveal")
