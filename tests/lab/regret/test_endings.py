"""Endings from games between bots and from records."""

from random import Random

import pytest

from tests.support import position, seat, show
from trickerion import Action, Game
from trickerion.lab.ladder.ladder import EVERY_MODE
from trickerion.lab.regret.endings import (
    PLAYERS,
    fame_lost,
    first_ending,
    recorded_losses,
    seating,
    solved,
)

LIMIT = 300


def performing() -> Game:
    """p1 performs one of two cards in the last turn: the first pays a Fame more."""
    return position(
        seat(placed={"magician": "friday.performance"}, tricks={"linking_rings": 0}, coins=8),
        seat(),
        turn=5,
        theater=[
            show("riverside_3", s00="p1 spade spiritual"),
            show("riverside_7", s00="p1 spade spiritual"),
        ],
    )


def test_the_modes_and_the_players_vary_with_the_number() -> None:
    seatings = [seating(number, number) for number in range(2 * len(EVERY_MODE))]
    assert {level for levels in seatings for level in levels} == set(PLAYERS)
    assert [len(levels) for levels in seatings] == 2 * [mode.players for mode in EVERY_MODE]


def test_an_ending_is_found_again_from_its_seed() -> None:
    one, again = first_ending(1, 2, LIMIT), first_ending(1, 2, LIMIT)
    assert one is not None
    assert again is not None
    assert one.game.digest() == again.game.digest()
    assert (one.seat, one.best) == (again.seat, again.best)
    assert one.game.to_act == [one.seat]
    assert one.game.setup_options == EVERY_MODE[1]


def test_an_ending_has_something_to_lose() -> None:
    """Without markers to set up or perform, all answers are worth the same."""
    assert solved(performing(), 0, LIMIT) is not None
    nothing = position(
        seat(assigned={"magician": "theater"}), seat(), turn=5, theater=[show("riverside_3")]
    )
    assert solved(nothing, 0, LIMIT) is None


def test_a_position_beyond_the_limit_is_no_ending() -> None:
    assert solved(performing(), 0, 1) is None


def test_the_fame_lost_by_an_action_is_its_distance_to_the_best() -> None:
    game = performing()
    ending = solved(game, 0, LIMIT)
    assert ending is not None
    losses = {str(action): fame_lost(ending, game, action) for action in game.options(0)}
    assert losses == {"p1 perform riverside_3": 0, "p1 perform riverside_7": 1, "p1 pass": 2}


def test_returning_something_is_not_measured() -> None:
    game = performing()
    ending = solved(game, 0, LIMIT)
    assert ending is not None
    assert fame_lost(ending, game, Action.parse("p1 return_trick linking_rings")) is None


def test_a_record_is_measured_from_each_seats_first_ending() -> None:
    game = performing()
    game.play(Action.parse("p1 pass"))
    [(ending, lost)] = recorded_losses(game.record(), LIMIT)
    assert (ending.seat, lost) == (0, 2)
    assert not ending.game.history


def test_a_player_who_returned_something_is_left_out() -> None:
    game = performing()
    game.apply(Action.parse("p1 perform riverside_3"))
    assert len(recorded_losses(game.record(), LIMIT)) == 1
    game = performing()
    returned = Action.parse("p1 return_trick linking_rings")
    game.apply(returned)
    assert recorded_losses(game.record(), LIMIT) == []


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(ValueError, match="line"):
        recorded_losses(performing().record() + "p1 perform riverside_9\n", LIMIT)


def test_a_whole_recorded_game_is_measured() -> None:
    ending = first_ending(1, 2, LIMIT)
    assert ending is not None
    game, rng = ending.game.clone(), Random(1)
    while not game.over:
        game.play(rng.choice(game.options(game.to_act[0])))
    losses = {one.seat: lost for one, lost in recorded_losses(game.record(), LIMIT)}
    assert losses[ending.seat] >= 0
