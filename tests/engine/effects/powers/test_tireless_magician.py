"""The Power Tireless Magician."""

from typing import Any

from tests.engine.effects.powers.learned import gained, table
from tests.support import ap_of, do


def ap(character: str, power: str = "tireless_magician", **more: Any) -> object:
    """The AP of p1's Character on a Market Row slot without a modifier."""
    game = table([power], {"assigned": {character: "market_row"}}, **more)
    return ap_of(do(game, f"p1 place {character} market_row.4"))


def test_tireless_magician_has_three_ap_more() -> None:
    """AP-1: 6 instead of 3."""
    assert ap("magician") == 6


def test_tireless_magician_leaves_the_team() -> None:
    """AP-1: Specialists and Apprentices as ever."""
    assert (ap("engineer"), ap("apprentice_1")) == (2, 1)
    assert ap("magician", "improviser") == 3


def test_tireless_magician_is_not_weary() -> None:
    """PRO-8: the prophecy sets the base, the Power adds to it."""
    assert ap("magician", prophecy="weary_troupe") == 4


def fame(character: str, card: str, slot: str, power: str = "tireless_magician") -> list[int]:
    """The Fame for placing p1's Character."""
    game = table([power], {"assigned": {character: card}})
    return gained(do(game, f"p1 place {character} {slot}"), "fame", "tireless_magician")


def test_tireless_magician_gains_fame_when_placed() -> None:
    """AP-6: at any Location."""
    assert fame("magician", "market_row", "market_row.4") == [1]
    assert fame("magician", "workshop", "workshop.1") == [1]


def test_tireless_magician_gains_fame_alone() -> None:
    """AP-6: not for the team, and only while learned."""
    assert fame("engineer", "market_row", "market_row.4") == []
    assert fame("magician", "market_row", "market_row.4", "improviser") == []


def test_tireless_magician_gains_only_fame_on_stage() -> None:
    """THR-3: on a performance slot the AP are lost."""
    game = table(["tireless_magician"], {"assigned": {"magician": "theater"}})
    assert ap_of(do(game, "p1 place magician friday.performance")) == 0
    assert fame("magician", "theater", "friday.performance") == [1]


def test_tireless_magician_gains_fame_as_a_freelancer() -> None:
    """SPC-16: whatever the card that sends the Magician."""
    assert fame("magician", "freelancer", "market_row.4") == [1]
