"""Does pending work fit the rest of a written position? What loads must be playable to its end."""

from collections.abc import Iterator
from typing import Final

from trickerion.catalog import board
from trickerion.engine.assignment import Assignment
from trickerion.engine.cardboard import FIRST_SPECIAL
from trickerion.engine.end_turn import EndTurn
from trickerion.engine.frames import Frame, Question
from trickerion.engine.initiative import Advertise
from trickerion.engine.location import ARMED, RUNNING, SPENT, Placement
from trickerion.engine.names import FIELDS, NONE
from trickerion.engine.performance import PayPerformance, Performances, performers_card
from trickerion.engine.placement import PlaceCharacters
from trickerion.engine.position import frame_to_dict
from trickerion.engine.setup import EngineersTricks, FinishSetUp, SetUp
from trickerion.engine.state import State
from trickerion.engine.turn import PHASES, Turn

SET_UP: Final = (SetUp, EngineersTricks, FinishSetUp)
FIRST: Final = (Turn, *SET_UP)
"""What can lie at the bottom of the stack, and only there."""
PHASE_WORK: Final[dict[str, type[Frame]]] = {
    "advertise": Advertise,
    "assignment": Assignment,
    "place_characters": PlaceCharacters,
    "performance": Performances,
    "end_turn": EndTurn,
}
"""What lies above the turn in each phase that asks."""
MOST: Final[dict[str, int]] = {
    "placements": 8,
}
"""The largest value of a plain number of a frame; 1,000 for all others."""


def most(kind: type[Frame], field: str, players: int) -> int:
    """The largest value of a plain number of a frame."""
    if field == "seat":
        return players if kind in (SetUp, EngineersTricks) else players - 1
    if field == "position":
        return players
    return MOST.get(field, 1000)


def misfits(state: State) -> Iterator[str]:
    """What speaks against playing on from here, each with its rule."""
    is_set_up = bool(state.stack) and isinstance(state.stack[0], SET_UP)
    if not is_set_up:
        yield from _begun(state)
    yield from _order(state)
    for frame in state.stack:
        if isinstance(frame, Placement):
            yield from _placement(state, frame)
    written = [frame_to_dict(frame) for frame in state.stack]
    if any(frame in written[:place] for place, frame in enumerate(written)):
        yield "TURN-1: the same is asked twice"
    if state.armed != _armed(state):
        yield "DA-4: a Special card serves an action that nobody does"


def _begun(state: State) -> Iterator[str]:
    """After the set-up everybody has a magician and a place in the order, and dice are rolled."""
    if any(player.magician == NONE for player in state.players):
        yield "SET-6: a player has no magician"
    if not state.initiative:
        yield "TURN-3: there is no initiative order"
    for face, faces in zip(state.dice, board.DICE.values(), strict=True):
        if face == NONE or FIELDS["face"].names[face] not in map(str, faces):
            yield "TURN-2: a die shows a face that it does not have"


def _order(state: State) -> Iterator[str]:
    """TURN-1: the turn, above it the work of its phase, above that the questions."""
    stack = state.stack
    if not stack:
        return
    if not isinstance(stack[0], FIRST):
        yield f"TURN-1: {stack[0].name} is not part of a turn or the set-up"
    work = tuple(PHASE_WORK.values())
    above = 1
    if isinstance(stack[0], Turn):
        above = 2
        phase = PHASES[stack[0].next_phase - 1][0]
        if not _belongs(stack[1:2], phase):
            yield f"TURN-1: the work of the phase {phase} is missing"
    if any(isinstance(frame, (*FIRST, *work)) for frame in stack[above:]):
        yield "TURN-1: a phase within a phase"
    if above < len(stack) and isinstance(stack[1], PlaceCharacters):
        first = stack[above]
        is_first = isinstance(first, Placement) or (
            isinstance(first, Question) and first.before_placing
        )
        if not is_first:
            yield f"TURN-6: {first.name}, and nobody is placed"


def _belongs(work: list[Frame], phase: str) -> bool:
    """Is this the work of a phase? A card's text may ask when the phase itself is done."""
    if not work or isinstance(work[0], PHASE_WORK.get(phase, Turn)):
        return bool(work)
    return isinstance(work[0], Question) and bool(work[0].asked_by)


def _placement(state: State, placement: Placement) -> Iterator[str]:
    player = state.players[placement.seat]
    if placement.slot == NONE or player.where[placement.character] != placement.slot:
        yield "TURN-6: a Character acts where it is not"
    if placement.bonus != SPENT and placement.card < FIRST_SPECIAL:
        yield "DA-4: a bonus without a Special card"


def _armed(state: State) -> int:
    """DA-4: the Special card that serves the action or the Performance at hand."""
    for frame in state.stack:
        if isinstance(frame, Placement) and frame.bonus in (ARMED, RUNNING):
            return frame.seat << 6 | frame.card
        if isinstance(frame, PayPerformance):
            return performers_card(state, frame.seat)
    return NONE
