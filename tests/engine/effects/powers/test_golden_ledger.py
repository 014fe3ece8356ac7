"""The Power Golden Ledger."""

from typing import Any

from tests.engine.effects.powers.learned import table
from trickerion.engine.phases.final_scoring import final_items


def final(learned: list[str], power: str, **own: Any) -> int | None:
    """The Fame that a Power adds in the final scoring of p1."""
    game = table(learned, own)
    return dict(final_items(game, 0)).get(power)


def test_golden_ledger_counts_coins_again() -> None:
    """FIN-2: 1 Fame for every 4 Coins, besides the usual one."""
    assert final(["golden_ledger"], "golden_ledger", coins=11) == 2
    assert final(["golden_ledger"], "final_coins", coins=11) == 3


def test_golden_ledger_must_be_learned() -> None:
    """POW-6: in hand it does nothing."""
    assert final(["lucky_penny"], "golden_ledger", powers=["golden_ledger"], coins=11) is None


def test_golden_ledger_leaves_shards_without_fame() -> None:
    """POW-5: Shards are no Coins."""
    assert final(["golden_ledger"], "final_shards", coins=11) is None
