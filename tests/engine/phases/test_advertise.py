"""Advertise (TURN-4)."""

from collections.abc import Sequence

import pytest

from tests.engine.phases.turns import everybody_ready
from tests.support import Data, changes, do, position, refused, seat
from trickerion import Game


def at_advertise(*seats: Data, initiative: Sequence[int] | None = None) -> Game:
    """The first player of the initiative order is asked to advertise."""
    order = list(initiative or range(len(seats)))
    return position(
        *seats,
        initiative=order,
        stack=[
            {"frame": "turn", "next_phase": "assignment"},
            {"frame": "advertise", "position": 1},
            {"frame": "choose_advertise", "seat": order[0]},
        ],
    )


@pytest.mark.parametrize(("players", "prices"), [(2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_advertising_costs_the_number_of_the_initiative_slot(
    players: int, prices: list[int]
) -> None:
    """TURN-4: with 2 players slots 1 and 3 are used."""
    game = at_advertise(*(seat(coins=10) for _ in range(players)))
    events = do(game, *(f"p{number + 1} advertise" for number in range(players)))
    paid = [changes(events, number, "coins") for number in range(players)]
    assert paid == [[(-price, "advertise")] for price in prices]


def test_advertising_gains_two_fame() -> None:
    """TURN-4: the same for everybody."""
    game = at_advertise(seat(fame=5), seat(fame=9))
    events = do(game, "p1 advertise", "p2 advertise")
    assert changes(events, 0, "fame") == [(2, "advertise")]
    assert changes(events, 1, "fame") == [(2, "advertise")]
    assert game.scores == [7, 11]


def test_players_advertise_in_initiative_order() -> None:
    """TURN-4: the last seat may be the first to be asked, and pays 1 Coin."""
    game = at_advertise(seat(), seat(), seat(), initiative=[2, 0, 1])
    assert refused(game, "p1 advertise") == "TURN-4: p1 isn’t asked now; waiting for p3"
    assert changes(do(game, "p3 advertise"), 2, "coins") == [(-1, "advertise")]
    assert game.to_act == [0]
    do(game, "p1 advertise")
    assert game.to_act == [1]


def test_a_player_advertises_once() -> None:
    """TURN-4: then the next player is asked."""
    game = at_advertise(seat(), seat())
    do(game, "p1 advertise")
    assert refused(game, "p1 advertise") == "TURN-4: p1 isn’t asked now; waiting for p2"
    assert [player.advertised for player in game.players] == [1, 0]


def test_advertising_is_optional() -> None:
    """TURN-4: who passes pays and gains nothing; the log says so."""
    game = at_advertise(seat(fame=5, coins=10), seat())
    assert [str(action) for action in game.options(0)] == ["p1 advertise", "p1 pass"]
    events = do(game, "p1 pass")
    assert [event.to_dict() for event in events] == [{"kind": "advertising_passed", "seat": 0}]
    assert (game.players[0].fame, game.players[0].coins) == (5, 10)


def test_who_cannot_pay_is_not_asked_to_advertise() -> None:
    """TURN-4: slot 3 costs 3 Coins."""
    game = at_advertise(seat(), seat(coins=2))
    do(game, "p1 pass")
    assert (game.phase, game.to_act) == ("assignment", [0, 1])


def test_the_last_coins_can_go_into_advertising() -> None:
    """TURN-4: exactly 3 Coins are enough for slot 3."""
    game = at_advertise(seat(), seat(coins=3, fame=5))
    do(game, "p1 pass", "p2 advertise")
    assert (game.players[1].coins, game.players[1].fame) == (0, 7)


def test_advertising_without_coins_is_refused() -> None:
    """TURN-4: the price is told."""
    game = at_advertise(seat(coins=0), seat())
    assert refused(game, "p1 advertise") == "TURN-4: needs 1 Coin, 0 left"


def test_advertising_does_not_change_the_order_of_this_turn() -> None:
    """TURN-4, TURN-3: the order was set before, and serves until the next turn."""
    game = at_advertise(seat(fame=5), seat(fame=6))
    do(game, "p1 advertise", "p2 pass")
    assert game.initiative == [0, 1]
    everybody_ready(game)
    assert game.initiative == [1, 0]
