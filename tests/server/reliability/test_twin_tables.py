"""R8: two tables that differ in what a viewer may not know send it the same bytes, all game long.

The other table has other names for all cards that the viewer has never seen, and the others there
lay plans and take them back in secret. It is built without the code that imagines games.
"""

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.listeners import SilentListener
from tests.server.memory_tables import seats_of
from tests.server.support import figure
from trickerion import Action, Game
from trickerion.bots import Budget, make_bot
from trickerion.engine.core.names import name
from trickerion.engine.core.printed_facts import FIRST_SPECIAL
from trickerion.engine.core.state import SPECTATOR
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.lab.verify.permuter import Names, new_names, renamed
from trickerion.server.bots.pool import Answer, BotQuestion
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.protocol.messages import (
    ActCommand,
    Agree,
    AskUndo,
    Back,
    Change,
    CommandRefused,
    Explain,
    Foresight,
    LeaveSeat,
    Restart,
    Say,
    Undo,
)
from trickerion.server.routes import lobby
from trickerion.server.routes.records import notes_of
from trickerion.server.storage.store import to_json
from trickerion.server.tables import broadcast, queries
from trickerion.server.tables.broadcast import frame, table_state, update
from trickerion.server.tables.compatibility import kept_record
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.seating import table_row
from trickerion.server.tables.table import GameTable
from trickerion.server.tables.undo import undoable

Script = list[tuple[int, Change]]
Moments = tuple[int, ...]
"""After how many commands of a script viewers look around."""


class Tape(SilentListener):
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)


class Paper:
    """A store that takes everything."""

    async def commit(self, commit: object) -> None: ...


class World:
    """A table from its first action, all viewers listening."""

    def __init__(self, start: dict[str, Any]) -> None:
        self.at = 1000.0
        options = Game.from_dict(start).setup_options
        new = NewTable(clock="game", seconds=9000, hints=True)
        row = table_row("t", new, options, None)
        fixed: dict[str, Any] = {
            "seed": str(start["seed"]),
            "salt": "",
            "created": 0.0,
            "updated": 0.0,
        }
        position = to_json({k: v for k, v in start.items() if k != "names"})
        begun: dict[str, Any] = {
            "status": "playing",
            "began": self.at,
            "position": position,
            "invitation": "",
        }
        row = msgspec.structs.replace(row, **fixed, **begun)
        store: Any = Paper()
        self.table = GameTable(store, row, seats_of("t", options.players), lambda: self.at)
        self.tapes = [Tape() for _ in range(options.players + 1)]
        self.table.viewers.listeners = {viewer: {tape} for viewer, tape in enumerate(self.tapes)}

        self.looks: dict[int, list[bytes]] = {viewer: [] for viewer in range(len(self.tapes))}
        """What each viewer got out of the table on the way."""

    async def look(self, viewer: int) -> None:
        """Ask for everything that a viewer may ask for."""
        if not self.table.game.over:
            self.looks[viewer] += await told(self.table, viewer, Random(viewer))

    async def do(self, seat: int, command: Change) -> None:
        if isinstance(command, ActCommand | Undo | Restart):
            command.version = self.table.viewers.versions[seat]
        await self.table.submit(seat, command)


async def random_table(
    start: dict[str, Any], chance: Random, steps: int, moments: Moments
) -> tuple[World, Script]:
    """A table in the middle of a random game, and how it got there."""
    world, has_undos = World(start), chance.random() < 0.5
    script: Script = []
    while len(script) < steps and not world.table.game.over:
        seat, command = _command(world.table, chance, f"c{len(script)}", has_undos)
        script.append((seat, command))
        world.at += 7
        await world.do(seat, command)
        if len(script) in moments:
            for viewer in range(world.table.players + 1):
                await world.look(viewer)
    return world, script


def _command(table: GameTable, chance: Random, id: str, has_undos: bool) -> tuple[int, Change]:
    """Mostly an action; now and then talk, or an undo where there is something to take back."""
    action = lively_action(table.game, chance)
    seat = action.seat
    if chance.random() < 0.02:
        return seat, Say(id, "hm")
    if has_undos and chance.random() < 0.1 and undoable(table.started(), seat):
        return seat, Undo(id, 0) if chance.random() < 0.5 else Restart(id, 0)
    return seat, ActCommand(id, 0, str(action))


async def twin(
    start: dict[str, Any],
    script: Script,
    viewer: int,
    names: Names,
    chance: Random,
    moments: Moments,
) -> World:
    """The same for a viewer, with other names and with plans that others take back."""
    world = World(renamed(start, names))
    # An undo of theirs would take back the recall instead of what it took back at the first table.
    recalls = not any(isinstance(command, Undo | Restart) for _, command in script)
    for number, (seat, command) in enumerate(script):
        world.at += 7
        if chance.random() < 0.5:
            await _plan_in_secret(world, viewer, chance, f"n{number}", recalls)
        await world.do(seat, _renamed(command, names))
        if number + 1 in moments:
            await world.look(viewer)
    if chance.random() < 0.8:
        await _plan_in_secret(world, viewer, chance, "last", recalls, is_kept=True)
    return world


def _renamed(command: Change, names: Names) -> Change:
    if not isinstance(command, ActCommand):
        return command
    words = [names.get(word, word) for word in str(command.action).split()]
    return ActCommand(command.id, 0, " ".join(words))


async def _plan_in_secret(
    world: World, viewer: int, chance: Random, id: str, recalls: bool, is_kept: bool = False
) -> None:
    """TURN-5: somebody else lays a card and takes it back, or leaves it there at the end."""
    game = world.table.game
    others = [seat for seat in game.to_act if seat != viewer]
    if game.phase != "assignment" or not others:
        return
    seat = chance.choice(others)
    laid = [action for action in game.options(seat) if action.kind == "assign"]
    if not laid:
        return
    action = chance.choice(laid)
    await world.do(seat, ActCommand(f"{id}a", 0, str(action)))
    if not is_kept:
        recall = ActCommand(f"{id}b", 0, f"recall {action.fields['character']}")
        await world.do(seat, recall if recalls else Undo(f"{id}b", 0))


# What a viewer has seen


def unseen_cards(world: World, viewer: int) -> set[str]:
    """DA-6: the Special cards that a viewer has never seen: never its own, never face up."""
    table = world.table
    game = Game.from_dict({**msgspec.json.decode(table.row.position or ""), "names": []})
    seen = _in_sight(game, viewer)
    for action in table.game.history:
        game.play(action)
        seen |= _in_sight(game, viewer)
    eyes = viewer if viewer < table.players else SPECTATOR
    known = {FIRST_SPECIAL + c for c, bits in enumerate(game.known) if bits >> eyes & 1}
    assert known <= seen, f"seat {viewer} knows a card that it has never seen"
    cards = range(FIRST_SPECIAL, FIRST_SPECIAL + len(game.known))
    return {name("card", card) for card in cards if card not in seen}


def _in_sight(game: Game, viewer: int) -> set[int]:
    found: set[int] = set()
    for seat, player in enumerate(game.players):
        found |= {card for c, card in enumerate(player.under) if not player.is_face_down(c)}
        if seat == viewer:
            found |= {*player.hand, *player.under}
    for pending in game.stack:
        if getattr(pending, "seat", None) == viewer:
            found |= {getattr(pending, field) for field in pending.secret}
    return found


# What a viewer can get out of a table beside what it is sent


class Adviser:
    """A pool of bots that think in this process, and repeatably."""

    async def decide(self, claim: object, ask: Callable[[], BotQuestion | None]) -> Answer | None:
        question = ask()
        if question is None:
            return None
        bot = make_bot("specialist", question.seat, 1)
        advice = bot.advise(question.game, Budget(nodes=4))[0]
        return Answer(question, advice.action, advice.reason)


async def told(table: GameTable, viewer: int, chance: Random) -> list[bytes]:
    """Every answer that a viewer can ask for, refusals included."""
    seat = table.viewers.seat(viewer)
    lines = [
        frame(update(table.snapshot(), viewer, table.log)),
        msgspec.json.encode(table_state(table.snapshot(), viewer)),
    ]
    lines.append(msgspec.json.encode(lobby._listed(table.row, table.seats, lambda row: False)))
    for version in {*chance.choices(range(table.viewers.versions[viewer] + 1), k=4)}:
        lines.append(frame(queries.looked(table, viewer, "l", version)))
    if seat is None:
        return lines
    log = [logged.entry for logged in table.log]
    lines.append(notes_of(table, seat).encode())
    lines.append(kept_record(table.row, table.seats, log, seat).encode())
    lines.append(msgspec.json.encode(table.game.imagine(seat, 0).to_dict()))
    lines += [_accepted(table, seat, command) for command in _commands(table, seat, chance)]
    lines += [_explained(table, seat, doubt) for doubt in _doubts(table, chance)]
    if seat in table.game.to_act:
        pool: Any = Adviser()
        claim: Any = None
        lines.append(frame(await queries.advised(table, seat, "a", pool, claim, 1.0)))
    return lines


def _commands(table: GameTable, seat: int, chance: Random) -> Iterator[Change]:
    """Commands of a seat, most of them refused."""
    now = table.viewers.versions[seat]
    yield from (Undo("u", now), Restart("r", now), Agree("g"), Back("b"), LeaveSeat("l"))
    yield from (AskUndo("q", to) for to in (0, max(0, now - 1), now, now + 1))
    for action in _doubts(table, chance):
        yield ActCommand("a", now, action.action)


def _doubts(table: GameTable, chance: Random) -> list[Explain]:
    """Actions of any seat, legal or not."""
    size, seats = Action.catalogue_size(), range(table.players)
    found = [Action.by_id(chance.choice(seats), chance.randrange(size)) for _ in range(6)]
    return [Explain("e", str(action)) for action in found]


def _accepted(table: GameTable, seat: int, command: Change) -> bytes:
    """Would a command be accepted? Its sender is told no more than that, or why not."""
    try:
        new = table.checked(seat, command)
        table.result(Entry(table.version + 1, seat, new.kind, new.text, None, 0.0, 0), new.action)
        return new.kind.encode()
    except CommandRefused as refusal:
        return frame(refusal.message())


def _explained(table: GameTable, seat: int, doubt: Explain) -> bytes:
    try:
        return frame(queries.explained(table, seat, doubt))
    except CommandRefused as refusal:
        return frame(refusal.message())


# The promise


async def check_twins(seed: int) -> None:
    """One game up to a random moment, compared for each viewer there and twice on the way."""
    chance = Random(seed)
    start = Game.new(mixed_options(seed), seed).to_dict()
    steps = chance.randint(20, 260)
    moments = (steps // 3, 2 * steps // 3)
    true, script = await random_table(start, chance, steps, moments)
    for viewer in range(true.table.players + 1):
        names = new_names(true.table.game, unseen_cards(true, viewer), set(), chance)
        other = await twin(start, script, viewer, names, chance, moments)
        assert other.at == true.at
        # Compared first: pytest would take minutes to show how two long tapes differ.
        is_same = other.tapes[viewer].frames == true.tapes[viewer].frames
        assert is_same, f"seed {seed}, {viewer}"
        await true.look(viewer)
        await other.look(viewer)
        for one, two in zip(true.looks[viewer], other.looks[viewer], strict=True):
            assert one == two, f"seed {seed}, viewer {viewer}: {one[:80]!r}"


@pytest.mark.long
def test_r8_tables_that_differ_in_secrets_send_the_same_bytes() -> None:
    """The full figure: TRICKERION_FULL=1 ./test tests/server -k r8"""
    for seed in range(figure(12, 1500)):
        asyncio.run(check_twins(seed))


def leaky_step(viewer: int, seat: Any, logged: Any, public: Any, scenes: Any) -> Any:
    found = STEP(viewer, seat, logged, public, scenes)
    found.text = logged.entry.text
    return found


STEP = broadcast.step


@pytest.mark.parametrize(
    ("where", "leak"),
    [
        ("tables.broadcast.step", leaky_step),
        ("routes.records._known_line", lambda logged, seat: logged.entry.text),
        ("tables.broadcast.undoable", lambda state, seat: len(state.game.history)),
        ("tables.viewers.is_hidden", lambda is_planning, entry, viewer: False),
        (
            "tables.broadcast.foreseen",
            lambda game, *_: Foresight([], {}, {}, [len(game.history)], {}),
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_check_finds_a_leak_on_the_wire(
    where: str, leak: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R8: a table that tells what others planned or drew does not pass."""
    monkeypatch.setattr(f"trickerion.server.{where}", leak)
    with pytest.raises(AssertionError):
        check_some()


def check_some() -> None:
    for seed in range(6):
        asyncio.run(check_twins(seed))
