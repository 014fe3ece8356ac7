"""Actions: what a seat can do. A verb is a kind of action; an action is a verb with its fields.

Every possible action is created once, so that comparing, hashing and looking up are cheap.
`verbs.py` lists the verbs.
"""

from collections.abc import Mapping
from typing import Final

from trickerion.engine.core.names import FIELDS
from trickerion.engine.core.types import (
    CardNumber,
    Category,
    Character,
    Component,
    Deck,
    Die,
    Face,
    MagicianNumber,
    PackedGuest,
    PerformanceNumber,
    PileSide,
    PowerNumber,
    PowerSlot,
    Seat,
    Slot,
    SpecialistNumber,
    Spot,
    StockPlace,
    TrickNumber,
)

MAX_SEATS: Final = 4


class Action:
    """One thing a seat can do: a kind, up to two fields, a line of text, a stable id.

    Each field is a property (`action.trick`); only the verb's own fields are meaningful."""

    __slots__ = ("_first", "_second", "id", "seat", "verb")

    def __init__(self, seat: Seat, verb: "Verb", first: int, second: int, id: int) -> None:
        self.seat = seat
        self.verb = verb
        self._first = first
        self._second = second
        """The second field, or the only one of a verb with one field: a field that is the second of
        some verbs and the only one of others is always stored here."""
        self.id = id

    @property
    def kind(self) -> str:
        return self.verb.name

    @property
    def fields(self) -> dict[str, str]:
        """The fields by name, with the names of their values."""
        numbers = (self._first, self._second)
        return {
            field: FIELDS[field].names[number]
            for field, number in zip(self.verb.fields, numbers, strict=False)
        }

    def __str__(self) -> str:
        return " ".join((f"p{self.seat + 1}", self.verb.name, *self.fields.values()))

    def __repr__(self) -> str:
        return f"<Action {self}>"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return by_id, (self.seat, self.id)

    @staticmethod
    def by_id(seat: Seat, id: int) -> "Action":
        """The action of a seat with this id."""
        return by_id(seat, id)

    @staticmethod
    def catalogue_size() -> int:
        """The number of actions of one seat; their ids count up from 0."""
        return len(_BY_ID[0])

    @staticmethod
    def catalogue() -> "tuple[Verb, ...]":
        """Every kind of action, in the order of the ids."""
        return tuple(_VERBS.values())

    @property
    def factors(self) -> tuple[int, int, int]:
        """The index of its verb in the catalog and the numbers of its fields, 0 if there is none:
        a factored form of the id."""
        verb = self.verb
        first, second = divmod(self.id - verb.first_id, verb.width)
        return verb.index, first, second

    @staticmethod
    def from_factors(seat: Seat, verb: int, first: int, second: int) -> "Action":
        """The action of a seat with these factors."""
        return from_factors(seat, verb, first, second)

    @staticmethod
    def factor_sizes() -> tuple[int, int, int]:
        """The sizes of the factors: each is below the largest of any verb."""
        verbs = _VERBS.values()
        width = max([verb.width for verb in verbs])
        return len(_VERBS), max([verb.size // verb.width for verb in verbs]), width

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

    # The fields, as numbers

    @property
    def card(self) -> CardNumber:
        return self._second

    @property
    def character(self) -> Character:
        return self._first

    @property
    def component(self) -> Component:
        return self._first

    @property
    def count(self) -> int:
        return self._second

    @property
    def deck(self) -> Deck:
        return self._first

    @property
    def die(self) -> Die:
        return self._first

    @property
    def exchange(self) -> Component:
        return self._second

    @property
    def face(self) -> Face:
        return self._second

    @property
    def guest(self) -> PackedGuest:
        return self._first

    @property
    def hireling(self) -> Character:
        return self._first

    @property
    def magician(self) -> MagicianNumber:
        return self._first

    @property
    def order_place(self) -> int:
        return self._first

    @property
    def other_performance(self) -> PerformanceNumber:
        return self._second

    @property
    def pay(self) -> int:
        return self._first

    @property
    def payment(self) -> int:
        return self._first

    @property
    def pending(self) -> int:
        return self._first

    @property
    def performance(self) -> PerformanceNumber:
        return self._first

    @property
    def pile(self) -> PileSide:
        return self._first

    @property
    def power(self) -> PowerNumber:
        return self._first

    @property
    def power_slot(self) -> PowerSlot:
        return self._second

    @property
    def slot(self) -> Slot:
        return self._second

    @property
    def specialist(self) -> SpecialistNumber:
        return self._first

    @property
    def spot(self) -> Spot:
        return self._first

    @property
    def stock_place(self) -> StockPlace:
        return self._first

    @property
    def trick(self) -> TrickNumber:
        return self._first

    @property
    def up(self) -> Category:
        return self._second

    @property
    def use(self) -> int:
        return self._first

    @property
    def yield_(self) -> int:
        return self._second


class Verb:
    """A kind of action: its name, its fields, its ids (`size` of them from `first_id` on) and its
    place `index` in the catalog. The fields count through the ids, the second one fastest."""

    __slots__ = (
        "actions",
        "fields",
        "first_id",
        "index",
        "is_free",
        "name",
        "rows",
        "size",
        "width",
    )

    def __init__(self, name: str, *fields: str, is_free: bool = False) -> None:
        sizes = [FIELDS[field].size for field in fields]
        self.name = name
        self.fields = fields
        self.is_free = is_free
        """Is it something a seat does besides answering its question (TURN-5, TURN-8)?"""
        self.width = sizes[1] if len(sizes) > 1 else 1
        self.size = (sizes[0] if sizes else 1) * self.width
        self.index = len(_VERBS)
        self.first_id = len(_BY_ID[0])
        self.actions: list[list[Action]] = []
        """All actions of this kind, by seat."""
        self.rows: list[list[list[Action]]] = []
        """The same by seat, first field and second field."""
        for seat in range(MAX_SEATS):
            actions = _actions(self, seat)
            _BY_ID[seat] += actions
            self.actions.append(actions)
            rows = range(0, self.size, self.width)
            self.rows.append([actions[row : row + self.width] for row in rows])
        _VERBS[name] = self

    @property
    def values(self) -> tuple[tuple[str, ...], ...]:
        """The names of the values of each field."""
        return tuple([FIELDS[field].names for field in self.fields])

    def of(self, seat: Seat, first: int = 0, second: int = 0) -> Action:
        """The action of this kind with these fields, given as numbers."""
        return self.rows[seat][first][second]

    def every(self, seat: Seat) -> list[Action]:
        """All actions of this kind, in the order of their fields."""
        return self.actions[seat][:]

    def read(self, seat: Seat, values: list[object] | list[str]) -> Action:
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
_BY_ID: Final[list[list[Action]]] = [[] for _ in range(MAX_SEATS)]
"""The actions of each seat by id."""
_SEAT_NAMES: Final = tuple(f"p{seat + 1}" for seat in range(MAX_SEATS))


def _actions(verb: Verb, seat: Seat) -> list[Action]:
    made = []
    for index in range(verb.size):
        first, second = index // verb.width, index % verb.width
        if len(verb.fields) < 2:
            second = first
        made.append(Action(seat, verb, first, second, verb.first_id + index))
    return made


def _list(fields: tuple[str, ...]) -> str:
    return ", ".join(fields) or "none"


def verb_named(name: object) -> Verb:
    verb = _VERBS.get(name) if isinstance(name, str) else None
    if verb is None:
        raise ValueError(f"kind: {name!r} is not one of {', '.join(_VERBS)}")
    return verb


def by_id(seat: Seat, id: int) -> Action:
    if not 0 <= seat < MAX_SEATS or not 0 <= id < Action.catalogue_size():
        raise ValueError(f"no action {id} of seat {seat}")
    return _BY_ID[seat][id]


def from_factors(seat: Seat, verb: int, first: int, second: int) -> Action:
    verbs = Action.catalogue()
    if 0 <= verb < len(verbs) and 0 <= seat < MAX_SEATS:
        kind = verbs[verb]
        if 0 <= first < kind.size // kind.width and 0 <= second < kind.width:
            return kind.of(seat, first, second)
    raise ValueError(f"no action {verb}, {first}, {second} of seat {seat}")
