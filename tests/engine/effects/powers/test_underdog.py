"""The Power Underdog."""

from typing import Any

from tests.engine.effects.powers.learned import table
from trickerion.engine.phases.initiative import set_initiative


def coins(own: int, rival: int, **more: Any) -> int:
    """p1's Coins after the order is set, from none."""
    game = table(["underdog"], {"fame": own, "coins": 0}, {"fame": rival}, **more)
    set_initiative(game)
    return game.players[0].coins


def test_underdog_gains_when_first() -> None:
    """TURN-3: the least Fame comes first, and a Coin with it."""
    assert coins(5, 10) == 1


def test_underdog_gains_nothing_when_later() -> None:
    """TURN-3: second is not first; a tie reverses the previous order."""
    assert coins(11, 10) == 0
    assert coins(10, 10) == 0
    assert coins(10, 10, initiative=[1, 0]) == 1


def test_underdog_gains_nothing_in_the_first_turn() -> None:
    """TURN-3: then the order is not set anew."""
    assert coins(5, 10, turn=1) == 0
