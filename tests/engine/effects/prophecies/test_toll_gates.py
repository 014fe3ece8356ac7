"""The prophecy Toll Gates."""

import pytest

from tests.engine.effects.under_prophecy import foretold
from tests.support import actions, ap_of, changes, do, offers, refused, seat

STREETS = ["downtown", "market_row", "dark_alley"]


@pytest.mark.parametrize("street", STREETS)
def test_toll_gates_takes_three_coins_for_the_best_slot(street: str) -> None:
    """PRO-4, AP-6: the +2 slot of each street, before anything else."""
    game = foretold("toll_gates", seat(assigned={"engineer": street}, coins=3), seat())
    events = do(game, f"p1 place engineer {street}.1")
    assert changes(events, 0, "coins") == [(-3, "toll_gates")]
    assert ap_of(events) == 4


@pytest.mark.parametrize(
    ("slot", "card"),
    [
        ("downtown.2", "downtown"),
        ("market_row.4", "market_row"),
        ("thursday.1", "theater"),
        ("workshop.1", "workshop"),
    ],
)
def test_toll_gates_leaves_other_slots_free_of_charge(slot: str, card: str) -> None:
    """PRO-4: +1 and +0 slots, Theater and Workshop."""
    seats = [seat(assigned={"engineer": card}), seat(), seat(), seat()]
    game = foretold("toll_gates", *seats)
    assert changes(do(game, f"p1 place engineer {slot}"), 0, "coins") == []


def test_toll_gates_must_be_affordable() -> None:
    """PRO-4, TURN-6: with 2 Coins, and the other open slot taken, p1 can only make it Idle."""
    game = foretold(
        "toll_gates",
        seat(assigned={"engineer": "downtown"}, coins=2),
        seat(placed={"magician": "downtown.4"}),
    )
    assert refused(game, "p1 place engineer downtown.1") == "PRO-4: needs 3 Coins, 2 left"
    assert actions(game) == ["p1 idle engineer"]


def test_toll_gates_is_paid_before_the_gain_on_placing() -> None:
    """AP-6: first the slot's price, then the Gentleman's Fame, then the card."""
    game = foretold(
        "toll_gates",
        seat(magician="gentleman", tricks={"linking_rings": 0}, assigned={"magician": "interest"}),
        seat(),
    )
    events = do(game, "p1 place magician downtown.1")
    kinds = [event.kind for event in events]
    assert kinds.index("coins_changed") < kinds.index("fame_changed")
    assert offers(game, 0, "use_card") == ["bonus", "ap"]


def test_toll_gates_pays_no_business_share() -> None:
    """SPC-26: the toll goes to the supply, although the slot is at the Market Row."""
    game = foretold(
        "toll_gates",
        seat(assigned={"engineer": "market_row"}),
        seat(placed={"magician": "market_row.4 business_share"}),
    )
    events = do(game, "p1 place engineer market_row.1")
    assert changes(events, 0, "coins") == [(-3, "toll_gates")]
    assert changes(events, 1, "coins") == []
