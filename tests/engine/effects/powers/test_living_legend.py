"""The Power Living Legend."""

from typing import Any

from tests.engine.effects.powers.learned import table
from trickerion.engine.phases.final_scoring import final_items


def final(learned: list[str], power: str, **own: Any) -> int | None:
    """The Fame that a Power adds in the final scoring of p1."""
    game = table(learned, own)
    return dict(final_items(game, 0)).get(power)


def test_living_legend_counts_learned_powers() -> None:
    """FIN-2: 1 Fame for each other one."""
    assert not final(["living_legend"], "living_legend")
    assert final(["lucky_penny", "open_doors", "living_legend"], "living_legend") == 2


def test_living_legend_does_not_count_the_hand() -> None:
    """POW-6: only what lies face up."""
    assert final(["lucky_penny"], "living_legend", powers=["living_legend"]) is None


def test_living_legend_counts_all_four_slots() -> None:
    """FIN-4: four give 3, within the limit of 20."""
    four = ["lucky_penny", "open_doors", "living_legend", "hall_of_fame"]
    assert final(four, "living_legend") == 3
