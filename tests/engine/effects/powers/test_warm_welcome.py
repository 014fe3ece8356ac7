"""The Power Warm Welcome."""

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do


def test_warm_welcome_pays_for_a_hire() -> None:
    """DT-4: 1 Coin, for a Specialist and for an Apprentice."""
    for die in ("inn_a", "inn_b"):
        game = placed("warm_welcome", "downtown.4")
        assert gained(do(game, f"p1 hire {die}"), "coins", "warm_welcome") == [1]


def test_warm_welcome_pays_nothing_for_a_trick() -> None:
    """DT-1: learning is not hiring."""
    game = placed("warm_welcome", "downtown.4")
    events = do(game, "p1 learn residence_a", "p1 trick enchanted_butterflies")
    assert gained(events, "coins", "warm_welcome") == []


def test_warm_welcome_pays_once_for_a_mass_recruitment() -> None:
    """SPC-17: the second Apprentice comes with the same hire."""
    game = placed("warm_welcome", "downtown.4", card="mass_recruitment")
    events = do(game, "p1 hire inn_b")
    assert gained(events, "coins", "warm_welcome") == [1]
    assert gained(do(game, "p1 accept"), "coins", "warm_welcome") == []
