"""The game that a log leads to, with checkpoints for going back."""

import json
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trickerion import Action, Event, Game, Options, Scene, rewind
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.fold import LogState, after_entry

CHECKPOINT_EVERY: Final = 32
"""Actions between two checkpoints: going back replays fewer than this many."""


class GameState(Struct, frozen=True):
    """A game in progress. Its position is never changed in place."""

    log: LogState
    game: Game
    practice: bool = False
    """Has an undo revealed what comes next? Once set, it stays."""
    checkpoints: tuple[Game, ...] = ()
    """The game every few actions."""

    @property
    def bots(self) -> tuple[str | None, ...]:
        return self.log.bots

    @property
    def is_planning(self) -> bool:
        return self.game.phase == "assignment"

    @property
    def people_to_act(self) -> list[int]:
        """The seats to act that people play: their clocks run."""
        return [seat for seat in self.game.to_act if self.bots[seat] is None]

    @property
    def bot_to_act(self) -> int | None:
        """The first seat to act that a bot plays."""
        return next((seat for seat in self.game.to_act if self.bots[seat] is not None), None)

    def is_left_to_bots(self, pace: str) -> bool:
        """Must a bot act even if nobody is connected? In slow games with people, yes."""
        return pace == "slow" and bool(self.log.people) and self.bot_to_act is not None


class EntryResult(Struct, frozen=True):
    """What an entry leads to."""

    state: GameState
    events: list[Event]
    undone: list[Entry] = []
    """The actions it took back."""
    scenes: list[Scene] = []
    """The positions between its events, if asked for."""


def first_state(row: TableRow, seats: list[SeatRow]) -> GameState:
    """The state before the first entry."""
    game = first_position(row, [seat.name or "?" for seat in seats])
    return GameState(LogState(tuple(seat.bot for seat in seats)), game, checkpoints=(game,))


def first_position(row: TableRow, names: list[str]) -> Game:
    """The game before its first action."""
    seed = int(row.seed)
    if row.position is not None:
        return Game.from_dict({**json.loads(row.position), "seed": seed, "names": names})
    return Game.new(Options.from_dict(json.loads(row.options)), seed, names, row.rules)


def with_names(state: GameState, names: list[str]) -> GameState:
    """The same game with other names of its players; that of the Heir stays."""
    game = _renamed(state.game, names)
    checkpoints = tuple(_renamed(earlier, names) for earlier in state.checkpoints)
    return replace(state, game=game, checkpoints=checkpoints)


def _renamed(game: Game, names: list[str]) -> Game:
    twin = game.clone()
    twin.names = names + game.names[len(names) :]
    return twin


def after(
    state: GameState,
    entry: Entry,
    action: Action | None = None,
    scenes: list[Scene] | None = None,
) -> EntryResult:
    """What an entry leads to; an IllegalAction if the rules forbid its action. `action` is the
    parsed text of the entry, if the caller has it; `scenes` is a list to fill."""
    log = after_entry(state.log, entry)
    if entry.kind == "act":
        game = state.game.clone()
        events = game.apply(action or Action.parse(entry.text), scenes)
        return EntryResult(_with_next(state, log, game), events, scenes=scenes or [])
    if _is_granted(state.log, entry, log):
        state = replace(state, practice=state.practice or _reveals_future(state, log))
    if len(log.actions) == len(state.log.actions):
        return EntryResult(replace(state, log=log), [])
    return _gone_back(state, log)


def _is_granted(before: LogState, entry: Entry, after: LogState) -> bool:
    """Did an entry grant a requested undo?"""
    if after.request is not None or entry.kind == "decline":
        return False
    return before.request is not None or entry.kind == "ask_undo"


def _reveals_future(state: GameState, log: LogState) -> bool:
    """Chance repeats itself after an undo: past a roll, a draw or a reveal, or where only bots had
    to agree, the future is known."""
    return len(log.actions) < state.game.sealed or len(log.people) < 2


def _with_next(state: GameState, log: LogState, game: Game) -> GameState:
    kept = state.checkpoints
    if not kept or len(game.history) - len(kept[-1].history) >= CHECKPOINT_EVERY:
        kept = (*kept, game)
    return GameState(log, game, state.practice, kept)


def _gone_back(state: GameState, log: LogState) -> EntryResult:
    """The game without the actions that an undo took back; later ones that stay are replayed."""
    versions = {entry.version for entry in log.actions}
    undone = [entry for entry in state.log.actions if entry.version not in versions]
    first = state.log.actions.index(undone[0])
    game, history = game_at(state, first), state.game.history
    for place in range(first, len(history)):
        if state.log.actions[place].version in versions:
            game.play(history[place])
    kept = tuple(earlier for earlier in state.checkpoints if len(earlier.history) <= first)
    return EntryResult(GameState(log, game, state.practice, kept), [], undone)


def game_at(state: GameState, actions: int) -> Game:
    """A copy of the game after some of its actions."""
    earlier = [game for game in state.checkpoints if len(game.history) <= actions]
    if not earlier:
        return rewind(state.game, len(state.game.history) - actions)
    game = earlier[-1].clone()
    for action in state.game.history[len(game.history) : actions]:
        game.play(action)
    return game
