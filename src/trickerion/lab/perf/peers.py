"""Game engines to benchmark side by side, each called the way its users would call it.

Peers that aren't installed are left out.
"""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar

from trickerion import Game, Options
from trickerion.lab.play.simulation import MAX_DECISIONS, play_some


class GameEngine:
    """A game played at random; `half` is about half the number of decisions in a game."""

    name: str = ""
    package: ClassVar[str] = ""
    half: int = 0

    def is_installed(self) -> bool:
        return find_spec(self.package) is not None

    def start(self, seed: int) -> Any:
        raise AssertionError(type(self).__name__)

    def play(self, game: Any, rng: Random, most: int = MAX_DECISIONS) -> tuple[int, int]:
        """Play up to `most` decisions; returns how many there were, and how many had a choice."""
        raise AssertionError(type(self).__name__)

    def options(self, game: Any) -> Any:
        raise AssertionError(type(self).__name__)

    def clone(self, game: Any) -> Any:
        raise AssertionError(type(self).__name__)

    def midgame(self, seed: int) -> Any:
        game = self.start(seed)
        self.play(game, Random(seed), self.half)
        return game


class Trickerion(GameEngine):
    """This game with the given options."""

    package: ClassVar[str] = "trickerion"

    def __init__(self, name: str, options: Options) -> None:
        self.name = name
        self.setup_options = options
        self.half = 30 * options.players

    def start(self, seed: int) -> Any:
        return Game.new(self.setup_options, seed)

    def play(self, game: Any, rng: Random, most: int = MAX_DECISIONS) -> tuple[int, int]:
        return play_some(game, rng, most)

    def options(self, game: Any) -> Any:
        return game.options(game.to_act[0])

    def clone(self, game: Any) -> Any:
        return game.clone()


class Catanatron(GameEngine):
    """Four random players; it computes the next options after every action."""

    name: str = "catanatron"
    package: ClassVar[str] = "catanatron"
    half: int = 150

    def start(self, seed: int) -> Any:
        catanatron = import_module("catanatron")
        players = [catanatron.RandomPlayer(color) for color in list(catanatron.Color)[:4]]
        return catanatron.Game(players, seed=seed)

    def play(self, game: Any, rng: Random, most: int = MAX_DECISIONS) -> tuple[int, int]:
        decisions = free = 0
        while decisions < most and game.winning_color() is None and game.state.num_turns < 1000:
            if len(game.state.playable_actions) > 1:
                free += 1
            game.play_tick()
            decisions += 1
        return decisions, free

    def options(self, game: Any) -> Any:
        actions = import_module("catanatron.models.actions")
        return actions.generate_playable_actions(game.state)

    def clone(self, game: Any) -> Any:
        return game.copy()


class PythonChess(GameEngine):
    """Chess in pure Python, until mate, stalemate, the 75-move rule or repetition."""

    name: str = "python-chess"
    package: ClassVar[str] = "chess"
    half: int = 150

    def start(self, seed: int) -> Any:
        return import_module("chess").Board()

    def play(self, game: Any, rng: Random, most: int = MAX_DECISIONS) -> tuple[int, int]:
        decisions = free = 0
        while decisions < most and not game.is_game_over():
            moves = list(game.legal_moves)
            if len(moves) > 1:
                free += 1
            game.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions, free

    def options(self, game: Any) -> Any:
        return list(game.legal_moves)

    def clone(self, game: Any) -> Any:
        return game.copy(stack=False)


class OpenSpiel(GameEngine):
    """Chess in C++, called from Python."""

    name: str = "OpenSpiel chess (C++)"
    package: ClassVar[str] = "pyspiel"
    half: int = 150

    def start(self, seed: int) -> Any:
        return import_module("pyspiel").load_game("chess").new_initial_state()

    def play(self, game: Any, rng: Random, most: int = MAX_DECISIONS) -> tuple[int, int]:
        decisions = free = 0
        while decisions < most and not game.is_terminal():
            moves = game.legal_actions()
            if len(moves) > 1:
                free += 1
            game.apply_action(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions, free

    def options(self, game: Any) -> Any:
        return game.legal_actions()

    def clone(self, game: Any) -> Any:
        return game.clone()


def peers() -> list[GameEngine]:
    """The installed peers."""
    known: tuple[GameEngine, ...] = (Catanatron(), PythonChess(), OpenSpiel())
    return [peer for peer in known if peer.is_installed()]
