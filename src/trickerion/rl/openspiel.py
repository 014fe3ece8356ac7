"""The OpenSpiel game `python_trickerion`.

All chance is drawn at the root: a few chance nodes choose the seed, and everybody learns its
consequences only when the game shows them. Nobody can tell that from dice rolled later, so
algorithms that reason about information states lose nothing, and a history replays exactly. A clone
knows its future dice just as it knows hidden hands: search in what `resample_from_infostate`
returns, which deals both at random.
"""

import json
from collections.abc import Callable
from copy import copy
from dataclasses import asdict
from typing import Any, Final

import numpy as np

from trickerion import OBSERVATION_SIZE, Action, Game, Options
from trickerion.rl.rewards import REWARDS, final_rewards
from trickerion.rl.settings import one_of
from trickerion.story import is_secret_plan, seen_step

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        "trickerion.rl.openspiel needs OpenSpiel: pip install 'trickerion[openspiel]'"
    ) from missing

NAME: Final = "python_trickerion"
CHANCE_NODES: Final = 4
CHANCE_OUTCOMES: Final = 256
"""Each chance node chooses a byte of the seed."""
OUTCOMES: Final = [(byte, 1 / CHANCE_OUTCOMES) for byte in range(CHANCE_OUTCOMES)]
MAX_MOVES: Final = 1500
"""More decisions than a game has without free actions."""
MAX_FAME: Final = 1000.0
RESAMPLED_SEEDS: Final = 2**53

MODULES: Final = asdict(Options())


def game_type(is_zero_sum: bool) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=NAME,
        long_name="Trickerion: Legends of Illusion",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if is_zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**MODULES, "reward": "win"},
    )


def game_info(players: int, reward: str, is_zero_sum: bool) -> Any:
    utility = MAX_FAME if reward == "fame" else 1.0
    return pyspiel.GameInfo(
        num_distinct_actions=Action.catalogue_size(),
        max_chance_outcomes=CHANCE_OUTCOMES,
        num_players=players,
        min_utility=-utility,
        max_utility=utility,
        utility_sum=0.0 if is_zero_sum else None,
        max_game_length=MAX_MOVES,
    )


class TrickerionGame(pyspiel.Game):
    """`pyspiel.load_game("python_trickerion", {"players": 3, "dark_alley": True})`.

    The solo game has one player: Dahlgaard's Heir follows rules (HEIR-1), so its deeds are part of
    what an action brings, like dice."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**MODULES, "reward": "win", **(params or {})}
        self.reward = one_of("reward", settings.pop("reward"), REWARDS)
        self.setup_options = Options.from_dict(settings)
        is_zero_sum = self.reward != "fame" and not self.setup_options.heir
        info = game_info(self.setup_options.players, self.reward, is_zero_sum)
        super().__init__(game_type(is_zero_sum), info, params or {})

    def new_initial_state(self) -> "TrickerionState":
        return TrickerionState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SeatObserver":
        if params:
            raise ValueError("observer: it has no parameters")
        return SeatObserver(iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES


class TrickerionState(pyspiel.State):
    """The seed so far, then the game. OpenSpiel clones it attribute by attribute."""

    def __init__(self, game: TrickerionGame) -> None:
        super().__init__(game)
        self.game: Game | None = None
        self.seed = 0
        self.bytes_left = CHANCE_NODES
        self.player: int = pyspiel.PlayerId.CHANCE
        self.memory: Memory | None = None
        """Made when an information state is first asked for."""

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return bool(self.player == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(self.game.option_ids(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self._choose_seed_byte(action)
        else:
            self.game.play(Action.by_id(self.player, action))
        if self.game is not None:
            to_act = self.game.to_act
            self.player = to_act[0] if to_act else pyspiel.PlayerId.TERMINAL

    def _choose_seed_byte(self, byte: int) -> None:
        self.seed = self.seed * CHANCE_OUTCOMES + byte
        self.bytes_left -= 1
        if not self.bytes_left:
            self.game = Game.new(self.get_game().setup_options, self.seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return str(Action.by_id(player, action))

    def returns(self) -> list[float]:
        if self.game is None or not self.game.over:
            return [0.0] * self.num_players()
        return final_rewards(self.game, self.get_game().reward)[: self.num_players()]

    def __str__(self) -> str:
        moves = self.game.history if self.game is not None else []
        return "\n".join([f"seed {self.seed:x}", *map(str, moves)])

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "TrickerionState":
        """A state that the player cannot tell from this one, with the rest dealt at random. Its
        history is still that of this one, so it can be searched but not serialized."""
        assert self.game is not None
        seed = int(probability_sampler() * RESAMPLED_SEEDS)
        twin: TrickerionState = self.clone()
        twin.game = self.game.imagine(player_id, seed)
        twin.memory = Memory(twin.game)
        twin.memory.seen[player_id] = self.seen_by(player_id)
        return twin

    def seen_by(self, player: int) -> str:
        """Everything a player has seen, a line of JSON for each step."""
        if self.game is None:
            return ""
        if self.memory is None:
            self.memory = Memory(Game.new(self.game.setup_options, self.seed))
        self.memory.follow(self.game)
        return self.memory.seen[player]


class Memory:
    """What every seat has seen since a position, which each sees first."""

    def __init__(self, start: Game) -> None:
        self.game = start.clone()
        seats = range(start.setup_options.players)
        self.seen = [json.dumps({"view": start.view(seat)}) for seat in seats]

    def __deepcopy__(self, memo: object) -> "Memory":
        twin = copy(self)
        twin.game = self.game.clone()
        twin.seen = self.seen[:]
        return twin

    def follow(self, game: Game) -> None:
        """Catch up with a game that went on from here."""
        for action in game.history[len(self.game.history) :]:
            is_secret = [is_secret_plan(self.game, action, seat) for seat in range(len(self.seen))]
            events = self.game.apply(action)
            for seat, hidden in enumerate(is_secret):
                if not hidden:
                    self.seen[seat] += "\n" + json.dumps(seen_step(action, events, seat))


class SeatObserver:
    """What a player sees now (`observation`); with perfect recall also the `moves` it has seen, a
    row each: the seat from 1 on, and the id from 1 on or 0 if that is hidden."""

    def __init__(self, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.row = np.zeros(OBSERVATION_SIZE, np.int16)
        moves = 2 * MAX_MOVES if perfect_recall else 0
        self.tensor = np.zeros(OBSERVATION_SIZE + moves, np.float32)
        self.dict = {"observation": self.tensor[:OBSERVATION_SIZE]}
        if perfect_recall:
            self.dict["moves"] = self.tensor[OBSERVATION_SIZE:].reshape(MAX_MOVES, 2)

    def set_from(self, state: TrickerionState, player: int) -> None:
        self.tensor.fill(0)
        if state.game is None:
            return
        state.game.observe(player, self.row)
        self.dict["observation"][:] = self.row
        if self.perfect_recall:
            moves = seen_moves(state.seen_by(player))
            if moves:
                self.dict["moves"][: len(moves)] = moves

    def string_from(self, state: TrickerionState, player: int) -> str:
        if self.perfect_recall:
            return state.seen_by(player)
        return "" if state.game is None else json.dumps(state.game.view(player))


def seen_moves(seen: str) -> list[tuple[int, int]]:
    """The seat and the id of every move in what a player has seen."""
    steps = [json.loads(line) for line in seen.splitlines()]
    return [(step["action"]["seat"] + 1, _id(step["action"])) for step in steps if "action" in step]


def _id(action: dict[str, Any]) -> int:
    """From 1 on; 0 if the fields are hidden."""
    try:
        return 1 + Action.from_dict(action).id
    except ValueError:
        return 0


pyspiel.register_game(game_type(is_zero_sum=True), TrickerionGame)
