"""A table in memory: its log folded into a standing, told to each seat as it may know it."""

import asyncio
import json
from collections.abc import Callable
from typing import Final

import msgspec

from trickerion import Action, Game
from trickerion.record import RULES_VERSION
from trickerion.server import standing as rules
from trickerion.server.allowance import Allowance
from trickerion.server.clock import Clock
from trickerion.server.fairness import commitment
from trickerion.server.protocol import (
    Ack,
    Act,
    AskUndo,
    Back,
    Change,
    Changed,
    Refusal,
    Restart,
    Say,
    ServerMessage,
    Undo,
)
from trickerion.server.rules_check import digest_of, mark_of
from trickerion.server.standing import Entry, Standing, first_position, is_left_to_bots, ticking
from trickerion.server.store import Commit, Conflict, Row, Store, Summary, to_json
from trickerion.server.telling import Listener, Logged, frame, recent, seated_bots, state, updates
from trickerion.shapes import Variant

PAGE: Final = 50
"""Entries of another process that are taken in at a time."""
TRIES: Final = 5
"""How often a command is tried again when another process was faster."""


class Table:
    """One table. Commands go through `submit`, one after the other."""

    def __init__(self, store: Store, row: Row, seats: list[Row], now: Callable[[], float]) -> None:
        """`now` is the wall clock: what it says is stored."""
        self.store = store
        self.row = row
        self.id: str = row["id"]
        self.seats = seats
        self.now = now
        self.lock = asyncio.Lock()
        self.listeners: dict[int, set[Listener]] = {}
        """By viewer: a seat's number, or the number of seats for spectators."""
        self.elsewhere: set[int] = set()
        """The seats whose players are connected to other processes."""
        self.last_address = ""
        """Where whoever came to the table last connected from."""
        self.options: Variant = json.loads(row["options"])
        self.players: int = self.options["players"]
        self.commitment = commitment(row["salt"], row["seed"])
        self.changed: Callable[[Table], None] = lambda table: None
        """Called after each change: bots, clocks and attention look at the table then."""
        self.log: list[Logged] = []
        self.counts = [0] * (self.players + 1)
        """The newest version by viewer: a seat counts only what it is told of (TURN-5)."""
        self.disturbed = [0] * (self.players + 1)
        """The version by viewer before which a command is stale."""
        self.acts: list[int] = []
        """The log place of each action in force."""
        self.clients: dict[tuple[int, str], int] = {}
        self.allowance = Allowance(self.players)
        self.clock = Clock(self.row["clock"], self.row["seconds"], self.players)
        self.wait_began = [0] * self.players
        """The version by which each seat was last asked."""
        self.last_change = 0.0
        """When the log last grew or the game began, in seconds since 1970."""
        self.standing: Standing | None = None
        if self.row["status"] != "waiting":
            self._begin()

    def _begin(self) -> None:
        """All seats are taken."""
        first = first_position(self.row, self.seats)
        self.standing = Standing(first, seated_bots(self.seats), checkpoints=(first,))
        # A process of an older version begins games without saying when.
        self.last_change = self.row["began"] or self.row["updated"]

    # Reading the log

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def game(self) -> Game:
        """The game; a Refusal if it has not begun."""
        return self.begun().game

    def begun(self) -> Standing:
        if self.standing is None:
            raise Refusal("not_started", "The game begins when all seats are taken.")
        return self.standing

    def absorb(self, entry: Entry, outcome: rules.Outcome | None = None) -> Logged:
        """Fold the next entry of the log into the standing."""
        if self.standing is None:
            return self._absorb_talk(entry)
        before = self.standing
        outcome = outcome or rules.after(before, entry)
        after = outcome.standing
        is_planning = before.is_planning and after.is_planning
        is_new = before.game is not after.game
        viewers = range(self.players + 1)
        seen = [self._count(viewer, entry, is_planning, is_new) for viewer in viewers]
        logged = Logged(entry, outcome.events, [], seen)
        if outcome.undone:
            logged.taken_back = [self.acts[place] for place in outcome.undone]
            gone = set(logged.taken_back)
            self.acts = [place for place in self.acts if place not in gone]
        elif entry.kind == "act":
            self.acts.append(len(self.log))
        self._keep(logged)
        asked_by = before.request.seat if before.request is not None else entry.seat
        self.allowance.count(entry, asked_by, len(outcome.undone), after.game)
        self._charge(entry, ticking(before), ticking(after))
        self.standing = after
        return logged

    def _charge(self, entry: Entry, asked: list[int], asked_next: list[int]) -> None:
        """The seats asked have waited for an entry; talk before the game costs nobody time."""
        if entry.kind == "say" and entry.at < (self.row["began"] or 0.0):
            return
        self.clock.charge(asked, entry.waited, asked_next)
        for seat in asked_next:
            if seat not in asked:
                self.wait_began[seat] = entry.version
        self.last_change = entry.at

    def _absorb_talk(self, entry: Entry) -> Logged:
        """Before the game begins there is talk, and nothing else."""
        self.counts = [count + 1 for count in self.counts]
        logged = Logged(entry, [], [], self.counts[:])
        self._keep(logged)
        self.allowance.count(entry, entry.seat, 0, None)
        return logged

    def _keep(self, logged: Logged) -> None:
        entry = logged.entry
        if entry.client is not None:
            self.clients[entry.seat, entry.client] = len(self.log)
        self.log.append(logged)

    def _count(self, viewer: int, entry: Entry, is_planning: bool, is_new: bool) -> int:
        seat = self.seat(viewer)
        if rules.is_hidden(is_planning, entry, seat):
            return 0
        self.counts[viewer] += 1
        if rules.disturbs(is_planning, entry, is_new, seat):
            self.disturbed[viewer] = self.counts[viewer]
        return self.counts[viewer]

    def seat(self, viewer: int) -> int | None:
        return viewer if viewer < self.players else None

    def viewer(self, seat: int | None) -> int:
        return self.players if seat is None else seat

    # Commands

    async def submit(self, seat: int, command: Change) -> Ack:
        """Do what a seat commands: checked, stored, acknowledged, told. Or a Refusal.

        Should it be broken off while it is stored, the next one finds it there (a Conflict) and
        everybody is told then."""
        async with self.lock:
            for _ in range(TRIES):
                place = self.clients.get((seat, command.id))
                if place is not None:
                    return Ack(command.id, self.log[place].seen[seat])
                kind, text = self._checked(seat, command)
                self.allowance.check(seat, kind, text)
                try:
                    logged = await self._append(seat, kind, text, command.id)
                except Conflict:
                    await self._refresh()
                    continue
                return Ack(command.id, logged.seen[seat])
        raise Refusal("busy", "Too much happens at this table; try again.")

    def _checked(self, seat: int, command: Change) -> tuple[rules.Kind, str]:
        if self.standing is None and isinstance(command, Say):
            return "say", command.text
        standing = self.begun()
        current = self.disturbed[seat]
        if isinstance(command, Act | Undo | Restart) and command.version < current:
            raise Refusal("stale", f"The table has moved on to version {self.counts[seat]}.")
        if isinstance(command, AskUndo):
            command = AskUndo(command.id, self._undo_target(seat, command.to))
        if isinstance(command, Act) and standing.bots[seat] is not None:
            raise Refusal("already_left", "A bot plays in your seat; take it back first.")
        if isinstance(command, Back) and self._is_out_of_time(seat):
            raise Refusal("out_of_time", "Your time for the game is used up.")
        return rules.entry_for(standing, seat, command, self.row["takeover"])

    def _is_out_of_time(self, seat: int) -> bool:
        left = self.clock.left(seat)
        return self.clock.kind == "game" and left is not None and left <= 0

    def _undo_target(self, seat: int, version: int) -> int:
        """How many actions an undo would keep. TURN-5: what a seat may not know of, it cannot ask
        to take back either; the answer would tell it that somebody has planned."""
        to = self.actions_until(seat, version)
        if not any(self.log[place].seen[seat] for place in self.acts[to:]):
            raise Refusal("undo_too_far", "There is nothing after that to take back.")
        return to

    def actions_until(self, viewer: int, version: int) -> int:
        """How many of the actions in force had been done by a viewer's version."""
        last = max(
            (i for i, one in enumerate(self.log) if 0 < one.seen[viewer] <= version), default=-1
        )
        return sum(place <= last for place in self.acts)

    async def _append(self, seat: int, kind: rules.Kind, text: str, client: str | None) -> Logged:
        """Store an entry, then take it in and tell everybody."""
        name = self.seats[seat]["name"] if kind == "say" else None
        at, waited = self.now(), self._waited()
        entry = Entry(self.version + 1, seat, kind, text, client, at, waited, name)
        if self.standing is None:
            return await self._append_talk(entry)
        outcome = rules.after(self.standing, entry)
        summary = self._summary(outcome.standing, entry)
        await self.store.commit(Commit(self.id, entry, summary))
        logged = self.absorb(entry, outcome)
        self._note(summary)
        self._tell([logged])
        self.changed(self)
        return logged

    async def _append_talk(self, entry: Entry) -> Logged:
        """The same before the game begins; whether it does meanwhile is not for talk to say."""
        await self.store.talk(self.id, entry)
        logged = self.absorb(entry)
        self._tell([logged])
        return logged

    def _summary(self, after: Standing, entry: Entry) -> Summary:
        """How the table will be listed."""
        game = after.game
        return Summary(
            version=entry.version,
            status="over" if game.over else "playing",
            asked=to_json(game.to_act),
            turn=min(game.turn, game.variant.last_turn),
            scores=to_json(game.scores) if game.over else None,
            deadline=self._deadline(after, entry),
            bot_asked=is_left_to_bots(after, self.row["pace"]),
            mark=mark_of(game),
            digest=digest_of(game),
            rules=RULES_VERSION,
            practice=after.practice,
            # TURN-5: lists are public, so a card that is laid does not show there either.
            updated=self.row["updated"] if self._is_secret(entry, after) else entry.at,
        )

    def _deadline(self, after: Standing, entry: Entry) -> float | None:
        """When the time of the first of those who are asked next will be up."""
        clock = self.clock.copy()
        clock.charge(ticking(self.begun()), entry.waited, ticking(after))
        return clock.deadline(ticking(after), entry.at)

    def _is_secret(self, entry: Entry, after: Standing) -> bool:
        return rules.is_hidden(self.begun().is_planning and after.is_planning, entry, None)

    def _note(self, summary: Summary) -> None:
        self.row.update(msgspec.structs.asdict(summary))

    async def take_over(self, seat: int) -> None:
        """The time of a seat is up: a bot plays on."""
        async with self.lock:
            if self.begun().bots[seat] is None and not self.game.over:
                await self._append(seat, "leave", self.row["takeover"], None)

    async def act_for_bot(self, seat: int, version: int, action: str) -> None:
        """A bot's answer, unless the table has moved on since it was asked."""
        async with self.lock:
            standing = self.begun()
            if version < self.disturbed[seat] or standing.bots[seat] is None:
                return
            parsed = Action.parse(action)
            if parsed.seat == seat and standing.game.explain(parsed) is None:
                try:
                    await self._append(seat, "act", action, None)
                except Conflict:
                    await self._refresh()

    # Other processes, and the lobby

    async def refresh(self) -> None:
        """Another process has changed the table; that one looks after the bots."""
        async with self.lock:
            await self._refresh()

    async def _refresh(self) -> None:
        found = await self.store.table_row(self.id)
        assert found is not None
        held, (self.row, self.seats) = self.seats, found
        for before, after in zip(held, self.seats, strict=True):
            if before["token"] is not None and before["token"] != after["token"]:
                self._unseat(before["seat"])
        if self.standing is None and self.row["status"] != "waiting":
            self._begin()
        is_more = True
        while is_more:
            entries = await self.store.log(self.id, self.version, PAGE)
            self._tell([self.absorb(entry) for entry in entries])
            is_more = len(entries) == PAGE

    async def reseat(self) -> None:
        """Somebody sat down or stood up; the last one to sit down begins the game."""
        async with self.lock:
            is_new = self.standing is None
            await self._refresh()
            if is_new and self.standing is not None:
                self._update(list(self.listeners), [])
        self.tell_state()
        self.changed(self)

    def _unseat(self, seat: int) -> None:
        """Whoever stood up has no say in what the seat does, and sees no more than others."""
        for listener in self.listeners.pop(seat, set()):
            listener.lose_seat()
            if self.row["spectators"]:
                self.listeners.setdefault(self.players, set()).add(listener)

    # Telling

    def _tell(self, news: list[Logged]) -> None:
        listeners = self.listeners.items()
        told = [v for v, ears in listeners if ears and any(one.seen[v] for one in news)]
        self._update(told, news)

    def _update(self, viewers: list[int], news: list[Logged]) -> None:
        for viewer, message in zip(viewers, updates(self, viewers, news), strict=True):
            self._send(viewer, message)

    def tell_state(self) -> None:
        """Everybody learns who sits where and is here."""
        for viewer in self.listeners:
            self._send(viewer, Changed(state(self, viewer)))

    def _send(self, viewer: int, message: ServerMessage) -> None:
        written = frame(message)
        for listener in list(self.listeners[viewer]):
            listener.send(written)

    def since_version(self, viewer: int, version: int | None) -> list[Logged]:
        """What a viewer who comes back has not seen yet."""
        news = [one for one in self.log if version is not None and one.seen[viewer] > version]
        return recent(news)

    def is_here(self, seat: int) -> bool:
        """Is the player of a seat connected, here or to another process?"""
        return bool(self.listeners.get(seat)) or seat in self.elsewhere

    # Clocks

    def _waited(self) -> int:
        """Milliseconds since the last change; none if the wall clock was set back since, or before
        the game."""
        if self.standing is None:
            return 0
        return max(0, round((self.now() - self.last_change) * 1000))

    def time_left(self) -> list[float | None]:
        """Seconds by seat; empty where no clock runs."""
        if self.standing is None or self.clock.kind == "none":
            return []
        running = self._waited()
        asked = ticking(self.standing)
        seats = range(self.players)
        return [self.clock.left(seat, running if seat in asked else 0) for seat in seats]

    def deadline(self) -> float | None:
        """When the first of those who are asked runs out of time."""
        asked = ticking(self.standing) if self.standing is not None else []
        return self.clock.deadline(asked, self.last_change)

    def out_of_time(self) -> list[int]:
        """The seats whose time is up."""
        left = self.time_left()
        asked = ticking(self.standing) if left and self.standing is not None else []
        return [seat for seat in asked if (rest := left[seat]) is not None and rest <= 0]
