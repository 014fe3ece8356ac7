"""The Power Shard Fountain."""

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
"""The Engineer gives 1 Shard (PRF-4)."""


def test_shard_fountain_gives_one_more() -> None:
    """PRO-1: 2 Shards for the Engineer."""
    events = perform(["shard_fountain"], 0, own={"placed": BACKSTAGE})
    assert gained(events, "shards", "specialist_bonus") == [2]


def test_shard_fountain_brings_fame_with_shards() -> None:
    """POW-6: 2 Fame each time; the Engineer's Shard and the card's are two."""
    events = perform(["shard_fountain"], 0, own={"placed": BACKSTAGE})
    assert gained(events, "fame", "shard_fountain") == [1, 1]
    assert gained(perform([], 0, own={"placed": BACKSTAGE}), "fame", "shard_fountain") == []


def test_shard_fountain_gives_nothing_without_shards() -> None:
    """PRO-1: no Shards, no extra; and spending costs what it costs."""
    game = table(["shard_fountain"], {"shards": 7})
    game.add_shards(0, 0, "yield")
    assert game.players[0].shards == 7
    game.add_shards(0, -1, "enhance")
    assert game.players[0].shards == 6


def test_shard_fountain_adds_to_a_shower() -> None:
    """PRO-1: the prophecy and the Power give one each."""
    events = perform(["shard_fountain"], 0, own={"placed": BACKSTAGE}, prophecy="shard_shower")
    assert gained(events, "shards", "specialist_bonus") == [3]


def test_shard_fountain_feeds_the_polisher_once() -> None:
    """Both Powers: 2 Shards are one event; the Engineer's and the card's are two."""
    events = perform(["shard_polisher", "shard_fountain"], 0, own={"placed": BACKSTAGE})
    assert gained(events, "coins", "shard_polisher") == [1, 1]
