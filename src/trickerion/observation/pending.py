"""The numbers of an observation that change with every decision: the turn and the pending work."""

from typing import Final

from trickerion.catalog import board
from trickerion.engine.core.frames import Frame, Question
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.packing import SLOT_PLACES, packed_count, split_guest, steal_pairs
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.locations.location import Placement
from trickerion.engine.phases.turn import Turn, phase
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.observation.layout import OBSERVATION, PHASES, QUESTION_FIELDS, SEATS
from trickerion.observation.numbers import turned

ASSIGNMENT: Final = PHASES.index("assignment")
LEARN_POWERS: Final = PHASES.index("learn_powers")
OVER: Final = PHASES.index("over")

_START: Final = {field.name: field.start for field in OBSERVATION}
_COMPONENTS: Final = FIELDS["component"].size


def place_of(field: str) -> int:
    """The place of a field among the fields of pending work."""
    return _START[field] - _START[f"question.{QUESTION_FIELDS[0]}"]


AP: Final = place_of("question.ap")
CHARACTER: Final = place_of("question.character")
SLOT: Final = place_of("question.slot")
CARD: Final = place_of("question.card")
BONUS: Final = place_of("question.bonus")
ACTED: Final = place_of("question.acted")
STEALS: Final = place_of("question.steals")
GIVEN: Final = place_of("question.given")
RARE: Final = place_of("question.component")
"""From here on, the fields of most decisions are all 0."""
ALL_RARE: Final = GIVEN + _COMPONENTS - RARE

# Numbers that are packed for every decision, for all values they can have
_TURN_AND_PHASE: Final = [
    [bytes([turn, phase]) for phase in range(len(PHASES))]
    for turn in range(board.TURNS["dark_alley"] + 1)
]
_TO_ACT: Final = [bytes([bits >> seat & 1 for seat in range(SEATS)]) for bits in range(1 << SEATS)]
"""By a set of seats from the viewer."""
_QUESTION: Final = [
    [bytes([question, seat]) for seat in range(SEATS + 1)] for question in range(len(FRAMES) + 1)
]
_NO_COMMON: Final = bytes(RARE)
_NO_RARE: Final = bytes(ALL_RARE)


class FrameNumbers:
    """The fields of pending work, from the topmost frame that has each; None if all are 0."""

    __slots__ = ("common", "rare")

    def __init__(self) -> None:
        self.common: list[int] | None = None
        self.rare: list[int] | None = None

    def put(self, place: int, number: int) -> None:
        if place < RARE:
            self.start_common()[place] = number
            return
        if self.rare is None:
            self.rare = [0] * ALL_RARE
        self.rare[place - RARE] = number

    def start_common(self) -> list[int]:
        if self.common is None:
            self.common = [0] * RARE
        return self.common


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

    __slots__ = ("figures", "has_given", "has_steals", "number")

    def __init__(self, number: int, frame: type[Frame]) -> None:
        self.number = number
        self.figures = [QuestionFigure(frame, f) for f in frame.fields if f in QUESTION_FIELDS]
        self.has_steals = "steals" in frame.fields
        self.has_given = "given" in frame.fields


FIGURES: Final = {
    frame: FrameFigures(1 + number, frame) for number, frame in enumerate(FRAMES.values())
}


def phase_number(state: State) -> int:
    if not state.stack:
        return OVER
    first = state.stack[0]
    if not isinstance(first, Turn):
        return 0
    if state.setup_options.powers and phase(state) == "learn_powers":
        return LEARN_POWERS
    return first.next_phase


def add_pending(state: State, viewer: Seat, turn: int, phase: int, parts: list[bytes]) -> None:
    """Add the turn, the phase, who must decide, the question, and the fields of pending work."""
    parts.append(_TURN_AND_PHASE[turn][phase])
    add_question(state, viewer, parts)
    numbers = FrameNumbers()
    for frame in state.stack:
        if isinstance(frame, Placement):
            add_placement(frame, numbers)
        elif not isinstance(frame, Turn):
            add_frame(state, frame, viewer, numbers)
    parts.append(_NO_COMMON if numbers.common is None else bytes(numbers.common))
    parts.append(_NO_RARE if numbers.rare is None else bytes(numbers.rare))


def add_placement(frame: Placement, numbers: FrameNumbers) -> None:
    """Most decisions belong to a placement, so its fields have no detour."""
    common = numbers.start_common()
    common[AP] = frame.ap
    common[CHARACTER] = 1 + frame.character
    common[SLOT] = 1 + frame.slot
    common[CARD] = 1 + frame.card
    common[BONUS] = 1 + frame.bonus
    common[ACTED] = frame.acted


def add_frame(state: State, frame: Frame, viewer: Seat, numbers: FrameNumbers) -> None:
    kind = FIGURES[type(frame)]
    for figure in kind.figures:
        if figure.is_secret and not is_asked(frame, viewer):
            continue
        value: int = getattr(frame, figure.field)
        if figure.is_guest and value != NONE:
            value = place_of_guest(state, value, viewer)
        numbers.put(figure.place, value + figure.added)
    if kind.has_steals:
        add_steals(frame, numbers)
    if kind.has_given:
        add_given(frame, numbers)


def is_asked(frame: Frame, seat: Seat) -> bool:
    return isinstance(frame, Question) and frame.seat == seat


def add_question(state: State, viewer: Seat, parts: list[bytes]) -> None:
    """Who must decide, and which question is asked of whom; of several seats none is its own."""
    number = asked = asked_seat = 0
    if state.stack:
        top = state.stack[-1]
        number = FIGURES[type(top)].number
        if isinstance(top, Question):
            seats = top.seats()
            for seat in seats:
                asked_seat = 1 + turned(seat, viewer, len(state.players))
                asked |= 1 << asked_seat - 1
            if len(seats) > 1:
                asked_seat = 0
    parts.append(_TO_ACT[asked])
    parts.append(_QUESTION[number][asked_seat])


def place_of_guest(state: State, guest: int, viewer: Seat) -> int:
    """SPC-3: a marker outside the slots, by the place of its card in the Theater."""
    performance, _ = split_guest(guest)
    cards = [show.card for show in state.theater]
    owner = turned(guest >> 2 & 3, viewer, len(state.players))
    return (cards.index(performance) * SEATS + owner) * 4 + (guest & 3)


def add_steals(frame: Frame, numbers: FrameNumbers) -> None:
    """MAG-8: whose yield the markers on the slots collect."""
    field = "steals"
    for thief, victim in reversed(steal_pairs(getattr(frame, field))):
        if thief < SLOT_PLACES:
            numbers.put(STEALS + thief, 1 + victim)


def add_given(frame: Frame, numbers: FrameNumbers) -> None:
    """SPC-12: the components returned so far."""
    field = "given"
    for component in range(_COMPONENTS):
        numbers.put(GIVEN + component, packed_count(getattr(frame, field), component))
