"""Numbers that hold more than one thing, and how a position writes them with names.

The engine keeps a set of seats or symbols in one small number, because numbers copy and compare at
no cost. A reader of a position sees a list or an object instead.
"""

from typing import Final

from trickerion.engine.names import FIELDS, NONE, Domain
from trickerion.engine.reading import fields_of, flag, items, mapping, whole

COUNT_BITS: Final = 2
INDEX_BITS: Final = 5
YIELDS: Final = 3
SEATS: Final = 4
CHARACTERS_EACH: Final = 8


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
        return [name for bit, name in enumerate(self.domain.names) if value >> bit & 1]

    def read(self, written: object, field: str) -> int:
        return _bits([self.domain.number(name) for name in items(written, field)], field)


class Seats(Code):
    """A bit for each seat, as the list of those that are set."""

    def write(self, value: int) -> object:
        return [seat for seat in range(SEATS) if value >> seat & 1]

    def read(self, written: object, field: str) -> int:
        return _bits([whole(seat, field, SEATS - 1) for seat in items(written, field)], field)


class Counts(Code):
    """Two bits for each name of a field, as an object of those that are not 0."""

    def __init__(self, field: str) -> None:
        self.domain = FIELDS[field]

    def write(self, value: int) -> object:
        counts = ((name, value >> COUNT_BITS * n & 3) for n, name in enumerate(self.domain.names))
        return {name: count for name, count in counts if count}

    def read(self, written: object, field: str) -> int:
        return sum(
            whole(count, field, 3) << COUNT_BITS * self.domain.number(name)
            for name, count in mapping(written, field).items()
        )


class Remembered(Code):
    """A name of a field, kept as its number plus 1 so that 0 is nothing."""

    def __init__(self, field: str) -> None:
        self.domain = FIELDS[field]

    def write(self, value: int) -> object:
        return self.domain.names[value - 1]

    def read(self, written: object, field: str) -> int:
        return self.domain.number(written) + 1


class Hired(Code):
    """SPC-17: the Character hired, and how many of its owner's had been placed or were Idle."""

    def write(self, value: int) -> object:
        return {"character": FIELDS["character"].names[value & 7], "after": value >> 3}

    def read(self, written: object, field: str) -> int:
        hired = fields_of(written, field, ("character", "after"))
        after = whole(hired["after"], field, CHARACTERS_EACH)
        return after << 3 | FIELDS["character"].number(hired["character"])


class Doubled(Code):
    """SPC-4: the marker and the yield of it that counts twice; null for none."""

    def write(self, value: int) -> object:
        if value == NONE:
            return None
        index, what = divmod(value, YIELDS)
        return {"index": FIELDS["index"].names[index], "yield": FIELDS["yield"].names[what]}

    def read(self, written: object, field: str) -> int:
        if written is None:
            return NONE
        doubled = fields_of(written, field, ("index", "yield"))
        index = FIELDS["index"].number(doubled["index"])
        return index * YIELDS + FIELDS["yield"].number(doubled["yield"])


class Steals(Code):
    """MAG-8: which marker collects in place of which, the latest first (see `yields`)."""

    def write(self, value: int) -> object:
        pairs = []
        while value:
            thief, victim = (value >> INDEX_BITS & 31) - 1, value & 31
            names = FIELDS["index"].names
            pairs.append({"index": names[thief], "collects": names[victim]})
            value >>= 2 * INDEX_BITS
        return pairs

    def read(self, written: object, field: str) -> int:
        steals = 0
        for entry in reversed(items(written, field)):
            pair = fields_of(entry, field, ("index", "collects"))
            thief = FIELDS["index"].number(pair["index"])
            victim = FIELDS["index"].number(pair["collects"])
            steals = steals << 2 * INDEX_BITS | (thief + 1) << INDEX_BITS | victim
        return steals


def _bits(numbers: list[int], field: str) -> int:
    if len(set(numbers)) != len(numbers):
        raise ValueError(f"{field}: something is listed twice")
    return sum(1 << number for number in numbers)


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
"""What a card used this turn remembers, by `Effect.remembers`."""
