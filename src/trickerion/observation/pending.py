"""The numbers of an observation that change with every decision: the turn and the pending work."""

from typing import Final

from trickerion.catalog import board
from trickerion.engine.core.frames import Frame, Question
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.packing import (
    SLOT_PLACES,
    members,
    packed_count,
    split_guest,
    steal_pairs,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.locations.location import Placement
from trickerion.engine.locations.market_row import ChooseOrderPlace
from trickerion.engine.phases.acting import Acting
from trickerion.engine.phases.advertise import Advertise
from trickerion.engine.phases.assignment import Assignment
from trickerion.engine.phases.placement import PlaceCharacter, PlaceCharacters
from trickerion.engine.phases.setup import SetUp
from trickerion.engine.phases.turn import Turn, phase
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.observation.layout import OBSERVATION, PHASES, QUESTION_FIELDS, SEATS
from trickerion.observation.numbers import BYTES, pair, turned

ASSIGNMENT: Final = PHASES.index("assignment")
LEARN_POWERS: Final = PHASES.index("learn_powers")
OVER: Final = PHASES.index("over")

_START: Final = {field.name: field.start for field in OBSERVATION}
_COMPONENTS: Final = FIELDS["component"].size


def place_of(field: str) -> int:
    """The place of a field among the fields of pending work."""
    return _START[field] - _START[f"question.{QUESTION_FIELDS[0]}"]


STEALS: Final = place_of("question.steals")
GIVEN: Final = place_of("question.given")
ALL_FIELDS: Final = GIVEN + _COMPONENTS

TURN_AND_PHASE: Final = [
    [bytes([turn, phase]) for phase in range(len(PHASES))]
    for turn in range(board.TURNS["dark_alley"] + 1)
]
_NO_PLACEMENT: Final = bytes(place_of("question.position"))
_NO_TURN: Final = bytes(place_of("question.optional") - place_of("question.position"))
_RARE: Final = place_of("question.component")
_NO_RARE: Final = bytes(ALL_FIELDS - _RARE)
"""The fields of most decisions come first; these, which follow them, are all 0 then."""


def _only(field: str) -> list[bytes]:
    """The same if only this field isn't 0, for all its values."""
    place = place_of(f"question.{field}") - _RARE
    values = range(FIELDS[field].size)
    return [_NO_RARE[:place] + bytes([1 + value]) + _NO_RARE[place + 1 :] for value in values]


_NEXT_CHOICE: Final = _only("next_choice")
_COMPONENT: Final = _only("component")


class QuestionFigure:
    """A field of a frame: its place among the numbers, and what is added to its value."""

    __slots__ = ("added", "field", "is_guest", "is_secret", "place")

    def __init__(self, frame: type[Frame], field: str) -> None:
        self.field = field
        self.place = place_of(f"question.{field}")
        self.added = 1 if field in FIELDS or field == "doubled" else 0
        self.is_guest = field == "guest"
        self.is_secret = field in frame.secret


class FrameFigures:
    """What is observed of a kind of frame."""

    __slots__ = ("figures", "has_any", "has_given", "has_steals", "number")

    def __init__(self, number: int, frame: type[Frame]) -> None:
        self.number = number
        self.figures = [QuestionFigure(frame, f) for f in frame.fields if f in QUESTION_FIELDS]
        self.has_steals = "steals" in frame.fields
        self.has_given = "given" in frame.fields
        self.has_any = bool(self.figures) or self.has_steals or self.has_given


FIGURES: Final = {
    frame: FrameFigures(1 + number, frame) for number, frame in enumerate(FRAMES.values())
}


def _asked(number: int, seats: list[int]) -> bytes:
    """Who must decide, and which question is asked of whom; of several seats none is its own."""
    to_act = bytes([int(seat in seats) for seat in range(SEATS)])
    return to_act + bytes([number, 1 + seats[0] if len(seats) == 1 else 0])


def _planning(players: int, viewer: Seat) -> list[bytes]:
    """TURN-5: for each set of seats that are still planning."""
    number = FIGURES[Assignment].number
    return [
        _asked(number, [turned(seat, viewer, players) for seat in members(waiting)])
        for waiting in range(1 << players)
    ]


_NOBODY: Final = bytes(SEATS + 2)
_ASKED: Final = {
    frame: [_asked(figures.number, [seat]) for seat in range(SEATS)]
    for frame, figures in FIGURES.items()
}
"""By the question and the seat asked, counted from the viewer."""
_PLANNING: Final = [
    [_planning(players, viewer) for viewer in range(players)] for players in range(SEATS + 1)
]
"""By the number of players, the viewer, and the seats that are still planning."""


def phase_number(state: State, has_powers: bool) -> int:
    if not state.stack:
        return OVER
    first = state.stack[0]
    if not isinstance(first, Turn):
        return 0
    if has_powers and phase(state) == "learn_powers":
        return LEARN_POWERS
    return first.next_phase


def question(state: State, viewer: Seat) -> bytes:
    """Who must decide, and which question is asked of whom; of several seats none is its own."""
    if not state.stack:
        return _NOBODY
    top = state.stack[-1]
    if type(top) is Assignment:
        return _PLANNING[len(state.players)][viewer][top.waiting]
    assert isinstance(top, Question)
    return _ASKED[type(top)][turned(top.seat, viewer, len(state.players))]


def fields(state: State, viewer: Seat) -> tuple[bytes, bytes, bytes, bytes]:
    """Four parts: the fields of pending work, from the topmost frame that has each. The frames of
    most decisions take a shortcut."""
    placement, position, optional, rare = _NO_PLACEMENT, _NO_TURN, 0, _NO_RARE
    for place, frame in enumerate(state.stack):
        if type(frame) is Turn or type(frame) is Assignment:
            continue
        if type(frame) is PlaceCharacters:
            position = pair(frame.position, frame.placements)
        elif type(frame) is Acting:
            placement = pack_placement(frame)
        elif type(frame) is PlaceCharacter:
            optional = frame.optional
        elif type(frame) is Advertise:
            position = pair(frame.position, 0)
        elif type(frame) is SetUp:
            rare = _NEXT_CHOICE[frame.next_choice]
        elif type(frame) is ChooseOrderPlace:
            rare = _COMPONENT[frame.component]
        elif FIGURES[type(frame)].has_any:
            below = b"%b%b%b%b" % (placement, position, BYTES[optional], rare)
            return with_frames(state, place, viewer, below), b"", b"", b""
    return placement, position, BYTES[optional], rare


def pack_placement(frame: Placement) -> bytes:
    return b"%b%b%b" % (
        pair(frame.ap, 1 + frame.character),
        pair(1 + frame.slot, 1 + frame.card),
        pair(1 + frame.bonus, frame.acted),
    )


def with_frames(state: State, first: int, viewer: Seat, below: bytes) -> bytes:
    """The fields of the frames below this one, and those of the others."""
    numbers = bytearray(below)
    for frame in state.stack[first:]:
        add_frame(state, frame, viewer, numbers)
    return bytes(numbers)


def add_frame(state: State, frame: Frame, viewer: Seat, numbers: bytearray) -> None:
    kind = FIGURES[type(frame)]
    for figure in kind.figures:
        if figure.is_secret and not is_asked(frame, viewer):
            continue
        value: int = getattr(frame, figure.field)
        if figure.is_guest and value != NONE:
            value = place_of_guest(state, value, viewer)
        numbers[figure.place] = value + figure.added
    if kind.has_steals:
        add_steals(frame, numbers)
    if kind.has_given:
        add_given(frame, numbers)


def is_asked(frame: Frame, seat: Seat) -> bool:
    return isinstance(frame, Question) and frame.seat == seat


def place_of_guest(state: State, guest: int, viewer: Seat) -> int:
    """SPC-3: a marker outside the slots, by the place of its card in the Theater."""
    performance, _ = split_guest(guest)
    cards = [show.card for show in state.theater]
    owner = turned(guest >> 2 & 3, viewer, len(state.players))
    return (cards.index(performance) * SEATS + owner) * 4 + (guest & 3)


def add_steals(frame: Frame, numbers: bytearray) -> None:
    """MAG-8: whose yield the markers on the slots collect."""
    field = "steals"
    for thief, victim in reversed(steal_pairs(getattr(frame, field))):
        if thief < SLOT_PLACES:
            numbers[STEALS + thief] = 1 + victim


def add_given(frame: Frame, numbers: bytearray) -> None:
    """SPC-12: the components returned so far."""
    field = "given"
    for component in range(_COMPONENTS):
        numbers[GIVEN + component] = packed_count(getattr(frame, field), component)
