"""What a seat has seen of an action: the steps of `Game.story`."""

from trickerion.engine.core.actions import Action
from trickerion.engine.core.events import Event
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import ASSIGN, RECALL
from trickerion.engine.phases.turn import phase


def is_secret_plan(state: State, action: Action, viewer: Seat | None) -> bool:
    """TURN-5: others don't notice how a seat changes its plans."""
    if action.seat == viewer or action.verb not in (ASSIGN, RECALL):
        return False
    return phase(state) == "assignment"


def seen_step(action: Action, events: list[Event], viewer: Seat | None) -> dict[str, object]:
    """An action and its events as a viewer sees them: only the kind of another seat's action if
    something about it is hidden."""
    told = [event.seen_by(viewer) for event in events]
    is_open = action.seat == viewer or told == [event.to_dict() for event in events]
    seen = action.to_dict() if is_open else {"seat": action.seat, "kind": action.kind}
    return {"action": seen, "events": [event for event in told if event is not None]}
