"""A game at the table: seats, actions with their events, undo and files."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from trickerion import Action, Game, replay, rewind
from trickerion.bots.tutor import Objection, judge
from trickerion.terminal.language import say
from trickerion.terminal.play import saved_games
from trickerion.terminal.play.bots import Opponents
from trickerion.terminal.sentences.events import Told, tell
from trickerion.terminal.sentences.words import whose
from trickerion.terminal.view import View, see


class PlayedAction(NamedTuple):
    """An action and what it led to."""

    action: Action
    events: Sequence[Told]


class Session:
    """A local game: seats below `people` are people at the keyboard, the others bots."""

    is_remote = False
    has_tutor = False
    """Is a person told before an action that loses much?"""

    def __init__(self, game: Game, people: int, bots: Opponents, folder: Path) -> None:
        self.people = people
        self.bots = bots
        self.folder = folder
        self.adopted = 0
        """The number of games this table has started or loaded."""
        self.file: Path | None = None
        """The file the game was last saved to or loaded from."""
        self.adopt(game)

    def adopt(self, game: Game) -> None:
        """Continue a game; its actions are replayed to rebuild the log."""
        self.adopted += 1
        self.game = replay(game.record(), until=0)
        self.steps: list[PlayedAction] = []
        for action in game.history:
            self.apply(action)
        self.people = min(self.people, game.setup_options.players)
        self.shown = [len(self.steps)] * game.setup_options.players
        self.saved = len(self.steps)

    def view(self, seat: int) -> View:
        return see(self.game, seat)

    def is_person(self, seat: int) -> bool:
        return seat < self.people

    def next_seat(self, person: int | None) -> int:
        """Who decides now: bots first, then the person at the keyboard, then the next one."""
        asked = self.game.to_act
        bots = [seat for seat in asked if not self.is_person(seat)]
        if bots:
            return bots[0]
        return person if person is not None and person in asked else asked[0]

    def apply(self, action: Action) -> None:
        self.steps.append(PlayedAction(action, self.game.apply(action)))

    def let_bot_act(self, seat: int) -> None:
        self.apply(self.bots.choose(self.game, seat))

    def allows_hints(self) -> bool:
        return True

    def objection(self, action: Action) -> Objection | None:
        """What the tutor says against an action; None if it is silent."""
        return judge(self.game, action.seat, action) if self.has_tutor else None

    # What happened

    def unseen(self, seat: int) -> list[PlayedAction]:
        """The steps since a seat last looked."""
        steps = self.steps[self.shown[seat] :]
        self.shown[seat] = len(self.steps)
        return steps

    def told(self, seat: int, steps: list[PlayedAction]) -> list[str]:
        return tell(self.view(seat), [event for step in steps for event in step.events])

    # Undo (R10)

    def undo_refusal(self, seat: int) -> str | None:
        """Why a person's last action can't be undone; None if it can."""
        if not self.steps:
            return say("note-undo_nothing")
        last = self.steps[-1]
        if last.action.seat != seat:
            return say("note-undo_other", whose=whose(self.view(seat), last.action.seat))
        return None if self.game.undoable(seat) else say("note-undo_reveal")

    def undo(self) -> Action:
        """The game before the last action, by replay."""
        self.game = rewind(self.game)
        step = self.steps.pop()
        self.shown = [min(shown, len(self.steps)) for shown in self.shown]
        self.saved = min(self.saved, len(self.steps))
        return step.action

    # Files

    @property
    def is_unsaved(self) -> bool:
        """Has a person acted since the last save?"""
        return any(self.is_person(step.action.seat) for step in self.steps[self.saved :])

    def save(self, file: Path) -> None:
        saved_games.save(file, self.game, self.people)
        self.saved, self.file = len(self.steps), file

    def keep(self) -> Path:
        """Save the game to a new file."""
        self.file = saved_games.keep(self.folder, self.game, self.people)
        self.saved = len(self.steps)
        return self.file

    def load(self, file: Path) -> Path | None:
        """Continue a saved game; returns where the current one was saved, if it was unsaved."""
        game, people = saved_games.load(file)
        kept = self.keep() if self.is_unsaved else None
        self.people = people or self.people
        self.file = file
        self.adopt(game)
        return kept
