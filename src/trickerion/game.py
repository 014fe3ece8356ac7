"""The public interface: everything else uses the engine through `Game`."""

import json
from hashlib import sha256
from typing import Final, SupportsIndex, cast

from trickerion.buffers import writable
from trickerion.engine.core import flow, reading
from trickerion.engine.core.actions import Action
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.engine.core.events import Event
from trickerion.engine.core.free_actions import free_options
from trickerion.engine.core.options import Options
from trickerion.engine.core.refusals import IllegalAction, Refusal
from trickerion.engine.core.state import Scene, State
from trickerion.engine.core.types import Seat
from trickerion.engine.phases import final_scoring, setup
from trickerion.engine.phases.turn import phase
from trickerion.engine.saves import loading, position
from trickerion.imagine import deal_unknown, redeal_future, shuffle_hidden
from trickerion.observation.layout import OBSERVATION_SIZE
from trickerion.observation.observer import Observer, widened
from trickerion.record import Record, checked_names, read, write
from trickerion.shapes import Seen
from trickerion.story import is_secret_plan, seen_step
from trickerion.view import public_view, seat_views, view

_ACTIONS: Final = Action.catalogue_size()
_IDS: Final[list[SupportsIndex]] = list(range(_ACTIONS))
"""The ids as objects: compiled code would make a new one for every access."""


def mask_of(actions: list[Action]) -> bytearray:
    """A byte for each id of the catalog: 1 for these actions, 0 for all others."""
    mask = bytearray(_ACTIONS)
    for action in actions:
        mask[_IDS[action.id]] = 1
    return mask


class Game(State):
    """A game in any position: ask `to_act` and `options`, answer with `apply`."""

    __slots__ = ("began", "history", "imagined", "names", "observer", "sealed")

    def __init__(self, options: Options, seed: int, names: list[str]) -> None:
        super().__init__(options, seed)
        self.names = names
        self.history: list[Action] = []
        """Every action so far; the state can be rebuilt from it."""
        self.began: dict[str, object] | None = None
        """The position the history starts from; None for the setup."""
        self.imagined = False
        self.observer: Observer | None = None
        """Made when the game is first observed."""
        self.sealed = 0
        """How many of the first actions can no longer be undone, because a random or hidden result
        has been revealed since."""

    @staticmethod
    def new(
        options: Options, seed: int, names: list[str] | None = None, rules: int = RULES_VERSION
    ) -> "Game":
        """A new game, at its first decision; `rules` is an earlier rules version to play by."""
        if not isinstance(options, Options):
            raise ValueError("options: Options(...) is needed")
        seed = loading.checked_seed(seed)
        game = Game(options, seed, checked_names(names, options))
        game.rules = loading.checked_rules(rules)
        game.lay_out()
        setup.lay_table(game)
        flow.run(game)
        return game

    # Deciding

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def to_act(self) -> list[int]:
        """The seats that must decide now; several while assignments are secret."""
        question = flow.question(self)
        return question.seats() if question is not None else []

    @property
    def phase(self) -> str:
        return phase(self)

    def options(self, seat: Seat) -> list[Action]:
        """Every legal answer of a seat; empty only if it is not asked."""
        question = flow.question(self)
        if question is None or not question.asks(seat):
            return []
        return question.options(self, seat)

    def option_ids(self, seat: Seat) -> list[int]:
        """The ids of `options`, for tables of actions."""
        return [action.id for action in self.options(seat)]

    def mask(self, seat: Seat, buffer: object) -> None:
        """Write 1 for every id in `option_ids` and 0 for every other id of the catalog into a
        buffer of bytes, such as a bytearray or a numpy array of int8 or bool."""
        row = writable(buffer, "bBc?", _ACTIONS)
        row[:] = mask_of(self.options(seat))

    def free_options(self, seat: Seat) -> list[Action]:
        """What a seat may do besides its decision: recall cards, return tricks and components."""
        return free_options(self, seat) if 0 <= seat < self.setup_options.players else []

    def explain(self, action: Action) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        return flow.refusal(self, action)

    def is_legal(self, action: Action) -> bool:
        """Could the action be applied now?"""
        return flow.refusal(self, action) is None

    def apply(self, action: Action, scenes: list[Scene] | None = None) -> list[Event]:
        """Carry out a legal action and return its events; an illegal one changes nothing.

        The positions between the events are added to `scenes`, if given: an action that ends a
        phase leads through several."""
        if not isinstance(action, Action):
            raise TypeError(f"an Action is needed, not {type(action).__name__}")
        refusal = flow.refusal(self, action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        events: list[Event] = []
        self.events = events
        self.scenes = scenes
        self.play(action)
        self.events = None
        self.scenes = None
        if scenes and scenes[-1].after == len(events):
            scenes.pop()
        return events

    def play(self, action: Action) -> None:
        """Carry out an action known to be legal, without events: for simulation and search."""
        reveals = self.reveals
        flow.play(self, action)
        self.history.append(action)
        if self.reveals != reveals:
            self.sealed = len(self.history)

    def undoable(self, seat: Seat) -> int:
        """How many of its last actions a seat may undo: none before a roll, a draw, a reveal or
        another seat's action."""
        steps = 0
        while len(self.history) - steps > self.sealed and self.history[-1 - steps].seat == seat:
            steps += 1
        return steps

    # The end

    @property
    def scores(self) -> list[int]:
        """Fame per seat."""
        return [player.fame for player in self.players]

    @property
    def winner(self) -> int | None:
        """The winner after the tie-break; None until the game is over."""
        return final_scoring.winner(self) if self.over else None

    @property
    def places(self) -> list[int] | None:
        """The final place of each seat after the tie-break, 1 for the winner (FIN-5); None until
        the game is over."""
        return final_scoring.places(self) if self.over else None

    # Copies and saves

    def clone(self) -> "Game":
        twin = Game(self.setup_options, self.seed, self.names)
        self.copy_to(twin)
        twin.history = self.history[:]
        twin.began = self.began
        twin.imagined = self.imagined
        twin.sealed = self.sealed
        return twin

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled as its position, so that either build of the engine can load it."""
        return _unpickled, (self.to_dict(), self.history, self.began, self.imagined, self.sealed)

    def digest(self) -> str:
        """A stable hash of the whole position."""
        text = json.dumps(position.to_dict(self), sort_keys=True)
        return sha256(text.encode()).hexdigest()[:32]

    def to_dict(self) -> dict[str, object]:
        """The whole position, secrets included, as plain data."""
        return {"names": self.names, **position.to_dict(self)}

    @staticmethod
    def from_dict(data: object) -> "Game":
        """The game in a saved position; a ValueError names the field or rule that is wrong."""
        options, seed = loading.options_and_seed(data)
        written = dict(reading.mapping(data, "position"))
        game = Game(options, seed, checked_names(written.pop("names", None), options))
        game.lay_out()
        loading.from_dict(written, game)
        game.began = position.to_dict(game)
        return game

    # Secrets

    def view(self, seat: Seat | None) -> Seen:
        """What a seat (None: a spectator) may see, as plain data."""
        return cast(Seen, {"names": self.names, **view(self, self._viewer(seat))})

    def observe(self, seat: Seat, buffer: object) -> None:
        """Write what a seat may see as numbers into a buffer of `OBSERVATION_SIZE` 16-bit integers,
        such as a numpy array of int16; `OBSERVATION` is their layout."""
        self._viewer(seat)
        row = writable(buffer, "h", OBSERVATION_SIZE)
        if self.observer is None:
            self.observer = Observer(self.setup_options)
        parts: list[bytes] = []
        self.observer.observe(self, seat, parts)
        row[:] = widened(b"".join(parts), self.observer.large_numbers(self, seat))

    def story(self, seat: Seat | None) -> list[dict[str, object]]:
        """Everything a seat (None: a spectator) has seen so far: its first view, then the actions
        and events in order, without what is hidden from it."""
        if self.imagined:
            raise ValueError("an imagined game has no story; only its position is known")
        game = _start(_record(self, []))
        story: list[dict[str, object]] = [{"view": game.view(seat)}]
        for action in self.history:
            is_secret = is_secret_plan(game, action, seat)
            events = game.apply(action)
            if not is_secret:
                story.append(seen_step(action, events, seat))
        return story

    def views(self, seats: list[int | None]) -> tuple[dict[str, object], list[dict[str, object]]]:
        """The views of several seats: the part they share, and the rest for each."""
        return self.scene_views(self, seats)

    def scene_views(
        self, scene: State, seats: list[int | None]
    ) -> tuple[dict[str, object], list[dict[str, object]]]:
        """The same for a scene of this game."""
        viewers = [self._viewer(seat) for seat in seats]
        return {"names": self.names, **public_view(scene)}, seat_views(scene, viewers)

    def imagine(self, seat: Seat | None, seed: int) -> "Game":
        """A full game consistent with everything a seat knows; the rest is dealt at random."""
        twin = self.clone()
        twin.history = []
        twin.sealed = 0
        twin.began = None
        twin.imagined = True
        deal_unknown(twin, self._viewer(seat), loading.checked_seed(seed))
        return twin

    def with_future(self, seed: int) -> "Game":
        """The same position with other dice and draws to come. Hands and plans stay, so it is for
        reviews of finished games, not for players."""
        twin = self.clone()
        twin.history = []
        twin.sealed = 0
        twin.began = None
        twin.imagined = True
        redeal_future(twin, loading.checked_seed(seed))
        return twin

    def reshuffled(self) -> "Game":
        """A game that starts here, with everything hidden redealt by this game's seed, so that the
        author of the position knows no more than the others."""
        twin = self.clone()
        shuffle_hidden(twin)
        return Game.from_dict(twin.to_dict())

    def _viewer(self, seat: Seat | None) -> int | None:
        if seat is not None and not 0 <= seat < self.setup_options.players:
            raise ValueError(f"seat: {seat!r} is not a seat of this game")
        return seat

    # Records

    def record(self) -> str:
        """The game so far as text that people can read and `replay` can replay."""
        if self.imagined:
            raise ValueError("an imagined game has no record; save its position with to_dict")
        record = _record(self, self.history)
        return write(record, _PhaseTitles(record).before)


def _unpickled(
    position: dict[str, object],
    history: list[Action],
    began: dict[str, object] | None,
    imagined: bool,
    sealed: int,
) -> Game:
    game = Game.from_dict(position)
    game.history = history
    game.began = began
    game.imagined = imagined
    game.sealed = sealed
    return game


class _PhaseTitles:
    """Comments for a record: the turn and phase, before the first action of each."""

    def __init__(self, record: Record) -> None:
        self.game = _start(record)
        self.last = ""

    def before(self, action: Action) -> str | None:
        title = _title(self.game)
        is_new = title != self.last
        self.last = title
        self.game.play(action)
        return title if is_new else None


def _title(game: Game) -> str:
    phase = game.phase.replace("_", " ")
    return phase if game.phase in ("set_up", "over") else f"turn {game.turn}: {phase}"


def _start(record: Record) -> Game:
    if record.position is not None:
        position = {**record.position, "rules": record.rules, "names": record.names}
        return Game.from_dict(position)
    return Game.new(record.options, record.seed, record.names, record.rules)


def _record(game: Game, actions: list[Action]) -> Record:
    """The record of a game with these actions."""
    return Record(game.setup_options, game.seed, game.names, actions, game.began, game.rules)


def replay(text: str, until: int | None = None) -> Game:
    """Replay a record, all of it or its first actions; a ValueError names the bad line."""
    record = read(text)
    game = _start(record)
    for line, action in zip(record.lines, record.actions[:until], strict=False):
        refusal = game.explain(action)
        if refusal is not None:
            raise ValueError(f"line {line}: {action}: {refusal}")
        game.play(action)
    return game


def rewind(game: Game, steps: int = 1) -> Game:
    """The game as it was before its last actions: undo is replay."""
    if not 0 <= steps <= len(game.history):
        raise ValueError(f"steps: only {len(game.history)} actions have been played")
    earlier = _start(_record(game, []))
    for action in game.history[: len(game.history) - steps]:
        earlier.play(action)
    return earlier
