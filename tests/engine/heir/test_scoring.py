"""What the Heir scores (HEIR-9)."""

import pytest

from tests.engine.heir.solo import heir_team, heir_tricks, on_stage, rules_told, solo, told
from tests.support import changes
from trickerion.engine.core.names import number
from trickerion.engine.heir.scoring import exchange_coins, final_items, score_markers
from trickerion.engine.heir.seat import HEIR
from trickerion.engine.phases import final_scoring
from trickerion.engine.phases.end_turn import pay_wages, wages_due

EVERYONE = (
    *("magician", "manager", "engineer", "assistant"),
    *("apprentice_1", "apprentice_2", "apprentice_3", "assistants_apprentice"),
)


@pytest.mark.parametrize(("heir", "fame"), [("easy", 4), ("normal", 6), ("hard", 6)])
def test_each_ten_coins_become_fame(heir: str, fame: int) -> None:
    """HEIR-9: the rest stays."""
    game = solo(heir)
    game.players[HEIR].coins = 27
    events = told(game)
    exchange_coins(game)
    assert changes(events, HEIR, "fame") == [(fame, "heir_exchange")]
    assert game.players[HEIR].coins == 7
    assert rules_told(events) == ["HEIR-9 exchange"]


def test_no_wages() -> None:
    """HEIR-9: and Coins are exchanged when wages are due."""
    game = solo()
    game.players[HEIR].coins = 10
    game.players[HEIR].where[1] = number("slot", "downtown.1")
    fame = game.players[HEIR].fame
    assert wages_due(game, HEIR) == 0
    pay_wages(game)
    assert (game.players[HEIR].coins, game.players[HEIR].fame) == (0, fame + 3)


def test_markers_left_on_cards_yield_a_little_less() -> None:
    """HEIR-9: -1 Fame and -1 Coin each, Shards in full; then Coins are exchanged."""
    game = solo()
    heir_tricks(game, "stairs_of_water")
    on_stage(game, ("riverside_3", {"00": "heir spade optical"}))
    game.players[HEIR].coins = 7
    events = told(game)
    score_markers(game)
    assert changes(events, HEIR, "fame") == [(4, "yield"), (3, "heir_exchange")]
    assert changes(events, HEIR, "coins") == [(3, "yield"), (-10, "heir_exchange")]
    assert changes(events, HEIR, "shards") == [(2, "yield")]


@pytest.mark.parametrize(
    ("heir", "tricks", "characters"), [("easy", 10, 0), ("normal", 14, 2), ("hard", 20, 4)]
)
def test_the_items_of_the_final_scoring(heir: str, tricks: int, characters: int) -> None:
    """HEIR-9."""
    game = solo(heir)
    heir_tricks(game, "automaton", "hellhound", "living_piano")
    heir_team(game, *EVERYONE)
    game.players[HEIR].shards = 3
    game.players[HEIR].hand = [number("card", "interest"), number("card", "empower")]
    assert dict(final_items(game)) == {
        "final_shards": 3,
        "final_special_cards": 4,
        "final_tricks": tricks,
        "final_characters": characters,
    }


def test_at_most_twenty_from_each() -> None:
    """HEIR-9, FIN-4: and nothing for Coins."""
    game = solo("hard")
    heir_tricks(game, "automaton", "hellhound", "horror_saws", "aztec_lady")
    game.players[HEIR].shards = 25
    game.players[HEIR].coins = 9
    game.theater = []
    events = told(game)
    final_scoring.final_scoring(game)
    scored = changes(events, HEIR, "fame")
    assert scored == [(20, "final_shards"), (20, "final_tricks")]


def test_level_3_tricks_have_no_bonus_of_their_own() -> None:
    """HEIR-9."""
    game = solo("hard")
    heir_tricks(game, "automaton")
    assert final_scoring.trick_bonuses(game, HEIR) == []
