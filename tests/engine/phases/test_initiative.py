"""Set Initiative (TURN-3)."""

from collections.abc import Sequence

from tests.engine.phases.turns import everybody_ready
from tests.support import do, position, seat
from trickerion import Game, Options


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
    """TURN-3: all have 5 Fame, and the order drawn at setup is not reversed."""
    game = Game.new(Options(players=2, beginner=True), 1)
    events = do(game, "p1 magician mechaniker", "p2 magician great_optico")
    orders = [event.fields["order"] for event in events if event.kind == "initiative_set"]
    assert orders == [game.initiative]
