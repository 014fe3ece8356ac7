"""A table without a terminal: scripted lines go in, what is on the screen can be read."""

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from tests.terminal.random_games import RESTING
from trickerion import Game, Options
from trickerion.terminal.play.bots import Opponents
from trickerion.terminal.play.local_table import Table
from trickerion.terminal.play.menu import Menu
from trickerion.terminal.play.screen import Screen
from trickerion.terminal.play.session import Session

NAMES = ("Ada", "Ben", "Clara", "Dora")
ESCAPES = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\rhi\x00"
"""Control characters that would move the cursor (R16)."""


class RecordingScreen(Screen):
    """Remembers what is on the screen; after the script the input has ended."""

    def __init__(self, script: Iterable[str], width: int = 100) -> None:
        self.paper = StringIO()
        super().__init__(Console(file=self.paper, width=width, color_system=None), self.type)
        self.script = iter(script)
        self.prompts: list[str] = []
        self.screens: list[str] = []
        """What was on the screen when each line was typed."""

    def type(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.paper.write(prompt)
        self.screens.append(self.text)
        line = next(self.script, None)
        if line is None:
            raise EOFError
        self.paper.write(f"{line}\n")
        return line

    def clear(self) -> None:
        self.paper.seek(0)
        self.paper.truncate()

    @property
    def text(self) -> str:
        return self.paper.getvalue()

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.text.splitlines()]

    def answer(self, number: int = -1) -> list[str]:
        """What was printed between a line and the next prompt; by default, the last but one."""
        before, after = self.screens[number - 1], self.screens[number]
        return [line.rstrip() for line in after[len(before) :].splitlines()[1:]]


class Player(RecordingScreen):
    """Types what a function of the prompt says, for games too long to write down."""

    def __init__(self, choose: Callable[[str], str | None], width: int = 100) -> None:
        super().__init__((), width)
        self.choose = choose

    def type(self, prompt: str) -> str:
        line = self.choose(prompt)
        if line is None:
            raise EOFError
        return line


def table(
    screen: Screen,
    folder: Path,
    game: Game | None = None,
    *,
    people: int = 1,
    players: int = 2,
    seed: int = 1,
) -> Table:
    """A table for a beginner game, or for one in a written position."""
    if game is None:
        options = Options(players=players, beginner=True)
        game = Game.new(options, seed, list(NAMES[:players]))
    return Table(Session(game, people, Opponents(["random"], seed, people), folder), screen)


def play(
    script: Iterable[str], folder: Path, game: Game | None = None, people: int = 1
) -> tuple[Table, RecordingScreen]:
    """Play a script until the input ends."""
    screen = RecordingScreen(script)
    played = table(screen, folder, game, people=people)
    played.play()
    return played, screen


def new_game(players: int, seed: int, **modules: Any) -> Game:
    """With the Dark Alley and prophecies."""
    modules = {"dark_alley": True, "prophecies": True} | modules
    return Game.new(Options(players=players, **modules), seed, list(NAMES[:players]))


class Numbers(Player):
    """Types numbers from the list, at random, rather something than nothing."""

    def __init__(self, seed: int, width: int = 100) -> None:
        super().__init__(self.number, width)
        self.chance = Random(seed)

    def sit_down(self, game: Game, people: int, folder: Path) -> Game:
        self.table = table(self, folder, game, people=people)
        self.table.play()
        return self.table.session.game

    def number(self, prompt: str) -> str:
        if "Enter" in prompt:
            return ""
        session = self.table.session
        self.look(self.table.person or 0)
        menu = Menu(session.game, session.next_seat(self.table.person))
        choices = [choice for group in menu.groups.values() for choice in group]
        doing = [choice for choice in choices if choice.action.kind not in RESTING]
        return self.chance.choice(doing if doing and self.chance.random() < 0.5 else choices).key

    def look(self, person: int) -> None:
        """Nothing to check."""


def by_first_number(prompt: str) -> str:
    return "" if "Enter" in prompt else "1"
