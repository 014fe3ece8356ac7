"""The text table at a table of a server: the same screen, a game that is kept elsewhere."""

import os
from pathlib import Path
from shlex import quote
from typing import Any

from trickerion import Action, Game
from trickerion.engine.verbs import READY
from trickerion.terminal import board
from trickerion.terminal.bots import Opponents
from trickerion.terminal.commands import Desk, is_number
from trickerion.terminal.menu import Menu
from trickerion.terminal.notes import NOTES
from trickerion.terminal.remote import Address, Message, Remote, RemoteError, call, read_address
from trickerion.terminal.scores import final_scores
from trickerion.terminal.screen import Screen
from trickerion.terminal.session import Session, Step
from trickerion.terminal.table import Table


class ToldEvent:
    """An event as the server told it: as much of it as the seat may know."""

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
    """A seat at a table elsewhere. The game here is one that agrees with all the seat knows."""

    def __init__(self, address: Address, screen: Screen) -> None:
        self.screen = screen
        self.versions: list[int] = []
        self.steps: list[Step] = []
        self.news: list[Message] = []
        self.remote = Remote(address, self.news.append)
        self.seat = self.remote.seat
        if self.remote.update["view"] is None:
            screen.say(NOTES["wait_for_players"])
            self.remote.wait_for_game()
        self.people = 1
        self.bots = Opponents([], 0, 1)
        self.folder = Path()
        self.adopted = 1
        self.file = None
        self.saved = 0
        self.marks: list[str] = []
        """What makes the game unlike others, as far as it has been said here."""
        self.game = self._imagined()
        self.shown = [0] * self.game.variant.players
        self._take_in()
        self.shown[self.seat] = len(self.steps)

    def _imagined(self) -> Game:
        return Game.from_dict(self.remote.command("imagine")["position"])

    def refresh(self) -> None:
        """Take in what the server has told."""
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
                    said = NOTES["said"].format(name=name, text=step["text"])
                    self.screen.say(said)
                case "leave" | "back":
                    note = NOTES["left" if step["kind"] == "leave" else "came_back"]
                    self.screen.say(note.format(name=names[step["seat"]]))
            for version in step.get("taken_back", []):
                self._take_back(version)
        self.news.clear()
        self._say_marks()

    def _say_marks(self) -> None:
        marks = marks_of(self.remote.update["table"])
        for mark in marks:
            if mark not in self.marks:
                self.screen.say(NOTES[f"{mark}_more"])
        self.marks = marks

    def _add(self, step: Message) -> None:
        text = step.get("action")
        action = Action.parse(text) if text else READY.of(step["seat"])
        events = [ToldEvent(told) for told in step.get("events", [])]
        self.steps.append(Step(action, events))
        self.versions.append(step["version"])

    def _take_back(self, version: int) -> None:
        if version in self.versions:
            del self.steps[self.versions.index(version) :]
            del self.versions[self.versions.index(version) :]
            self.shown = [min(shown, len(self.steps)) for shown in self.shown]

    # As at a table here

    def is_person(self, seat: int) -> bool:
        return seat == self.seat

    def next_seat(self, person: int | None) -> int:
        asked = self.game.to_act
        return self.seat if self.seat in asked else asked[0]

    def let_bot_act(self, seat: int) -> None:
        """Wait until the others have decided."""
        names = ", ".join(self.game.names[each] for each in self.game.to_act)
        if names != self.remote.waits_for:
            self.screen.say(NOTES["wait_for"].format(names=names))
            self.remote.waits_for = names
        self.remote.wait()
        self.refresh()

    def apply(self, action: Action) -> None:
        self._command("act", action=str(action))
        self.remote.waits_for = ""

    def _command(self, type: str, **fields: Any) -> None:
        version = self.remote.update["version"]
        answer = self.remote.command(type, version=version, **fields)
        while answer["type"] == "ack" and self.remote.update["version"] < answer["version"]:
            self.remote.wait()
        self.refresh()
        if answer["type"] == "refused":
            raise RemoteError(answer["detail"] or answer["code"])

    def undo_refusal(self, seat: int) -> str | None:
        if self.game.phase == "assignment":
            return NOTES["undo_plans"]
        return None if self.remote.update["undoable"] else NOTES["undo_reveal"]

    def undo(self) -> Action:
        last = self.steps[-1].action
        self._command("undo")
        return last

    def say(self, text: str) -> None:
        self.remote.command("say", text=text)
        self.refresh()

    @property
    def is_unsaved(self) -> bool:
        return False

    def save(self, file: Path) -> None:
        raise ValueError(NOTES["kept_there"])

    def load(self, file: Path) -> Path | None:
        raise ValueError(NOTES["kept_there"])


class JoinedTable(Table):
    """Runs a session that others take part in elsewhere."""

    session: JoinedSession

    def play(self) -> None:
        try:
            super().play()
        except RemoteError as error:
            self.screen.say(NOTES["line_lost"].format(reason=error))
        finally:
            self.session.remote.close()

    def _welcome(self) -> None:
        table = self.session.remote.update["table"]
        self.screen.say_whole(NOTES["joined"].format(commitment=table["commitment"]))

    def _answer(self, desk: Desk, menu: Menu, line: str) -> None:
        word, _, text = line.partition(" ")
        try:
            if word.lower() == "say" and text.strip():
                self.session.say(text.strip())
            else:
                super()._answer(desk, menu, line)
        except RemoteError as error:
            desk.say(str(error))

    def _apply(self, desk: Desk, action: Action) -> None:
        self.session.apply(action)
        self.person = action.seat

    def _leave(self) -> None:
        """The table waits, and the link leads back to it."""
        if not self.session.game.over:
            address = self.session.remote.address
            link = quote(address.http(f"/t/{address.table}#{address.token}"))
            command = os.environ.get("TRICKERION_COMMAND", "trickerion play")
            self.screen.say_whole(NOTES["return_there"].format(command=command, link=link))
        self.screen.say(NOTES["goodbye"])

    def _finish(self) -> bool:
        desk = Desk(self.session, self.screen, self.session.seat)
        self._tell_news(desk)
        view = self.session.view(self.session.seat)
        events = [event for step in self.session.steps for event in step.events]
        self.screen.say(board.draw(view, self.screen.width), final_scores(view, events))
        return self._wait(desk, "finish_there")


def join(url: str, name: str, screen: Screen) -> None:
    """Sit down at a table on a server, or come back to one's seat, and play."""
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
        raise RemoteError(NOTES["no_tables"].format(host=address.host))
    for number, table in enumerate(tables, 1):
        seats = ", ".join(seat["name"] or "…" for seat in table["seats"])
        marks = "".join(f" ({NOTES[mark]})" for mark in marks_of(table))
        screen.say(f"{number:>3}) {table['title'] or table['id']}: {seats}{marks}")
    typed = screen.ask(NOTES["which_table"])
    if not is_number(typed or "1") or not 1 <= int(typed or "1") <= len(tables):
        raise RemoteError(NOTES["no_option"].format(typed=typed))
    return address._replace(table=tables[int(typed or "1") - 1]["id"])


def marks_of(table: Message) -> list[str]:
    """What makes a table's game unlike others: where it began, whether its future was known."""
    origin = table.get("origin", "set_up")
    practice = ["practice"] if table.get("practice") else []
    return [*([] if origin == "set_up" else [origin]), *practice]


def _sit_down(address: Address, name: str, screen: Screen) -> Address:
    body = {"name": name, "invitation": address.invitation}
    seated = call(address.http(f"/api/tables/{address.table}/seats"), body)
    link = address.http(f"/t/{address.table}#{seated['token']}")
    screen.say_whole(NOTES["seated"].format(link=link))
    return address._replace(token=seated["token"])
