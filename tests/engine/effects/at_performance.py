"""A Performance with a Special card for Perform: the words the tests of these cards share."""

from tests.engine.effects.at_theater import gains
from tests.support import Data, position, seat, show
from trickerion import Event, Game

OWN = {"enchanted_butterflies": 0, "water_tank_escape": 0, "chinese_sticks": 0}
"""p1's spade: 2 Fame; heart: 1 Fame, 2 Coins, 1 Shard; diamond: 1 Fame, 2 Coins."""
RIVAL = {"card_manipulation": 0, "linking_rings": 0}
"""p2's spade: 1 Fame, 1 Coin, 1 Shard; heart: 2 Coins."""
BOTH = show("riverside_1", s00="p1 spade spiritual", s02="p1 heart escape")
MIXED = show("riverside_1", s00="p1 spade spiritual", s01="p2 spade escape", s02="p2 heart escape")
ELSEWHERE = show("riverside_2", s00="p1 spade spiritual")


def stage(
    card: str,
    *theater: Data,
    day: str = "friday",
    rival: dict[str, str] | None = None,
    tricks: dict[str, int] | None = None,
    prophecy: str | None = None,
    magician: str = "mechaniker",
) -> Game:
    """p1's Magician stands on a performance slot with a Special card; `rival` says where p2's
    Characters stand."""
    return position(
        seat(
            tricks=tricks or OWN,
            placed={"magician": f"{day}.performance {card}".strip()},
            magician=magician,
        ),
        seat(tricks=RIVAL, placed=rival, magician="gentleman"),
        theater=theater,
        dark_alley=True,
        prophecy=prophecy,
    )


def yields(events: list[Event], seat: int) -> tuple[list[int], list[int], list[int]]:
    """The Fame, Coins and Shards of a seat's markers."""
    fame, coins, shards = (
        [amount for amount, why in paid if why == "yield"] for paid in gains(events, seat)
    )
    return fame, coins, shards


DURABLE = "durable_components"
FIASCO = "arranged_fiasco"
PREMIERE = "grand_premiere"
