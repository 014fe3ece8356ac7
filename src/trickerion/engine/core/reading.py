"""Reading plain data from outside: each function takes what it names, or raises a ValueError that
says which field is wrong and what it needs."""

from collections.abc import Mapping, Sequence
from reprlib import repr as shortened
from typing import Final

LONGEST: Final = 100
"""The longest list that a position can contain."""


def shown(value: object) -> str:
    """A value as quoted in an error: shortened, however large or deep it is."""
    try:
        return shortened(value)
    except ValueError:
        return "a huge number"


def whole(value: object, field: str, most: int) -> int:
    """A whole number from 0 to `most`."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{field}: {shown(value)} is not a whole number from 0 to {most}")
    return value


def flag(value: object, field: str) -> int:
    """True or false, as 1 or 0."""
    if not isinstance(value, bool):
        raise ValueError(f"{field}: {shown(value)} is neither true nor false")
    return int(value)


def items(value: object, field: str) -> Sequence[object]:
    """A list."""
    if not isinstance(value, (list, tuple)) or len(value) > LONGEST:
        raise ValueError(f"{field}: a list of at most {LONGEST} is needed")
    return value


def fields_of(
    value: object, what: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()
) -> Mapping[str, object]:
    """An object with these fields and no others."""
    found = mapping(value, what)
    for field in needed:
        if field not in found:
            raise ValueError(f"{what}: the field {field} is missing")
    for field in found:
        if field not in needed and field not in optional:
            raise ValueError(f"{what}: unknown field {shown(field)}")
    return found


def mapping(value: object, what: str) -> Mapping[str, object]:
    """An object with any fields."""
    if not isinstance(value, (dict, Mapping)):  # dict first: the other test is slow
        raise ValueError(f"{what}: an object with fields, not {type(value).__name__}")
    return value
