"""The Power Tidy Bench."""

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do

RINGS = {"tricks": {"linking_rings": 0}, "components": {"metal": 2}}


def test_tidy_bench_pays_for_a_preparation() -> None:
    """WS-1: 1 Coin for a trick prepared."""
    game = placed("tidy_bench", "workshop.1", **RINGS)
    assert gained(do(game, "p1 prepare linking_rings"), "coins", "tidy_bench") == [1]


def test_tidy_bench_pays_once_per_turn() -> None:
    """POW-6: the second preparation of a turn pays nothing."""
    two = {"tricks": {"linking_rings": 0, "enchanted_butterflies": 0}}
    pieces = {"metal": 2, "wood": 3, "glass": 3, "fabric": 3, "animal": 3}
    game = placed("tidy_bench", "workshop.1", components=pieces, **two)
    do(game, "p1 prepare linking_rings")
    again = do(game, "p1 prepare enchanted_butterflies")
    assert gained(again, "coins", "tidy_bench") == []


def test_tidy_bench_pays_nothing_for_setup() -> None:
    """POW-6: in hand it does nothing."""
    game = placed("", "workshop.1", **RINGS)
    assert gained(do(game, "p1 prepare linking_rings"), "coins", "tidy_bench") == []


def test_tidy_bench_pays_even_if_a_test_run_leaves_no_marker() -> None:
    """SPC-9: a preparation counts, whatever becomes of its markers."""
    mummy = {"tricks": {"burning_mummy": 0}, "components": {"fabric": 3, "petroleum": 1}}
    game = placed("tidy_bench", "workshop.1", card="test_run", **mummy)
    events = do(game, "p1 prepare burning_mummy", "p1 accept")
    assert gained(events, "coins", "tidy_bench") == [1]
