"""Named forms of packed numbers, for saved positions.

The engine stores a set of seats or symbols as one small number, which is cheap to copy and compare
(see `packing`). A saved position has a list or an object instead.
"""

from typing import Final

from trickerion.engine.core.names import FIELDS, NONE, Domain
from trickerion.engine.core.packing import (
    CHARACTER_COUNT,
    MOST_COUNTED,
    bit_set,
    doubled_yield,
    has_bit,
    hired_after,
    pack_count,
    packed_count,
    split_doubled,
    split_hired,
    steal_pairs,
    with_steal,
)
from trickerion.engine.core.reading import fields_of, flag, items, mapping, whole

SEATS: Final = 4


class Code:
    """One way to write a number; `read` raises a ValueError that says what is needed."""

    def write(self, value: int) -> object:
        raise NotImplementedError

    def read(self, written: object, field: str) -> int:
        raise NotImplementedError


class Flag(Code):
    """0 and 1 as false and true."""

    def write(self, value: int) -> object:
        return bool(value)

    def read(self, written: object, field: str) -> int:
        return flag(written, field)


class Bits(Code):
    """A bit for each name, as the list of those that are set."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.domain = Domain("names", names)

    def write(self, value: int) -> object:
        return [name for bit, name in enumerate(self.domain.names) if has_bit(value, bit)]

    def read(self, written: object, field: str) -> int:
        return _bits([self.domain.number(name) for name in items(written, field)], field)


class Seats(Code):
    """A bit for each seat, as the list of those that are set."""

    def write(self, value: int) -> object:
        return [seat for seat in range(SEATS) if has_bit(value, seat)]

    def read(self, written: object, field: str) -> int:
        return _bits([whole(seat, field, SEATS - 1) for seat in items(written, field)], field)


class Counts(Code):
    """Two bits for each name of a field, as an object of those that are not 0."""

    def __init__(self, field: str) -> None:
        self.domain = FIELDS[field]

    def write(self, value: int) -> object:
        counts = ((name, packed_count(value, n)) for n, name in enumerate(self.domain.names))
        return {name: count for name, count in counts if count}

    def read(self, written: object, field: str) -> int:
        return sum(
            pack_count(self.domain.number(name), whole(count, field, MOST_COUNTED))
            for name, count in mapping(written, field).items()
        )


class Remembered(Code):
    """A value of a field, stored as its number plus 1 so that 0 means nothing."""

    def __init__(self, field: str) -> None:
        self.domain = FIELDS[field]

    def write(self, value: int) -> object:
        return self.domain.names[value - 1]

    def read(self, written: object, field: str) -> int:
        return self.domain.number(written) + 1


class Hired(Code):
    """SPC-17: the hired Character, and how many of its owner's had been placed or were Idle."""

    def write(self, value: int) -> object:
        character, after = split_hired(value)
        return {"character": FIELDS["character"].names[character], "after": after}

    def read(self, written: object, field: str) -> int:
        hired = fields_of(written, field, ("character", "after"))
        after = whole(hired["after"], field, CHARACTER_COUNT)
        return hired_after(FIELDS["character"].number(hired["character"]), after)


class Doubled(Code):
    """SPC-4: the marker and the yield of it that counts twice; null for none."""

    def write(self, value: int) -> object:
        if value == NONE:
            return None
        index, what = split_doubled(value)
        return {"index": FIELDS["index"].names[index], "yield": FIELDS["yield"].names[what]}

    def read(self, written: object, field: str) -> int:
        if written is None:
            return NONE
        doubled = fields_of(written, field, ("index", "yield"))
        index = FIELDS["index"].number(doubled["index"])
        return doubled_yield(index, FIELDS["yield"].number(doubled["yield"]))


class Steals(Code):
    """MAG-8: which marker collects which other marker's yield, the latest first (see `yields`)."""

    def write(self, value: int) -> object:
        names = FIELDS["index"].names
        pairs = steal_pairs(value)
        return [{"index": names[thief], "collects": names[victim]} for thief, victim in pairs]

    def read(self, written: object, field: str) -> int:
        steals = 0
        for entry in reversed(items(written, field)):
            pair = fields_of(entry, field, ("index", "collects"))
            thief = FIELDS["index"].number(pair["index"])
            victim = FIELDS["index"].number(pair["collects"])
            steals = with_steal(steals, thief, victim)
        return steals


def _bits(numbers: list[int], field: str) -> int:
    if len(set(numbers)) != len(numbers):
        raise ValueError(f"{field}: something is listed twice")
    return bit_set(numbers)


FRAME_CODES: Final[dict[str, Code]] = {
    "waiting": Seats(),
    "acted": Bits(("acted", "drew_first", "enhanced")),
    "symbols": Bits(FIELDS["symbol"].names),
    "given": Counts("component"),
    "doubled": Doubled(),
    "steals": Steals(),
    "optional": Flag(),
    "pays": Flag(),
}
"""Fields of frames, by name."""

MEMORY_CODES: Final[dict[str, Code]] = {
    "yes": Flag(),
    "symbols": Bits(FIELDS["symbol"].names),
    "component": Remembered("component"),
    "hired": Hired(),
}
"""The memory of a card used this turn, by `Effect.remembers`."""
