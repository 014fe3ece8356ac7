"""Games with a module beside the same games without it."""

import pytest

from trickerion import Options
from trickerion.engine.core.events import CHARACTER_PLACED, COINS_CHANGED, HEIR_RULE, Event
from trickerion.engine.core.names import NONE
from trickerion.engine.heir.seat import HEIR, PLAYER
from trickerion.lab.perf.modules import heir_decisions, is_heirs_decision, module_rows


def test_each_module_is_compared_with_games_without_it() -> None:
    rows = module_rows(0.01)
    assert [row["module"] for row in rows] == [
        *("Powers, 2 players", "Powers, 4 players"),
        *("Duel", "Duel, Dark Alley", "Heir"),
    ]
    for row in rows:
        for figure in ("decisions_per_second", "games_per_second"):
            assert row[f"{figure}_with"] > 0
            assert row[f"{figure}_without"] > 0
        ratio = row["games_per_second_with"] / row["games_per_second_without"]
        assert row["ratio_of_games"] == pytest.approx(ratio, rel=0.1)


def test_the_heirs_own_decisions_count() -> None:
    """Its turns run inside the player's decisions. In a random game it makes more of them."""
    assert 100 < heir_decisions(Options(players=1, heir="normal")) < 200


@pytest.mark.parametrize(
    ("event", "is_one"),
    [
        (Event(CHARACTER_PLACED, HEIR, (0, 0, 1)), True),
        (Event(CHARACTER_PLACED, PLAYER, (0, 0, 1)), False),
        (Event(COINS_CHANGED, HEIR, (3, "bank")), True),
        (Event(COINS_CHANGED, HEIR, (3, "yield")), False),
        (Event(HEIR_RULE, NONE, ("HEIR-3", "advertises", 0, None)), True),
        (Event(HEIR_RULE, NONE, ("HEIR-4", "contested", 0, None)), False),
    ],
)
def test_what_a_player_would_have_decided_is_a_decision(event: Event, is_one: bool) -> None:
    assert is_heirs_decision(event) is is_one
