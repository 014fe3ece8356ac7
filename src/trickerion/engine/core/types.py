"""Types for the nouns of the game.

Inside the engine each is a small number (`names.py` has the name of every number); NONE means none.
They are aliases of `int`: they cost nothing, compiled or not, and say in every signature what a
number means.
"""

from typing import TypeAlias

Seat: TypeAlias = int
"""A player, numbered from 0 by seat."""
Character: TypeAlias = int
"""A Character of a player, named by its home on the player board (`names.CHARACTERS`)."""
SpecialistNumber: TypeAlias = int
"""A kind of Specialist, in the order of the catalog."""
MagicianNumber: TypeAlias = int
TrickNumber: TypeAlias = int
CardNumber: TypeAlias = int
"""An assignment card: the permanent ones by Location, then the Special cards."""
PerformanceNumber: TypeAlias = int
"""A Performance card."""
ProphecyNumber: TypeAlias = int
TurnSetupNumber: TypeAlias = int
"""A Turn Setup card of the Duel."""
PowerNumber: TypeAlias = int
"""A Power card."""
PowerSlot: TypeAlias = int
"""A Power slot of a player's board, from the bottom up."""
PlanNumber: TypeAlias = int
"""A plan card of Dahlgaard's Heir."""
Component: TypeAlias = int
Category: TypeAlias = int
Symbol: TypeAlias = int
"""Spade, heart, diamond or club: tells which of its owner's tricks a marker belongs to."""
Location: TypeAlias = int
Slot: TypeAlias = int
"""A slot for a Character at a Location."""
Deck: TypeAlias = int
"""One of the four Special decks."""
Die: TypeAlias = int
Face: TypeAlias = int
"""The face that a die shows."""
Weekday: TypeAlias = int
PileSide: TypeAlias = int
"""On the player board or on a Specialist's extension."""
StockPlace: TypeAlias = int
"""A place in the Market Row's stock."""
Place: TypeAlias = int
"""A slot of a Performance card."""

# Packed numbers: `packing.py` packs and unpacks them.
Spot: TypeAlias = int
"""A slot of a particular Performance card."""
PackedMarker: TypeAlias = int
"""A trick marker: its seat, its symbol, and the category that points up."""
PackedGuest: TypeAlias = int
"""A marker outside the slots of a particular Performance card."""
PackedDisk: TypeAlias = int
"""A Character of a particular seat."""
ArmedCard: TypeAlias = int
"""A Special card that applies to the current action, and its seat."""
BitSet: TypeAlias = int
"""A set of small numbers, one bit each."""
