"""How much Fame bots lose in endings, compared with the best line of play.

A bot plays an ending to the end of the game. The Fame it loses is what the best line reaches, minus
what its own reaches if all others answer as the solver assumes.
"""

from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, Final, TypedDict, cast

from trickerion import __version__
from trickerion.bots import Bot, Budget, Misconduct, referee
from trickerion.bots.solver import equivalent
from trickerion.lab.ladder.ladder import EVERY_MODE
from trickerion.lab.play.arena import ArenaError, GameHeader, derived_seed, record_of
from trickerion.lab.play.results import HEADER, fits, read_object
from trickerion.lab.regret.endings import Ending, fame_lost, first_ending, seating
from trickerion.lab.workers import HERE, Workers


class PlayedEnding(TypedDict):
    """How a bot, or a person, did in an ending."""

    bot: str
    lost: int
    failure: str
    """How the bot raised, stalled or cheated; it then loses as much as the worst answer."""


class Measured(TypedDict):
    """An ending, and what became of it. `record` is the game up to there."""

    seat: int
    best: int
    relies_on_others: bool
    record: str
    attempts: list[PlayedEnding]


class ExamHeader(GameHeader):
    """What determines the result of a game's ending. The seating played up to it."""

    bots: list[str]
    limit: int


class ExamResult(ExamHeader):
    """One game: its ending, if it has one."""

    endings: list[Measured]


SHAPE: Final[dict[str, Any]] = {
    **HEADER,
    "bots": [str],
    "limit": int,
    "endings": [
        {
            "seat": int,
            "best": int,
            "relies_on_others": bool,
            "record": str,
            "attempts": [{"bot": str, "lost": int, "failure": str}],
        }
    ],
}


@dataclass(frozen=True, slots=True)
class Exam:
    """Which bots are measured, with which budget, and the seed of the first game. `limit` is the
    number of actions after which the solver gives a position up."""

    bots: tuple[str, ...]
    limit: int
    seed: int = 1
    nodes: int = 0
    seconds: float = 0.0

    def header(self, number: int) -> ExamHeader:
        return {
            "number": number,
            "version": __version__,
            "seed": self.seed + number,
            "options": EVERY_MODE[number % len(EVERY_MODE)].to_dict(),
            "nodes": self.nodes,
            "seconds": self.seconds,
            "seating": seating(number, self.seed + number),
            "bots": list(self.bots),
            "limit": self.limit,
        }


def read_result(line: bytes) -> ExamResult:
    """A line of the results file; raises ValueError."""
    data: Mapping[str, Any] = read_object(line)
    if not fits(data, SHAPE):
        raise ValueError("not a game of trickerion regret")
    return cast(ExamResult, data)


def measure_games(
    exam: Exam, known: Mapping[int, ExamResult], workers: Workers = HERE
) -> Generator[ExamResult, None, None]:
    """The games of an exam in order, endlessly; those that are known are not played again."""
    missing = (number for number in count() if number not in known)
    with closing(workers.run(partial(measure_game, exam), missing, in_order=True)) as fresh:
        for number in count():
            yield known[number] if number in known else next(fresh)


def measure_game(exam: Exam, number: int) -> ExamResult:
    """Play one game up to its ending, and let each bot play that."""
    header = exam.header(number)
    ending = first_ending(number, header["seed"], exam.limit)
    return {**header, "endings": [] if ending is None else [measured(ending, exam)]}


def measured(ending: Ending, exam: Exam) -> Measured:
    budget = Budget(exam.nodes, exam.seconds)
    attempts = [attempt(ending, bot, budget) for bot in exam.bots]
    return described(ending, attempts)


def described(ending: Ending, attempts: list[PlayedEnding]) -> Measured:
    return {
        "seat": ending.seat,
        "best": ending.best,
        "relies_on_others": ending.solver.relies_on_others,
        "record": record_of(ending.game),
        "attempts": attempts,
    }


# One bot in one ending


def attempt(ending: Ending, name: str, budget: Budget) -> PlayedEnding:
    """Let a bot play an ending; raises ArenaError if it can't be loaded."""
    bot = None
    try:
        bot = referee.make(name, ending.seat, derived_seed("bots", ending.game.seed))
        return {"bot": name, "lost": played_out(ending, bot, budget), "failure": ""}
    except ValueError as error:
        raise ArenaError(str(error)) from error
    except Misconduct as error:
        return {"bot": name, "lost": most_to_lose(ending), "failure": str(error)}
    finally:
        referee.close(bot)


def played_out(ending: Ending, bot: Bot, budget: Budget) -> int:
    """The Fame that a bot loses by playing an ending to the end of the game; raises Misconduct."""
    game, lost = ending.game.clone(), 0
    while not game.over:
        if game.to_act != [ending.seat]:
            game.play(ending.solver.reply(game))
            continue
        seed = derived_seed("imagined", game.seed, len(game.history))
        action = equivalent(game, referee.ask(bot, ending.seat, game, seed, budget))
        loss = fame_lost(ending, game, action)
        assert loss is not None
        lost += loss
        game.play(action)
    return lost


def most_to_lose(ending: Ending) -> int:
    """The difference between the best and the worst answer in an ending."""
    return ending.best - ending.solver.answers(ending.game)[-1].fame
