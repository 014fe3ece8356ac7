"""The prophecy Poster Boys."""

import pytest

from tests.engine.effects.under_prophecy import foretold
from tests.support import ap_of, do, refused, seat, show

CARD = show("riverside_1")


@pytest.mark.parametrize("apprentice", ["apprentice_1", "assistants_apprentice"])
def test_poster_boys_gives_the_apprentices_of_an_advertiser_one_more(apprentice: str) -> None:
    """AP-1: base 2, also on the Assistant's slot."""
    team = seat(assigned={apprentice: "downtown"}, team=["assistant"], advertised=True)
    game = foretold("poster_boys", team, seat())
    assert ap_of(do(game, f"p1 place {apprentice} downtown.1")) == 4


def test_poster_boys_asks_for_a_poster() -> None:
    """TURN-4: p1 has not advertised, p2 has."""
    game = foretold(
        "poster_boys",
        seat(assigned={"apprentice_1": "downtown"}, shards=0),
        seat(assigned={"apprentice_1": "workshop"}, advertised=True),
    )
    assert ap_of(do(game, "p1 place apprentice_1 downtown.4", "p1 done")) == 1
    assert ap_of(do(game, "p2 place apprentice_1 workshop.1")) == 2


@pytest.mark.parametrize(("character", "ap"), [("magician", 3), ("manager", 2)])
def test_poster_boys_is_for_apprentices_only(character: str, ap: int) -> None:
    """AP-1: Magician and Specialists have their printed base."""
    game = foretold("poster_boys", seat(assigned={character: "workshop"}, advertised=True), seat())
    assert ap_of(do(game, f"p1 place {character} workshop.1")) == ap


def test_poster_boys_counts_the_poster_of_this_turn() -> None:
    """TURN-4, AP-1: advertised in its phase, worth an AP on Sunday, where an Apprentice has 0."""
    game = foretold(
        "poster_boys",
        seat(tricks={"linking_rings": 1}),
        seat(),
        theater=[CARD],
        stack=[
            {"frame": "turn", "next_phase": "assignment"},
            {"frame": "advertise", "position": 1},
            {"frame": "choose_advertise", "seat": 0},
        ],
    )
    do(game, "p1 advertise", "p2 pass", "p1 assign apprentice_1 theater", "p1 ready", "p2 ready")
    assert ap_of(do(game, "p1 place apprentice_1 sunday.1")) == 1
    assert refused(game, "p1 set_up linking_rings") is None
