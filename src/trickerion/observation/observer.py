"""Makes observations, part by part.

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
from trickerion.observation.numbers import LARGEST_BYTE
from trickerion.observation.parts import (
    PlayerParts,
    PropheciesPart,
    SetupPart,
    SupplyPart,
    ViewerParts,
)
from trickerion.observation.pending import (
    ASSIGNMENT,
    TURN_AND_PHASE,
    fields,
    phase_number,
    question,
)

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


def observed_size(options: Options) -> int:
    """How many numbers an observation has, without the last ones that are 0 all through a game with
    these options."""
    if options.heir:
        return OBSERVATION_SIZE
    if options.powers:
        return _START["heir"]
    return _START["player_0.learned" if options.dark_alley else "prophecy"]


class Observer:
    """Observes a game, again and again. Its observations have `size` numbers, at least as many as
    `observed_size` says."""

    __slots__ = (
        *(
            "dark_alley",
            "has_heir",
            "has_large",
            "has_powers",
            "initiative",
            "last_turn",
            "padding",
            "phase",
        ),
        *("players", "prophecies", "setup", "slots", "supply", "viewers"),
    )

    def __init__(self, options: Options, size: int = OBSERVATION_SIZE) -> None:
        self.setup = SetupPart(options)
        self.padding = bytes(size - observed_size(options))
        """The last numbers, which are always 0."""
        self.last_turn: int = options.last_turn
        self.dark_alley: bool = options.dark_alley
        self.has_powers: bool = options.powers
        self.has_heir: bool = options.heir != ""
        self.has_large = False
        """Has what was seen last a number above 255?"""
        self.initiative: list[Seat] = []
        self.slots = [0] * options.seats
        """The initiative slot of each seat, 0 before the first draw."""
        self.phase = 0
        self.supply = SupplyPart()
        self.prophecies = PropheciesPart()
        self.players = [PlayerParts() for _ in range(options.seats)]
        self.viewers = [ViewerParts() for _ in range(options.seats)]

    def forget(self) -> None:
        """Be ready for another game with the same options."""
        self.initiative = []
        self.slots = [0] * len(self.slots)
        self.setup.forget()
        self.supply.forget()
        self.prophecies.forget()
        for kept in self.players:
            kept.forget()
        for own in self.viewers:
            own.forget()

    def observe(self, state: State, viewer: Seat, parts: list[bytes]) -> None:
        """Add what a seat sees, a byte for each number, in parts to be joined."""
        self.update_players(state)
        self.update_table(state, viewer)
        self.join(state, viewer, parts)

    # The same in three steps, for those who observe many games: each step is small enough to stay
    # in the processor's cache while it is taken in one game after the other.

    def join(self, state: State, viewer: Seat, parts: list[bytes]) -> None:
        """Add what a seat sees. Parts of at most 512 bytes are the cheapest ones."""
        own = self.viewers[viewer]
        following, others = self._others(state, viewer)
        pending = fields(state, viewer)
        first = b"%b%b%b%b%b%b%b%b%b%b%b" % (
            self.setup.pack(state),
            TURN_AND_PHASE[min(state.turn, self.last_turn)][self.phase],
            question(state, viewer),
            pending[0],
            pending[1],
            pending[2],
            pending[3],
            self.supply.pack(state),
            self.players[viewer].pack_own(state.players[viewer]),
            following,
            others,
        )
        parts.append(first)
        parts.append(own.table)
        if self.dark_alley:
            parts.append(own.dark_alley)
        elif self.has_powers or self.has_heir:
            parts.append(_NO_DARK_ALLEY)
        if self.has_powers:
            parts.append(bytes(numbers.powers(state, viewer)))
        elif self.has_heir:
            parts.append(_NO_POWERS)
        if self.has_heir:
            parts.append(bytes(numbers.heir(state)))
        if self.padding:
            parts.append(self.padding)

    def large_numbers(self, state: State, viewer: Seat) -> list[tuple[int, int]]:
        """The numbers of what a seat has just seen that are above 255, each with its place."""
        large: list[tuple[int, int]] = []
        for seat, kept in enumerate(self.players):
            if kept.purse.is_large:
                player = state.players[seat]
                place = _PURSES[numbers.turned(seat, viewer, len(self.players))]
                for number in (player.fame, player.coins, player.shards):
                    if number > LARGEST_BYTE:
                        large.append((place, min(number, MOST)))
                    place += 1
        return large

    def update_players(self, state: State) -> None:
        """Pack what has changed of the players' boards."""
        self.phase = phase_number(state, self.has_powers)
        if state.initiative is not self.initiative:
            self.initiative = state.initiative
            if self.initiative:
                self.slots = [initiative_slot(state, seat) for seat in range(len(self.slots))]
        self.has_large = False
        for seat, kept in enumerate(self.players):
            kept.update(state, seat, self.slots[seat], self.phase == ASSIGNMENT)
            if kept.purse.is_large:
                self.has_large = True

    def _others(self, state: State, viewer: Seat) -> tuple[bytes, bytes]:
        """The boards of the next player and of all others, clockwise."""
        players = len(self.players)
        if players == 2:
            return self._public(state, 1 - viewer), _NO_PLAYERS[2]
        following = self._public(state, (viewer + 1) % players)
        others = self._public(state, (viewer + 2) % players)
        if players == 3:
            return following, others + _NO_PLAYERS[1]
        return following, others + self._public(state, (viewer + 3) % players)

    def _public(self, state: State, seat: Seat) -> bytes:
        kept = self.players[seat]
        return kept.public or kept.pack_public(state.players[seat])

    def update_table(self, state: State, viewer: Seat) -> None:
        """Pack what has changed of the tricks, the slots and the Theater."""
        own = self.viewers[viewer]
        is_changed = False
        if state.trick_changes != own.trick_changes:
            own.trick_changes = state.trick_changes
            own.tricks = numbers.tricks(state, viewer)
            is_changed = True
        moves = 0
        for kept in self.players:
            moves += kept.moves
        if moves != own.moves:
            own.moves = moves
            own.slots = numbers.slots(state, viewer)
            is_changed = True
        if self._update_theater(state, viewer, own) or is_changed:
            own.table = b"%b%b%b" % (own.tricks, own.slots, own.theater)
        if self.dark_alley:
            self._update_dark_alley(state, viewer, own)

    def _update_theater(self, state: State, viewer: Seat, own: ViewerParts) -> bool:
        shown = len(state.theater)
        is_changed = shown != own.shown
        own.has_guests = False
        for place, show in enumerate(state.theater):
            if self.dark_alley and show.guests:
                own.has_guests = True
            if own.shows[place].update(show, viewer, len(self.players)):
                is_changed = True
        if is_changed:
            own.shown = shown
            packed = [own.shows[place].packed for place in range(shown)]
            own.theater = b"".join(packed) + _NO_SHOWS[SHOWS - shown]
        return is_changed

    def _update_dark_alley(self, state: State, viewer: Seat, own: ViewerParts) -> None:
        """Pack what has changed of the Dark Alley. Notes and markers outside the slots are rare,
        and packed each time."""
        is_changed = False
        if state.special_card_changes != own.card_changes:
            own.card_changes = state.special_card_changes
            own.special_cards = numbers.special_cards(state, viewer)
            is_changed = True
        if state.lasting != own.lasting_cards:
            own.lasting_cards = state.lasting[:]
            own.lasting = numbers.lasting(state, viewer)
            is_changed = True
        prophecies = self.prophecies.pack(state)
        notes = bytes(numbers.notes(state)) if state.notes else _NO_NOTES
        guests = bytes(numbers.guests(state, viewer)) if own.has_guests else _NO_GUESTS
        if (
            is_changed
            or prophecies is not own.prophecies
            or notes is not own.notes
            or guests is not own.guests
        ):
            own.prophecies, own.notes, own.guests = prophecies, notes, guests
            lasting = own.lasting or _NOTHING_LASTS
            own.dark_alley = b"%b%b%b%b%b" % (
                prophecies,
                own.special_cards,
                lasting,
                notes,
                guests,
            )
