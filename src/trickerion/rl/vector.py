"""A vector environment: many games in one process, stepped together into shared numpy arrays.

env = VectorEnv(64, Options(players=3), reward="place")
turn = env.reset(seed=1)
while True:
    turn = env.step(choose(turn.observations, turn.masks))
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from trickerion import OBSERVATION_SIZE, Action, Options
from trickerion.batch import Batch, Buffers
from trickerion.rl.rewards import REWARDS
from trickerion.rl.settings import one_of

SEATS: Final = 4


class VectorStep(NamedTuple):
    """One row for each game. The arrays are the environment's own: the next step overwrites them.

    The last action was played by the seat of the turn before; a game that it ended has been
    replaced by a new one, to which `seats`, `masks` and `observations` belong."""

    seats: NDArray[np.int8]
    """The seat to act."""
    masks: NDArray[np.bool_]
    """The ids of its legal actions."""
    observations: NDArray[np.int16]
    """What it sees (see `trickerion.OBSERVATION`); without rows if not wanted."""
    rewards: NDArray[np.float32]
    """What the last action paid each seat; 0 for absent seats."""
    finished: NDArray[np.bool_]
    """Did the last action end the game?"""
    places: NDArray[np.int16]
    """The place of each seat in a game that has ended, otherwise 0."""
    fame: NDArray[np.int16]
    """The Fame of each seat at the end of the last game or, with the reward `fame`, now."""


class VectorEnv:
    """Steps `games` games together. With several options they take turns: game 0 has the first,
    game 1 the second, and so on. The same seed and actions give the same turns.

    Rewards: `win` pays 1 to the winner, and the others share -1; `place` pays evenly from 1 for
    the first place to -1 for the last; `fame` pays with every action the change of each seat's
    distance to the Fame of the best other seat."""

    def __init__(
        self,
        games: int,
        options: Options | Sequence[Options],
        reward: str = "win",
        observes: bool = True,
    ) -> None:
        if games < 1:
            raise ValueError(f"games: at least 1 is needed, not {games}")
        one_of("reward", reward, REWARDS)
        setups = [options] if isinstance(options, Options) else list(options)
        if not setups:
            raise ValueError("options: at least one is needed")
        self.reward = reward
        self.options = [setups[index % len(setups)] for index in range(games)]
        self.turn = _empty_step(games, observes)
        self._masks = self.turn.masks.reshape(-1)
        self._present = np.array([np.arange(SEATS) < each.seats for each in self.options])
        self._pays = np.array([_pays(reward, each.seats) for each in self.options], np.float32)
        """For each game what a place pays at its end."""
        self._distances = np.zeros((games, SEATS), np.float32)
        self._ended: list[int] = []
        """The games that the last step ended."""
        self._first_ids = np.arange(games) * Action.catalogue_size()
        """Where the mask of each game begins."""
        self._set = np.zeros(0, np.int64)
        """Where masks are set."""
        self._batch: Batch | None = None

    def reset(self, seed: int) -> VectorStep:
        """Begin new games, and return their first decisions."""
        turn = self.turn
        flat = (turn.seats, turn.fame.reshape(-1), turn.places.reshape(-1))
        buffers = Buffers(len(self.options), *flat)
        for array in (turn.rewards, turn.finished, turn.places, turn.masks, self._distances):
            array.fill(0)
        self._ended = []
        self._set = np.zeros(0, np.int64)
        self._batch = Batch(self.options, seed, buffers)
        self._write_masks(self._batch)
        self._write_observations(self._batch)
        return turn

    def step(self, actions: ArrayLike) -> VectorStep:
        """Play one action in each game, by its id, and return the next decisions; an illegal
        action raises a ValueError, and nothing is played."""
        batch = self._started()
        ids = np.asarray(actions)
        if ids.shape != (len(self.options),) or ids.dtype.kind not in "iu":
            raise ValueError(
                f"actions: {len(self.options)} whole numbers are needed, "
                f"not {ids.dtype} of shape {ids.shape}"
            )
        turn = self.turn
        self._forget_ends()
        self._ended = batch.step(ids.tolist(), self.reward == "fame")
        self._write_masks(batch)
        self._write_observations(batch)
        self._pay_places()
        if self.reward == "fame":
            self._pay_fame()
        return turn

    def sample(self, rng: Random) -> NDArray[np.int64]:
        """A random legal action for each game, much faster than a choice from the masks."""
        return np.fromiter(self._started().random_ids(rng), np.int64, len(self.options))

    def _started(self) -> Batch:
        if self._batch is None:
            raise ValueError("reset comes before the first step")
        return self._batch

    def _write_masks(self, batch: Batch) -> None:
        """Unset what was legal before, and set what is legal now."""
        self._masks[self._set] = False
        ids, counts = batch.option_ids()
        self._set = self._first_ids.repeat(np.frombuffer(counts, np.uint8))
        self._set += np.frombuffer(ids, np.int64)
        self._masks[self._set] = True

    def _write_observations(self, batch: Batch) -> None:
        rows = self.turn.observations
        if rows.size:
            numbers, large = batch.observe()
            seen = np.frombuffer(numbers, np.uint8).reshape(len(rows), batch.observed)
            rows[:, : batch.observed] = seen
            for index, place, number in large:
                rows[index, place] = number

    def _forget_ends(self) -> None:
        turn = self.turn
        for index in self._ended:
            turn.finished[index] = False
            turn.rewards[index] = 0
            turn.places[index] = 0

    def _pay_fame(self) -> None:
        turn, distances = self.turn, self._fame_distances()
        np.subtract(distances, self._distances, out=turn.rewards)
        distances[turn.finished] = 0
        self._distances = distances

    def _pay_places(self) -> None:
        turn = self.turn
        for index in self._ended:
            turn.finished[index] = True
            turn.rewards[index] = self._pays[index][turn.places[index]]

    def _fame_distances(self) -> NDArray[np.float32]:
        """Each seat's Fame minus that of the best other seat."""
        fame = np.where(self._present, self.turn.fame, -1).astype(np.float32)
        ordered = np.sort(fame, axis=1)
        best, second = ordered[:, -1:], ordered[:, -2:-1]
        best_other = np.where(fame == best, second, best)
        return np.where(self._present, fame - best_other, 0).astype(np.float32)


def _pays(reward: str, players: int) -> list[float]:
    """What each place pays, from 0 for absent seats to the last one of four."""
    others = players - 1
    if reward == "fame":
        return [0] * (1 + SEATS)
    if reward == "win":
        return [0, 1, *[-1 / others] * (SEATS - 1)]
    return [0, *[1 - 2 * place / others for place in range(SEATS)]]


def _empty_step(games: int, observes: bool) -> VectorStep:
    rows = games if observes else 0
    return VectorStep(
        np.zeros(games, np.int8),
        np.zeros((games, Action.catalogue_size()), np.bool_),
        np.zeros((rows, OBSERVATION_SIZE), np.int16),
        np.zeros((games, SEATS), np.float32),
        np.zeros(games, np.bool_),
        np.zeros((games, SEATS), np.int16),
        np.zeros((games, SEATS), np.int16),
    )
