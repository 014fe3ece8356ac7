"""The numbers of an observation that change with every decision: the turn and the pending work."""

from typing import Final

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
    """The place of a field among the numbers of pending work."""
    return _START[field] - _START["turn"]


TO_ACT: Final = place_of("to_act")
QUESTION: Final = place_of("question")
QUESTION_SEAT: Final = place_of("question.seat")
AP: Final = place_of("question.ap")
CHARACTER: Final = place_of("question.character")
SLOT: Final = place_of("question.slot")
CARD: Final = place_of("question.card")
BONUS: Final = place_of("question.bonus")
ACTED: Final = place_of("question.acted")
STEALS: Final = place_of("question.steals")
GIVEN: Final = place_of("question.given")
RARE: Final = place_of("question.component")
"""From here on, the numbers of most decisions are all 0."""

ALL_RARE: Final = GIVEN + _COMPONENTS - RARE
NO_RARE: Final = bytes(2 * ALL_RARE)


class PendingNumbers:
    """The numbers of pending work; the rare ones are None if all are 0."""

    __slots__ = ("common", "rare")

    def __init__(self) -> None:
        self.common = [0] * RARE
        self.rare: list[int] | None = None

    def put(self, place: int, number: int) -> None:
        if place < RARE:
            self.common[place] = number
            return
        if self.rare is None:
            self.rare = [0] * ALL_RARE
        self.rare[place - RARE] = number


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
    return LEARN_POWERS if phase(state) == "learn_powers" else first.next_phase


def pending(state: State, viewer: Seat, turn: int, phase_now: int) -> PendingNumbers:
    """The turn, the phase, who must decide, the question, and each field of pending work from the
    topmost frame that has it."""
    numbers = PendingNumbers()
    numbers.put(0, turn)
    numbers.put(1, phase_now)
    for frame in state.stack:
        if isinstance(frame, Placement):
            add_placement(frame, numbers)
        else:
            add_frame(state, frame, viewer, numbers)
    add_question(state, viewer, numbers)
    return numbers


def add_placement(frame: Placement, numbers: PendingNumbers) -> None:
    """Most decisions belong to a placement, so its fields have no detour."""
    numbers.put(AP, frame.ap)
    numbers.put(CHARACTER, 1 + frame.character)
    numbers.put(SLOT, 1 + frame.slot)
    numbers.put(CARD, 1 + frame.card)
    numbers.put(BONUS, 1 + frame.bonus)
    numbers.put(ACTED, frame.acted)


def add_frame(state: State, frame: Frame, viewer: Seat, numbers: PendingNumbers) -> None:
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


def add_question(state: State, viewer: Seat, numbers: PendingNumbers) -> None:
    """Which question is asked of whom; of several seats none is its own."""
    if not state.stack:
        return
    top = state.stack[-1]
    numbers.put(QUESTION, FIGURES[type(top)].number)
    if not isinstance(top, Question):
        return
    asked, players = top.seats(), len(state.players)
    for seat in asked:
        numbers.put(TO_ACT + turned(seat, viewer, players), 1)
    if len(asked) == 1:
        numbers.put(QUESTION_SEAT, 1 + turned(asked[0], viewer, players))


def place_of_guest(state: State, guest: int, viewer: Seat) -> int:
    """SPC-3: a marker outside the slots, by the place of its card in the Theater."""
    performance, _ = split_guest(guest)
    cards = [show.card for show in state.theater]
    owner = turned(guest >> 2 & 3, viewer, len(state.players))
    return (cards.index(performance) * SEATS + owner) * 4 + (guest & 3)


def add_steals(frame: Frame, numbers: PendingNumbers) -> None:
    """MAG-8: whose yield the markers on the slots collect."""
    field = "steals"
    for thief, victim in reversed(steal_pairs(getattr(frame, field))):
        if thief < SLOT_PLACES:
            numbers.put(STEALS + thief, 1 + victim)


def add_given(frame: Frame, numbers: PendingNumbers) -> None:
    """SPC-12: the components returned so far."""
    field = "given"
    for component in range(_COMPONENTS):
        numbers.put(GIVEN + component, packed_count(getattr(frame, field), component))
