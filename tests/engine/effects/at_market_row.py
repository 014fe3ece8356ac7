"""Positions at Market Row for the tests of its Special cards."""

from typing import Any

from tests.support import Data, do, position, seat
from trickerion import Game

BUY_AREA = ("wood", "rope", "padlock", "glass")
"""Two Basics at 1 Coin, a Rope at 2, a Padlock at 3."""


def market(
    card: str, character: str = "magician", slot: int = 4, use: str = "bonus", **rest: Any
) -> Game:
    """p1 has just placed a Character with a Special card, used for its bonus or +1 AP; p2 has a
    Magician to place on Market Row. `me` and `other` write more of the two, the rest the table."""
    me = {"magician": "electra", **rest.pop("me", {})}
    other = {"assigned": {"magician": "market_row"}, **rest.pop("other", {})}
    seats = seat(assigned={character: card}, **me), seat(**other)
    game = position(*seats, dark_alley=True, **{"buy": BUY_AREA, **rest})
    do(game, f"p1 place {character} market_row.{slot}", f"p1 use_card {use}")
    return game


def components(game: Game, seat: int = 0) -> dict[str, int]:
    """How many pieces of each type lie in a Workshop."""
    written: Any = game.to_dict()
    piles = written["players"][seat]["components"]
    return {component: pile["pieces"] for component, pile in piles.items()}


def table(game: Game) -> Data:
    """What lies in the Buy area, in the Order area and on the Quick Order slot."""
    written: Any = game.to_dict()
    market: Data = written["market"]
    return market


def end_turn(game: Game) -> None:
    """p2 places nobody any more; the turn ends by itself."""
    turn = game.turn
    do(game, "p2 idle magician")
    assert game.turn == turn + 1


OPTICO = {"magician": "great_optico", "assigned": {"magician": "market_row"}}
