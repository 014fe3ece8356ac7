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
from trickerion.observation.parts import write_changes

ASSIGNMENT: Final = PHASES.index("assignment")
LEARN_POWERS: Final = PHASES.index("learn_powers")
OVER: Final = PHASES.index("over")

_START: Final = {field.name: field.start for field in OBSERVATION}
_COMPONENTS: Final = FIELDS["component"].size


FIRST: Final = _START["turn"]
"""Where pending work begins."""


def place_of(field: str) -> int:
    """The place of a field among the numbers of pending work."""
    return _START[field] - FIRST


TO_ACT: Final = place_of("to_act")
QUESTION: Final = place_of("question")
ASKED: Final = place_of("question.seat")
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


class PendingPart:
    """The turn, the phase, who must decide, the question, and the fields of pending work: each from
    the topmost frame that has it."""

    __slots__ = ("common", "kept", "kept_rare", "rare")

    def __init__(self) -> None:
        self.kept = [0] * RARE
        self.kept_rare: list[int] | None = None
        """None if all are 0."""
        self.common = [0] * RARE
        self.rare: list[int] | None = None

    def update(self, state: State, viewer: Seat, turn: int, phase: int, head: bytearray) -> None:
        self._start(turn, phase)
        self._ask(state, viewer)
        for frame in state.stack:
            if isinstance(frame, Placement):
                self._add_placement(frame)
            elif not isinstance(frame, Turn):
                self._add_frame(state, frame, viewer)
        write_changes(head, FIRST, self.kept, self.common, 0)
        if self.rare is not None or self.kept_rare is not None:
            self._write_rare(head)

    def _start(self, turn: int, phase: int) -> None:
        self.common = [0] * RARE
        self.common[0] = turn
        self.common[1] = phase
        self.rare = None

    def _write_rare(self, head: bytearray) -> None:
        nothing = [0] * ALL_RARE
        kept = nothing[:] if self.kept_rare is None else self.kept_rare
        write_changes(head, FIRST + RARE, kept, nothing if self.rare is None else self.rare, 0)
        self.kept_rare = None if self.rare is None else kept

    def _ask(self, state: State, viewer: Seat) -> None:
        """Who must decide, and which question is asked of whom (0 if of several seats)."""
        if not state.stack:
            return
        top = state.stack[-1]
        self.common[QUESTION] = FIGURES[type(top)].number
        if isinstance(top, Question):
            seats = top.seats()
            for seat in seats:
                asked = turned(seat, viewer, len(state.players))
                self.common[TO_ACT + asked] = 1
                self.common[ASKED] = 1 + asked if len(seats) == 1 else 0

    def _put(self, place: int, number: int) -> None:
        if place < RARE:
            self.common[place] = number
            return
        if self.rare is None:
            self.rare = [0] * ALL_RARE
        self.rare[place - RARE] = number

    def _add_placement(self, frame: Placement) -> None:
        """Most decisions belong to a placement, so its fields have no detour."""
        common = self.common
        common[AP] = frame.ap
        common[CHARACTER] = 1 + frame.character
        common[SLOT] = 1 + frame.slot
        common[CARD] = 1 + frame.card
        common[BONUS] = 1 + frame.bonus
        common[ACTED] = frame.acted

    def _add_frame(self, state: State, frame: Frame, viewer: Seat) -> None:
        kind = FIGURES[type(frame)]
        for figure in kind.figures:
            if figure.is_secret and not is_asked(frame, viewer):
                continue
            value: int = getattr(frame, figure.field)
            if figure.is_guest and value != NONE:
                value = place_of_guest(state, value, viewer)
            self._put(figure.place, value + figure.added)
        if kind.has_steals:
            self._add_steals(frame)
        if kind.has_given:
            self._add_given(frame)

    def _add_steals(self, frame: Frame) -> None:
        """MAG-8: whose yield the markers on the slots collect."""
        field = "steals"
        for thief, victim in reversed(steal_pairs(getattr(frame, field))):
            if thief < SLOT_PLACES:
                self._put(STEALS + thief, 1 + victim)

    def _add_given(self, frame: Frame) -> None:
        """SPC-12: the components returned so far."""
        field = "given"
        for component in range(_COMPONENTS):
            self._put(GIVEN + component, packed_count(getattr(frame, field), component))


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


def is_asked(frame: Frame, seat: Seat) -> bool:
    return isinstance(frame, Question) and frame.seat == seat


def place_of_guest(state: State, guest: int, viewer: Seat) -> int:
    """SPC-3: a marker outside the slots, by the place of its card in the Theater."""
    performance, _ = split_guest(guest)
    cards = [show.card for show in state.theater]
    owner = turned(guest >> 2 & 3, viewer, len(state.players))
    return (cards.index(performance) * SEATS + owner) * 4 + (guest & 3)
