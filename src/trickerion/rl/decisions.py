"""One game as a learning program meets it: arrays to look at, numbers to answer with."""

from random import Random
from typing import Any, Final, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from trickerion import OBSERVATION, OBSERVATION_SIZE, Game, Options
from trickerion.rl.actions import ACTIONS, SIZE, Info, Mask, encoding

LOW: Final = np.concatenate([np.full(field.size, field.low, np.int16) for field in OBSERVATION])
HIGH: Final = np.concatenate([np.full(field.size, field.high, np.int16) for field in OBSERVATION])
SEED_BITS: Final = 63


class Observation(TypedDict):
    """What a seat sees, and what it may do now: nothing, unless it is asked."""

    observation: NDArray[np.int16]
    action_mask: Any


class Decisions:
    """The decisions of a game, one at a time: whose it is, what is legal, and the answer.

    Every array is a new one: learning programs keep them."""

    game: Game
    seat: int
    flat: Mask
    mask: Any

    def __init__(self, modules: dict[str, Any], actions: str, free_actions: bool) -> None:
        self.options = Options.from_dict(modules)
        self.encoding = encoding(actions)
        self.free_actions = free_actions
        self.seeds = Random()

    def observation_space(self) -> spaces.Dict:
        seen = spaces.Box(LOW, HIGH, dtype=np.int16)
        return spaces.Dict({"observation": seen, "action_mask": self.encoding.mask_space()})

    def start(self, seed: int | None) -> None:
        """Begin the game of this seed, or without one the next game after the last seed's."""
        if seed is not None:
            self.seeds.seed(seed)
        self.game = Game.new(
            self.options, self.seeds.getrandbits(SEED_BITS) if seed is None else seed
        )

    def ask(self, seat: int) -> None:
        """Ask a seat: compute what is legal for it."""
        self.seat = seat
        self.flat = np.zeros(SIZE, np.int8)
        self.game.mask(seat, self.flat)
        if self.free_actions:
            for action in self.game.free_options(seat):
                self.flat[action.id] = 1
        self.mask = self.encoding.mask(self.flat)

    def stop(self) -> None:
        """Ask nobody: nothing is legal after the end."""
        self.flat = np.zeros(SIZE, np.int8)
        self.mask = self.encoding.mask(self.flat)

    def info(self) -> Info:
        """Of the seat that is asked."""
        return self.encoding.info(self.mask, self.flat)

    def observe(self, seat: int) -> Observation:
        seen = np.empty(OBSERVATION_SIZE, np.int16)
        self.game.observe(seat, seen)
        mask = self.mask if seat == self.seat else self.encoding.mask(np.zeros(SIZE, np.int8))
        return {"observation": seen, "action_mask": mask}

    def play(self, action: Any) -> None:
        """Play the answer; a ValueError says why it is not legal."""
        id = self.encoding.id(action)
        if not self.flat[id]:
            raise ValueError(self.refusal(id))
        self.game.play(ACTIONS[self.seat][id])

    def refusal(self, id: int) -> str:
        action = ACTIONS[self.seat][id]
        reason = self.game.explain(action) or "free actions are not part of this environment"
        return f"action {id} ({action}): {reason}"

    def result(self) -> Info:
        """How the game ended, by seat."""
        return {"fame": self.game.scores, "places": self.game.places}
