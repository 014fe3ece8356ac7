"""The values of actions at the Locations."""

from tests.support import do, position, seat
from trickerion import Game
from trickerion.bots.policy.location_actions import NEVER, extra_coins_value, wages_to_come
from trickerion.bots.policy.policy import rate


def values(game: Game) -> dict[str, float]:
    options = game.options(0)
    return dict(zip(map(str, options), rate(game, 0, options), strict=True))


def test_missing_components_are_bought_and_others_are_not() -> None:
    player = seat(assigned={"magician": "market_row"}, tricks={"mind_reading": 0})
    game = position(player, seat(), buy=["glass", "rope", "wood", "metal"])
    do(game, "p1 place magician market_row.1")
    rated = values(game)
    assert rated["p1 buy glass 1"] > 0
    assert rated["p1 buy rope 1"] == NEVER


def test_coins_that_pay_wages_are_worth_more() -> None:
    game = position(seat(coins=0, assigned={"manager": "downtown"}, team=["manager"]), seat())
    assert wages_to_come(game, 0) > 0
    do(game, "p1 place manager downtown.1")
    game.players[0].coins = 0
    poor = extra_coins_value(game, 0, 2)
    game.players[0].coins = 20
    assert poor > extra_coins_value(game, 0, 2)
