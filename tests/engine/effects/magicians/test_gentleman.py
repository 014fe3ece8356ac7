"""The Gentleman."""

from typing import Any

import pytest

from tests.support import changes, do, offers, position, seat

TRICKS = {"linking_rings": 0, "mind_reading": 1, "paper_shred": 2}


def gentleman(card: str, slot: str, character: str = "magician", **more: Any) -> list[Any]:
    """What the Gentleman's Fame does when he is placed."""
    game = position(
        seat(tricks=TRICKS, assigned={character: card}, magician="gentleman"),
        seat(magician="mechaniker"),
        **{"dark_alley": True, **more},
    )
    return changes(do(game, f"p1 place {character} {slot}"), 0, "fame")


@pytest.mark.parametrize("street", ["downtown", "market_row", "dark_alley"])
def test_gentleman_gains_fame_for_all_tricks_on_a_street(street: str) -> None:
    """MAG-6: prepared or not, of every level and category."""
    assert gentleman(street, f"{street}.4") == [(3, "gentleman")]


@pytest.mark.parametrize(
    ("card", "slot"), [("workshop", "workshop.1"), ("theater", "friday.performance")]
)
def test_gentleman_gains_nothing_off_the_streets(card: str, slot: str) -> None:
    """MAG-6: neither in the Workshop nor in the Theater."""
    assert gentleman(card, slot) == []


def test_gentleman_gains_nothing_for_his_team() -> None:
    """MAG-6: the Magician only; and nothing without the Dark Alley (SET-6)."""
    assert gentleman("downtown", "downtown.4", "engineer") == []
    assert gentleman("downtown", "downtown.4", dark_alley=False) == []


def test_gentleman_counts_where_he_really_stands() -> None:
    """MAG-6, SPC-16: with a Freelancer card, printed for the Workshop, he goes Downtown; used at
    the Workshop it gains nothing."""
    assert gentleman("freelancer", "downtown.4") == [(3, "gentleman")]
    assert gentleman("freelancer", "workshop.1") == []


def test_gentleman_gains_before_he_acts() -> None:
    """AP-6: without Coins, 14 Fame and 2 for his tricks reach a threshold of 16 at once."""
    game = position(
        seat(
            tricks={"linking_rings": 0, "mind_reading": 1},
            assigned={"magician": "downtown"},
            magician="gentleman",
            fame=14,
            coins=0,
        ),
        seat(magician="mechaniker"),
        dice={"residence_a": "mechanical"},
        dark_alley=True,
    )
    do(game, "p1 place magician downtown.4", "p1 learn residence_a")
    assert "bullet_catch" in offers(game, 0, "trick")


def test_gentleman_gains_each_turn() -> None:
    """MAG-6: whenever he is placed; the ability has no limit but his one placement a turn."""
    game = position(
        seat(tricks=TRICKS, assigned={"magician": "downtown"}, magician="gentleman"),
        seat(magician="mechaniker"),
        dark_alley=True,
    )
    do(game, "p1 place magician downtown.4", "p1 done", "p2 pass", "p1 pass")
    do(game, "p1 assign magician market_row", "p1 ready", "p2 ready")
    events = do(game, "p1 place magician market_row.1")
    assert changes(events, 0, "fame") == [(3, "gentleman")]
