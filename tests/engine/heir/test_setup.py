"""The Heir's setup (HEIR-1)."""

import pytest

from tests.engine.heir.solo import solo
from trickerion import Game, Options
from trickerion.catalog import DIFFICULTIES, TRICKS, Difficulty
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import CATEGORY, FAVORITE, LEVEL, MARKERS
from trickerion.engine.heir.seat import HEIR
from trickerion.engine.heir.tricks import basic_types

BASIC = ("wood", "metal", "glass", "fabric")


@pytest.mark.parametrize("difficulty", DIFFICULTIES, ids=lambda difficulty: difficulty.id)
def test_the_team_of_each_difficulty(difficulty: Difficulty) -> None:
    """HEIR-1: a Magician, and the Specialists and Apprentices of the difficulty."""
    level = difficulty.id
    for seed in range(5):
        player = solo(level, seed).players[HEIR]
        team = [character for character in range(8) if player.has(character)]
        assert team[0] == 0
        assert sum(1 <= c <= 3 for c in team) == difficulty.specialists
        assert sum(c >= 4 for c in team) == difficulty.apprentices


def test_the_heir_starts_with_five_fame_and_nothing_else() -> None:
    """HEIR-1; in its first turn it has advertised."""
    player = solo().players[HEIR]
    assert (player.fame, player.coins, player.shards) == (5 + 2, 0, 0)
    assert player.hand == []


@pytest.mark.parametrize("seed", range(12))
def test_its_magician_and_first_trick(seed: int) -> None:
    """HEIR-1: another category than the player's; a Level 1 trick with two Basic types."""
    game = solo(seed=seed)
    own, other = game.players
    assert FAVORITE[own.magician] != FAVORITE[other.magician]
    (trick,) = [trick for trick in other.tricks if trick != NONE]
    assert LEVEL[trick] == 1
    assert CATEGORY[trick] == FAVORITE[other.magician]
    assert sum(name in BASIC for name in TRICKS[trick].components) > 1
    assert basic_types(trick) > 1
    assert other.markers[0] == MARKERS[trick]


def test_the_player_is_first_and_alone_gets_coins() -> None:
    """HEIR-1: initiative slots 1 and 3."""
    game = Game.new(Options(players=1, heir="hard"), 3)
    while game.phase == "set_up":
        game.apply(game.options(0)[0])
    assert game.initiative == [0, 1]
    view = game.view(0)
    assert [player["initiative_slot"] for player in view["players"]] == [1, 3]
    assert [player.coins for player in game.players] == [10, 0]


def test_one_riverside_card_is_shown_as_with_two_players() -> None:
    """HEIR-1, DUEL-4: the two-player setup with the cards of the Duel."""
    game = solo()
    assert len(game.theater) == 1
    assert game.view(0)["theater"][0]["neutral"]


def test_with_the_beginner_setup() -> None:
    """HEIR-1, SET-13: the player's start is fixed, the Heir's is not."""
    game = Game.new(Options(players=1, heir="easy", beginner=True), 1)
    game.apply(game.options(0)[0])
    assert game.phase != "set_up"
    assert game.players[HEIR].magician != NONE
