"""The main loop: who decides, and what is refused."""

from random import Random

from tests.support import do, position, refused, seat
from trickerion import Game, Options
from trickerion.engine.core import flow
from trickerion.lab.play.simulation import play_randomly, random_game


def test_the_wrong_question_the_wrong_seat_and_a_finished_game_are_explained() -> None:
    game = Game.new(Options(players=2), seed=1)
    assert refused(game, "p1 advertise") == "SET-6: that’s not what is asked now"
    assert refused(game, "p4 pass") == "SET-1: there is no p4 in this game"
    play_randomly(game, Random(1))
    assert refused(game, "p1 pass") == "FIN-1: the game is over"


def test_play_goes_on_to_the_next_question() -> None:
    """TURN-6: whoever is done is not asked again; the next player places."""
    game = position(
        seat(assigned={"magician": "downtown"}), seat(assigned={"magician": "downtown"})
    )
    do(game, "p1 place magician downtown.1")
    assert flow.question(game) is game.stack[-1]
    do(game, "p1 done")
    asked = flow.question(game)
    assert asked is not None
    assert (asked.name, asked.seats()) == ("place_character", [1])


def test_a_finished_game_asks_nothing() -> None:
    """FIN-1."""
    game = random_game(Options(players=2, quick=True), 3)
    assert flow.question(game) is None
    assert game.options(0) == game.free_options(0) == []
