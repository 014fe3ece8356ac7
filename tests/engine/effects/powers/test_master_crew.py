"""The Power Master Crew."""

from typing import Any

from tests.engine.effects.powers.learned import table
from tests.support import ap_of, do


def ap(character: str, power: str = "master_crew", **more: Any) -> object:
    """The AP of p1's Character on a Market Row slot without a modifier."""
    game = table([power], {"assigned": {character: "market_row"}}, **more)
    return ap_of(do(game, f"p1 place {character} market_row.4"))


def test_master_crew_gives_specialists_an_ap() -> None:
    """AP-1: 3 instead of 2."""
    for specialist in ("manager", "engineer", "assistant"):
        assert ap(specialist) == 3


def test_master_crew_leaves_others() -> None:
    """AP-1: neither the Magician nor Apprentices."""
    assert (ap("magician"), ap("apprentice_1")) == (3, 1)
    assert ap("engineer", "improviser") == 2


def test_master_crew_adds_to_a_weary_troupe() -> None:
    """PRO-8: the prophecy sets the base, the Power adds to it."""
    assert ap("engineer", prophecy="weary_troupe") == 2
