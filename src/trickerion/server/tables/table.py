"""A table in memory: takes commands, stores them in its log, and broadcasts what they lead to."""

import asyncio
import json
from collections.abc import Callable
from typing import Final

from trickerion import Action, Game, IllegalAction, Scene
from trickerion.server.protocol.messages import (
    Ack,
    ActCommand,
    AskUndo,
    Back,
    Change,
    CommandRefused,
    Restart,
    Say,
    TableChanged,
    Undo,
)
from trickerion.server.storage.rows import SeatRow, TableRow, TableSummary
from trickerion.server.storage.store import Commit, Conflict, Store, to_json
from trickerion.server.tables import undo
from trickerion.server.tables.broadcast import (
    TableSnapshot,
    frame,
    recent,
    table_state,
    updates,
)
from trickerion.server.tables.change_limits import ChangeLimits
from trickerion.server.tables.clock import Clock
from trickerion.server.tables.commands import Draft, draft, illegal, unknown_table
from trickerion.server.tables.compatibility import digest_of, mark_of
from trickerion.server.tables.entry import Entry, is_hidden
from trickerion.server.tables.fairness import commitment
from trickerion.server.tables.game_state import (
    EntryResult,
    GameState,
    after,
    first_state,
    with_names,
)
from trickerion.server.tables.viewers import LoggedEntry, Viewers
from trickerion.shapes import SetupOptions

PAGE: Final = 50
"""Entries of another process that are read at a time."""
TRIES: Final = 5
"""How often a command is retried when another process was faster."""


class GameTable:
    """One table. Commands go through `submit`, one at a time."""

    def __init__(
        self, store: Store, row: TableRow, seats: list[SeatRow], now: Callable[[], float]
    ) -> None:
        """`now` is the wall clock: its times are stored."""
        self.store = store
        self.row = row
        self.seats = seats
        self.now = now
        self.lock = asyncio.Lock()
        self.options: SetupOptions = json.loads(row.options)
        self.players: int = self.options["players"]
        self.commitment = commitment(row.salt, row.seed)
        self.changed: Callable[[GameTable], None] = lambda table: None
        """Called after each change, for bots and notifications."""
        self.viewers = Viewers(self.players)
        self.change_limits = ChangeLimits(self.players)
        self.clock = Clock(row.clock, row.seconds, self.players)
        self.log: list[LoggedEntry] = []
        self._by_client: dict[tuple[int, str], LoggedEntry] = {}
        self._fingerprinted: tuple[Game, tuple[str, str]] | None = None
        self.state: GameState | None = None
        """None until all seats are taken."""
        self.is_gone = False
        """Was the table deleted or replaced in the database?"""
        if row.status != "waiting":
            self._begin()

    def _begin(self) -> None:
        self.state = first_state(self.row, self.seats)
        # Older versions of this server didn't store when a game began.
        self.clock.last_change = self.row.began or self.row.updated

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def game(self) -> Game:
        """The game; a CommandRefused if it hasn't started."""
        return self.started().game

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state.game.over

    @property
    def is_running(self) -> bool:
        """Can the game be continued?"""
        is_open = self.row.closed is None and not self.is_gone
        return self.state is not None and not self.state.game.over and is_open

    @property
    def people_to_act(self) -> list[int]:
        return self.state.people_to_act if self.state is not None else []

    def started(self) -> GameState:
        if self.state is None:
            raise CommandRefused("not_started", "The game starts once all seats are taken.")
        return self.state

    # The log

    def absorb(
        self, entry: Entry, result: EntryResult | None = None, scenes: list[Scene] | None = None
    ) -> LoggedEntry:
        """Add the next entry of the log; `result` is what it leads to, if the caller knows."""
        before = self.state
        if before is None:
            logged = LoggedEntry(entry, [], self.viewers.number(entry, False, False))
            self.change_limits.count(entry, entry.seat, 0, None)
            return self._keep(logged)
        result = result or after(before, entry, scenes=scenes)
        self.state = state = result.state
        is_planning = before.is_planning and state.is_planning
        seen = self.viewers.number(entry, is_planning, before.game is not state.game)
        taken_back = [self.log[one.version - 1].seen for one in result.undone]
        request = before.log.request
        requester = request.seat if request is not None else entry.seat
        self.change_limits.count(entry, requester, len(result.undone), state.game)
        # Chat before the game costs nobody time.
        if entry.kind != "say" or entry.at >= (self.row.began or 0.0):
            self.clock.note(entry, before.people_to_act, state.people_to_act)
        return self._keep(LoggedEntry(entry, result.events, seen, taken_back, result.scenes))

    def _keep(self, logged: LoggedEntry) -> LoggedEntry:
        self.log.append(logged)
        entry = logged.entry
        if entry.client is not None:
            self._by_client[entry.seat, entry.client] = logged
        return logged

    def actions_until(self, viewer: int, version: int) -> int:
        """How many of the actions in force came no later than a viewer's version."""
        known = (one for one in reversed(self.log) if 0 < one.seen[viewer] <= version)
        last = next((one.entry.version for one in known), 0)
        return sum(entry.version <= last for entry in self.started().log.actions)

    def since_version(self, viewer: int, version: int | None) -> list[LoggedEntry]:
        """The news for a viewer who reconnects."""
        news = [one for one in self.log if version is not None and one.seen[viewer] > version]
        return recent(news)

    # Commands

    async def submit(self, seat: int, command: Change) -> Ack:
        """Check, store, broadcast and acknowledge a command, or raise a CommandRefused. If the task
        is aborted while storing, the next command finds the entry (a Conflict) and broadcasts it.
        """
        async with self.lock:
            for _ in range(TRIES):
                done = self._by_client.get((seat, command.id))
                if done is not None:
                    return Ack(command.id, done.seen[seat])
                try:
                    logged = await self._append(seat, self.checked(seat, command), command.id)
                except Conflict:
                    await self._refresh()
                    continue
                return Ack(command.id, logged.seen[seat])
        raise CommandRefused("busy", "This table is busy; please try again.")

    def checked(self, seat: int, command: Change) -> Draft:
        """The entry a command asks for. Whether its action is legal is checked when applied."""
        if self.is_gone:
            raise unknown_table()
        if self.row.closed is not None:
            raise CommandRefused("closed", "This table was closed.")
        if isinstance(command, Say):
            self._check_chat(seat)
        if self.state is None and isinstance(command, Say):
            return Draft("say", command.text)
        state, viewers = self.started(), self.viewers
        current = viewers.disturbed[seat]
        if isinstance(command, ActCommand | Undo | Restart) and command.version < current:
            raise CommandRefused("stale", f"The table is at version {viewers.versions[seat]}.")
        if isinstance(command, AskUndo):
            command = AskUndo(command.id, self.actions_until(seat, command.to))
            undo.check_known(state, self.log, seat, command.to)
        if isinstance(command, ActCommand) and state.bots[seat] is not None:
            raise CommandRefused("already_left", "A bot is playing your seat; take it back first.")
        if isinstance(command, Back) and self.is_out_of_time(seat):
            raise CommandRefused("out_of_time", "You have no time left in this game.")
        return draft(state, seat, command, self.row.takeover)

    def _check_chat(self, seat: int) -> None:
        if not self.row.chat_open:
            raise CommandRefused("chat_closed", "The chat of this table is closed.")
        if self.seats[seat].muted:
            raise CommandRefused("muted", "You can't chat at this table.")

    def is_out_of_time(self, seat: int) -> bool:
        left = self.clock.left(seat)
        return self.clock.kind == "game" and left is not None and left <= 0

    def result(self, entry: Entry, action: Action | None) -> EntryResult:
        """What an entry would lead to; a CommandRefused if its action is illegal."""
        state = self.started()
        try:
            return after(state, entry, action, [])
        except IllegalAction as error:
            raise illegal(state.game, error) from error

    async def _append(self, seat: int, new: Draft, client: str | None) -> LoggedEntry:
        """Store an entry, then absorb and broadcast it."""
        name = self.seats[seat].name if new.kind == "say" else None
        at = self.now()
        waited = self.clock.waited(at) if self.state is not None else 0
        entry = Entry(self.version + 1, seat, new.kind, new.text, client, at, waited, name)
        result = self.result(entry, new.action) if self.state is not None else None
        self.change_limits.check(entry)
        if result is None:
            await self.store.append_chat(self.id, entry)
        else:
            summary = self._summary(result.state, entry)
            await self.store.commit(Commit(self.id, entry, summary))
            for column in TableSummary.__struct_fields__:
                setattr(self.row, column, getattr(summary, column))
        logged = self.absorb(entry, result)
        self._broadcast(self.viewers.affected([logged]), [logged])
        if result is not None:
            self.changed(self)
        return logged

    def _summary(self, state: GameState, entry: Entry) -> TableSummary:
        """The table's row after an entry."""
        before, game = self.started(), state.game
        # TURN-5: lists are public, so a secret plan doesn't show there either.
        is_secret = is_hidden(before.is_planning and state.is_planning, entry, None)
        mark, digest = self._fingerprint(game)
        return TableSummary(
            version=entry.version,
            status="over" if game.over else "playing",
            asked=to_json(game.to_act),
            turn=min(game.turn, game.setup_options.last_turn),
            scores=to_json(game.scores) if game.over else None,
            places=to_json(game.places) if game.over else None,
            deadline=self.clock.deadline_after(entry, before.people_to_act, state.people_to_act),
            bot_asked=state.is_left_to_bots(self.row.pace),
            mark=mark,
            digest=digest,
            rules=game.rules,
            practice=state.practice,
            updated=self.row.updated if is_secret else entry.at,
        )

    def _fingerprint(self, game: Game) -> tuple[str, str]:
        """The mark and digest of a position, computed once for each."""
        if self._fingerprinted is None or self._fingerprinted[0] is not game:
            self._fingerprinted = game, (mark_of(game), digest_of(game))
        return self._fingerprinted[1]

    async def take_over(self, seat: int) -> None:
        """A seat is out of time or vacant: a bot takes over."""
        async with self.lock:
            if self.is_running and self.started().bots[seat] is None:
                await self._append(seat, Draft("leave", self.row.takeover), None)

    async def hand_over(self, seat: int) -> None:
        """A new player has taken a vacant seat: its bot stops playing."""
        async with self.lock:
            while self.is_running and self.started().bots[seat] is not None:
                try:
                    await self._append(seat, Draft("back"), None)
                except Conflict:
                    await self._refresh()

    async def act_for_bot(self, seat: int, version: int, action: Action) -> None:
        """Apply a bot's answer, unless the table has changed since; a CommandRefused if illegal."""
        async with self.lock:
            is_stale = version < self.viewers.disturbed[seat]
            if is_stale or not self.is_running or self.started().bots[seat] is None:
                return
            if action.seat != seat:
                raise CommandRefused("not_your_seat", f"The bot plays p{seat + 1}.")
            try:
                await self._append(seat, Draft("act", str(action), action), None)
            except Conflict:
                await self._refresh()

    # Other processes, and the lobby

    async def refresh(self) -> None:
        """Read what another process has added; that process looks after the bots, unless the
        table was moderated."""
        async with self.lock:
            before = self._moderated()
            await self._refresh()
        if self._moderated() != before:
            self.broadcast_state()
            self.changed(self)

    def _moderated(self) -> list[object]:
        """What owners, admins and rematches can change."""
        seats = [(seat.name, seat.vacancy, seat.muted, seat.token) for seat in self.seats]
        return [self.row.chat_open, self.row.closed, self.row.rematch, *seats]

    async def _refresh(self) -> None:
        found = await self.store.table_row(self.id)
        if found is None:
            raise unknown_table()
        # The chat has the players' names, too, and changes with them.
        is_renamed = [seat.name for seat in self.seats] != [seat.name for seat in found[1]]
        chat = await self.store.chat(self.id, self.version) if is_renamed else []
        held, (self.row, self.seats) = self.seats, found
        for before, now in zip(held, self.seats, strict=True):
            if before.token is not None and before.token != now.token:
                self.viewers.unseat(before.seat, self.row.spectators)
        if self.state is None and self.row.status != "waiting":
            self._begin()
        if is_renamed:
            self._rename(chat)
        is_more = True
        while is_more:
            entries = await self.store.log(self.id, self.version, PAGE)
            news = [self.absorb(entry, scenes=[]) for entry in entries]
            self._broadcast(self.viewers.affected(news), news)
            is_more = len(entries) == PAGE

    def _rename(self, chat: list[Entry]) -> None:
        """Use the names of the seats' present players, and what is left of the others' chat."""
        for entry in chat:
            self.log[entry.version - 1].entry = entry
        names = [seat.name or "?" for seat in self.seats]
        if self.state is not None and self.state.game.names[: len(names)] != names:
            self.state = with_names(self.state, names)
            self._broadcast(list(self.viewers.listeners), [])

    async def reseat(self) -> None:
        """A seat was taken or given up; the game starts once all are taken."""
        async with self.lock:
            was_waiting = self.state is None
            await self._refresh()
            if was_waiting and self.state is not None:
                self._broadcast(list(self.viewers.listeners), [])
        self.broadcast_state()
        self.changed(self)

    # Broadcasting

    def snapshot(self) -> TableSnapshot:
        return TableSnapshot(
            row=self.row,
            seats=self.seats,
            options=self.options,
            commitment=self.commitment,
            state=self.state,
            versions=self.viewers.versions,
            here=[self.viewers.is_here(seat) for seat in range(self.players)],
            time_left=self.time_left(),
            undo_to=undo.requested_versions(self.state, self.log) if self.state else [],
        )

    def time_left(self) -> list[float | None]:
        """Seconds left by seat; empty without a clock."""
        if self.state is None:
            return []
        return self.clock.time_left(self.people_to_act, self.now())

    def _broadcast(self, viewers: list[int], news: list[LoggedEntry]) -> None:
        messages = updates(self.snapshot(), viewers, news) if viewers else []
        for viewer, message in zip(viewers, messages, strict=True):
            self.viewers.send(viewer, frame(message))
        for one in news:
            one.scenes = []

    def broadcast_state(self) -> None:
        """Tell everyone who sits where and is connected."""
        table = self.snapshot()
        for viewer in self.viewers.listeners:
            self.viewers.send(viewer, frame(TableChanged(table_state(table, viewer))))

    # Clocks

    def deadline(self) -> float | None:
        """When the first person to act runs out of time."""
        return self.clock.deadline(self.people_to_act, self.clock.last_change)

    def out_of_time(self) -> list[int]:
        """The seats to act that have no time left."""
        asked = self.people_to_act if self.is_running else []
        return self.clock.out_of_time(asked, self.now())
