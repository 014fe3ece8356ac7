"""Special cards for a preparation that adds no marker (WS-1)."""

import pytest

from tests.engine.effects.at_workshop import ALL_IN_THEATER, MIND, asked, markers, prepare, workshop
from tests.support import Data, refused

MIND_AND_RINGS: Data = {
    "tricks": {"mind_reading": 0, "linking_rings": 0},
    "components": {"glass": 2},
}


@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("trick_tweaking", "act"),
        ("test_run", "act"),
        ("replaceable_parts", "act"),
        ("invention", "act"),
        ("ingenuity", "act"),
        ("on_stage_preparation", "act"),
        ("hidden_talent", "act"),
        ("unstable_prototype", "return_parts"),
        ("enhance_trick", "choose_enhancement"),
    ],
)
def test_a_card_serves_a_preparation_without_a_marker(card: str, then: str) -> None:
    """WS-1, SPC-9, RUL-23: all four markers lie in the Theater. What gives up or moves one of the
    markers prepared needs one; the rest works."""
    game = workshop(card, theater=ALL_IN_THEATER, **MIND_AND_RINGS)
    no_marker = "TRK-5: no marker left to put on the trick"
    assert refused(game, "p1 prepare mind_reading") == no_marker
    prepare(game, "mind_reading")
    assert (asked(game), markers(game, "mind_reading")) == (then, 0)


def test_a_preparation_without_a_marker_needs_its_components() -> None:
    """WS-1: the card waives nothing else."""
    game = workshop("invention", theater=ALL_IN_THEATER, tricks=MIND["tricks"])
    assert refused(game, "p1 with_card") == "DA-4: no action that the card could serve"
