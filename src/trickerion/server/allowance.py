"""How often the players of a table may change their minds: its log must not grow without end (R22).

What a game needs to move on is never refused. What takes something back is counted, and so is talk.
"""

from typing import Final

from trickerion import Game
from trickerion.server.protocol import Refusal
from trickerion.server.standing import Entry, Kind

PER_PHASE: Final = 200
"""Changes of mind of a seat in one phase of the game."""
PER_GAME: Final = 2_000
"""Actions that a seat may take back in a whole game, with or without the others' consent."""
TALK: Final = 1_000
"""Chat messages of a seat."""
CHANGES_OF_MIND: Final = ("recall", "reconsider")
STEPS_BACK: Final = ("undo", "ask_undo", "back")


class Allowance:
    """What each seat has used of it; counted from the log, so a restart makes no difference."""

    def __init__(self, players: int) -> None:
        self.in_phase = [0] * players
        self.in_game = [0] * players
        self.talk = [0] * players
        self._phase: tuple[int, str] | None = None

    def check(self, seat: int, kind: Kind, text: str) -> None:
        """A Refusal if an entry would be one too many."""
        if kind == "say" and self.talk[seat] >= TALK:
            raise Refusal(
                "spent", f"You have sent {TALK} messages at this table, the most allowed."
            )
        if not _goes_back(kind, text):
            return
        if self.in_phase[seat] >= PER_PHASE:
            raise Refusal(
                "spent",
                f"You have changed your mind {PER_PHASE} times in this phase, the most allowed.",
            )
        if self.in_game[seat] >= PER_GAME:
            raise Refusal(
                "spent", f"You have taken back {PER_GAME} actions in this game, the most allowed."
            )

    def count(self, entry: Entry, requester: int, undone: int, game: Game | None) -> None:
        """An entry was logged: `undone` actions were taken back, at the request of a seat."""
        if entry.kind == "say":
            self.talk[entry.seat] += 1
        elif game is not None:
            self._turn_to(game)
            steps = _goes_back(entry.kind, entry.text)
            self.in_phase[entry.seat] += max(steps, undone if entry.kind == "undo" else 0)
            self.in_game[requester] += max(steps, undone)

    def _turn_to(self, game: Game) -> None:
        phase = (game.turn, game.phase)
        if phase != self._phase:
            self._phase = phase
            self.in_phase = [0] * len(self.in_phase)


def _goes_back(kind: Kind, text: str) -> bool:
    return kind in STEPS_BACK or (kind == "act" and text.split(" ", 2)[1] in CHANGES_OF_MIND)
