"""The order of the phases (TURN-1)."""

from tests.support import do, kinds, position, seat, show
from trickerion import Game
from trickerion.engine.core.names import FIELDS
from trickerion.engine.phases.turn import PHASES

A_WHOLE_TURN = (
    "p1 advertise",
    "p2 pass",
    "p1 assign magician theater",
    "p1 assign apprentice_1 workshop",
    "p1 ready",
    "p2 ready",
    "p1 place magician friday.performance",
    "p1 place apprentice_1 workshop.1",
    "p1 done",
    "p1 perform riverside_1",
)


def before_a_turn() -> Game:
    """The end of turn 1: p1 has a marker in the Theater and less Fame than p2."""
    card = show("riverside_1", s00="p1 spade optical")
    return position(seat(tricks={"linking_rings": 0}), seat(fame=9), turn=1, theater=[card])


def test_a_turn_goes_through_its_phases_in_order() -> None:
    """TURN-1: each phase leaves its trace in the events of a whole turn."""
    events = do(before_a_turn(), "p1 ready", "p2 ready", *A_WHOLE_TURN)
    traces = (
        *("turn_began", "dice_rolled", "initiative_set"),
        *("assignment_revealed", "character_placed"),
        *("performance_began", "trick_performed", "orders_arrived"),
    )
    assert [kind for kind in kinds(events) if kind in traces] == [
        "orders_arrived",
        *("turn_began", "dice_rolled", "initiative_set"),
        *("assignment_revealed", "assignment_revealed"),
        *("character_placed", "character_placed"),
        *("performance_began", "trick_performed"),
        "orders_arrived",
        *("turn_began", "dice_rolled", "initiative_set"),
    ]


def test_each_question_belongs_to_its_phase() -> None:
    """TURN-1: Advertise, Assignment, Place Characters, Performance, and again."""
    game = before_a_turn()
    do(game, "p1 ready", "p2 ready")
    phases = [game.phase]
    for line in A_WHOLE_TURN:
        do(game, line)
        if game.phase != phases[-1]:
            phases.append(game.phase)
    assert phases == [
        *("advertise", "assignment", "place_characters", "performance"),
        "advertise",
    ]
    assert game.turn == 3


def test_the_phases_of_a_position_are_those_of_a_turn() -> None:
    names = FIELDS["next_phase"].names
    assert names == (*(phase for phase, _ in PHASES), "next_turn")
