"""Leaning bots against neutral ones: the contests, and the figures they give."""

from trickerion import Options
from trickerion.lab.leanings.behavior import Behavior
from trickerion.lab.leanings.measure import compared, measure, schedule
from trickerion.lab.play.arena import play_games


def test_every_bot_meets_copies_of_its_opponent_on_the_same_seeds() -> None:
    pairs = [("random:gambler", "random"), ("random:planner", "random")]
    contests = schedule(pairs, Options(players=3), 5, 10, 0.0)
    assert contests.game(0)[0].bots == ("random:gambler", "random", "random")
    assert contests.game(1)[0].bots == ("random:planner", "random", "random")
    assert [contests.header(number)["seed"] for number in range(4)] == [5, 5, 6, 6]


def test_the_result_compares_what_both_did() -> None:
    options = Options(players=2, beginner=True, quick=True)
    contests = schedule([("random:publicist", "random")], options, 1, 1, 0.0)
    (found,) = measure(list(play_games(contests, range(4))), contests)
    assert (found["bot"], found["opponent"], found["games"]) == ("random:publicist", "random", 4)
    assert found["won"]["seats"] == 4
    assert set(found["fame_by_source"]) == {"random:publicist", "random"}
    posters = found["behavior"]["posters"]
    assert posters["difference"] == round(posters["bot"] - posters["opponent"], 2)


def test_a_difference_has_an_interval() -> None:
    def did(posters: int) -> list[Behavior]:
        return [{"posters": posters}]

    figure = compared([(did(5), did(3)), (did(4), did(4)), (did(6), did(3))], "posters")
    assert (figure["bot"], figure["opponent"]) == (5, 3.33)
    low, high = figure["interval"]
    assert low < figure["difference"] == 1.67 < high
