"""The Power Hall Of Fame."""

from typing import Any

from tests.engine.effects.powers.learned import table
from trickerion.engine.phases.final_scoring import final_items


def final(learned: list[str], power: str, **own: Any) -> int | None:
    """The Fame that a Power adds in the final scoring of p1."""
    game = table(learned, own)
    return dict(final_items(game, 0)).get(power)


THREE = {"linking_rings": 0, "mind_reading": 0, "paper_shred": 0}


def test_hall_of_fame_counts_tricks() -> None:
    """FIN-2: 1 Fame for each trick, prepared or not."""
    assert final(["hall_of_fame"], "hall_of_fame", tricks=THREE) == 3


def test_hall_of_fame_counts_nothing_without_tricks() -> None:
    """FIN-2: no trick, no Fame; and only while learned."""
    assert final(["hall_of_fame"], "hall_of_fame") == 0
    assert final(["lucky_penny"], "hall_of_fame", tricks=THREE) is None


def test_hall_of_fame_adds_to_the_living_legend() -> None:
    """FIN-2: each Power is an item of its own."""
    both = ["living_legend", "hall_of_fame"]
    assert final(both, "hall_of_fame", tricks=THREE) == 3
    assert final(both, "living_legend", tricks=THREE) == 1
