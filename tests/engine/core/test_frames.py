"""Frames: pending work as values, and questions that offer what is legal."""

import pytest

from tests.support import do, position, seat
from trickerion.engine.core.frames import Frame, Question, TrickQuestion
from trickerion.engine.core.names import NONE, number
from trickerion.engine.effects.special_cards.enhance_trick import ChooseEnhancement
from trickerion.engine.saves.frame_registry import FRAMES


@pytest.mark.parametrize("frame", FRAMES.values(), ids=lambda frame: frame.name)
def test_a_frame_says_how_it_is_saved(frame: type[Frame]) -> None:
    """Each question names its rule and the verbs that answer it."""
    assert set(frame.secret) <= set(frame.fields)
    if issubclass(frame, Question):
        assert frame.rule
        assert frame.verbs


def test_a_frame_shows_its_name_and_fields() -> None:
    trick = number("trick", "mind_reading")
    assert repr(ChooseEnhancement(0, trick)) == f"<choose_enhancement seat=0 trick={trick}>"


def test_an_offer_is_accepted_or_passed() -> None:
    """SPC-13: a Shard for the prepared trick, or not."""
    game = position(
        seat(
            tricks={"mind_reading": 0},
            components={"glass": 2},
            assigned={"magician": "enhance_trick"},
        ),
        seat(),
        dark_alley=True,
    )
    do(game, "p1 place magician workshop.1", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 prepare mind_reading")
    assert [str(action) for action in game.options(0)] == ["p1 accept", "p1 pass"]


def test_a_question_about_a_trick_holds_it_for_its_seat_only() -> None:
    """TURN-8: that trick can't be returned meanwhile."""
    game = position(seat(), seat())
    asked = TrickQuestion(0, 2)
    assert asked.holds(game, 0, 2)
    assert not asked.holds(game, 1, 2)
    assert not asked.holds(game, 0, 1)
    assert not TrickQuestion(0, NONE).holds(game, 0, 2)
