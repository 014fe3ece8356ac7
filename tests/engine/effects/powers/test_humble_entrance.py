"""The Power Humble Entrance."""

from typing import Any

from tests.engine.effects.powers.learned import lose, table
from trickerion.engine.phases.initiative import set_initiative


def order(powers: list[str], fame: int, **more: Any) -> list[int]:
    """The initiative order with p1's Fame; p2 has 10."""
    game = table(powers, {"fame": fame}, {"fame": 10}, **more)
    set_initiative(game)
    return game.initiative


def test_humble_entrance_comes_first_with_more_fame() -> None:
    """TURN-3: 11 Fame count as 9."""
    assert order(["humble_entrance"], 11) == [0, 1]


def test_humble_entrance_hides_two_fame_only() -> None:
    """TURN-3: 13 Fame count as 11; in a tie the previous order is reversed."""
    assert order(["humble_entrance"], 13) == [1, 0]
    assert order(["humble_entrance"], 12) == [1, 0]
    assert order(["humble_entrance"], 12, initiative=[1, 0]) == [0, 1]


def test_humble_entrance_works_while_it_lies_face_up() -> None:
    """POW-3, POW-6: without its Shard the slot closes."""
    game = table(["humble_entrance"], {"fame": 11}, {"fame": 10})
    lose(game)
    set_initiative(game)
    assert game.initiative == [1, 0]


def test_humble_entrance_makes_an_underdog() -> None:
    """Both Powers: counted Fame decides who is first."""
    game = table(["humble_entrance", "underdog"], {"fame": 11, "coins": 0}, {"fame": 10})
    set_initiative(game)
    assert game.players[0].coins == 1
