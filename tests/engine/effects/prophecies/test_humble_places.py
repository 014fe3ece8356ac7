"""The prophecy Humble Places."""

import pytest

from tests.engine.effects.under_prophecy import foretold
from tests.support import offers, refused, seat

STREETS = ["downtown", "market_row", "dark_alley"]


@pytest.mark.parametrize("street", STREETS)
def test_humble_places_asks_for_the_lowest_free_slot(street: str) -> None:
    """PRO-4: of four slots the one without a bonus."""
    game = foretold("humble_places", seat(assigned={"magician": street}), seat(), seat(), seat())
    assert offers(game, 0, "place") == [f"magician {street}.4"]
    assert refused(game, f"p1 place magician {street}.1") == (
        "PRO-4: the free slot with the lowest AP modifier must be taken"
    )


def test_humble_places_leaves_the_choice_between_equal_slots() -> None:
    """PRO-4, RUL-7: with the last slot taken, either of the two +1 slots; with them gone, the +2
    slot."""
    placed = {"magician": "downtown.4"}
    crowd = seat(placed=placed), seat(), seat()
    game = foretold("humble_places", seat(assigned={"magician": "downtown"}), *crowd)
    assert offers(game, 0, "place") == ["magician downtown.2", "magician downtown.3"]
    placed |= {"manager": "downtown.2", "engineer": "downtown.3"}
    special = {"manager": "interest", "engineer": "empower"}
    crowd = seat(placed={c: f"{s} {special.get(c, '')}" for c, s in placed.items()}), seat(), seat()
    game = foretold("humble_places", seat(assigned={"magician": "downtown"}), *crowd)
    assert offers(game, 0, "place") == ["magician downtown.1"]


def test_humble_places_does_not_count_closed_slots() -> None:
    """PRO-4, SET-11: with two players the +1 slots are closed, so +2 is the lowest after +0."""
    game = foretold(
        "humble_places",
        seat(assigned={"magician": "dark_alley"}),
        seat(placed={"magician": "dark_alley.4"}),
    )
    assert offers(game, 0, "place") == ["magician dark_alley.1"]
    assert refused(game, "p1 place magician dark_alley.2") == (
        "SET-11: the slot is closed with 2 players"
    )


def test_humble_places_says_nothing_about_theater_and_workshop() -> None:
    """PRO-4: Downtown, Market Row and Dark Alley only."""
    assigned = {"engineer": "theater", "magician": "workshop"}
    game = foretold("humble_places", seat(assigned=assigned), seat())
    assert refused(game, "p1 place engineer thursday.1") is None
    assert refused(game, "p1 place engineer sunday.1") is None
    assert refused(game, "p1 place magician workshop.2") is None


def test_humble_places_looks_at_one_street_only() -> None:
    """PRO-4: a free slot without bonus Downtown does not concern the Market Row."""
    game = foretold(
        "humble_places",
        seat(assigned={"magician": "market_row"}),
        seat(placed={"magician": "market_row.4"}),
        seat(),
    )
    assert offers(game, 0, "place") == ["magician market_row.2"]
