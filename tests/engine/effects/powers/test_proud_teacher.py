"""The Power Proud Teacher."""

from tests.engine.effects.at_downtown import PARTS
from tests.engine.effects.powers.learned import gained, placed
from tests.support import do

LEARN = ("p1 learn residence_a", "p1 trick enchanted_butterflies")


def test_proud_teacher_gains_the_level() -> None:
    """DT-1: a Level 1 trick gives 2 Fame, a Level 2 trick 3."""
    game = placed("proud_teacher", "downtown.4")
    assert gained(do(game, *LEARN), "fame", "proud_teacher") == [2]
    game = placed("proud_teacher", "downtown.4", fame=20)
    events = do(game, "p1 learn residence_a", "p1 trick self_decapitation")
    assert gained(events, "fame", "proud_teacher") == [3]


def test_proud_teacher_does_not_help_to_learn() -> None:
    """DT-2: the Fame comes after the threshold was paid for."""
    game = placed("proud_teacher", "downtown.4", fame=14, coins=2)
    events = do(game, "p1 learn residence_a", "p1 trick self_decapitation")
    assert gained(events, "coins", "learn_trick") == [-2]


def test_proud_teacher_gains_for_an_overhauled_trick() -> None:
    """SPC-18: the trick that replaces another one is learned."""
    own = {"tricks": {"linking_rings": 0}, "components": PARTS}
    game = placed("proud_teacher", "downtown.4", card="trick_overhaul", **own)
    do(game, "p1 learn residence_a", "p1 replace_trick linking_rings")
    events = do(game, "p1 trick enchanted_butterflies")
    assert gained(events, "fame", "proud_teacher") == [2]
