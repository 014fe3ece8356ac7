"""Sentences of questions: every question has one, and says which card asks."""

from tests.support import do, position, seat
from tests.terminal.drawing import offered
from trickerion import Game
from trickerion.engine.core.frames import Question
from trickerion.engine.effects.registry import CARD_FRAMES
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.terminal.sentences.questions import asking, prompt
from trickerion.terminal.sentences.words import effect_text
from trickerion.terminal.view import see
from trickerion.texts import texts


def test_every_question_has_a_prompt() -> None:
    questions = {name for name, frame in FRAMES.items() if issubclass(frame, Question)}
    assert set(texts().ids("question")) == questions
    variants = [id.split("-") for id in texts().ids("action") if "-" in id]
    for asked, answer in variants:
        assert answer in {verb.name for verb in FRAMES[asked].verbs}  # type: ignore[attr-defined]


def test_every_question_of_a_card_says_which_card_asks() -> None:
    for frame in CARD_FRAMES:
        if issubclass(frame, Question):
            assert effect_text(frame.asked_by)


def test_the_question_says_which_card_is_at_work(headliner: Game) -> None:
    do(headliner, "p1 place assistant friday.1")
    asks = "Headliner Trick: Every link you create with this Set Up pays you twice"
    assert asking(see(headliner, 0))[0].startswith(asks)
    assert offered(headliner, 0) == ["Use it for its bonus", "Use it for more AP"]
    do(headliner, "p1 use_card bonus")
    act = "▲ Player 1: Spend 2 AP with the Assistant on Friday backstage slot 1."
    available = "The bonus of Headliner Trick is still available (Set Up Trick)."
    assert prompt(see(headliner, 0), 0) == f"{act} {available}"
    do(headliner, "p1 with_card")
    assert (
        prompt(see(headliner, 0), 0)
        == f"{act} Headliner Trick is ready for its action (Set Up Trick)."
    )
    do(headliner, "p1 set_up linking_rings")
    assert asking(see(headliner, 0))[0].startswith(asks)


def test_used_for_action_points_the_card_is_done(headliner: Game) -> None:
    do(headliner, "p1 place assistant friday.1", "p1 use_card ap")
    assert asking(see(headliner, 0)) == []
    assert prompt(see(headliner, 0), 0).endswith(
        "Spend 3 AP with the Assistant on Friday backstage slot 1."
    )


def test_a_mix_of_components_is_bought_piece_by_piece() -> None:
    """SPC-22."""
    game = position(seat(assigned={"manager": "component_sale"}), seat(), dark_alley=True)
    do(game, "p1 place manager market_row.1", "p1 use_card bonus", "p1 with_card", "p1 buy_mix")
    do(game, "p1 component wood", "p1 pile board")
    assert (
        prompt(see(game, 0), 0)
        == "▲ Player 1: Which component next? So far 1 component for 1 Coin."
    )
    assert offered(game, 0)[-2:] == ["1 fabric for 1 Coin", "That’s all"]


def test_a_trick_can_take_the_place_of_another() -> None:
    """SPC-18."""
    game = position(
        seat(
            tricks={"levitation": 1},
            components={"metal": 2},
            assigned={"magician": "trick_overhaul"},
        ),
        seat(),
        dice={"residence_a": "mechanical"},
        dark_alley=True,
    )
    do(game, "p1 place magician downtown.1", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 learn residence_a")
    assert offered(game, 0) == ["Replace Levitation", "Learn a trick as usual"]
    do(game, "p1 replace_trick levitation")
    assert prompt(see(game, 0), 0) == "▲ Player 1: Which trick replaces Levitation?"


def test_several_pairs_are_asked_about_at_once(alley: Game) -> None:
    """DA-2: the question names every pair, to the player who drew them."""
    do(alley, "p1 place magician dark_alley.1", "p1 draw_first theater", "p1 draw_further workshop")
    asked = prompt(see(alley, 0), 0)
    assert asked.endswith(
        "You keep one of each of the 2 pairs; the others go under their decks. The pairs: "
        "Guest Performer or Orchestral Interlude, Trick Tweaking or Test Run."
    )
    assert prompt(see(alley, 1), 0).endswith("the others go under their decks.")
