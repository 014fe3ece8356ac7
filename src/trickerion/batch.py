"""Many games side by side in one process, written into shared buffers: for vector environments.

A finished game is replaced at once by a new one, whose seed follows from the batch's seed.
"""

from hashlib import sha256
from random import Random
from struct import Struct
from typing import Final, SupportsIndex

from trickerion.buffers import writable
from trickerion.engine.core.actions import MAX_SEATS, Action
from trickerion.engine.core.options import Options
from trickerion.game import Game
from trickerion.observation.layout import MOST, OBSERVATION_SIZE
from trickerion.observation.observer import Observer

_ACTIONS: Final = Action.catalogue_size()
_INDEXES: Final[list[SupportsIndex]] = list(range(_ACTIONS))
"""The ids as objects: compiled code would make a new one for every access."""
_OBSERVATION_BYTES: Final = 2 * OBSERVATION_SIZE
_SEAT_NUMBERS: Final = Struct(f"{MAX_SEATS}h")


def game_seed(seed: int, index: int, number: int) -> int:
    """The seed of a batch's game: the `number`-th one, from 0, at an index of the batch."""
    digest = sha256(b"%d:%d:%d" % (seed, index, number)).digest()
    return int.from_bytes(digest[:7], "big")


class Buffers:
    """Where a batch writes, in rows of one game each."""

    def __init__(
        self,
        games: int,
        seats: object,
        masks: object,
        fame: object,
        places: object,
        observations: object | None = None,
    ) -> None:
        self.seats = writable(seats, "b", games)
        """The seat to act."""
        all_masks = writable(masks, "bB?", games * _ACTIONS)
        all_masks[:] = bytes(games * _ACTIONS)
        self.masks = [all_masks[i * _ACTIONS : (i + 1) * _ACTIONS] for i in range(games)]
        """Its options (see `Game.mask`)."""
        self.fame = writable(fame, "h", games * MAX_SEATS)
        """The Fame of every seat after the last action, before a new game begins."""
        self.places = writable(places, "h", games * MAX_SEATS)
        """The place of every seat, written when a game ends; the caller clears them."""
        self.observations: memoryview | None = None
        """What the seat to act sees (see `Game.observe`)."""
        if observations is not None:
            self.observations = writable(observations, "h", games * OBSERVATION_SIZE)


class Batch:
    """One game for each of these options, played side by side."""

    def __init__(self, options: list[Options], seed: int, buffers: Buffers) -> None:
        games = range(len(options))
        self.setups = options
        self.seed = seed
        self.buffers = buffers
        self.finished = [0 for _ in games]
        """How many games have ended at each index."""
        self.games = [self._new_game(index) for index in games]
        self.observers = [Observer(each) for each in options]
        self.offered: list[list[Action]] = [[] for _ in games]
        """What the seat to act may do in each game."""
        for index in games:
            self._write_numbers(buffers.fame, index, self.games[index].scores)
            self._write_decision(index)

    def _new_game(self, index: int) -> Game:
        return Game.new(self.setups[index], game_seed(self.seed, index, self.finished[index]))

    def step(self, ids: list[int], tells_fame: bool) -> bool:
        """Play one action in each game, by its id; an illegal one raises a ValueError before
        anything is played. The Fame is written at the end of a game or, if wanted, always. True if
        a game has ended."""
        if len(ids) != len(self.games):
            raise ValueError(f"actions: {len(self.games)} ids are needed, not {len(ids)}")
        actions = [self._action(index, id) for index, id in enumerate(ids)]
        has_ended = False
        for index, action in enumerate(actions):
            game = self.games[index]
            game.play(action)
            if tells_fame or game.over:
                self._write_numbers(self.buffers.fame, index, game.scores)
            if game.over:
                self._finish(index, game)
                has_ended = True
            self._write_decision(index)
        return has_ended

    def random_ids(self, rng: Random) -> list[int]:
        """The id of a random legal action for each game."""
        return [actions[int(rng.random() * len(actions))].id for actions in self.offered]

    def _action(self, index: int, id: int) -> Action:
        for action in self.offered[index]:
            if action.id == id:
                return action
        seat = self.offered[index][0].seat
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
        game, buffers = self.games[index], self.buffers
        seat = game.to_act[0]
        mask = buffers.masks[index]
        for action in self.offered[index]:
            mask[_INDEXES[action.id]] = 0
        offered = game.options(seat)
        self.offered[index] = offered
        for action in offered:
            mask[_INDEXES[action.id]] = 1
        buffers.seats[index] = seat
        observations = buffers.observations
        if observations is not None:
            start = index * _OBSERVATION_BYTES
            row = self.observers[index].observe(game, seat)
            observations[start : start + _OBSERVATION_BYTES] = row
