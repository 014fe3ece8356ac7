"""An entry of a table's log, and who may know of it."""

from typing import Final, Literal

from msgspec import Struct

EntryKind = Literal["act", "undo", "ask_undo", "agree", "decline", "leave", "back", "say"]
PLANNING: Final = ("assign", "recall")
"""TURN-5: actions that are secret while plans are made."""
OF_PLANS: Final = "plans "
"""Prefix of an undo that takes back a seat's own plans."""


class Entry(Struct, frozen=True):
    """One line of a table's log."""

    version: int
    """Its place in the log, from 1."""
    seat: int
    kind: EntryKind
    text: str
    """The action, the number of actions an undo takes back (with a prefix for plans) or keeps, the
    bot's level, or the chat message."""
    client: str | None
    """The id its sender chose."""
    at: float
    """Seconds since 1970."""
    waited: int
    """Milliseconds the seats to act had taken since the previous entry."""
    name: str | None = None
    """The sender's name at the time, for chat: someone else may take the seat later."""

    @property
    def action_kind(self) -> str:
        """The kind of its action; empty for entries of other kinds."""
        return self.text.split(" ", 2)[1] if self.kind == "act" else ""

    @property
    def is_plan(self) -> bool:
        """TURN-5: does it assign or recall a card, or take that back?"""
        if self.kind == "undo":
            return self.text.startswith(OF_PLANS)
        return self.action_kind in PLANNING


def is_hidden(is_planning: bool, entry: Entry, viewer: int | None) -> bool:
    """TURN-5: is an entry secret? `is_planning`: plans are made both before and after it."""
    return is_planning and entry.seat != viewer and entry.is_plan


def disturbs(is_planning: bool, entry: Entry, is_new_position: bool, viewer: int | None) -> bool:
    """Does an entry make a viewer's next command stale? Others' plans don't."""
    if entry.kind == "act" or entry.is_plan:
        return entry.seat == viewer or not is_planning
    return is_new_position
