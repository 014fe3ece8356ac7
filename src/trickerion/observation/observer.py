"""Writes observations, part by part.

A number takes one byte. Only Fame, Coins and Shards can be larger: `large_numbers` lists those.
"""

import sys
from typing import Final

from trickerion.engine.core.options import Options
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.phases.initiative import initiative_slot
from trickerion.observation import numbers
from trickerion.observation.layout import MOST, OBSERVATION, OBSERVATION_SIZE, SEATS
from trickerion.observation.parts import (
    LARGEST_BYTE,
    PlayerParts,
    PropheciesPart,
    SetupPart,
    SpecialCardsPart,
    SupplyPart,
    TablePart,
    size_of,
)
from trickerion.observation.pending import ASSIGNMENT, PendingPart, phase_number

_START: Final = {field.name: field.start for field in OBSERVATION}
_PURSES: Final = [_START[f"player_{seat}.fame"] for seat in range(SEATS)]
"""Where the Fame of each seat is; Coins and Shards follow."""
_LOW_BYTE: Final = 0 if sys.byteorder == "little" else 1
"""Which of the two bytes of a 16-bit number is the low one."""


def widened(row: bytes, large: list[tuple[int, int]]) -> bytearray:
    """The numbers of an observation as 16-bit integers; `large` lists those above 255."""
    wide = bytearray(2 * len(row))
    wide[_LOW_BYTE::2] = row
    for place, number in large:
        wide[2 * place : 2 * place + 2] = number.to_bytes(2, sys.byteorder)
    return wide


_NO_PLAYERS: Final = [
    bytes(size_of("player_0.magician", "player_1.magician") * count) for count in range(SEATS + 1)
]
_NOTHING_LASTS: Final = bytes(size_of("player_0.lasting", "notes.enhance_trick"))
_NO_NOTES: Final = bytes(size_of("notes.enhance_trick", "theater_0.guests"))
_NO_GUESTS: Final = bytes(size_of("theater_0.guests", "player_0.learned"))
_NO_DARK_ALLEY: Final = bytes(size_of("prophecy", "player_0.learned"))
_NO_POWERS: Final = bytes(size_of("player_0.learned", "heir"))
_NO_HEIR: Final = bytes(OBSERVATION_SIZE - _START["heir"])
_NO_MODULES: Final = bytes(OBSERVATION_SIZE - _START["prophecy"])

Parts = list[bytes | bytearray]
"""The parts of an observation, a byte for each number, to be joined before the next one."""


class Observer:
    """Observes one game, again and again."""

    __slots__ = (
        *("has_modules", "head", "initiative", "last_turn", "options", "pending", "players"),
        *("prophecies", "setup", "slots", "special_cards", "supply", "tables"),
    )

    def __init__(self, options: Options) -> None:
        seats: int = options.seats
        self.options = options
        self.last_turn: int = options.last_turn
        self.has_modules: bool = options.dark_alley or options.powers or options.heir != ""
        self.initiative: list[Seat] = []
        self.slots = [0] * seats
        """The initiative slot of each seat."""
        self.head = bytearray(_START["hand"])
        """All that comes before the players."""
        self.setup = SetupPart(options, self.head)
        self.pending = PendingPart()
        self.supply = SupplyPart()
        self.players = [PlayerParts() for _ in range(seats)]
        self.tables = [TablePart(viewer, seats) for viewer in range(seats)]
        self.prophecies = PropheciesPart()
        self.special_cards = [SpecialCardsPart() for _ in range(seats)]

    def observe(self, state: State, viewer: Seat, parts: Parts) -> None:
        """Add what a seat sees."""
        phase = phase_number(state)
        is_planning = phase == ASSIGNMENT
        self.setup.update(state, self.head)
        self.pending.update(state, viewer, min(state.turn, self.last_turn), phase, self.head)
        self.supply.update(state, self.head)
        parts.append(self.head)
        self._add_players(state, viewer, is_planning, parts)
        self._add_table(state, viewer, parts)
        if self.has_modules:
            self._add_modules(state, viewer, is_planning, parts)
        else:
            parts.append(_NO_MODULES)

    def large_numbers(self, state: State, viewer: Seat) -> list[tuple[int, int]]:
        """The numbers of what a seat sees that are above 255, each with its place."""
        large: list[tuple[int, int]] = []
        for seat, player in enumerate(state.players):
            if player.fame <= LARGEST_BYTE >= player.coins and player.shards <= LARGEST_BYTE:
                continue
            place = _PURSES[numbers.turned(seat, viewer, len(state.players))]
            for number in (player.fame, player.coins, player.shards):
                if number > LARGEST_BYTE:
                    large.append((place, min(number, MOST)))
                place += 1
        return large

    def _add_players(self, state: State, viewer: Seat, is_planning: bool, parts: Parts) -> None:
        if state.initiative != self.initiative:
            self.initiative = state.initiative[:]
            self.slots = [initiative_slot(state, seat) for seat in range(len(self.slots))]
        for seat, kept in enumerate(self.players):
            kept.update(state, seat, self.slots[seat], is_planning)
        players = len(self.players)
        parts.append(self.players[viewer].cards.pack_counts(state.players[viewer]))
        for turn in range(players):
            seat = viewer + turn if viewer + turn < players else viewer + turn - players
            kept = self.players[seat]
            parts.append(kept.board)
            parts.append(kept.cards.own if turn == 0 else kept.cards.public)
        parts.append(_NO_PLAYERS[SEATS - players])

    def _add_table(self, state: State, viewer: Seat, parts: Parts) -> None:
        learned = moved = 0
        for kept in self.players:
            learned += kept.holdings.changes
            moved += kept.places.changes
        own = self.tables[viewer]
        own.update(state, viewer, learned, moved)
        parts.append(own.table)

    def _add_modules(self, state: State, viewer: Seat, is_planning: bool, parts: Parts) -> None:
        options = self.options
        if options.dark_alley:
            self._add_dark_alley(state, viewer, is_planning, parts)
        else:
            parts.append(_NO_DARK_ALLEY)
        parts.append(bytes(numbers.powers(state, viewer)) if options.powers else _NO_POWERS)
        parts.append(bytes(numbers.heir(state)) if options.heir else _NO_HEIR)

    def _add_dark_alley(self, state: State, viewer: Seat, is_planning: bool, parts: Parts) -> None:
        undrawn = numbers.undrawn(state)
        held = numbers.held(state, is_planning)
        parts.append(self.prophecies.pack(state, undrawn))
        parts.append(self.special_cards[viewer].pack(state, viewer, undrawn, held))
        parts.append(bytes(numbers.lasting(state, viewer)) if state.lasting else _NOTHING_LASTS)
        parts.append(bytes(numbers.notes(state)) if state.notes else _NO_NOTES)
        parts.append(self._guests(state, viewer))

    def _guests(self, state: State, viewer: Seat) -> bytes:
        for show in state.theater:
            if show.guests:
                return bytes(numbers.guests(state, viewer))
        return _NO_GUESTS
