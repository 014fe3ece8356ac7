"""Games measured side by side: ours and peers, each in the way its own users would play it.

Nothing is installed for it; a peer that is not there is left out.
"""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar

from trickerion import Game, Options
from trickerion.lab.simulation import MOST, play_some


class Contender:
    """A game with random players. `half` is about half of a game's decisions."""

    name: str = ""
    package: ClassVar[str] = ""
    half: int = 0

    def is_installed(self) -> bool:
        return find_spec(self.package) is not None

    def start(self, seed: int) -> Any:
        raise AssertionError(type(self).__name__)

    def play(self, game: Any, chance: Random, most: int = MOST) -> tuple[int, int]:
        """Play at most so many decisions; how many there were, and how many left a choice."""
        raise AssertionError(type(self).__name__)

    def options(self, game: Any) -> Any:
        raise AssertionError(type(self).__name__)

    def clone(self, game: Any) -> Any:
        raise AssertionError(type(self).__name__)

    def midgame(self, seed: int) -> Any:
        game = self.start(seed)
        self.play(game, Random(seed), self.half)
        return game


class Ours(Contender):
    """This game with some options."""

    package: ClassVar[str] = "trickerion"

    def __init__(self, name: str, options: Options) -> None:
        self.name = name
        self.variant = options
        self.half = 30 * options.players

    def start(self, seed: int) -> Any:
        return Game.new(self.variant, seed)

    def play(self, game: Any, chance: Random, most: int = MOST) -> tuple[int, int]:
        return play_some(game, chance, most)

    def options(self, game: Any) -> Any:
        return game.options(game.to_act[0])

    def clone(self, game: Any) -> Any:
        return game.clone()


class Catanatron(Contender):
    """Four random players; it makes the next options whenever something is played."""

    name: str = "catanatron"
    package: ClassVar[str] = "catanatron"
    half: int = 150

    def start(self, seed: int) -> Any:
        catanatron = import_module("catanatron")
        players = [catanatron.RandomPlayer(color) for color in list(catanatron.Color)[:4]]
        return catanatron.Game(players, seed=seed)

    def play(self, game: Any, chance: Random, most: int = MOST) -> tuple[int, int]:
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


class PythonChess(Contender):
    """Chess in pure Python, ended by mate, stalemate, the 75 moves or repetition."""

    name: str = "python-chess"
    package: ClassVar[str] = "chess"
    half: int = 150

    def start(self, seed: int) -> Any:
        return import_module("chess").Board()

    def play(self, game: Any, chance: Random, most: int = MOST) -> tuple[int, int]:
        decisions = free = 0
        while decisions < most and not game.is_game_over():
            moves = list(game.legal_moves)
            if len(moves) > 1:
                free += 1
            game.push(chance.choice(moves))
            decisions += 1
        return decisions, free

    def options(self, game: Any) -> Any:
        return list(game.legal_moves)

    def clone(self, game: Any) -> Any:
        return game.copy(stack=False)


class OpenSpiel(Contender):
    """Chess in C++, called from Python."""

    name: str = "OpenSpiel chess (C++)"
    package: ClassVar[str] = "pyspiel"
    half: int = 150

    def start(self, seed: int) -> Any:
        return import_module("pyspiel").load_game("chess").new_initial_state()

    def play(self, game: Any, chance: Random, most: int = MOST) -> tuple[int, int]:
        decisions = free = 0
        while decisions < most and not game.is_terminal():
            moves = game.legal_actions()
            if len(moves) > 1:
                free += 1
            game.apply_action(chance.choice(moves))
            decisions += 1
        return decisions, free

    def options(self, game: Any) -> Any:
        return game.legal_actions()

    def clone(self, game: Any) -> Any:
        return game.clone()


def peers() -> list[Contender]:
    """Those that are installed."""
    known: tuple[Contender, ...] = (Catanatron(), PythonChess(), OpenSpiel())
    return [peer for peer in known if peer.is_installed()]
