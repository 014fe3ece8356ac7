"""Does the pending work match the rest of a loaded position, so that it is playable to the end?"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from trickerion.catalog import board
from trickerion.engine.boards.components import ON_EXTENSION
from trickerion.engine.core.frames import Frame, Question
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.packing import armed_card
from trickerion.engine.core.printed_facts import FIRST_SPECIAL
from trickerion.engine.core.state import State
from trickerion.engine.effects.magicians.yoruba_spiritmaster import ChoosePossession
from trickerion.engine.locations.location import ARMED, RUNNING, SPENT
from trickerion.engine.phases.acting import Acting
from trickerion.engine.phases.advertise import Advertise
from trickerion.engine.phases.assignment import Assignment
from trickerion.engine.phases.learn_powers import LearnPowers
from trickerion.engine.phases.performance import (
    ChoosePerformance,
    PayPerformance,
    Performances,
    performer,
    performers_card,
)
from trickerion.engine.phases.placement import PlaceCharacters
from trickerion.engine.phases.setup import EngineersTricks, FinishSetUp, KeepPowers, SetUp
from trickerion.engine.phases.setup_choices import TakeComponents
from trickerion.engine.phases.turn import Turn, phase
from trickerion.engine.saves.frame_checks import fits
from trickerion.engine.saves.position import frame_to_dict

SET_UP: Final = ("set_up_player", "engineers_tricks", "keep_powers", "finish_set_up")
FIRST: Final = ("turn", *SET_UP)
"""Frames that can be at the bottom of the stack, and only there."""

UPON: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("choose_magician", "choose_first_trick"), ("set_up_player",)),
    **dict.fromkeys(("choose_specialist", "take_components"), ("set_up_player",)),
    "choose_engineers_trick": ("engineers_tricks",),
    "discard_power": ("keep_powers",),
    "take_extra_components": ("finish_set_up",),
    "choose_special_deck": ("take_extra_components",),
    **dict.fromkeys(("advertise", "assignment", "place_characters"), ("turn",)),
    **dict.fromkeys(("performances", "end_turn"), ("turn",)),
    "choose_advertise": ("advertise",),
    "learn_powers": ("turn",),
    "choose_power": ("learn_powers",),
    **dict.fromkeys(("place_character", "act"), ("place_characters",)),
    "choose_mimicry": ("act", "place_characters"),
    "choose_keep": ("act", "choose_keep"),
    "choose_pile": (
        *("act", "take_extra_components", "invest", "choose_mix", "choose_barter", "end_turn"),
    ),
    **dict.fromkeys(("choose_token", "choose_basic_token"), ("act", "choose_pile")),
    "choose_link_pay": ("act", "choose_swap", "performances"),
    **dict.fromkeys(("move_marker", "move_guest"), ("act", "performances")),
    **dict.fromkeys(("choose_escape", "choose_performance", "pay_performance"), ("performances",)),
    "choose_possession": ("choose_performance",),
    "choose_steal": ("pay_performance",),
    "choose_premiere": ("pay_performance", "choose_steal"),
    "choose_durable": ("turn", "choose_durable"),
    "choose_talent": ("end_turn", "choose_talent"),
}
"""What each frame can be on top of; all others need a placed Character that acts."""
ACTING: Final = ("act",)

WORK: Final[dict[str, tuple[str, ...]]] = {
    "advertise": ("advertise",),
    "learn_powers": ("learn_powers",),
    "assignment": ("assignment",),
    "place_characters": ("place_characters",),
    "performance": ("performances", "choose_durable"),
    "end_turn": ("end_turn",),
}
"""The frames that can be on top of the turn, by phase."""

CHOICES: Final = (
    *("", "choose_magician", "choose_first_trick", "choose_specialist"),
    *("take_components", "take_components"),
)
"""SET-7: the question for each value of `next_choice`."""

MOST: Final[dict[str, int]] = {
    "placements": 8,
    "ap": 14,
    "pieces": 4,
    "total": 20,
    "value": 3,
    "links": 5,
    "level": 3,
    "coins": 100,
}
"""The largest value of a frame's plain number."""

NULLABLE: Final = (
    *(("act", "card"), ("choose_trick", "symbol"), ("choose_trick_slot", "symbol")),
    *(("choose_bargain", "component"), ("choose_street", "spot"), ("choose_street", "guest")),
)
"""Frame fields that may be empty."""


def most(kind: type[Frame], field: str, players: int) -> int:
    """The largest value of a frame's plain number."""
    if field == "seat":
        return players if kind in (EngineersTricks, KeepPowers) else players - 1
    if field == "position":
        return players
    return MOST[field]


def misfits(state: State) -> Iterator[str]:
    """Reasons why the game can't continue from here, each with its rule."""
    stack = state.stack
    if not stack or stack[0].name not in SET_UP:
        yield from _begun(state)
    yield from _order(state)
    for place, frame in enumerate(stack):
        if place and not _asks_the_right_one(state, stack[place - 1], frame):
            yield f"TURN-1: {frame.name} asks the wrong player, or at the wrong time"
        if isinstance(frame, Question) and not _has_asker(state, frame):
            yield f"AP-3: {frame.name} is asked by {frame.asked_by}, which is not in use"
    if state.armed != _armed(state):
        yield "DA-4: a Special card serves an action that nobody does"
    for frame in stack:
        if not fits(state, frame):
            yield f"TURN-1: {frame.name} does not fit what lies on the table"


def _begun(state: State) -> Iterator[str]:
    """After setup everyone has a magician and a place in the order, and the dice are rolled."""
    if any(player.magician == NONE for player in state.players):
        yield "SET-6: a player has no magician"
    if not state.initiative:
        yield "TURN-3: there is no initiative order"
    for face, faces in zip(state.dice, board.DICE.values(), strict=True):
        if face == NONE or FIELDS["face"].names[face] not in map(str, faces):
            yield "TURN-2: a die shows a face that it does not have"


def _order(state: State) -> Iterator[str]:
    """TURN-1: the turn, on top of it the work of its phase, then the questions."""
    stack = state.stack
    if not stack:
        return
    if stack[0].name not in FIRST:
        yield f"TURN-1: {stack[0].name} is not part of a turn or the setup"
    if isinstance(stack[0], Turn):
        now = phase(state) if stack[0].next_phase else ""
        if len(stack) == 1 or stack[1].name not in WORK.get(now, ()):
            yield f"TURN-1: the work of the phase {now or 'before the first'} is missing"
    for below, frame in pairwise(stack):
        if below.name not in UPON.get(frame.name, ACTING) or frame.name in FIRST:
            yield f"TURN-1: {frame.name} cannot come up during {below.name}"
    written = [frame_to_dict(frame) for frame in stack]
    if any(frame in written[:place] for place, frame in enumerate(written)):
        yield "TURN-1: the same is asked twice"


def _asks_the_right_one(state: State, below: Frame, frame: Frame) -> bool:
    """Is the asked player the one whose turn it is, according to the frame below?"""
    if not isinstance(frame, (Question, PayPerformance)) or isinstance(frame, Assignment):
        return True
    seat = frame.seat
    if isinstance(below, SetUp):
        return seat == below.seat and _is_next_choice(state, below, frame)
    if isinstance(below, (EngineersTricks, KeepPowers)):
        return seat == below.seat - 1
    if isinstance(below, FinishSetUp):
        is_asked = state.setup_options.quick and below.position > 0
        return is_asked and seat == state.initiative[-below.position]
    if isinstance(below, Advertise):
        is_new = not state.players[seat].advertised
        return is_new and below.position > 0 and seat == state.initiative[below.position - 1]
    if isinstance(below, LearnPowers):
        return below.position > 0 and seat == state.initiative[below.position - 1]
    if isinstance(below, PlaceCharacters):
        return below.placements > 0 and seat == state.initiative[below.position - 1]
    if isinstance(below, Performances):
        return _is_next_performance(state, below, frame)
    if isinstance(frame, ChoosePossession):
        return isinstance(below, ChoosePerformance) and below.seat != seat
    if isinstance(below, (Question, PayPerformance)):
        return below.seat == seat or frame.name in ("choose_durable", "choose_talent")
    return True


def _is_next_choice(state: State, below: SetUp, frame: Frame) -> bool:
    """SET-6: seat by seat; those before have a magician, those after have none. Beginners choose
    nothing else (SET-13)."""
    chosen = [player.magician != NONE for player in state.players]
    asks_magician = below.next_choice == 1
    done = below.seat + (not asks_magician)
    if chosen != [seat < done for seat in range(len(state.players))]:
        return False
    if state.setup_options.beginner and not asks_magician:
        return False
    if not _have_no_components_yet(state, below):
        return False
    if isinstance(frame, TakeComponents):
        is_managers = frame.pile == ON_EXTENSION
        return is_managers == (below.next_choice == 5) and frame.name == CHOICES[below.next_choice]
    return frame.name == CHOICES[below.next_choice]


def _have_no_components_yet(state: State, below: SetUp) -> bool:
    """SET-7, SET-8: first on the board, then on the Manager's slots."""
    takes = below.next_choice >= CHOICES.index("take_components")
    waiting = state.players[below.seat + takes :]
    is_first = below.next_choice == CHOICES.index("take_components")
    on_managers = state.players[below.seat].managed if is_first else []
    return not any(on_managers) and not any(any(player.pieces) for player in waiting)


def _is_next_performance(state: State, below: Performances, frame: Frame) -> bool:
    """PRF-1: the performer of the day; before the first day an ability may ask."""
    if not isinstance(frame, (ChoosePerformance, PayPerformance)):
        return below.next_weekday == 0
    weekday = below.next_weekday - 1
    if weekday < 0 or frame.seat != performer(state, weekday):
        return False
    return not isinstance(frame, ChoosePerformance) or frame.weekday == weekday


def _has_asker(state: State, frame: Question) -> bool:
    """AP-3, MAG: the seat uses the card or ability that asks."""
    if not frame.asked_by:
        return True
    magicians = FIELDS["magician"].numbers
    if frame.asked_by in magicians:
        is_able = state.setup_options.dark_alley
        return is_able and state.players[frame.seat].magician == magicians[frame.asked_by]
    card = FIELDS["card"].number(frame.asked_by)
    act = next((below for below in state.stack if isinstance(below, Acting)), None)
    if act is not None:
        return act.card == card and act.bonus not in (SPENT, ARMED)
    return any((used.card, used.seat) == (card, frame.seat) for used in state.lasting)


def _armed(state: State) -> int:
    """DA-4: the Special card that applies to the current action or Performance."""
    for frame in state.stack:
        if isinstance(frame, Acting) and frame.bonus in (ARMED, RUNNING):
            return armed_card(frame.seat, frame.card) if frame.card >= FIRST_SPECIAL else NONE
        if isinstance(frame, PayPerformance):
            return performers_card(state, frame.seat)
    return NONE
