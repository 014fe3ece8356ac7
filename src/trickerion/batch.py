"""Many games side by side in one process, written into shared buffers: for vector environments.

A finished game is replaced at once by a new one, whose seed follows from the batch's seed.
"""

from hashlib import sha256
from random import Random
from struct import Struct
from typing import Final

from trickerion.buffers import writable
from trickerion.engine.core import flow
from trickerion.engine.core.actions import MAX_SEATS, Action
from trickerion.engine.core.options import Options
from trickerion.game import Game
from trickerion.observation.layout import MOST
from trickerion.observation.observer import Observer, observed_size

_ID: Final = Struct("q").pack
_PACKED_IDS: Final = [_ID(id) for id in range(Action.catalogue_size())]
_SEAT_NUMBERS: Final = Struct(f"{MAX_SEATS}h")
_CHANCE_BYTES: Final = 3
"""A choice among some fifty actions from this many random bytes is fair to five parts in a
million."""


def game_seed(seed: int, index: int, number: int) -> int:
    """The seed of a batch's game: the `number`-th one, from 0, at an index of the batch."""
    digest = sha256(b"%d:%d:%d" % (seed, index, number)).digest()
    return int.from_bytes(digest[:7], "big")


class Buffers:
    """Where a batch writes, in rows of one game each."""

    def __init__(self, games: int, seats: object, fame: object, places: object) -> None:
        self.seats = writable(seats, "b", games)
        """The seat to act."""
        self.fame = writable(fame, "h", games * MAX_SEATS)
        """The Fame of every seat after the last action, before a new game begins."""
        self.places = writable(places, "h", games * MAX_SEATS)
        """The place of every seat, written when a game ends; the caller clears them."""


class Batch:
    """One game for each of these options, played side by side. Each kind of work is done in all
    games before the next kind, because its code then stays in the processor's cache."""

    def __init__(self, options: list[Options], seed: int, buffers: Buffers) -> None:
        games = range(len(options))
        self.setups = options
        self.seed = seed
        self.buffers = buffers
        self.finished = [0 for _ in games]
        """How many games have ended at each index."""
        self.games = [self._new_game(index) for index in games]
        self.observed = max([observed_size(each) for each in options])
        """How many numbers `observe` gives of each game."""
        self.observers: list[Observer] = []
        """One for each game, made when they are first observed."""
        self.seats = [0 for _ in games]
        """The seat to act in each game."""
        self.offered: list[list[Action]] = [[] for _ in games]
        """What it may do."""
        self.drawn: list[Action] = []
        """The actions drawn at random for this step, which needn't be looked up by id."""
        self.drawn_ids: list[int] = []
        for index in games:
            self._write_numbers(buffers.fame, index, self.games[index].scores)
        self._ask()

    def _new_game(self, index: int) -> Game:
        return Game.new(self.setups[index], game_seed(self.seed, index, self.finished[index]))

    def step(self, ids: list[int], tells_fame: bool) -> list[int]:
        """Play one action in each game, by its id; an illegal one raises a ValueError before
        anything is played. The Fame is written at the end of a game or, if wanted, always. Returns
        the indexes of the games that have ended."""
        if len(ids) != len(self.games):
            raise ValueError(f"actions: {len(self.games)} ids are needed, not {len(ids)}")
        actions = self.drawn
        if ids != self.drawn_ids:
            actions = [self._action(index, id) for index, id in enumerate(ids)]
        ended: list[int] = []
        for index, action in enumerate(actions):
            game = self.games[index]
            game.play(action)
            if tells_fame or game.over:
                self._write_numbers(self.buffers.fame, index, game.scores)
            if game.over:
                self._finish(index, game)
                ended.append(index)
        self._ask()
        return ended

    def option_ids(self) -> tuple[bytes, bytes]:
        """The ids of all options, one game after the other, as 64-bit integers; and how many each
        game has, as bytes."""
        ids = [_PACKED_IDS[action.id] for offered in self.offered for action in offered]
        return b"".join(ids), bytes([len(offered) for offered in self.offered])

    def observe(self) -> tuple[bytes, list[tuple[int, int, int]]]:
        """What the seats to act see, one game after the other, a byte for each of the first
        `observed` numbers (see `Game.observe`), all others are 0; and the numbers that don't fit
        into a byte, each with its game and its place."""
        parts: list[bytes] = []
        large: list[tuple[int, int, int]] = []
        if not self.observers:
            self.observers = [Observer(each, self.observed) for each in self.setups]
        observers = self.observers
        for index, game in enumerate(self.games):
            observers[index].update_players(game)
        for index, game in enumerate(self.games):
            observers[index].update_table(game, self.seats[index])
        for index, game in enumerate(self.games):
            observer, seat = observers[index], self.seats[index]
            observer.join(game, seat, parts)
            if observer.has_large:
                for place, number in observer.large_numbers(game, seat):
                    large.append((index, place, number))
        return b"".join(parts), large

    def random_ids(self, rng: Random) -> list[int]:
        """The id of a random legal action for each game."""
        chance = rng.randbytes(_CHANCE_BYTES * len(self.offered))
        drawn: list[Action] = []
        place = 0
        for actions in self.offered:
            number = chance[place] << 16 | chance[place + 1] << 8 | chance[place + 2]
            drawn.append(actions[number * len(actions) >> 8 * _CHANCE_BYTES])
            place += _CHANCE_BYTES
        self.drawn, self.drawn_ids = drawn, [action.id for action in drawn]
        return self.drawn_ids[:]

    def _action(self, index: int, id: int) -> Action:
        for action in self.offered[index]:
            if action.id == id:
                return action
        seat = self.seats[index]
        raise ValueError(f"game {index}: action {id} is not legal for seat {seat}")

    def _finish(self, index: int, game: Game) -> None:
        self._write_numbers(self.buffers.places, index, game.places or [])
        self.finished[index] += 1
        self.games[index] = self._new_game(index)
        if self.observers:
            self.observers[index].forget()

    def _write_numbers(self, buffer: memoryview, index: int, numbers: list[int]) -> None:
        """Write a number for each seat, 0 for absent ones."""
        row = [min(number, MOST) for number in numbers] + [0] * (MAX_SEATS - len(numbers))
        _SEAT_NUMBERS.pack_into(buffer, index * _SEAT_NUMBERS.size, *row)

    def _ask(self) -> None:
        """Find out who must decide in each game, between what."""
        for index, game in enumerate(self.games):
            question = flow.question(game)
            assert question is not None
            seat = question.seats()[0]
            self.seats[index] = seat
            self.offered[index] = question.options(game, seat)
        self.buffers.seats[:] = bytes(self.seats)
        self.drawn_ids = []
