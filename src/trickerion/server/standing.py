"""How a table stands, and what an entry of its log makes of that. Nothing here waits or stores.

The log is the one truth: actions, undos, consents, takeovers and talk in one order. A standing is
a cache of it, made by folding the entries one after the other.
"""

import json
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from trickerion import Action, Event, Game, Options, rewind
from trickerion.bots import LEVELS
from trickerion.server.protocol import (
    Act,
    Agree,
    AskUndo,
    Back,
    Change,
    Code,
    Decline,
    Leave,
    Refusal,
    Restart,
    Say,
    Undo,
)

Kind = Literal["act", "undo", "ask_undo", "agree", "decline", "leave", "back", "say"]
LEVEL_NAMES: Final = tuple(LEVELS)
CHECKPOINT_EVERY: Final = 32
"""Actions between two checkpoints; going back replays fewer than these."""
PLANNING: Final = ("assign", "recall")
"""TURN-5: what nobody else may know of, as long as plans are made."""
OF_PLANS: Final = "plans "
"""How the text of an undo begins that takes back a seat's own plans."""


class Entry(Struct, frozen=True):
    """One line of a table's log."""

    version: int
    """Its place in the log, from 1."""
    seat: int
    kind: Kind
    text: str
    """The action, how many actions an undo takes back (and whether of plans), where it goes back
    to, the bot's level, or what was said."""
    client: str | None
    """The id its sender gave it."""
    at: float
    """When, in seconds since 1970."""
    waited: int
    """For how many milliseconds the seats asked had been waited for since the entry before."""
    name: str | None = None
    """Who said it, for talk: by the name of that time, another may sit there later."""


class Request(Struct, frozen=True):
    """An undo of more, asked for: back to the moment after so many actions."""

    seat: int
    to: int
    agreed: frozenset[int]


class Standing(Struct, frozen=True):
    """The game and who plays it."""

    game: Game
    bots: tuple[str | None, ...]
    """The level of the bot that plays a seat now; None for a person."""
    request: Request | None = None
    practice: bool = False
    """Has an undo made the future known? It then stays a practice game."""
    checkpoints: tuple[Game, ...] = ()
    """The game as it was every few actions, for going back without a replay from the start."""

    @property
    def is_planning(self) -> bool:
        return self.game.phase == "assignment"

    @property
    def is_bot_asked(self) -> bool:
        return any(self.bots[seat] for seat in self.game.to_act)

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]


def ticking(standing: Standing) -> list[int]:
    """The people who are asked."""
    return [seat for seat in standing.game.to_act if standing.bots[seat] is None]


def is_left_to_bots(standing: Standing, pace: str) -> bool:
    """Must a bot answer even if nobody is connected? In slow games, for the people who have seats
    there."""
    return pace == "slow" and bool(standing.people) and standing.is_bot_asked


def first_position(row: dict[str, Any], seats: list[dict[str, Any]]) -> Game:
    """The game before its first action."""
    names, seed = [seat["name"] for seat in seats], int(row["seed"])
    if row["position"] is not None:
        return Game.from_dict({**json.loads(row["position"]), "seed": seed, "names": names})
    return Game.new(Options.from_dict(json.loads(row["options"])), seed, names)


class Outcome(Struct, frozen=True):
    """What an entry led to."""

    standing: Standing
    events: list[Event]
    undone: list[int] = []
    """The places in the history of the actions it took back."""


# What a command asks to be written into the log


def entry_for(standing: Standing, seat: int, command: Change, takeover: str) -> tuple[Kind, str]:
    """The kind and text of the entry that a seat's command makes; or a Refusal."""
    match command:
        case Act():
            return "act", str(legal_action(standing.game, seat, command.action))
        case Undo():
            return "undo", _undo_text(standing, min(1, _checked_undo(standing, seat)))
        case Restart():
            return "undo", _undo_text(standing, _checked_undo(standing, seat))
        case AskUndo():
            return _ask(standing, command)
        case Agree() | Decline():
            return _answer(standing, seat, command)
        case Leave():
            return "leave", _takeover_level(standing, seat, command.level or takeover)
        case Back():
            if standing.bots[seat] is None:
                raise Refusal("not_left", "No bot plays in your seat.")
            return "back", ""
        case Say():
            return "say", command.text


def read_action(written: dict[str, str | int] | str, seat: int) -> Action:
    """An action as a client wrote it; the leading seat may be left out of a line."""
    try:
        if isinstance(written, dict):
            return Action.from_dict(written)
        words = written.split()
        named = bool(words) and words[0] in ("p1", "p2", "p3", "p4")
        return Action.parse(written if named else f"p{seat + 1} {written}")
    except ValueError as error:
        raise Refusal("malformed", str(error)[:200]) from error


def legal_action(game: Game, seat: int, written: dict[str, str | int] | str) -> Action:
    """An action of this seat that is legal now; the reason against another's would tell secrets."""
    action = read_action(written, seat)
    if action.seat != seat:
        raise Refusal("not_your_seat", f"You play p{seat + 1}.")
    refusal = game.explain(action)
    if refusal is not None:
        code: Code = "over" if game.over else "illegal"
        raise Refusal(
            code, str(refusal), rule=refusal.rule, reason=refusal.reason, figures=refusal.figures
        )
    return action


def undoable(standing: Standing, seat: int) -> int:
    """R10: how many steps a seat can take back."""
    game = standing.game
    if not standing.is_planning:
        return 0 if game.over else game.undoable(seat)
    return len(own_plans(game, seat)) if seat in game.to_act else 0


def _checked_undo(standing: Standing, seat: int) -> int:
    """The same; or a Refusal if there are none."""
    game = standing.game
    if game.over:
        raise Refusal("over", "The game is over.")
    if standing.is_planning and seat not in game.to_act:
        raise Refusal("undo_planning", "You are done with your plans; reconsider them first.")
    steps = undoable(standing, seat)
    if not steps:
        raise Refusal("undo_nothing", "Nothing of yours since the last roll, reveal or other seat.")
    return steps


def own_plans(game: Game, seat: int) -> list[int]:
    """TURN-5: the places in the history of the cards that a seat has laid and taken back since the
    plans began or it reconsidered. What others do meanwhile makes no difference to them."""
    places: list[int] = []
    for place in range(len(game.history) - 1, game.sealed - 1, -1):
        action = game.history[place]
        if action.kind not in (*PLANNING, "ready", "reconsider"):
            break
        if action.seat == seat and action.kind not in PLANNING:
            break
        if action.seat == seat:
            places.append(place)
    return places[::-1]


def _undo_text(standing: Standing, steps: int) -> str:
    return f"{OF_PLANS}{steps}" if standing.is_planning else str(steps)


def _ask(standing: Standing, command: AskUndo) -> tuple[Kind, str]:
    if standing.request is not None:
        raise Refusal("already_asked", "An undo waits for an answer already.")
    return "ask_undo", str(_before_plans(standing, command.to))


def _before_plans(standing: Standing, to: int) -> int:
    """Plans are made anew as a whole: who had laid what by when stays secret (TURN-5)."""
    if game_at(standing, to).phase != "assignment":
        return to
    history = standing.game.history
    while to > 0 and history[to - 1].kind in (*PLANNING, "ready", "reconsider"):
        to -= 1
    return to


def _answer(standing: Standing, seat: int, command: Agree | Decline) -> tuple[Kind, str]:
    request = standing.request
    if request is None:
        raise Refusal("no_request", "No undo has been asked for.")
    if isinstance(command, Decline):
        return "decline", ""
    if seat in request.agreed:
        raise Refusal("already_asked", "You have agreed already.")
    return "agree", ""


def _takeover_level(standing: Standing, seat: int, level: str) -> str:
    if standing.bots[seat] is not None:
        raise Refusal("already_left", "A bot plays in your seat already.")
    if level not in LEVEL_NAMES:
        raise Refusal("bad_options", f"The bots are {', '.join(LEVEL_NAMES)}.")
    return level


# What an entry leads to


def after(standing: Standing, entry: Entry) -> Outcome:
    """How the table stands after an entry. The standing before stays as it is."""
    match entry.kind:
        case "act":
            game = standing.game.clone()
            events = game.apply(Action.parse(entry.text))
            return Outcome(_moved_on(standing, game), events)
        case "undo" if entry.text.startswith(OF_PLANS):
            return _plans_taken_back(standing, entry)
        case "undo":
            return _taken_back(standing, len(standing.game.history) - int(entry.text))
        case "ask_undo":
            request = Request(entry.seat, int(entry.text), frozenset([entry.seat]))
            return _if_all_agree(replace(standing, request=request))
        case "agree":
            asked = standing.request
            assert asked is not None
            asked = replace(asked, agreed=asked.agreed | {entry.seat})
            return _if_all_agree(replace(standing, request=asked))
        case "decline":
            return Outcome(replace(standing, request=None), [])
        case "leave" | "back":
            level = entry.text if entry.kind == "leave" else None
            bots = (*standing.bots[: entry.seat], level, *standing.bots[entry.seat + 1 :])
            return _if_all_agree(replace(standing, bots=bots))
        case "say":
            return Outcome(standing, [])


def _if_all_agree(standing: Standing) -> Outcome:
    """Bots have no objection."""
    asked = standing.request
    if asked is None or not asked.agreed.issuperset(standing.people):
        return Outcome(standing, [])
    practice = standing.practice or _makes_practice(standing, asked)
    return _taken_back(replace(standing, request=None, practice=practice), asked.to)


def _makes_practice(standing: Standing, asked: Request) -> bool:
    """Chance repeats itself after an undo. Whoever goes back past a roll, a draw or a reveal, or
    takes back bots' answers with nobody to object, knows what is to come."""
    return asked.to < standing.game.sealed or len(standing.people) < 2


def _taken_back(standing: Standing, to: int) -> Outcome:
    history = standing.game.history
    undone = list(range(min(to, len(history)), len(history)))
    return Outcome(_gone_back(standing, len(history) - len(undone)), [], undone)


def _plans_taken_back(standing: Standing, entry: Entry) -> Outcome:
    """A seat's last plans are gone, what the others have planned since stays."""
    game = standing.game
    undone = own_plans(game, entry.seat)[-int(entry.text.removeprefix(OF_PLANS)) :]
    earlier, gone = _gone_back(standing, undone[0]), set(undone)
    for place in range(undone[0], len(game.history)):
        if place not in gone:
            earlier.game.play(game.history[place])
    return Outcome(earlier, [], undone)


# Checkpoints


def game_at(standing: Standing, actions: int) -> Game:
    """The game as it was after so many of its actions."""
    earlier = [game for game in standing.checkpoints if len(game.history) <= actions]
    if not earlier:
        return rewind(standing.game, len(standing.game.history) - actions)
    game = earlier[-1].clone()
    for action in standing.game.history[len(game.history) : actions]:
        game.play(action)
    return game


def _moved_on(standing: Standing, game: Game) -> Standing:
    """The standing with the next position, which is never changed: it can be a checkpoint."""
    kept = standing.checkpoints
    if not kept or len(game.history) - len(kept[-1].history) >= CHECKPOINT_EVERY:
        kept = (*kept, game)
    return replace(standing, game=game, checkpoints=kept)


def _gone_back(standing: Standing, actions: int) -> Standing:
    """The standing after so many actions, in a position of its own."""
    kept = tuple(game for game in standing.checkpoints if len(game.history) <= actions)
    return replace(standing, game=game_at(standing, actions), checkpoints=kept)


def is_hidden(is_planning: bool, entry: Entry, viewer: int | None) -> bool:
    """TURN-5: while plans are made, before an entry and after it, only the planner knows that a
    card was laid or taken back."""
    if not is_planning or entry.seat == viewer:
        return False
    if entry.kind == "undo":
        return entry.text.startswith(OF_PLANS)
    return entry.kind == "act" and entry.text.split(" ", 2)[1] in PLANNING


def disturbs(is_planning: bool, entry: Entry, is_new: bool, viewer: int | None) -> bool:
    """Does an entry make outdated what a viewer was about to do? Others' plans do not. Of what is
    neither an action nor plans taken back, only what leads to a new position does."""
    if entry.kind == "act" or (entry.kind == "undo" and entry.text.startswith(OF_PLANS)):
        return entry.seat == viewer or not is_planning
    return is_new
