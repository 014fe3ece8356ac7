"""The terminal at a server's table: the same screen for a game that runs on the server."""

import os
from pathlib import Path
from shlex import quote
from typing import Any

from trickerion import Action, Game
from trickerion.engine.core.verbs import READY
from trickerion.terminal.boards import table_board
from trickerion.terminal.boards.final_scores import final_scores
from trickerion.terminal.language import say
from trickerion.terminal.play.bots import Opponents
from trickerion.terminal.play.commands import Desk, is_number, obey
from trickerion.terminal.play.connection import (
    Address,
    Message,
    Remote,
    RemoteError,
    call,
    read_address,
    refused_text,
)
from trickerion.terminal.play.local_table import Table
from trickerion.terminal.play.menu import Menu
from trickerion.terminal.play.screen import Screen
from trickerion.terminal.play.session import PlayedAction, Session
from trickerion.terminal.sentences.words import amount, listed, said_list


class ToldEvent:
    """An event as the server sent it: the part that the seat may know."""

    __slots__ = ("_told", "kind", "seat")

    def __init__(self, told: dict[str, object]) -> None:
        seat = told["seat"]
        self.kind = str(told["kind"])
        self.seat = seat if isinstance(seat, int) else None
        self._told = told

    @property
    def fields(self) -> dict[str, object]:
        return {key: value for key, value in self._told.items() if key not in ("kind", "seat")}

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        return self._told


class JoinedSession(Session):
    """A seat at a server's table. The local game is consistent with what the seat knows."""

    is_remote = True

    def __init__(self, address: Address, screen: Screen) -> None:
        self.screen = screen
        self.versions: list[int] = []
        self.steps: list[PlayedAction] = []
        self.news: list[Message] = []
        self.remote = Remote(address, self.news.append)
        self.seat = self.remote.seat
        if self.remote.update["view"] is None:
            screen.say(say("note-wait_for_players"))
            self.remote.wait_for_game()
        self.people = 1
        self.bots = Opponents([], 0, 1)
        self.folder = Path()
        self.adopted = 1
        self.file = None
        self.saved = 0
        self.marks: list[str] = []
        """What is special about the game, as far as it was announced."""
        self.game = self._imagined()
        self.shown = [0] * self.game.setup_options.players
        self._take_in()
        self.shown[self.seat] = len(self.steps)

    def _imagined(self) -> Game:
        return Game.from_dict(self.remote.command("imagine")["position"])

    def refresh(self) -> None:
        """Process what the server has sent."""
        self.game = self._imagined()
        self._take_in()

    def _take_in(self) -> None:
        names = self.game.names
        for step in self.news:
            match step["kind"]:
                case "act":
                    self._add(step)
                case "say":
                    name = step.get("name") or names[step["seat"]]
                    self.screen.say(say("note-said", who=name, text=step["text"]))
                case "leave" | "back":
                    key = "table-left" if step["kind"] == "leave" else "table-came_back"
                    self.screen.say(say(key, who=names[step["seat"]]))
                case "decline":
                    self.screen.say(say("table-undo_declined", who=names[step["seat"]]))
            self._take_back(step)
        self.news.clear()
        self._say_marks()

    def _say_marks(self) -> None:
        marks = marks_of(self.remote.update["table"])
        for mark in marks:
            if mark not in self.marks:
                self.screen.say(say(f"mark-{mark}_more"))
        self.marks = marks

    def _add(self, step: Message) -> None:
        text = step.get("action")
        action = Action.parse(text) if text else READY.of(step["seat"])
        events = [ToldEvent(told) for told in step.get("events", [])]
        self.steps.append(PlayedAction(action, events))
        self.versions.append(step["version"])

    def _take_back(self, step: Message) -> None:
        gone = step.get("taken_back", [])
        if gone and step["kind"] != "undo":
            self.screen.say(say("note-undo_done", actions=amount("actions", len(gone))))
        for version in gone:
            if version in self.versions:
                del self.steps[self.versions.index(version) :]
                del self.versions[self.versions.index(version) :]
                self.shown = [min(shown, len(self.steps)) for shown in self.shown]

    def allows_hints(self) -> bool:
        return bool(self.remote.update["table"]["hints"])

    # As at a table here

    def is_person(self, seat: int) -> bool:
        return seat == self.seat

    def next_seat(self, person: int | None) -> int:
        asked = self.game.to_act
        return self.seat if self.seat in asked else asked[0]

    def let_bot_act(self, seat: int) -> None:
        """Wait until the others have decided."""
        names = said_list(self.game.names[each] for each in self.game.to_act)
        if names != self.remote.waits_for:
            self.screen.say(say("table-waits", names=names))
            self.remote.waits_for = names
        self.remote.wait()
        self.refresh()

    def apply(self, action: Action) -> None:
        self._command("act", version=self.remote.update["version"], action=str(action))
        self.remote.waits_for = ""

    def _command(self, type: str, **fields: Any) -> None:
        answer = self.remote.command(type, **fields)
        while answer["type"] == "ack" and self.remote.update["version"] < answer["version"]:
            self.remote.wait()
        self.refresh()
        if answer["type"] == "refused":
            raise RemoteError(refused_text(answer))

    def undo_refusal(self, seat: int) -> str | None:
        if self.game.phase == "assignment":
            return say("note-undo_plans")
        return None if self.remote.update["undoable"] else say("note-undo_reveal")

    def undo(self) -> Action:
        last = self.steps[-1].action
        self._command("undo", version=self.remote.update["version"])
        return last

    @property
    def request(self) -> Message | None:
        """An undo request that this seat has not answered yet."""
        request: Message | None = self.remote.update["table"].get("request")
        return None if request is None or self.seat in request["agreed"] else request

    def asked_to_undo(self, request: Message) -> str:
        actions = amount("actions", sum(version > request["to"] for version in self.versions))
        return say("note-undo_asked", who=self.game.names[request["seat"]], actions=actions)

    def answer(self, consent: str) -> None:
        """Agree to an undo, or decline it."""
        self._command(consent)

    def say(self, text: str) -> None:
        self.remote.command("say", text=text)
        self.refresh()

    @property
    def is_unsaved(self) -> bool:
        return False

    def save(self, file: Path) -> None:
        raise ValueError(say("note-kept_there"))

    def load(self, file: Path) -> Path | None:
        raise ValueError(say("note-kept_there"))


class JoinedTable(Table):
    """Runs a session on a server's table."""

    session: JoinedSession

    def play(self) -> None:
        try:
            super().play()
        except RemoteError as error:
            self.screen.say(say("note-disconnected", reason=str(error)))
        finally:
            self.session.remote.close()

    def _welcome(self) -> None:
        table = self.session.remote.update["table"]
        self.screen.say_whole(say("note-joined", commitment=table["commitment"]))

    def _go_on(self) -> None:
        if self.session.request is not None:
            self._ask_for_consent(self.session.request)
        else:
            super()._go_on()

    def _ask_for_consent(self, request: Message) -> None:
        desk = Desk(self.session, self.screen, self.session.seat)
        desk.say(self.session.asked_to_undo(request))
        while self.session.request is not None:
            line = self.screen.ask(say("note-undo_answer"))
            if line and not obey(desk, line) and not self._talk(desk, line):
                desk.note("no_command", typed=line[:40])

    def _answer(self, desk: Desk, menu: Menu, line: str) -> None:
        try:
            if not self._talk(desk, line):
                super()._answer(desk, menu, line)
        except RemoteError as error:
            desk.say(str(error))

    def _talk(self, desk: Desk, line: str) -> bool:
        """Handles chat and answers to other players' requests."""
        word, _, text = line.partition(" ")
        if word.lower() == "say" and text.strip():
            self.session.say(text.strip())
        elif line.lower() in ("agree", "decline"):
            self._consent(desk, line.lower())
        else:
            return False
        return True

    def _consent(self, desk: Desk, answer: str) -> None:
        try:
            self.session.answer(answer)
        except RemoteError as error:
            desk.say(str(error))

    def _apply(self, desk: Desk, action: Action) -> None:
        self.session.apply(action)
        self.person = action.seat

    def _leave(self) -> None:
        """Say how to come back; the table waits."""
        if not self.session.game.over:
            address = self.session.remote.address
            link = quote(address.http(f"/t/{address.table}#{address.token}"))
            command = os.environ.get("TRICKERION_COMMAND", "trickerion play")
            self.screen.say_whole(say("note-return_there", command=command, link=link))
        self.screen.say(say("note-goodbye"))

    def _finish(self) -> bool:
        desk = Desk(self.session, self.screen, self.session.seat)
        self._tell_news(desk)
        view = self.session.view(self.session.seat)
        events = [event for step in self.session.steps for event in step.events]
        self.screen.say(table_board.draw(view, self.screen.width), final_scores(view, events))
        return self._wait(desk, "finish_there")


def join(url: str, name: str, screen: Screen) -> None:
    """Take a seat at a server's table, or return to a seat, and play."""
    address = read_address(url)
    if address.table is None:
        address = _choose(address, screen)
    if address.token is None:
        address = _sit_down(address, name, screen)
    JoinedTable(JoinedSession(address, screen), screen).play()


def _choose(address: Address, screen: Screen) -> Address:
    """One of the open tables."""
    tables = call(address.http("/api/tables"))
    if not tables:
        raise RemoteError(say("note-no_tables", host=address.host))
    for number, table in enumerate(tables, 1):
        screen.say(_table_line(number, table))
    typed = screen.ask(say("note-which_table", default=1))
    if not is_number(typed or "1") or not 1 <= int(typed or "1") <= len(tables):
        raise RemoteError(say("note-no_option", typed=typed))
    return address._replace(table=tables[int(typed or "1") - 1]["id"])


def _table_line(number: int, table: Message) -> str:
    marks = marks_of(table)
    return say(
        "note-table_marked" if marks else "note-table",
        number=f"{number:>3}",
        title=table["title"] or table["id"],
        seats=listed(seat["name"] or "…" for seat in table["seats"]),
        marks=listed(say(f"mark-{mark}") for mark in marks),
    )


def marks_of(table: Message) -> list[str]:
    """What is special about a table's game: a custom start, or knowledge of the future."""
    origin = table.get("origin", "set_up")
    practice = ["practice"] if table.get("practice") else []
    return [*([] if origin == "set_up" else [origin]), *practice]


def _sit_down(address: Address, name: str, screen: Screen) -> Address:
    body = {"name": name, "invitation": address.invitation}
    seated = call(address.http(f"/api/tables/{address.table}/seats"), body)
    link = address.http(f"/t/{address.table}#{seated['token']}")
    screen.say_whole(say("note-seated", link=link))
    return address._replace(token=seated["token"])
