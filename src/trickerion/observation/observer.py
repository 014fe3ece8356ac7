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
from trickerion.observation.layout import MOST, OBSERVATION, OBSERVATION_SIZE, SEATS, SHOWS
from trickerion.observation.parts import (
    LARGEST_BYTE,
    PlayerParts,
    PropheciesPart,
    SetupPart,
    SupplyPart,
    ViewerParts,
)
from trickerion.observation.pending import ASSIGNMENT, add_pending, phase_number

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


def _zeros(first: str, after: str) -> bytes:
    """The numbers from one field to another when all are 0."""
    end = _START[after] if after else OBSERVATION_SIZE
    return bytes(end - _START[first])


_NO_SHOWS: Final = [
    _zeros("theater_0.performance", "theater_1.performance") * count for count in range(SHOWS + 1)
]
_NO_PLAYERS: Final = [
    _zeros("player_0.magician", "player_1.magician") * count for count in range(SEATS + 1)
]
_NO_DARK_ALLEY: Final = _zeros("prophecy", "player_0.learned")
_NOTHING_LASTS: Final = _zeros("player_0.lasting", "notes.enhance_trick")
_NO_NOTES: Final = _zeros("notes.enhance_trick", "theater_0.guests")
_NO_GUESTS: Final = _zeros("theater_0.guests", "player_0.learned")
_NO_POWERS: Final = _zeros("player_0.learned", "heir")
_NO_HEIR: Final = _zeros("heir", "")


class Observer:
    """Observes one game, again and again."""

    __slots__ = (
        *("dark_alley", "has_heir", "initiative", "last_turn", "players", "prophecies"),
        *("setup", "slots", "supply", "viewers"),
    )

    def __init__(self, options: Options) -> None:
        self.setup = SetupPart(options)
        self.last_turn: int = options.last_turn
        self.dark_alley: bool = options.dark_alley
        self.initiative: list[Seat] = []
        self.has_heir: bool = options.heir != ""
        self.slots = [0] * options.seats
        """The initiative slot of each seat."""
        self.supply = SupplyPart()
        self.prophecies = PropheciesPart()
        self.players = [PlayerParts() for _ in range(options.seats)]
        self.viewers = [ViewerParts() for _ in range(options.seats)]

    def observe(self, state: State, viewer: Seat, parts: list[bytes]) -> None:
        """Add what a seat sees, a byte for each number, in parts to be joined."""
        phase = phase_number(state)
        parts.append(self.setup.pack(state))
        add_pending(state, viewer, min(state.turn, self.last_turn), phase, parts)
        parts.append(self.supply.pack(state))
        self._add_players(state, viewer, phase == ASSIGNMENT, parts)
        self._add_table(state, viewer, parts)
        if self.dark_alley:
            self._add_dark_alley(state, viewer, phase == ASSIGNMENT, parts)
        else:
            parts.append(_NO_DARK_ALLEY)
        has_powers = state.setup_options.powers
        parts.append(bytes(numbers.powers(state, viewer)) if has_powers else _NO_POWERS)
        parts.append(bytes(numbers.heir(state)) if self.has_heir else _NO_HEIR)

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

    def _add_players(
        self, state: State, viewer: Seat, is_planning: bool, parts: list[bytes]
    ) -> None:
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
            parts.append(kept.packed)
            parts.append(kept.cards.pack(state.players[seat], seat == viewer))
        parts.append(_NO_PLAYERS[SEATS - players])

    def _add_table(self, state: State, viewer: Seat, parts: list[bytes]) -> None:
        own, players = self.viewers[viewer], len(self.players)
        learned = moved = 0
        for kept in self.players:
            learned += kept.holdings.changes
            moved += kept.places.changes
        if learned != own.learned:
            own.learned = learned
            own.tricks = bytes(numbers.tricks(state, viewer))
        if moved != own.moved:
            own.moved = moved
            own.slots = numbers.slots(state, viewer)
        parts.append(own.tricks)
        parts.append(own.slots)
        for place, show in enumerate(state.theater):
            parts.append(own.shows[place].pack(show, viewer, players))
        parts.append(_NO_SHOWS[SHOWS - len(state.theater)])

    def _add_dark_alley(
        self, state: State, viewer: Seat, is_planning: bool, parts: list[bytes]
    ) -> None:
        undrawn = numbers.undrawn(state)
        held = numbers.held(state, is_planning)
        parts.append(self.prophecies.pack(state, undrawn))
        parts.append(self.viewers[viewer].special_cards.pack(state, viewer, undrawn, held))
        parts.append(bytes(numbers.lasting(state, viewer)) if state.lasting else _NOTHING_LASTS)
        parts.append(bytes(numbers.notes(state)) if state.notes else _NO_NOTES)
        parts.append(self._guests(state, viewer))

    def _guests(self, state: State, viewer: Seat) -> bytes:
        for show in state.theater:
            if show.guests:
                return bytes(numbers.guests(state, viewer))
        return _NO_GUESTS
