"""Who is connected to a table, and which entries of its log each viewer knows.

A viewer is a seat's number, or the number of seats for all spectators together. Each viewer numbers
the entries it may know without gaps: a hidden entry leaves no trace (TURN-5).
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from trickerion import Event, Scene
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.tables.entry import Entry, disturbs, is_hidden
from trickerion.server.visitors import Visitor


class LoggedEntry(Struct):
    """An entry with its events and the version each viewer knows it by."""

    entry: Entry
    events: list[Event]
    seen: list[int]
    """The version by viewer, 0 if hidden; spectators come last."""
    taken_back: list[list[int]] = []
    """`seen` of each action that it took back."""
    scenes: list[Scene] = []
    """The positions between its events, until they are broadcast."""


class Listener(Protocol):
    """A connection that receives messages."""

    @property
    def address(self) -> str: ...

    @property
    def send(self) -> Callable[[bytes], None]: ...

    @property
    def visitor(self) -> Visitor: ...

    @property
    def key(self) -> str: ...

    @property
    def session(self) -> str | None: ...

    def lose_seat(self) -> None: ...

    def close(self, why: CommandRefused) -> None: ...


class Viewers:
    """The viewers of one table."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.listeners: dict[int, set[Listener]] = {}
        self.elsewhere: set[int] = set()
        """The seats whose players are connected to other processes."""
        self.last_address = ""
        """The address of the latest connection."""
        self.versions = [0] * (players + 1)
        """The newest version by viewer."""
        self.disturbed = [0] * (players + 1)
        """The version by viewer before which a command is stale."""

    def seat(self, viewer: int) -> int | None:
        return viewer if viewer < self.players else None

    def viewer(self, seat: int | None) -> int:
        return self.players if seat is None else seat

    # Connections

    def connect(self, seat: int | None, listener: Listener) -> bool:
        """Add a connection; is it the viewer's first?"""
        found = self.listeners.setdefault(self.viewer(seat), set())
        is_first = not found
        found.add(listener)
        self.last_address = listener.address
        return is_first

    def disconnect(self, seat: int | None, listener: Listener) -> bool:
        """Remove a connection; was it the viewer's last?"""
        found = self.listeners.get(self.viewer(seat), set())
        found.discard(listener)
        return not found

    def unseat(self, seat: int, may_watch: bool) -> None:
        """A player gave up the seat: their connections become spectators' or go silent."""
        for listener in self.listeners.pop(seat, set()):
            listener.lose_seat()
            if may_watch:
                self.listeners.setdefault(self.players, set()).add(listener)

    @property
    def connections(self) -> list[tuple[int, Listener]]:
        """All connections, with their viewers."""
        return [(viewer, each) for viewer, found in self.listeners.items() for each in found]

    def close(self, why: CommandRefused, is_meant: Callable[[int, Listener], bool]) -> list[int]:
        """Close some connections, which get no further messages; the seats they had."""
        meant = [each for each in self.connections if is_meant(*each)]
        for viewer, listener in meant:
            self.listeners[viewer].discard(listener)
            listener.lose_seat()
            listener.close(why)
        return sorted({viewer for viewer, _ in meant if viewer < self.players})

    def is_here(self, seat: int) -> bool:
        """Is a seat's player connected, here or to another process?"""
        return bool(self.listeners.get(seat)) or seat in self.elsewhere

    @property
    def is_anyone_here(self) -> bool:
        return any(self.listeners.values())

    def send(self, viewer: int, message: bytes) -> None:
        for listener in list(self.listeners.get(viewer, ())):
            listener.send(message)

    def affected(self, news: list[LoggedEntry]) -> list[int]:
        """The connected viewers who may know of some of the news."""
        listeners = self.listeners.items()
        return [v for v, found in listeners if found and any(one.seen[v] for one in news)]

    # Versions

    def number(self, entry: Entry, is_planning: bool, is_new_position: bool) -> list[int]:
        """Count the next entry for everyone who may know it; its version by viewer."""
        seen = []
        for viewer in range(self.players + 1):
            seat = self.seat(viewer)
            if is_hidden(is_planning, entry, seat):
                seen.append(0)
                continue
            self.versions[viewer] += 1
            if disturbs(is_planning, entry, is_new_position, seat):
                self.disturbed[viewer] = self.versions[viewer]
            seen.append(self.versions[viewer])
        return seen
