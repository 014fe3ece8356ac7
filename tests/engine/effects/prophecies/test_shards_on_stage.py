"""The prophecy Shards On Stage."""

from tests.engine.effects.under_prophecy import foretold
from tests.support import actions, changes, do, refused, seat, show
from trickerion import Game

CARD = show("riverside_1")


def stage(prophecy: str | None, character: str, slot: str, shards: int = 1) -> Game:
    """p1 with a prepared trick has placed a Character in the Theater."""
    one = seat(tricks={"linking_rings": 2}, assigned={character: "theater"}, shards=shards)
    game = foretold(prophecy, one, seat(assigned={"magician": "theater"}), theater=[CARD])
    do(game, f"p1 place {character} {slot}")
    return game


def test_shards_on_stage_allows_enhance_in_the_theater() -> None:
    """AP-2: an Apprentice on Sunday has 0 + 1 AP and sets up a trick."""
    game = stage("shards_on_stage", "apprentice_1", "sunday.1")
    assert actions(game) == ["p1 enhance", "p1 done"]
    events = do(game, "p1 enhance", "p1 set_up linking_rings", "p1 spot riverside_1.00 escape")
    assert changes(events, 0, "shards") == [(-1, "enhance")]
    assert game.to_act == [1]


def test_shards_on_stage_must_be_active() -> None:
    """AP-2: without it not in the Theater."""
    game = stage(None, "apprentice_1", "sunday.1")
    assert refused(game, "p1 enhance") == "AP-2: not in the Theater"


def test_shards_on_stage_needs_a_shard_and_comes_first() -> None:
    """AP-2: for a Shard, before the first action."""
    poor = stage("shards_on_stage", "engineer", "friday.1", shards=0)
    assert refused(poor, "p1 enhance") == "AP-2: needs a Shard, none left"
    game = stage("shards_on_stage", "engineer", "friday.1")
    assert refused(game, "p1 enhance") is None
    do(game, "p1 set_up linking_rings", "p1 spot riverside_1.00 escape")
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"


def test_shards_on_stage_does_not_ask_on_a_performance_slot() -> None:
    """THR-3: its AP are lost, so there is nothing to enhance."""
    game = stage("shards_on_stage", "magician", "friday.performance")
    assert game.to_act == [1]
    assert game.players[0].shards == 1
