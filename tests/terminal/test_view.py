"""What a seat sees, looked up for the screen."""

from tests.support import do, position, seat, show
from trickerion.terminal.view import (
    counted,
    guest,
    has_secrets,
    marker_at,
    marker_on,
    occupants,
    see,
    special_cards,
    trick_of,
)


def test_a_managed_pile_counts_as_one_more() -> None:
    """CMP-2."""
    game = position(seat(team=["manager"], managed={"wood": 2}), seat())
    player = see(game, 0)["players"][0]
    assert counted(player, "wood") == 3
    assert counted(player, "rope") == 0


def test_workshop_slots_belong_to_their_player() -> None:
    game = position(
        seat(
            placed={"magician": "workshop.1", "manager": "market_row.4"},
            assigned={"apprentice_1": "theater"},
        ),
        seat(placed={"magician": "workshop.1"}),
    )
    standing = occupants(see(game, 0))
    assert standing["p1:workshop.1"] == (0, "magician")
    assert standing["p2:workshop.1"] == (1, "magician")
    assert standing["market_row.4"] == (0, "manager")


def test_markers_are_found_on_slots_and_outside_them() -> None:
    """SPC-3: `guest_1` is the first marker outside the slots."""
    game = position(
        seat(tricks={"linking_rings": 0}),
        seat(tricks={"mind_reading": 0}),
        theater=[show("riverside_2", guests=["p2 spade"], s00="p1 spade optical")],
        dark_alley=True,
    )
    view = see(game, 0)
    on_slot = marker_on(view, "riverside_2.00")
    assert on_slot is not None
    assert trick_of(view, on_slot) == "linking_rings"
    assert marker_at(view, "riverside_2", "00") == on_slot
    assert marker_on(view, "riverside_2.01") is None
    assert marker_on(view, "riverside_1.00") is None
    outside = marker_at(view, "riverside_2", "guest_1")
    assert outside == guest("riverside_2.p2.spade")
    assert trick_of(view, outside) == "mind_reading"


def test_plans_and_special_cards_are_secrets() -> None:
    """TURN-5, DA-6: while planning, and with a Special card in hand."""
    placing = {"magician": "downtown"}
    game = position(
        seat(assigned=placing, hand=["logistics"]), seat(assigned=placing), dark_alley=True
    )
    assert special_cards(see(game, 0)["players"][0]) == ["logistics"]
    assert special_cards(see(game, 1)["players"][0]) == []
    assert has_secrets(see(game, 0), 0)
    assert not has_secrets(see(game, 1), 1)
    planning = position(seat(), seat())
    assert has_secrets(see(planning, 0), 0)


def test_drawn_cards_are_a_secret() -> None:
    """DA-2, DA-6."""
    game = position(seat(assigned={"magician": "dark_alley"}), seat(), dark_alley=True)
    do(game, "p1 place magician dark_alley.1")
    assert not has_secrets(see(game, 0), 0)
    do(game, "p1 draw_first theater")
    assert has_secrets(see(game, 0), 0)
