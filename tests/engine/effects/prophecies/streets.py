"""A Character Downtown or on Market Row under a prophecy."""

from typing import Any

from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, seat
from trickerion import Game


def downtown(prophecy: str | None, character: str = "apprentice_1", **more: Any) -> Game:
    """p1 has placed a Character (an Apprentice has 1 AP) Downtown; all dice can be used."""
    card = more.pop("card", "downtown")
    game = foretold(
        prophecy,
        seat(assigned={character: card}, shards=0, **more),
        seat(assigned={"magician": "theater"}),
        dice={"residence_a": "optical", "inn_a": "engineer", "inn_b": "apprentice", "bank_a": "5"},
    )
    do(game, f"p1 place {character} downtown.4")
    return game


def market(prophecy: str | None, character: str = "magician", **more: Any) -> Game:
    """p1 has placed a Character with 1 AP to 3 AP at the Market Row."""
    card, coins = more.pop("card", "market_row"), more.pop("coins", 10)
    one = seat(assigned={character: card}, coins=coins, shards=0, team=["assistant"])
    game = foretold(prophecy, one, seat(assigned={"magician": "theater"}), **more)
    do(game, f"p1 place {character} market_row.4")
    return game


def price(game: Game, *lines: str) -> list[tuple[int, str]]:
    return changes(do(game, *lines), 0, "coins")
