"""The Power Second Wind."""

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do, offers, refused
from trickerion import Game


def ap(game: Game) -> int:
    act = game.stack[-1]
    value: int = getattr(act, "ap")  # noqa: B009
    return value


def test_second_wind_buys_an_ap() -> None:
    """POW-6: 1 Coin for 1 AP."""
    game = placed("second_wind", "market_row.4")
    before = ap(game)
    assert gained(do(game, "p1 use_power second_wind"), "coins", "second_wind") == [-1]
    assert ap(game) == before + 1


def test_second_wind_works_once_per_turn_for_all_characters() -> None:
    """POW-6: not with the next Character either; again in the next turn."""
    game = placed("second_wind", "market_row.4", assigned={"assistant": "downtown"})
    do(game, "p1 use_power second_wind", "p1 done", "p2 idle magician")
    do(game, "p1 place assistant downtown.4")
    assert refused(game, "p1 use_power second_wind") == "POW-6: already used this turn"
    do(game, "p1 done")
    assert game.players[0].powers_used == 0


def test_second_wind_needs_coins_and_no_theater() -> None:
    """POW-6: neither without Coins nor backstage."""
    assert offers(placed("second_wind", "market_row.4", coins=0), 0, "use_power") == []
    assert offers(placed("second_wind", "friday.1", "engineer"), 0, "use_power") == []


def test_second_wind_comes_before_the_first_action() -> None:
    """AP-6: like Enhance, and along with it."""
    game = placed("second_wind", "market_row.4", shards=4)
    before = ap(game)
    do(game, "p1 enhance", "p1 use_power second_wind")
    assert ap(game) == before + 2
    do(game, "p1 order rope", "p1 order_place 1")
    assert offers(game, 0, "use_power") == []


def test_second_wind_may_come_before_the_use_of_a_card() -> None:
    """AP-6: also while the card's use is asked."""
    game = placed("second_wind", "market_row.4", card="component_sale")
    assert offers(game, 0, "use_power") == []
