"""The Power Spare Markers."""

from typing import Any

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do, show

RINGS = {"tricks": {"linking_rings": 0}, "components": {"metal": 2}}
"""Two markers."""


def markers(power: str, **own: Any) -> int:
    """The markers on the trick after a preparation."""
    game = placed(power, "workshop.1", **RINGS, **own)
    do(game, "p1 prepare linking_rings")
    return game.players[0].markers[0]


def test_spare_markers_add_one() -> None:
    """WS-1: 3 instead of 2."""
    assert (markers("spare_markers"), markers("")) == (3, 2)


def test_spare_markers_bring_fame() -> None:
    """WS-1: 1 Fame for each trick prepared, only while learned."""
    for power, fame in (("spare_markers", [1]), ("", [])):
        game = placed(power, "workshop.1", **RINGS)
        assert gained(do(game, "p1 prepare linking_rings"), "fame", "spare_markers") == fame


def test_spare_markers_never_make_more_than_four() -> None:
    """TRK-5: with two of the symbol in the Theater, two are left."""
    theater = [show(f"riverside_{card}", s00="p1 spade optical") for card in (1, 2)]
    assert markers("spare_markers", table_of={"theater": theater}) == 2


def test_spare_markers_add_to_the_engineers_slot() -> None:
    """SPC-9: printed, Engineer and Power make 4."""
    assert markers("spare_markers", team=["engineer"], engineers_trick="linking_rings") == 4


def test_spare_markers_give_way_to_ingenuity() -> None:
    """SPC-11: with a type missing it is exactly 1 marker."""
    own = {"tricks": {"linking_rings": 0}}
    game = placed("spare_markers", "workshop.1", card="ingenuity", **own)
    do(game, "p1 prepare linking_rings")
    assert game.players[0].markers[0] == 1
