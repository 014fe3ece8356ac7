"""The Power Open Doors."""

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do, offers, refused


def test_open_doors_make_every_die_any() -> None:
    """DT-1: with an optical die a spiritual trick is learned."""
    game = placed("open_doors", "downtown.4")
    do(game, "p1 learn residence_a")
    assert "mind_reading" in offers(game, 0, "trick")


def test_open_doors_open_no_die_on_x() -> None:
    """TURN-2: X offers nothing."""
    game = placed("open_doors", "downtown.4")
    assert refused(game, "p1 learn residence_b") == "DT-1: the die shows X"


def test_open_doors_pay_for_a_lesson() -> None:
    """DT-1: 3 Coins for each trick learned."""
    game = placed("open_doors", "downtown.4")
    events = do(game, "p1 learn residence_a", "p1 trick mind_reading")
    assert gained(events, "coins", "open_doors") == [3]


def test_open_doors_must_be_learned() -> None:
    """POW-6: otherwise the die's category and the favorite one."""
    game = placed("", "downtown.4")
    do(game, "p1 learn residence_a")
    assert "mind_reading" not in offers(game, 0, "trick")


def test_open_doors_meet_a_headhunted_favorite() -> None:
    """DT-2: the threshold holds for every category."""
    game = placed("open_doors", "downtown.4", coins=0)
    do(game, "p1 learn residence_a")
    assert "seance" not in offers(game, 0, "trick")
