"""Roll Dice, Set Initiative and Advertise: the start of a turn (TURN-2 to TURN-4)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.support import Data, changes, do, offers, position, refused, seat
from trickerion import Event, Game, Options
from trickerion.catalog import board


def everybody_ready(game: Game) -> list[Event]:
    """The rest of a turn in which nobody has assigned a card, and the start of the next."""
    return do(game, *(f"p{seat + 1} ready" for seat in game.to_act))


def dice(game: Game) -> Any:
    return game.to_dict()["dice"]


# TURN-2: Roll Dice


def test_all_six_dice_are_rolled_each_turn() -> None:
    """TURN-2: whatever they showed before, each shows a face of its own now."""
    game = position(seat(), seat())
    rolled = [e for e in everybody_ready(game) if e.kind == "dice_rolled"]
    faces = dice(game)
    assert [event.fields["faces"] for event in rolled] == [list(faces.values())]
    assert list(faces) == list(board.DICE)
    assert all(face in map(str, board.DICE[die]) for die, face in faces.items())


@pytest.mark.parametrize("die", board.DICE)
def test_every_face_of_a_die_can_come_up(die: str) -> None:
    """TURN-2: a die is rolled with all its faces, X included."""
    seen = set()
    for seed in range(80):
        game = position(seat(), seat(), seed=seed)
        everybody_ready(game)
        seen.add(dice(game)[die])
    assert seen == set(map(str, board.DICE[die]))


def test_dice_on_x_offer_nothing() -> None:
    """TURN-2: a Magician with 5 AP can only change the dice."""
    game = position(seat(assigned={"magician": "downtown"}), seat())
    do(game, "p1 place magician downtown.1")
    for action in ("learn", "hire", "take_coins"):
        assert offers(game, 0, action) == []
    assert len(offers(game, 0, "reroll")) == 6


# TURN-3: Set Initiative


def next_order(fame: Sequence[int], before: Sequence[int]) -> list[int]:
    """The initiative order of the next turn, from each seat's Fame and the order before."""
    game = position(*(seat(fame=points) for points in fame), initiative=before)
    everybody_ready(game)
    return game.initiative


def test_the_least_famous_acts_first() -> None:
    """TURN-3: ascending Fame."""
    assert next_order([9, 3, 12, 7], [0, 1, 2, 3]) == [1, 3, 0, 2]


def test_without_ties_the_previous_order_does_not_matter() -> None:
    """TURN-3: ascending Fame, wherever everybody stood."""
    assert next_order([9, 3, 12, 7], [2, 0, 3, 1]) == [1, 3, 0, 2]


def test_two_players_tied_on_fame_change_places() -> None:
    """TURN-3: the reverse of their previous order."""
    assert next_order([8, 8], [0, 1]) == [1, 0]
    assert next_order([8, 8], [1, 0]) == [0, 1]


def test_three_players_tied_on_fame_take_the_reverse_order() -> None:
    """TURN-3: the whole group is turned round."""
    assert next_order([8, 8, 8], [2, 0, 1]) == [1, 0, 2]
    assert next_order([8, 8, 3, 8], [0, 1, 2, 3]) == [2, 3, 1, 0]


def test_two_groups_of_tied_players_are_each_reversed() -> None:
    """TURN-3: the group with less Fame is still the first."""
    assert next_order([9, 4, 9, 4], [0, 1, 2, 3]) == [3, 1, 2, 0]
    assert next_order([5, 5, 9, 9], [3, 0, 2, 1]) == [1, 0, 2, 3]


def test_the_new_order_is_told() -> None:
    """TURN-3: once a turn, after the dice."""
    game = position(seat(fame=8), seat(fame=2))
    events = [event for event in everybody_ready(game) if event.kind == "initiative_set"]
    assert [event.fields["order"] for event in events] == [[1, 0]]


def test_initiative_is_not_set_in_the_first_turn() -> None:
    """TURN-3: all have 5 Fame, and the order drawn at set-up is not reversed."""
    game = Game.new(Options(players=2, beginner=True), 1)
    events = do(game, "p1 magician mechaniker", "p2 magician great_optico")
    orders = [event.fields["order"] for event in events if event.kind == "initiative_set"]
    assert orders == [game.initiative]


# TURN-4: Advertise


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
    assert refused(game, "p1 advertise") == "TURN-4: p1 is not asked now; p3 to decide"
    assert changes(do(game, "p3 advertise"), 2, "coins") == [(-1, "advertise")]
    assert game.to_act == [0]
    do(game, "p1 advertise")
    assert game.to_act == [1]


def test_a_player_advertises_once() -> None:
    """TURN-4: then the next player is asked."""
    game = at_advertise(seat(), seat())
    do(game, "p1 advertise")
    assert refused(game, "p1 advertise") == "TURN-4: p1 is not asked now; p2 to decide"
    assert [player.advertised for player in game.players] == [1, 0]


def test_advertising_is_optional() -> None:
    """TURN-4: who passes pays and gains nothing."""
    game = at_advertise(seat(fame=5, coins=10), seat())
    assert [str(action) for action in game.options(0)] == ["p1 advertise", "p1 pass"]
    assert do(game, "p1 pass") == []
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
    assert refused(game, "p1 advertise") == "TURN-4: needs 1 Coins, 0 left"


def test_advertising_does_not_change_the_order_of_this_turn() -> None:
    """TURN-4, TURN-3: the order was set before, and serves until the next turn."""
    game = at_advertise(seat(fame=5), seat(fame=6))
    do(game, "p1 advertise", "p2 pass")
    assert game.initiative == [0, 1]
    everybody_ready(game)
    assert game.initiative == [1, 0]
