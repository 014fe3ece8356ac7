"""Performances under a prophecy, and what they yield."""

from tests.engine.effects.under_prophecy import foretold
from tests.support import Data, changes, do, seat, show
from trickerion import Event

MIXED = show("riverside_12", s10="p1 spade escape", s01="p2 spade mechanical")
"""Its bonus is 1 Shard."""


def perform(
    prophecy: str | None,
    weekday: str,
    *,
    guest: str = "",
    card: Data = MIXED,
    **backstage: str,
) -> list[Event]:
    """p1 performs on a weekday; `guest` says where p2's Engineer stands."""
    game = foretold(
        prophecy,
        seat(
            tricks={"linking_rings": 0},
            placed={"magician": f"{weekday}.performance", **backstage},
        ),
        seat(tricks={"rabbit_from_the_top_hat": 0}, placed={"engineer": guest} if guest else None),
        theater=[card],
    )
    return do(game, f"p1 perform {card['performance']}")


def yields(events: list[Event], seat: int) -> tuple[int, int]:
    """The Fame and Coins that tricks paid a seat."""
    fame, coins = (
        sum(amount for amount, why in changes(events, seat, what) if why == "yield")
        for what in ("fame", "coins")
    )
    return fame, coins


def street_performance(prophecy: str, weekday: str) -> list[Event]:
    """p1 takes Linking Rings from a card by Street Performance."""
    one = seat(tricks={"linking_rings": 0}, assigned={"engineer": "street_performance"})
    card = show("riverside_1", s00="p1 spade escape")
    game = foretold(prophecy, one, seat(), theater=[card])
    do(game, f"p1 place engineer {weekday}.1", "p1 use_card bonus", "p1 with_card")
    return do(game, "p1 reschedule riverside_1.00", "p1 accept")


WEEK = ("thursday", "friday", "saturday", "sunday")


def week(prophecy: str | None) -> list[tuple[int, int]]:
    """What p1's Linking Rings, printed at 0 Fame and 2 Coins, yield on each weekday."""
    return [yields(perform(prophecy, weekday), 0) for weekday in WEEK]
