"""Printed facts by name, for the screen: cards by id, prices, slot modifiers, link circles."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from trickerion.catalog import (
    MAGICIANS,
    PERFORMANCES,
    POWERS,
    PROPHECIES,
    SPECIAL_ASSIGNMENTS,
    TRICKS,
    board,
)
from trickerion.engine.core.names import FIELDS
from trickerion.engine.core.printed_facts import CIRCLES, CLOSED_SLOTS, COORDINATES, SLOT_AP
from trickerion.shapes import Seen

TRICK: Final = {trick.id: trick for trick in TRICKS}
MAGICIAN: Final = {magician.id: magician for magician in MAGICIANS}
PERFORMANCE: Final = {card.id: card for card in PERFORMANCES}
SPECIAL: Final = {card.id: card for card in SPECIAL_ASSIGNMENTS}
PROPHECY: Final = {prophecy.id: prophecy for prophecy in PROPHECIES}
POWER: Final = {power.id: power for power in POWERS}
DECKS: Final = FIELDS["deck"].names
PRICE: Final = {
    component: price
    for price, types in zip(board.COMPONENT_PRICES, board.COMPONENTS, strict=True)
    for component in types
}
MODIFIER: Final = dict(zip(FIELDS["slot"].names, SLOT_AP, strict=True))

UP, RIGHT, DOWN, LEFT = range(4)


class Circle(NamedTuple):
    """A link circle seen from one of its slots: the corner that points at it, the other slot."""

    direction: int
    neighbour: str
    shard: bool


def circles(card: str, slot: str) -> Iterator[Circle]:
    """The link circles that touch a slot of a Performance card."""
    number = FIELDS["performance"].numbers[card]
    for circle in CIRCLES[number][COORDINATES.index(slot)]:
        yield Circle(circle.corner, COORDINATES[circle.neighbour], circle.shard)


def corner(up: str, direction: int) -> str:
    """TRK-1: the category in the corner of a marker that points in a direction."""
    return board.CATEGORIES[(board.CATEGORIES.index(up) + direction) % 4]


def is_closed(view: Seen, slot: str) -> bool:
    """SET-11, DUEL-2: is a slot closed with this number of players, or this turn?"""
    if "duel" in view:
        return slot in view["duel"]["closed"]
    street, _, place = slot.partition(".")
    return street in board.STREETS and int(place) - 1 in CLOSED_SLOTS[view["options"]["players"]]
