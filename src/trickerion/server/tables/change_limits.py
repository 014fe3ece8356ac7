"""Limits on undos and chat, so that a log can't grow without end (R22).

What a game needs to move on is never refused.
"""

from typing import Final

from trickerion import Game
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.tables.entry import Entry

PER_PHASE: Final = 200
"""Undos, recalls and the like of a seat in one phase."""
PER_GAME: Final = 2_000
"""Actions that a seat may undo in a whole game, alone or with the others' consent."""
MOST_CHAT: Final = 1_000
"""Chat messages of a seat."""
CHANGES_OF_MIND: Final = ("recall", "reconsider")
STEPS_BACK: Final = ("undo", "ask_undo", "back")


class ChangeLimits:
    """What each seat has used up, counted from the log."""

    def __init__(self, players: int) -> None:
        self.in_phase = [0] * players
        self.in_game = [0] * players
        self.chat = [0] * players
        self._phase: tuple[int, str] | None = None

    def check(self, entry: Entry) -> None:
        """Raise a CommandRefused if an entry would be one too many."""
        seat = entry.seat
        if entry.kind == "say" and self.chat[seat] >= MOST_CHAT:
            raise CommandRefused(
                "spent", f"You have sent {MOST_CHAT} messages at this table, the most allowed."
            )
        if not _goes_back(entry):
            return
        if self.in_phase[seat] >= PER_PHASE:
            raise CommandRefused(
                "spent",
                f"You have changed your mind {PER_PHASE} times in this phase, the most allowed.",
            )
        if self.in_game[seat] >= PER_GAME:
            raise CommandRefused(
                "spent", f"You have taken back {PER_GAME} actions in this game, the most allowed."
            )

    def count(self, entry: Entry, requester: int, undone: int, game: Game | None) -> None:
        """Count an entry that undid some actions, at a seat's request."""
        if entry.kind == "say":
            self.chat[entry.seat] += 1
        elif game is not None:
            self._start_phase(game)
            steps = _goes_back(entry)
            self.in_phase[entry.seat] += max(steps, undone if entry.kind == "undo" else 0)
            self.in_game[requester] += max(steps, undone)

    def _start_phase(self, game: Game) -> None:
        phase = (game.turn, game.phase)
        if phase != self._phase:
            self._phase = phase
            self.in_phase = [0] * len(self.in_phase)


def _goes_back(entry: Entry) -> bool:
    return entry.kind in STEPS_BACK or entry.action_kind in CHANGES_OF_MIND
