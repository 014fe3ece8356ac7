"""The table: whose turn it is, what they see, what they type, until the game is over."""

import os
from shlex import quote
from typing import Final

from trickerion import Action
from trickerion.terminal import board, files
from trickerion.terminal.commands import (
    FILE_ERRORS,
    Desk,
    Leave,
    is_number,
    obey,
    read_action,
)
from trickerion.terminal.menu import Menu
from trickerion.terminal.notes import NOTES
from trickerion.terminal.prompts import asking, prompt
from trickerion.terminal.scores import final_scores
from trickerion.terminal.screen import Screen
from trickerion.terminal.seen import View, has_secrets, question
from trickerion.terminal.session import Session
from trickerion.terminal.styles import HEADING, QUIET, coloured

FOCUS: Final = {
    "assignment": "workshop",
    "choose_bargain": "market_row",
    "choose_order_place": "market_row",
    "choose_token": "market_row",
    "choose_basic_token": "market_row",
    "choose_mix": "market_row",
    "choose_barter": "market_row",
    "invest": "market_row",
    "choose_spot": "theater",
    "move_marker": "theater",
    "move_guest": "theater",
    "choose_escape": "theater",
    "choose_stage": "theater",
    "choose_steal": "theater",
    "choose_swap": "theater",
    "choose_possession": "theater",
    "choose_performance": "theater",
}
"""The part of the board a question is about, drawn where the whole board is not."""


class Table:
    """Runs a session on a screen."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.person: int | None = None
        """Who is at the keyboard."""
        self.looking: tuple[int, int] | None = None
        """Who has been asked to look alone, in which game, since secrets were last shown."""
        self.drawn: tuple[object, ...] = ()
        """For whom, in which turn and phase of which game the whole board was drawn last."""

    def play(self) -> None:
        """Until the game is over, somebody quits or the input ends."""
        try:
            self._welcome()
            while True:
                self._play_on()
                if not self._finish():
                    break
        except Leave:
            self._leave()
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            self._leave()

    def _welcome(self) -> None:
        self.screen.say(NOTES["welcome"].format(seed=self.session.game.seed))

    def _play_on(self) -> None:
        while not self.session.game.over:
            seat = self.session.next_seat(self.person)
            if self.session.is_person(seat):
                self._decide(seat)
            else:
                self.session.let_bot_act(seat)

    # One decision of a person

    def _decide(self, seat: int) -> None:
        """Show and ask until something has changed."""
        self._hand_over(seat)
        self.person = seat
        self._show(seat)
        menu = Menu(self.session.game, seat)
        self._list(menu, seat)
        desk = Desk(self.session, self.screen, seat)
        game = self.session.game
        done = len(game.history)
        while self.session.game is game and len(game.history) == done:
            line = self.screen.ask()
            if not line:
                self._list(menu, seat)
            elif obey(desk, line):
                if self.session.game is game:
                    self._prompt(seat)
            else:
                self._answer(desk, menu, line)

    def _answer(self, desk: Desk, menu: Menu, line: str) -> None:
        """A number, a letter or an action in notation."""
        action = menu.find(line)
        if action is None and is_number(line):
            desk.note("no_option", typed=line)
            return
        action = action or read_action(desk, line)
        if action is None:
            return
        refusal = self.session.game.explain(action)
        if refusal is not None:
            desk.note("refused", refusal=refusal)
        else:
            self._apply(desk, action)

    def _apply(self, desk: Desk, action: Action) -> None:
        self.session.apply(action)
        self.person = action.seat
        if self._passes(action.seat) and self.session.undo_refusal(action.seat) is None:
            self._pause(desk)

    def _passes(self, seat: int) -> bool:
        return seat not in self.session.game.to_act

    def _pause(self, desk: Desk) -> None:
        """The last moment to take an action back before others act on it (R10)."""
        self._tell_news(desk)
        self._wait(desk, "go_on")

    def _wait(self, desk: Desk, note: str) -> bool:
        """Obey commands until Enter; True if one of them changed the game."""
        game = self.session.game
        while self.session.game is game:
            line = self.screen.ask(NOTES[note])
            if not line:
                return False
            if not obey(desk, line):
                desk.note("no_command", typed=repr(line[:40]))
        return True

    # What a person sees

    def _hand_over(self, seat: int) -> None:
        """TURN-5, DA-6: plans, Special cards and drawn cards are secret, so whoever has some looks
        alone, and nothing is left of what another has seen."""
        person = (seat, self.session.adopted)
        if self.session.people == 1 or self.looking == person:
            return
        if self._is_private(seat):
            self._draw_curtain(seat)
            self.looking = person
        else:
            self.looking = None

    def _is_private(self, seat: int) -> bool:
        """Has one of the two anything to hide: who sits down, or who leaves?"""
        if self.looking is not None and self.looking[1] != self.session.adopted:
            return True
        both = [each for each in (seat, self.person) if each is not None]
        people = filter(self.session.is_person, both)
        return any(has_secrets(self.session.view(each), each) for each in people)

    def _draw_curtain(self, seat: int) -> None:
        self.screen.clear()
        self.screen.ask(NOTES["hand_over"].format(name=self.session.game.names[seat]))
        self.screen.clear()
        self.drawn = ()

    def _tell_news(self, desk: Desk) -> None:
        for line in self.session.told(desk.seat, self.session.unseen(desk.seat)):
            desk.say(line)

    def _show(self, seat: int) -> None:
        """The news, then the whole board if others acted or the phase is new, else a part."""
        view = self.session.view(seat)
        steps = self.session.unseen(seat)
        for line in self.session.told(seat, steps):
            self.screen.say(coloured(view, line))
        now = (seat, view["turn"], view["phase"], self.session.adopted)
        if now != self.drawn or any(step.action.seat != seat for step in steps):
            self.screen.say(board.draw(view, self.screen.width))
            self.drawn = now
        else:
            self._show_part(view, seat)

    def _show_part(self, view: View, seat: int) -> None:
        asked = question(view)
        part = FOCUS.get(asked["frame"])
        if asked["frame"] == "act":
            place = asked["slot"].partition(".")[0]
            part = place if place in board.PARTS else "theater"
        if part is not None:
            self.screen.say(board.PARTS[part](view, self.screen.width))
        if part != "workshop":
            self.screen.say(coloured(view, board.status(view, seat)))

    def _list(self, menu: Menu, seat: int) -> None:
        self.screen.say(menu.draw(self.screen.width))
        self._prompt(seat)

    def _prompt(self, seat: int) -> None:
        """The one line that says who must do what."""
        view = self.session.view(seat)
        for text in asking(view):
            self.screen.say(coloured(view, text, QUIET))
        self.screen.say(coloured(view, prompt(view, seat), HEADING))

    # The end

    def _finish(self) -> bool:
        """The last news and the scores; True if the game goes on after all (undo, load)."""
        seat = min(self.person or 0, self.session.people - 1)
        desk = Desk(self.session, self.screen, seat)
        self._tell_news(desk)
        view = self.session.view(seat)
        events = [event for step in self.session.steps for event in step.events]
        self.screen.say(board.draw(view, self.screen.width), final_scores(view, events))
        return self._wait(desk, "finish")

    def _leave(self) -> None:
        """Keep what no file holds yet, and say how to go on."""
        session, say = self.session, self.screen.say
        if session.is_unsaved and not session.game.over:
            try:
                say(NOTES["kept"].format(file=session.keep()))
            except FILE_ERRORS as error:
                say(NOTES["not_kept"].format(reason=files.reason(error)))
        if session.file is not None and not session.game.over:
            command = os.environ.get("TRICKERION_COMMAND", "trickerion play")
            file = quote(str(session.file))
            self.screen.say_whole(NOTES["resume"].format(command=command, file=file))
        say(NOTES["goodbye"])
