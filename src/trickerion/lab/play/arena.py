"""The arena: bots play whole games against each other, rotating seats and magicians.

Only the arena holds the real game; a bot gets the game as its seat imagines it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter
from typing import Final, Protocol, TypedDict

from trickerion import Action, Event, Game, Options, __version__
from trickerion.bots import STAND_IN, Bot, Budget, Misconduct, bot_maker, make_bot, referee
from trickerion.bots.specs import split_names
from trickerion.catalog import MAGICIANS
from trickerion.engine.core.names import NONE
from trickerion.lab.workers import HERE, Workers
from trickerion.record import Record
from trickerion.record import write as write_record

FAVORITE: Final = {magician.id: magician.favorite for magician in MAGICIANS}
FAVORITES: Final = tuple(dict.fromkeys(FAVORITE.values()))
HEIR: Final = "heir"
"""Who plays against the bot of a solo game (HEIR-1): no bot, but named among them in results."""
OWN_NODES: Final = "@"
"""Stands between a bot and its own budget in nodes."""
SECOND_MAGICIANS: Final = (0b0000, 0b0101, 0b0011, 0b0110)
"""Bit masks of the categories played by their second magician; inverted every other lap."""


class GameHeader(TypedDict):
    """Identifies a game of a contest by everything that determines its course."""

    number: int
    version: str
    seed: int
    options: dict[str, int | bool | str]
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


class Forfeit(TypedDict):
    """A bot that raised, stalled or cheated, at which decision of the game (0: before the first),
    and how."""

    seat: int
    decision: int
    reason: str


class GameResult(GameHeader):
    """One game of a contest, as written to the results file."""

    scores: list[int]
    winner: int
    forfeits: list[Forfeit]
    seats: list[SeatResult]
    record: str
    """The game as text, to replay and to export."""


class ArenaError(Exception):
    """A bot can't be loaded; the message says which and where."""


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
        """Each bot moves up one seat with every game; the Heir of a solo game is second."""
        players = len(self.bots)
        heir = [HEIR] if self.options.heir else []
        return [self.bots[(seat + number) % players] for seat in range(players)] + heir

    def budget(self, name: str) -> Budget:
        """The budget of a bot: its own nodes, or those of all."""
        return Budget(split_nodes(name)[1] or self.nodes, self.seconds)

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
    """The bots of "specialist,my_bot.py:MyBot"; a ValueError says which can't be loaded."""
    bots = split_names(names)
    for name in bots:
        bot_maker(split_nodes(name)[0])
    return bots


def split_nodes(name: str) -> tuple[str, int]:
    """The bot of "legend@400", and its own budget in nodes; 0 if it has none."""
    bot, _, nodes = name.rpartition(OWN_NODES)
    return (bot, int(nodes)) if bot and nodes.isdecimal() else (name, 0)


# Several games


def play_games(
    schedule: Schedule, numbers: Sequence[int], workers: Workers = HERE
) -> Iterator[GameResult]:
    """Yield these games of a schedule as they finish; workers affect only their order."""
    return workers.run(partial(play_game, schedule), numbers)


# One game


def play_game(schedule: Schedule, number: int) -> GameResult:
    """Play one game; the result depends only on the schedule and the number."""
    table = ArenaGame(*schedule.game(number))
    table.play()
    return {
        **schedule.header(number),
        "scores": table.game.scores,
        "winner": table.winner(),
        "forfeits": table.forfeits,
        "seats": [table.seat_result(seat) for seat in range(len(table.seating))],
        "record": record_of(table.game),
    }


def record_of(game: Game) -> str:
    """The record without the comments that name phases, which take a replay to find."""
    start = (game.setup_options, game.seed, game.names)
    record = Record(*start, game.history, game.began, game.rules)
    return write_record(record, lambda _: None)


class ArenaGame:
    """One game in progress. A bot that fails forfeits it; the stand-in plays on in its seat, so
    that the others play a whole game."""

    def __init__(self, contest: Contest, number: int) -> None:
        self.number = number
        self.seating = contest.seating(number)
        self.budgets = [contest.budget(name) for name in self.seating]
        self.game = Game.new(contest.options, contest.seed + number)
        self.recorder = EventRecorder(contest.options)
        self.decisions = 0
        self.forfeits: list[Forfeit] = []
        self.milliseconds: list[list[float]] = [[] for _ in self.seating]
        self.bots = [self.seat_bot(seat) for seat in range(contest.options.players)]

    @property
    def bot_seed(self) -> int:
        return derived_seed("bots", self.game.seed)

    def seat_bot(self, seat: int) -> Bot:
        try:
            return referee.make(split_nodes(self.seating[seat])[0], seat, self.bot_seed)
        except ValueError as error:
            raise ArenaError(str(error)) from error
        except Misconduct as error:
            return self.stand_in(seat, str(error))

    def stand_in(self, seat: int, reason: str) -> Bot:
        """Record a forfeit; who plays on."""
        self.forfeits.append({"seat": seat, "decision": self.decisions, "reason": reason})
        return make_bot(STAND_IN, seat, self.bot_seed)

    def play(self) -> None:
        try:
            while not self.game.over:
                seat = self.game.to_act[0]
                if self.game.players[seat].magician == NONE:
                    action = next_magician(self.game, seat, self.number)
                else:
                    action = self.ask(seat)
                self.recorder.record(self.game.apply(action))
        finally:
            for bot in self.bots:
                referee.close(bot)

    def ask(self, seat: int) -> Action:
        """The action of the bot at a seat, or of the stand-in if the bot forfeits."""
        self.decisions += 1
        try:
            return self.decision(seat)
        except Misconduct as error:
            referee.close(self.bots[seat])
            self.bots[seat] = self.stand_in(seat, str(error))
            return self.decision(seat)

    def decision(self, seat: int) -> Action:
        seed = derived_seed("imagined", self.game.seed, self.decisions)
        imagined = self.game.imagine(seat, seed)
        started = perf_counter()
        action = referee.decision(self.bots[seat], imagined, self.budgets[seat])
        if seat not in self.losers:
            self.milliseconds[seat].append(round(1000 * (perf_counter() - started), 3))
        return referee.checked(self.game, seat, action)

    @property
    def losers(self) -> list[int]:
        """The seats that forfeited, the first one first."""
        return [forfeit["seat"] for forfeit in self.forfeits]

    def winner(self) -> int:
        """FIN-5 among the seats that did not forfeit; if all did, the last one to do so."""
        losers, scores = self.losers, self.game.scores
        left = [seat for seat in self.game.initiative if seat not in losers] or losers[-1:]
        return max(left, key=lambda seat: scores[seat])

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
        self.magicians = [""] * options.seats
        self.specialists = [""] * options.seats
        self.initiative: list[int] = []
        self.fame: list[Counter[str]] = [Counter() for _ in range(options.seats)]
        self.fame_by_turn: list[list[int]] = [[] for _ in range(options.seats)]

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
