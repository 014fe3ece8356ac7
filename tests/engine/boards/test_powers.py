"""Power cards: hands, Power slots and what lies beside them."""

from typing import Any

import pytest

from tests.support import Data, changes, do, kinds, player, position, refused, seat
from trickerion import Game, Options
from trickerion.catalog import POWERS

LEVEL = {power.id: power.level for power in POWERS}
LEARNING: list[Data] = [
    {"frame": "turn", "next_phase": "place_characters"},
    {"frame": "learn_powers", "position": 1},
    {"frame": "choose_power", "seat": 0},
]


def learning(**own: Any) -> Game:
    """p1 may learn a Power, p2 is next."""
    return position(seat(**own), seat(), dark_alley=True, stack=LEARNING)


def powers(game: Game, seat: int = 0) -> Any:
    written: Any = game.to_dict()["powers"]
    return written[seat]


@pytest.mark.parametrize(("players", "dealt"), [(2, 4), (3, 4), (4, 3)])
def test_everyone_is_dealt_powers_of_each_level(players: int, dealt: int) -> None:
    """POW-2: four of each level; with four players three, because there are twelve."""
    game = Game.new(Options(players, dark_alley=True, powers=True), 1)
    hands = [powers(game, seat)["hand"] for seat in range(players)]
    assert all([LEVEL[p] for p in hand] == sorted([1, 2, 3] * dealt) for hand in hands)
    assert len({power for hand in hands for power in hand}) == 3 * dealt * players


def test_players_start_with_three_shards() -> None:
    """POW-2: 3 instead of 1; in the quick game one more (SET-14)."""
    for quick, shards in ((False, 3), (True, 4)):
        game = Game.new(Options(2, dark_alley=True, powers=True, quick=quick), 1)
        do(game, "p1 magician electra")
        assert player(game, 0)["shards"] == shards


@pytest.mark.parametrize(
    ("shards", "slot", "reason"),
    [(1, 1, None), (2, 2, "POW-3"), (3, 2, None), (5, 3, "POW-3"), (6, 3, None), (9, 4, "POW-3")],
)
def test_a_slot_with_all_its_shards_is_open(shards: int, slot: int, reason: str | None) -> None:
    """POW-3: 1, 3, 6 and 10 Shards, filled from the bottom up."""
    game = learning(powers=["lucky_penny"], shards=shards)
    refusal = refused(game, f"p1 learn_power lucky_penny {slot}")
    assert (refusal or "None").split(":")[0] == str(reason)


def test_a_level_needs_its_slot_or_a_higher_one() -> None:
    """POW-4: a Level 2 Power fits the second slot and those above it."""
    game = learning(powers=["open_doors", "lucky_penny"], shards=10, fame=20)
    assert str(refused(game, "p1 learn_power open_doors 1")).startswith("POW-4")
    assert all(refused(game, f"p1 learn_power open_doors {slot}") is None for slot in (2, 3, 4))
    assert refused(game, "p1 learn_power lucky_penny 4") is None


def test_missing_fame_is_paid_in_coins() -> None:
    """POW-4: 12 Fame of 16 and 4 Coins."""
    game = learning(powers=["open_doors"], shards=3, fame=12, coins=4)
    events = do(game, "p1 learn_power open_doors 2")
    assert changes(events, 0, "coins") == [(-4, "learn_power")]
    poor = learning(powers=["open_doors"], shards=3, fame=12, coins=3)
    assert refused(poor, "p1 learn_power open_doors 2") == "POW-4: needs 4 Coins, 3 left"


def test_a_power_that_lies_there_returns_to_hand() -> None:
    """POW-4: the new one takes its place; everyone knows the old one (POW-6)."""
    game = learning(learned=["lucky_penny"], powers=["tidy_bench"])
    events = do(game, "p1 learn_power tidy_bench 1")
    assert powers(game)["learned"][0] == "tidy_bench"
    assert "lucky_penny" in powers(game)["hand"]
    assert powers(game)["returned"] == ["lucky_penny"]
    assert kinds(events)[:2] == ["power_returned", "power_learned"]


def test_a_slot_that_is_no_longer_full_closes() -> None:
    """POW-3: a Shard spent on Enhance takes the Power beside the second slot back to hand."""
    game = position(
        seat(learned=["lucky_penny", "open_doors"], assigned={"magician": "downtown"}),
        seat(),
        dark_alley=True,
    )
    do(game, "p1 place magician downtown.4")
    events = do(game, "p1 enhance")
    assert "power_returned" in kinds(events)
    assert powers(game)["learned"] == ["lucky_penny", None, None, None]
    assert powers(game)["returned"] == ["open_doors"]


def test_shards_beyond_the_slots_close_nothing() -> None:
    """POW-3: of four Shards one lies beside two full slots; spending it closes none."""
    own = seat(learned=["lucky_penny", "open_doors"], assigned={"magician": "downtown"}, shards=4)
    game = position(own, seat(), dark_alley=True)
    do(game, "p1 place magician downtown.4", "p1 enhance")
    assert powers(game)["learned"][:2] == ["lucky_penny", "open_doors"]


def test_learning_something_new_cannot_be_undone_alone() -> None:
    """POW-6: a learned Power is public, so learning reveals it; a known one reveals nothing."""
    game = learning(powers=["lucky_penny"])
    before = game.reveals
    do(game, "p1 learn_power lucky_penny 1")
    assert game.reveals == before + 1
