"""The contract: everything else talks to the engine through `Game`."""

import json
from hashlib import sha256

from trickerion.engine import flow, loading, position, reading, scoring, setup
from trickerion.engine.actions import Action
from trickerion.engine.events import Event
from trickerion.engine.free import free_options
from trickerion.engine.options import Options
from trickerion.engine.refusals import IllegalAction, Refusal
from trickerion.engine.state import State
from trickerion.engine.turn import phase
from trickerion.imagine import deal_unknown, shuffle_hidden
from trickerion.record import Record, checked_names, read, write
from trickerion.view import public_view, seat_views, view


class Game(State):
    """A game in any position: ask `to_act` and `options`, answer with `apply`."""

    __slots__ = ("began", "history", "imagined", "names", "sealed")

    def __init__(self, options: Options, seed: int, names: list[str]) -> None:
        super().__init__(options, seed)
        self.names = names
        self.history: list[Action] = []
        """Every action so far: the one truth of which the state is a cache."""
        self.began: dict[str, object] | None = None
        """The position the history begins with; None for the set-up."""
        self.imagined = False
        self.sealed = 0
        """How many actions at the beginning of the history cannot be taken back any more: chance
        or a secret has spoken since."""

    @staticmethod
    def new(options: Options, seed: int, names: list[str] | None = None) -> "Game":
        """A new game, at its first decision."""
        if not isinstance(options, Options):
            raise ValueError("options: Options(...) is needed")
        seed = loading.checked_seed(seed)
        game = Game(options, seed, checked_names(names, options))
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

    def options(self, seat: int) -> list[Action]:
        """Every legal answer of a seat; empty only if it is not asked."""
        question = flow.question(self)
        if question is None or seat not in question.seats():
            return []
        return question.options(self, seat)

    def free_options(self, seat: int) -> list[Action]:
        """What a seat may do beside its decision: take cards back, return tricks, components."""
        return free_options(self, seat) if 0 <= seat < self.variant.players else []

    def explain(self, action: Action) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        return flow.refusal(self, action)

    def apply(self, action: Action) -> list[Event]:
        """Do a legal action and tell what happened; an illegal one changes nothing."""
        if not isinstance(action, Action):
            raise TypeError(f"an Action is needed, not {type(action).__name__}")
        refusal = flow.refusal(self, action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        events: list[Event] = []
        self.events = events
        self.play(action)
        self.events = None
        return events

    def play(self, action: Action) -> None:
        """Do an action that is known to be legal, without telling: for simulation and search."""
        reveals = self.reveals
        flow.play(self, action)
        self.history.append(action)
        if self.reveals != reveals:
            self.sealed = len(self.history)

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back: none across a roll, a draw, a reveal
        or another seat's action."""
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
        """The winner after the tie-break; None while the game goes on."""
        return scoring.winner(self) if self.over else None

    # Copies and saves

    def clone(self) -> "Game":
        twin = Game(self.variant, self.seed, self.names)
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
        """The game in a written position; a ValueError names the field or rule that is wrong."""
        options, seed = loading.options_and_seed(data)
        written = dict(reading.mapping(data, "position"))
        game = Game(options, seed, checked_names(written.pop("names", None), options))
        game.lay_out()
        loading.from_dict(written, game)
        game.began = position.to_dict(game)
        return game

    # Secrets

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may see (None: a spectator), as plain data."""
        return {"names": self.names, **view(self, self._viewer(seat))}

    def views(self, seats: list[int | None]) -> tuple[dict[str, object], list[dict[str, object]]]:
        """The views of several seats at once: what all see alike, and the rest for each."""
        viewers = [self._viewer(seat) for seat in seats]
        return {"names": self.names, **public_view(self)}, seat_views(self, viewers)

    def imagine(self, seat: int | None, seed: int) -> "Game":
        """A full game that agrees with all that a seat knows, the rest dealt at random."""
        twin = self.clone()
        twin.history = []
        twin.sealed = 0
        twin.began = None
        twin.imagined = True
        deal_unknown(twin, self._viewer(seat), loading.checked_seed(seed))
        return twin

    def reshuffled(self) -> "Game":
        """A game that begins here, with everything hidden dealt anew by this game's seed: whoever
        wrote the position knows no more than the others."""
        twin = self.clone()
        shuffle_hidden(twin)
        return Game.from_dict(twin.to_dict())

    def _viewer(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.variant.players:
            raise ValueError(f"seat: {seat!r} is not a seat of this game")
        return seat

    # Records

    def record(self) -> str:
        """The game so far as a text that a person can read and `replay` can play."""
        if self.imagined:
            raise ValueError("an imagined game has no record; save its position with to_dict")
        record = Record(self.variant, self.seed, self.names, self.history, self.began)
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
        return Game.from_dict({**record.position, "names": record.names})
    return Game.new(record.options, record.seed, record.names)


def replay(text: str, until: int | None = None) -> Game:
    """Play a record again, all of it or its first actions; a ValueError names the bad line."""
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
    record = Record(game.variant, game.seed, game.names, [], game.began)
    earlier = _start(record)
    for action in game.history[: len(game.history) - steps]:
        earlier.play(action)
    return earlier
