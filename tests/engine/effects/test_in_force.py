"""Which effects are in force for a seat, and in which order they apply."""

from tests.support import position, seat
from trickerion.engine.effects.in_force import cards_with, in_force


def test_the_prophecy_comes_first_then_the_ability_the_powers_and_the_card() -> None:
    """POW-6, POW-7: prophecies and Powers answer in this order."""
    own = seat(
        learned=["lucky_penny", "shard_polisher", "shard_fountain"], magician="electra", shards=6
    )
    game = position(own, seat(), dark_alley=True, prophecy="shard_glory")
    effects = in_force(game, 0)
    answering = [e.id for e in effects.on_shards_received]
    assert answering == ["shard_glory", "shard_polisher", "shard_fountain"]
    assert [e.id for e in effects.bank_coins] == ["lucky_penny"]
    assert in_force(game, 1).bank_coins == ()


def test_the_armed_card_applies_after_the_powers() -> None:
    """POW-7: the Power lowers the cost first, then the card."""
    own = seat(learned=["quick_study"], assigned={"magician": "headhunter"})
    game = position(own, seat(), dark_alley=True)
    game.arm(game.players[0].under[0])
    assert [e.id for e in in_force(game, 0).action_cost] == ["quick_study", "headhunter"]


def test_cards_with_a_hook_are_found_whether_in_force_or_not() -> None:
    assert [effect.id for effect in cards_with("trick_yield")] == ["enhance_trick"]
