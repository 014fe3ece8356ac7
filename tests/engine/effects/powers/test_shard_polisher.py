"""The Power Shard Polisher."""

from typing import Any

from tests.engine.effects.powers.learned import gained, table
from tests.support import do, show
from trickerion import Event

OWN = {"enchanted_butterflies": 0, "linking_rings": 0}
"""p1's spade: 2 Fame; heart: 2 Coins."""
MIXED = show("riverside_1", s00="p1 spade spiritual", s01="p2 spade escape")


def perform(powers: list[str], performer: int, **more: Any) -> list[Event]:
    """p1 or p2 performs a card with a marker of each on Friday."""
    day = {"placed": {"magician": "friday.performance"}}
    seats: list[dict[str, Any]] = [{"tricks": OWN}, {"tricks": {"card_manipulation": 0}}]
    seats[performer] |= day
    theater = more.pop("theater", [MIXED])
    game = table(powers, {**seats[0], **more.pop("own", {})}, seats[1], theater=theater, **more)
    return do(game, f"p{performer + 1} perform riverside_1")


BACKSTAGE = {"magician": "friday.performance", "engineer": "friday.1"}
"""The Engineer gives 1 Shard (PRF-4), and so does the bonus of riverside_1."""


def test_shard_polisher_pays_for_shards() -> None:
    """PRO-1: the Engineer's Shard and the card's give 1 Coin each."""
    events = perform(["shard_polisher"], 0, own={"placed": BACKSTAGE})
    assert gained(events, "coins", "shard_polisher") == [1, 1]
    assert gained(events, "shards", "specialist_bonus") == [1]


def test_shard_polisher_pays_nothing_for_spent_shards() -> None:
    """POW-6: receiving counts, spending does not."""
    game = table(["shard_polisher"], {"shards": 4})
    game.add_shards(0, -1, "enhance")
    assert game.players[0].coins == 10


def test_shard_polisher_pays_once_for_each_event() -> None:
    """PRO-1: two Shards at once under Shard Shower are one event."""
    events = perform(["shard_polisher"], 0, own={"placed": BACKSTAGE}, prophecy="shard_shower")
    assert gained(events, "shards", "specialist_bonus") == [2]
    assert gained(events, "coins", "shard_polisher") == [1, 1]
