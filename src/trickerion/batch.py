"""Many games side by side in one process, written into shared buffers: for vector environments.

A finished game is replaced at once by a new one, whose seed follows from the batch's seed.
"""

from hashlib import sha256
from random import Random
from struct import Struct
from typing import Final

from trickerion.buffers import writable
from trickerion.engine.core.actions import MAX_SEATS, Action
from trickerion.engine.core.options import Options
from trickerion.engine.core.types import Seat
from trickerion.game import Game
from trickerion.observation.layout import MOST
from trickerion.observation.observer import Observer

_ID: Final = Struct("h").pack
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
    """One game for each of these options, played side by side."""

    def __init__(self, options: list[Options], seed: int, buffers: Buffers, observes: bool) -> None:
        games = range(len(options))
        self.setups = options
        self.seed = seed
        self.buffers = buffers
        self.observes = observes
        self.finished = [0 for _ in games]
        """How many games have ended at each index."""
        self.games = [self._new_game(index) for index in games]
        self.observers = [Observer(each) for each in options]
        self.seats = [0 for _ in games]
        """The seat to act in each game."""
        self.offered: list[list[Action]] = [[] for _ in games]
        """What it may do."""
        self.parts: list[bytes] = []
        """What it sees, in parts to be joined, one game after the other; empty if not wanted."""
        self.large: list[tuple[int, int, int]] = []
        """The numbers of what it sees that don't fit into a byte: the game, the place, the
        number."""
        for index in games:
            self._write_numbers(buffers.fame, index, self.games[index].scores)
            self._write_decision(index)
        buffers.seats[:] = bytes(self.seats)

    def _new_game(self, index: int) -> Game:
        return Game.new(self.setups[index], game_seed(self.seed, index, self.finished[index]))

    def step(self, ids: list[int], tells_fame: bool) -> list[int]:
        """Play one action in each game, by its id; an illegal one raises a ValueError before
        anything is played. The Fame is written at the end of a game or, if wanted, always. Returns
        the indexes of the games that have ended."""
        if len(ids) != len(self.games):
            raise ValueError(f"actions: {len(self.games)} ids are needed, not {len(ids)}")
        actions = [self._action(index, id) for index, id in enumerate(ids)]
        self.parts, self.large = [], []
        ended: list[int] = []
        for index, action in enumerate(actions):
            game = self.games[index]
            game.play(action)
            if tells_fame or game.over:
                self._write_numbers(self.buffers.fame, index, game.scores)
            if game.over:
                self._finish(index, game)
                ended.append(index)
            self._write_decision(index)
        self.buffers.seats[:] = bytes(self.seats)
        return ended

    def observations(self) -> bytes:
        """What the seats to act see, one game after the other, a byte for each number (see
        `Game.observe`); `large` lists the numbers that don't fit."""
        return b"".join(self.parts)

    def option_ids(self) -> tuple[bytes, bytes]:
        """The ids of all options, one game after the other, as 16-bit integers; and how many each
        game has, as bytes."""
        ids = [_PACKED_IDS[action.id] for offered in self.offered for action in offered]
        return b"".join(ids), bytes([len(offered) for offered in self.offered])

    def random_ids(self, rng: Random) -> list[int]:
        """The id of a random legal action for each game."""
        chance = rng.randbytes(_CHANCE_BYTES * len(self.offered))
        ids: list[int] = []
        place = 0
        for actions in self.offered:
            drawn = chance[place] << 16 | chance[place + 1] << 8 | chance[place + 2]
            ids.append(actions[drawn * len(actions) >> 8 * _CHANCE_BYTES].id)
            place += _CHANCE_BYTES
        return ids

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
        self.observers[index] = Observer(self.setups[index])

    def _write_numbers(self, buffer: memoryview, index: int, numbers: list[int]) -> None:
        """Write a number for each seat, 0 for absent ones."""
        row = [min(number, MOST) for number in numbers] + [0] * (MAX_SEATS - len(numbers))
        _SEAT_NUMBERS.pack_into(buffer, index * _SEAT_NUMBERS.size, *row)

    def _write_decision(self, index: int) -> None:
        """Write who must decide, between what, and what that seat sees."""
        game = self.games[index]
        seat = game.to_act[0]
        self.seats[index] = seat
        self.offered[index] = game.options(seat)
        if self.observes:
            self._observe(index, game, seat)

    def _observe(self, index: int, game: Game, seat: Seat) -> None:
        observer = self.observers[index]
        observer.observe(game, seat, self.parts)
        for place, number in observer.large_numbers(game, seat):
            self.large.append((index, place, number))
