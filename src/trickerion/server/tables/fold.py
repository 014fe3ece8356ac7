"""A log folded without the rules: the actions in force, who plays each seat, a requested undo.

The log is the source of truth. This is the only place that folds it; `game_state` plays the
actions in force by the rules, and records of games under older rules are read from here alone.
"""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from trickerion.server.tables.entry import OF_PLANS, PLANNING, Entry


class RequestedUndo(Struct, frozen=True):
    """An undo that needs everyone's consent."""

    seat: int
    to: int
    """How many actions stay in force."""
    agreed: frozenset[int]


class LogState(Struct, frozen=True):
    """A folded log."""

    bots: tuple[str | None, ...]
    """The level of the bot that plays each seat; None for a person."""
    actions: tuple[Entry, ...] = ()
    """The actions in force."""
    request: RequestedUndo | None = None

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]


def folded(log: Iterable[Entry], bots: Iterable[str | None]) -> LogState:
    """The state that a whole log leads to."""
    state = LogState(tuple(bots))
    for entry in log:
        state = after_entry(state, entry)
    return state


def after_entry(state: LogState, entry: Entry) -> LogState:
    """The state after one more entry."""
    match entry.kind:
        case "act":
            return replace(state, actions=(*state.actions, entry))
        case "undo" if entry.text.startswith(OF_PLANS):
            return replace(state, actions=_without_plans(state.actions, entry))
        case "undo":
            kept = len(state.actions) - int(entry.text)
            return replace(state, actions=state.actions[:kept])
        case "ask_undo":
            request = RequestedUndo(entry.seat, int(entry.text), frozenset([entry.seat]))
            return _grant_if_agreed(replace(state, request=request))
        case "agree":
            asked = state.request
            assert asked is not None
            asked = replace(asked, agreed=asked.agreed | {entry.seat})
            return _grant_if_agreed(replace(state, request=asked))
        case "decline":
            return replace(state, request=None)
        case "leave" | "back":
            level = entry.text if entry.kind == "leave" else None
            bots = (*state.bots[: entry.seat], level, *state.bots[entry.seat + 1 :])
            return _grant_if_agreed(replace(state, bots=bots))
        case "say":
            return state


def _grant_if_agreed(state: LogState) -> LogState:
    """A requested undo happens once all people agree; bots have no say."""
    asked = state.request
    if asked is None or not asked.agreed.issuperset(state.people):
        return state
    return replace(state, request=None, actions=state.actions[: asked.to])


def _without_plans(actions: tuple[Entry, ...], entry: Entry) -> tuple[Entry, ...]:
    """TURN-5: a seat's last plans are undone, whatever others have planned since."""
    undone = set(own_plans(actions, entry.seat)[-int(entry.text.removeprefix(OF_PLANS)) :])
    return tuple(action for place, action in enumerate(actions) if place not in undone)


def own_plans(actions: tuple[Entry, ...], seat: int) -> list[int]:
    """TURN-5: the places of the cards that a seat assigned or recalled since planning began or it
    reconsidered; what others do in between doesn't matter."""
    places: list[int] = []
    for place in reversed(range(len(actions))):
        kind, is_own = actions[place].action_kind, actions[place].seat == seat
        if kind not in (*PLANNING, "ready", "reconsider") or (is_own and kind not in PLANNING):
            break
        if is_own:
            places.append(place)
    return places[::-1]
