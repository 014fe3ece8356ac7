"""Bots in endings: what they lose, and what becomes of those that fail."""

import json
from dataclasses import replace
from itertools import islice

import pytest

from tests.lab.regret.test_endings import LIMIT, performing
from trickerion import Action, Game
from trickerion.bots import Bot, Budget
from trickerion.bots.solver import Solver
from trickerion.lab.play.arena import ArenaError
from trickerion.lab.regret.endings import Ending, solved
from trickerion.lab.regret.measure import (
    Exam,
    ExamResult,
    attempt,
    measure_game,
    measure_games,
    most_to_lose,
    read_result,
)
from trickerion.lab.workers import Workers

EXAM = Exam(("random",), LIMIT, nodes=5)
BUDGET = Budget(nodes=5)


class PassingBot(Bot):
    """Never performs."""

    def decide(self, game: Game, budget: Budget) -> Action:
        return game.options(self.seat)[-1]


class SolvingBot(Bot):
    """Plays what the solver finds."""

    def decide(self, game: Game, budget: Budget) -> Action:
        return Solver(self.seat, LIMIT).answers(game)[0].action


class CheatingBot(Bot):
    """Performs a card that is not shown."""

    def decide(self, game: Game, budget: Budget) -> Action:
        return Action.parse("p1 perform riverside_9")


def ending() -> Ending:
    found = solved(performing(), 0, LIMIT)
    assert found is not None
    return found


def test_a_bot_loses_what_the_best_line_reaches_beyond_its_own() -> None:
    lost = attempt(ending(), f"{__name__}:PassingBot", BUDGET)
    assert (lost["lost"], lost["failure"]) == (2, "")


def test_a_failing_bot_loses_as_much_as_the_worst_answer() -> None:
    failed = attempt(ending(), f"{__name__}:CheatingBot", BUDGET)
    assert failed["lost"] == most_to_lose(ending()) == 2
    assert "which is illegal: PRF-1" in failed["failure"]


def test_a_bot_that_cannot_be_loaded_is_refused() -> None:
    with pytest.raises(ArenaError, match="has no class NoBot"):
        attempt(ending(), f"{__name__}:NoBot", BUDGET)


def test_the_best_play_loses_nothing_and_random_play_loses_something() -> None:
    exam = replace(EXAM, bots=("random", f"{__name__}:SolvingBot"))
    lost = dict.fromkeys(exam.bots, 0)
    for game in islice(measure_games(exam, {}), 6):
        for found in game["endings"]:
            for one in found["attempts"]:
                assert not one["failure"]
                lost[one["bot"]] += one["lost"]
    assert lost["random"] > lost[f"{__name__}:SolvingBot"] == 0


def test_games_come_in_order_and_known_ones_are_not_played_again() -> None:
    known: ExamResult = {**measure_game(EXAM, 1), "endings": []}
    games = list(islice(measure_games(EXAM, {1: known}), 2))
    assert [game["number"] for game in games] == [0, 1]
    assert games[1] is known
    assert games[0] == measure_game(EXAM, 0)


@pytest.mark.long
def test_workers_change_nothing() -> None:
    games = list(islice(measure_games(EXAM, {}, Workers(2)), 2))
    assert games == [measure_game(EXAM, number) for number in range(2)]


def test_a_result_is_read_back() -> None:
    result = measure_game(EXAM, 1)
    assert result["endings"]
    assert read_result(json.dumps(result).encode()) == result


def test_other_lines_are_refused() -> None:
    for line in (b"{}", b'{"number": 1}', b"nonsense"):
        with pytest.raises(ValueError, match="not a game of"):
            read_result(line)
