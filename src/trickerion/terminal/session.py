"""A game at the table: who sits where, what was done and told, and what can be taken back."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from trickerion import Action, Game, replay, rewind
from trickerion.terminal import files
from trickerion.terminal.bots import Opponents
from trickerion.terminal.news import Told, tell
from trickerion.terminal.notes import NOTES
from trickerion.terminal.seen import View, see
from trickerion.terminal.words import who


class Step(NamedTuple):
    """An action and what it led to."""

    action: Action
    events: Sequence[Told]


class Session:
    """The seats below `people` are persons at the keyboard, the others bots."""

    def __init__(self, game: Game, people: int, bots: Opponents, folder: Path) -> None:
        self.people = people
        self.bots = bots
        self.folder = folder
        self.adopted = 0
        """How many games this table has seen."""
        self.file: Path | None = None
        """Where the game was last saved, kept or loaded from."""
        self.adopt(game)

    def adopt(self, game: Game) -> None:
        """Go on with a game; what happened in it so far is told again from its beginning."""
        self.adopted += 1
        self.game = replay(game.record(), until=0)
        self.steps: list[Step] = []
        for action in game.history:
            self.apply(action)
        self.people = min(self.people, game.variant.players)
        self.shown = [len(self.steps)] * game.variant.players
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
        self.steps.append(Step(action, self.game.apply(action)))

    def let_bot_act(self, seat: int) -> None:
        self.apply(self.bots.choose(self.game, seat))

    # What happened

    def unseen(self, seat: int) -> list[Step]:
        """The steps since a seat last looked."""
        steps = self.steps[self.shown[seat] :]
        self.shown[seat] = len(self.steps)
        return steps

    def told(self, seat: int, steps: list[Step]) -> list[str]:
        return tell(self.view(seat), [event for step in steps for event in step.events])

    # Undo (R10)

    def undo_refusal(self, seat: int) -> str | None:
        """Why a person's last action cannot be taken back; None if it can."""
        if not self.steps:
            return NOTES["undo_nothing"]
        last = self.steps[-1]
        if last.action.seat != seat:
            return NOTES["undo_other"].format(who=who(self.view(seat), last.action.seat))
        return None if self.game.undoable(seat) else NOTES["undo_reveal"]

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
        """Has a person done something that no file holds?"""
        return any(self.is_person(step.action.seat) for step in self.steps[self.saved :])

    def save(self, file: Path) -> None:
        files.save(file, self.game, self.people)
        self.saved, self.file = len(self.steps), file

    def keep(self) -> Path:
        """Save under a new name what would be lost otherwise."""
        self.file = files.keep(self.folder, self.game, self.people)
        self.saved = len(self.steps)
        return self.file

    def load(self, file: Path) -> Path | None:
        """Go on with a saved game; where the one played so far is kept, if it was unsaved."""
        game, people = files.load(file)
        kept = self.keep() if self.is_unsaved else None
        self.people = people or self.people
        self.file = file
        self.adopt(game)
        return kept
