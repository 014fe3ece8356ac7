"""Figures on the screen are those that the engine will use."""

from tests.support import Data, do, position, seat
from tests.terminal.drawing import table_of
from tests.terminal.random_games import dark_alley_games, pick
from trickerion import Game
from trickerion.terminal.boards.figures import cost, outcome
from trickerion.terminal.view import View, see


def test_what_is_sure_happens_so_in_random_games() -> None:
    """Costs in AP, Fame, Coins, Shards and all else that can be known before."""
    checked = 0
    for game, chance in dark_alley_games():
        while not game.over:
            view = see(game, game.to_act[0])
            action = pick(game, chance)
            foreseen = outcome(view, action)
            told = [event.seen_by(action.seat) for event in game.apply(action)]
            if foreseen.is_sure:
                assert [event.seen_by(action.seat) for event in foreseen.events] == told
                checked += 1
    assert checked > 500


def test_an_action_takes_the_action_points_it_says_in_random_games() -> None:
    checked = 0
    for game, chance in dark_alley_games():
        while not game.over:
            view = see(game, game.to_act[0])
            action = pick(game, chance)
            price = cost(view, action)
            game.play(action)
            if price is not None and action.kind not in ("ability", "buy"):
                checked += _has_taken(game, _ap(view), price)
    assert checked > 100


def _ap(view: View) -> int | None:
    """The AP of the Character who acts, whatever is asked meanwhile."""
    acting: list[int] = [frame["ap"] for frame in view["pending"] if frame["frame"] == "act"]
    return acting[-1] if acting else None


def _has_taken(game: Game, before: int | None, price: int) -> bool:
    """Is the placement still there, with that many AP less?"""
    after = _ap(see(game, 0))
    assert before is not None
    assert after is None or before - after == price
    return after is not None


def placing() -> Data:
    """Somebody with a Character to place."""
    return seat(assigned={"magician": "downtown"})


def test_prices_follow_the_prophecy_and_the_cards() -> None:
    """PRO-3, PRO-10, SPC-24."""
    flat = position(placing(), seat(), dark_alley=True, prophecy="flat_prices", quick_order="saw")
    assert any("buy     1 wood 2C  2 metal 2C" in line for line in table_of(flat))
    assert any("quick order saw 3C" in line for line in table_of(flat))
    orders = ["rope", None, None, None]
    book = position(placing(), seat(), dark_alley=True, prophecy="open_order_book", orders=orders)
    assert any("orders  1 rope 2C" in line for line in table_of(book))
    beside = position(
        seat(assigned={"manager": "logistics"}), seat(), dark_alley=True, prophecy="encore"
    )
    do(beside, "p1 place manager market_row.1", "p1 use_card bonus", "p1 with_card", "p1 order cog")
    assert any("beside cog 3C" in line for line in table_of(beside))
