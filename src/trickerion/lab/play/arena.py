"""The arena: bots play whole games against each other, rotating seats and magicians.

Only the arena holds the real game; a bot gets the game as its seat imagines it.
"""

import signal
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Final, Protocol, TypedDict

from trickerion import Action, Event, Game, Options, __version__
from trickerion.bots import LEVELS, Bot, Budget, make_bot
from trickerion.catalog import MAGICIANS
from trickerion.engine.core.names import NONE

FAVORITE: Final = {magician.id: magician.favorite for magician in MAGICIANS}
FAVORITES: Final = tuple(dict.fromkeys(FAVORITE.values()))
SECOND_MAGICIANS: Final = (0b0000, 0b0101, 0b0011, 0b0110)
"""Bit masks of the categories played by their second magician; inverted every other lap."""


class GameHeader(TypedDict):
    """Identifies a game of a contest by everything that determines its course."""

    number: int
    version: str
    seed: int
    options: dict[str, int | bool]
    nodes: int
    seconds: float
    seating: list[str]


class SeatResult(TypedDict):
    """One seat's figures. `initiative` is its position in the first turn, from 1."""

    magician: str
    specialist: str
    initiative: int
    fame_by_source: dict[str, int]
    fame_by_turn: list[int]
    decisions: int
    milliseconds: list[float]


class GameResult(GameHeader):
    """One game of a contest, as written to the results file."""

    scores: list[int]
    winner: int
    seats: list[SeatResult]


class ArenaError(Exception):
    """A bot misbehaved or a worker process died; the message says which and where."""


class Schedule(Protocol):
    """Numbered games of one contest or several."""

    def header(self, number: int) -> GameHeader: ...

    def game(self, number: int) -> tuple["Contest", int]:
        """The contest a game belongs to, and the game's number in that contest."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Which bots play, with which options and budget, and the seed of the first game."""

    bots: tuple[str, ...]
    options: Options
    seed: int = 1
    nodes: int = 0
    seconds: float = 0.0

    def seating(self, number: int) -> list[str]:
        """Each bot moves up one seat with every game."""
        players = len(self.bots)
        return [self.bots[(seat + number) % players] for seat in range(players)]

    def header(self, number: int) -> GameHeader:
        return {
            "number": number,
            "version": __version__,
            "seed": self.seed + number,
            "options": self.options.to_dict(),
            "nodes": self.nodes,
            "seconds": self.seconds,
            "seating": self.seating(number),
        }

    def game(self, number: int) -> tuple["Contest", int]:
        return self, number


def fill_seats(names: str, players: int | None) -> tuple[str, ...]:
    """The bots of "specialist,random", repeated until every seat is taken; raises ValueError."""
    bots = named_bots(names)
    players = len(bots) if players is None else players
    if len(bots) > players:
        raise ValueError(f"bots: {len(bots)} bots cannot play at {players} seats")
    return tuple(bots[seat % len(bots)] for seat in range(players))


def named_bots(names: str) -> list[str]:
    bots = [name.strip() for name in names.split(",")]
    for name in bots:
        if name not in LEVELS:
            raise ValueError(f"bots: {name!r} is not one of {', '.join(LEVELS)}")
    return bots


# Several games


def play_games(
    schedule: Schedule, numbers: Sequence[int], workers: int = 1
) -> Iterator[GameResult]:
    """Yield these games of a schedule as they finish; workers affect only their order."""
    workers = min(workers, len(numbers))
    if workers <= 1:
        for number in numbers:
            yield play_game(schedule, number)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _end_when_interrupted)
    try:
        games = [pool.submit(play_game, schedule, number) for number in numbers]
        for game in as_completed(games):
            yield game.result()
    except BrokenProcessPool as error:
        raise ArenaError("a worker process died in the middle of a game") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _end_when_interrupted() -> None:
    """Keep workers from printing a traceback on Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# One game


def play_game(schedule: Schedule, number: int) -> GameResult:
    """Play one game; the result depends only on the schedule and the number."""
    table = ArenaGame(*schedule.game(number))
    table.play()
    winner = table.game.winner
    assert winner is not None
    return {
        **schedule.header(number),
        "scores": table.game.scores,
        "winner": winner,
        "seats": [table.seat_result(seat) for seat in range(len(table.seating))],
    }


class ArenaGame:
    """One game in progress."""

    def __init__(self, contest: Contest, number: int) -> None:
        self.number = number
        self.seating = contest.seating(number)
        self.budget = Budget(contest.nodes, contest.seconds)
        self.game = Game.new(contest.options, contest.seed + number)
        self.recorder = EventRecorder(contest.options)
        self.decisions = 0
        self.bots = [self.seat_bot(seat) for seat in range(contest.options.players)]
        self.milliseconds: list[list[float]] = [[] for _ in self.seating]

    def seat_bot(self, seat: int) -> Bot:
        try:
            return make_bot(self.seating[seat], seat, derived_seed("bots", self.game.seed))
        except Exception as error:
            raise self.failure(seat, f"raised {_described(error)}") from error

    def play(self) -> None:
        while not self.game.over:
            seat = self.game.to_act[0]
            if self.game.players[seat].magician == NONE:
                action = next_magician(self.game, seat, self.number)
            else:
                action = self.ask(seat)
            self.recorder.record(self.game.apply(action))

    def ask(self, seat: int) -> Action:
        """The action of the bot at a seat; raises ArenaError if it isn't legal."""
        self.decisions += 1
        seed = derived_seed("imagined", self.game.seed, self.decisions)
        imagined = self.game.imagine(seat, seed)
        started = perf_counter()
        try:
            action = self.bots[seat].decide(imagined, self.budget)
        except Exception as error:
            raise self.failure(seat, f"raised {_described(error)}") from error
        self.milliseconds[seat].append(round(1000 * (perf_counter() - started), 3))
        self.check(seat, action)
        return action

    def check(self, seat: int, action: object) -> None:
        """Check whatever a bot returned: anyone can write one."""
        if not isinstance(action, Action):
            raise self.failure(seat, f"returned {action!r}, which is not an action")
        refusal = self.game.explain(action)
        if refusal is not None:
            raise self.failure(seat, f"returned {action}, which is illegal: {refusal}")
        if action not in self.game.options(seat):
            raise self.failure(seat, f"returned {action}, which does not answer the question")

    def failure(self, seat: int, what: str) -> ArenaError:
        where = f"p{seat + 1} in game {self.number} with seed {self.game.seed}"
        return ArenaError(f"{self.seating[seat]} at {where}, decision {self.decisions}, {what}")

    def seat_result(self, seat: int) -> SeatResult:
        return {
            "magician": self.recorder.magicians[seat],
            "specialist": self.recorder.specialists[seat],
            "initiative": 1 + self.recorder.initiative.index(seat),
            "fame_by_source": dict(self.recorder.fame[seat]),
            "fame_by_turn": self.recorder.fame_by_turn[seat],
            "decisions": len(self.milliseconds[seat]),
            "milliseconds": self.milliseconds[seat],
        }


def _described(error: Exception) -> str:
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.filename}, line {place.lineno})"


def derived_seed(*parts: object) -> int:
    """A seed that reveals nothing about the real game's seed."""
    return Random(" ".join(map(str, parts))).getrandbits(64)


def next_magician(game: Game, seat: int, number: int) -> Action:
    """The magician for a seat: the same for a lap, in which each bot takes each seat once. Two laps
    cover both magicians of a category; eight bring each magician to every seat."""
    lap = number // game.setup_options.players
    place = (seat + lap // 2) % len(FAVORITES)
    offered = [
        action
        for action in game.options(seat)
        if FAVORITE[action.fields["magician"]] == FAVORITES[place]
    ]
    mask = SECOND_MAGICIANS[lap // 8 % len(SECOND_MAGICIANS)]
    return offered[((mask >> place) + lap) % 2 % len(offered)]


class EventRecorder:
    """Collects each seat's figures from the events of a game."""

    def __init__(self, options: Options) -> None:
        self.first_turn = options.first_turn
        self.magicians = [""] * options.players
        self.specialists = [""] * options.players
        self.initiative: list[int] = []
        self.fame: list[Counter[str]] = [Counter() for _ in range(options.players)]
        self.fame_by_turn: list[list[int]] = [[] for _ in range(options.players)]

    def record(self, events: list[Event]) -> None:
        for event in events:
            if event.seat is not None:
                self._record_seat_event(event.kind, event.seat, event.fields)
            elif event.kind == "initiative_set" and not self.initiative:
                order = event.fields["order"]
                assert isinstance(order, list)
                self.initiative = order
            elif event.kind == "game_ended" or self._is_next_turn(event):
                self._end_turn()

    def _is_next_turn(self, event: Event) -> bool:
        return event.kind == "turn_began" and event.fields["turn"] != self.first_turn

    def _record_seat_event(self, kind: str, seat: int, fields: dict[str, object]) -> None:
        if kind == "fame_changed":
            amount = fields["amount"]
            assert isinstance(amount, int)
            self.fame[seat][str(fields["why"])] += amount
        elif kind == "magician_chosen":
            self.magicians[seat] = str(fields["magician"])
        elif kind == "specialist_chosen":
            self.specialists[seat] = str(fields["specialist"])

    def _end_turn(self) -> None:
        """Record each seat's Fame so far; final scoring belongs to no turn."""
        for fame, by_turn in zip(self.fame, self.fame_by_turn, strict=True):
            turns = (n for source, n in fame.items() if not source.startswith("final_"))
            by_turn.append(sum(turns))
