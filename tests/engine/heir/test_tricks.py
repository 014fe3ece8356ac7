"""The Heir's tricks (HEIR-1, HEIR-5, HEIR-8)."""

import pytest

from tests.engine.heir.solo import heir_tricks, of_kind, on_stage, solo, symbols, told
from trickerion.engine.core.names import NONE, name, number
from trickerion.engine.heir.seat import HEIR
from trickerion.engine.heir.tricks import (
    highest_level,
    receive,
    tricks_in_order,
    tricks_of_level,
    wanted,
)
from trickerion.engine.phases.performance import return_markers


def test_tricks_lie_by_falling_yield() -> None:
    """HEIR-1: Fame first, then Shards, then Coins."""
    game = solo()
    heir_tricks(game, "spirit_hand", "shattered_mirror", "pub_in_a_bottle", "levitation")
    order = [name("trick", game.players[HEIR].tricks[s]) for s in tricks_in_order(game)]
    assert order == ["shattered_mirror", "spirit_hand", "levitation", "pub_in_a_bottle"]


@pytest.mark.parametrize(("fame", "level"), [(0, 1), (15, 1), (16, 2), (35, 2), (36, 3), (90, 3)])
def test_the_highest_level_that_its_fame_allows(fame: int, level: int) -> None:
    """HEIR-3, HEIR-5."""
    game = solo()
    game.players[HEIR].fame = fame
    assert highest_level(game) == level


def test_a_new_trick_is_prepared_and_fills_the_shopping_list() -> None:
    """HEIR-1."""
    game = solo()
    heir_tricks(game)
    game.shopping_list = 0
    events = told(game)
    receive(game, number("trick", "ghost_trap"))
    assert game.players[HEIR].markers[0] == 3
    assert [name("component", c) for c in wanted(game)] == ["wood", "glass", "fabric", "animal"]
    assert of_kind(events, "trick_prepared") == [{"trick": "ghost_trap", "markers": 3}]
    assert tricks_of_level(game, 2) == 1


def test_a_fifth_trick_replaces_the_one_of_lowest_yield() -> None:
    """HEIR-5, TRK-6: its markers leave the Theater with it."""
    game = solo()
    heir_tricks(game, "shattered_mirror", "linking_rings", "levitation", "spirit_hand")
    on_stage(game, ("riverside_8", {"00": "heir heart mechanical"}))
    receive(game, number("trick", "prison_break"))
    assert game.trick_owner[number("trick", "linking_rings")] == NONE
    assert game.players[HEIR].tricks[1] == number("trick", "prison_break")
    assert not game.theater[0].holds_any_of(HEIR)


def test_the_fourth_trick_needs_no_engineer() -> None:
    """HEIR-1: four slots."""
    game = solo()
    heir_tricks(game, "shattered_mirror", "linking_rings", "levitation")
    receive(game, number("trick", "prison_break"))
    assert NONE not in game.players[HEIR].tricks
    assert game.players[HEIR].engineer_symbol == NONE


def test_markers_return_to_their_trick() -> None:
    """HEIR-8: always prepared."""
    game = solo()
    heir_tricks(game, "shattered_mirror")
    (show,) = on_stage(game, ("riverside_8", {"00": "heir spade optical"}))
    (spade,) = symbols(game, "spade")
    assert game.players[HEIR].markers[spade] == 1
    return_markers(game, show)
    assert game.players[HEIR].markers[spade] == 2
