"""Actions: what a seat can say. A verb is a kind of action; an action is a verb with its fields.

There is exactly one object for every action there can be, so that comparing, hashing and looking
up cost nothing. `verbs.py` lists the vocabulary.
"""

from collections.abc import Mapping
from typing import Final

from trickerion.engine.names import FIELDS

MAX_SEATS: Final = 4


class Action:
    """One thing a seat can do: a kind, up to two plain fields, a line of text, a stable id."""

    __slots__ = ("a", "b", "id", "seat", "verb")

    def __init__(self, seat: int, verb: "Verb", a: int, b: int, id: int) -> None:
        self.seat = seat
        self.verb = verb
        self.a = a
        self.b = b
        self.id = id

    @property
    def kind(self) -> str:
        return self.verb.name

    @property
    def fields(self) -> dict[str, str]:
        """The fields by name, as words."""
        values = (self.a, self.b)
        return {
            field: FIELDS[field].names[value]
            for field, value in zip(self.verb.fields, values, strict=False)
        }

    def __str__(self) -> str:
        return " ".join((f"p{self.seat + 1}", self.verb.name, *self.fields.values()))

    def __repr__(self) -> str:
        return f"<Action {self}>"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return by_id, (self.seat, self.id)

    @staticmethod
    def by_id(seat: int, id: int) -> "Action":
        """The action of a seat with this id of the catalogue."""
        return by_id(seat, id)

    @staticmethod
    def catalogue_size() -> int:
        """How many actions there are for one seat: ids run from 0 to one less."""
        return len(_ALL) // MAX_SEATS

    def to_dict(self) -> dict[str, str | int]:
        return {"seat": self.seat, "kind": self.verb.name, **self.fields}

    @staticmethod
    def from_dict(data: Mapping[str, object]) -> "Action":
        """Read what `to_dict` wrote; a ValueError names the field that is wrong."""
        if not isinstance(data, Mapping):
            raise ValueError(f"an action is an object with fields, not {type(data).__name__}")
        seat = data.get("seat")
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < MAX_SEATS:
            raise ValueError(f"seat: {seat!r} is not a seat from 0 to {MAX_SEATS - 1}")
        verb = verb_named(data.get("kind"))
        known = ("seat", "kind", *verb.fields)
        unknown = [key for key in data if key not in known]
        missing = [field for field in verb.fields if field not in data]
        if unknown or missing:
            raise ValueError(f"{verb.name}: the fields are {_list(verb.fields)}")
        return verb.read(seat, [data[field] for field in verb.fields])

    @staticmethod
    def parse(text: str) -> "Action":
        """Read one line such as `p2 place engineer friday.1`; a ValueError says what is wrong."""
        words = text.split()
        if len(words) < 2:
            raise ValueError(f"{text!r} is not an action such as 'p2 place engineer friday.1'")
        if words[0] not in _SEAT_NAMES:
            raise ValueError(f"seat: {words[0]!r} is not one of {', '.join(_SEAT_NAMES)}")
        verb = verb_named(words[1])
        if len(words) - 2 != len(verb.fields):
            raise ValueError(f"{verb.name}: the fields are {_list(verb.fields)}")
        return verb.read(_SEAT_NAMES.index(words[0]), words[2:])


class Verb:
    """A kind of action: its name and its fields. Knows all actions of its kind."""

    __slots__ = ("actions", "fields", "first_id", "name", "size", "width")

    def __init__(self, name: str, *fields: str) -> None:
        sizes = [FIELDS[field].size for field in fields]
        self.name = name
        self.fields = fields
        self.width = sizes[1] if len(sizes) > 1 else 1
        self.size = (sizes[0] if sizes else 1) * self.width
        self.first_id = len(_ALL) // MAX_SEATS
        self.actions = [
            Action(seat, self, i // self.width, i % self.width, self.first_id + i)
            for seat in range(MAX_SEATS)
            for i in range(self.size)
        ]
        _VERBS[name] = self
        _ALL.extend(self.actions)

    def of(self, seat: int, a: int = 0, b: int = 0) -> Action:
        """The action of this kind with these fields, given as numbers."""
        return self.actions[seat * self.size + a * self.width + b]

    def read(self, seat: int, values: list[object] | list[str]) -> Action:
        """The action of this kind with these fields, given as words."""
        numbers = [
            FIELDS[field].number(value) for field, value in zip(self.fields, values, strict=True)
        ]
        return self.of(seat, *numbers)

    def __repr__(self) -> str:
        return f"<Verb {self.name}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return verb_named, (self.name,)


_VERBS: Final[dict[str, Verb]] = {}
_ALL: Final[list[Action]] = []
_SEAT_NAMES: Final = tuple(f"p{seat + 1}" for seat in range(MAX_SEATS))


def _list(fields: tuple[str, ...]) -> str:
    return ", ".join(fields) or "none"


def verb_named(name: object) -> Verb:
    verb = _VERBS.get(name) if isinstance(name, str) else None
    if verb is None:
        raise ValueError(f"kind: {name!r} is not one of {', '.join(_VERBS)}")
    return verb


def by_id(seat: int, id: int) -> Action:
    if not 0 <= seat < MAX_SEATS or not 0 <= id < Action.catalogue_size():
        raise ValueError(f"no action {id} of seat {seat}")
    for verb in _VERBS.values():
        if id < verb.first_id + verb.size:
            return verb.actions[seat * verb.size + id - verb.first_id]
    raise AssertionError("the catalogue has no gaps")
