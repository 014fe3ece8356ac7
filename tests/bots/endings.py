"""Positions near the end of a game that the solver solves."""

from collections.abc import Iterator
from functools import cache
from random import Random

from tests.support import position, seat, show
from trickerion import Game, Options
from trickerion.bots.solver import SolvedAction, Solver, is_ending
from trickerion.lab.play.simulation import lively_action

SMALL = 150
"""A position solved with so few actions is small enough for brute force."""
KINDS = [
    Options(players=2),
    Options(players=3, quick=True),
    Options(players=4, beginner=True),
    Options(players=2, dark_alley=True, prophecies=True),
    Options(players=3, dark_alley=True, late_bonus=True),
    Options(players=4, dark_alley=True, prophecies=True, quick=True, beginner=True),
]


def ending() -> Game:
    """The last turn: p1 has an Apprentice left for the Theater, p2 has nothing left to do."""
    return position(
        seat(
            tricks={"linking_rings": 1},
            assigned={"apprentice_1": "theater"},
            placed={"magician": "friday.performance"},
        ),
        seat(),
        turn=5,
        theater=[show("riverside_1"), show("riverside_2")],
    )


def endings(options: Options, seeds: range, others: int = 0) -> Iterator[tuple[Game, int]]:
    """Positions of lively games in which a seat and no more than so many others have Characters to
    place."""
    for seed in seeds:
        game, rng = Game.new(options, seed), Random(seed)
        while not game.over:
            asked = game.to_act[0]
            if len(game.options(asked)) > 1 and is_ending(game, asked, others):
                yield game.clone(), asked
            game.play(lively_action(game, rng))


@cache
def small_endings() -> list[tuple[Game, int, list[SolvedAction]]]:
    """Some solved positions of every kind, each with its solution."""
    found = []
    for options in KINDS:
        solved = []
        for game, asked in endings(options, range(30)):
            answers = Solver(asked, SMALL).answers(game)
            if len(answers) > 1:
                solved.append((game, asked, answers))
            if len(solved) == 6:
                break
        found += solved
    return found


@cache
def shared_endings() -> list[tuple[Game, int, list[SolvedAction]]]:
    """Some solved positions in which another seat has Characters to place."""
    found = []
    for options in KINDS:
        for game, asked in endings(options, range(60), others=1):
            if is_ending(game, asked):
                continue
            answers = Solver(asked, SMALL, others=1).answers(game)
            if len(answers) > 1:
                found.append((game, asked, answers))
                break
    return found
