"""The table: shows the board, asks the next player, and applies the answer until the game ends."""

import os
from shlex import quote
from typing import Final

from trickerion import Action
from trickerion.plain_text import plain
from trickerion.terminal.boards import table_board
from trickerion.terminal.boards.final_scores import final_scores
from trickerion.terminal.language import say
from trickerion.terminal.play import saved_games
from trickerion.terminal.play.commands import FILE_ERRORS, Desk, Leave, is_number, obey, read_action
from trickerion.terminal.play.menu import Menu
from trickerion.terminal.play.screen import Screen
from trickerion.terminal.play.session import Session
from trickerion.terminal.play.styles import HEADING, QUIET, colored
from trickerion.terminal.sentences.questions import asking, prompt
from trickerion.terminal.sentences.reasons import better_sentence
from trickerion.terminal.view import View, has_secrets, question

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
"""The part of the board to draw for a question when the whole board isn't drawn."""
YES: Final = "yes"
"""What a player types to act against the tutor's advice."""


class Table:
    """Runs a session on a screen."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.person: int | None = None
        """Who is at the keyboard."""
        self.looking: tuple[int, int] | None = None
        """The seat and game for which the screen was last handed over privately."""
        self.drawn: tuple[object, ...] = ()
        """The seat, turn, phase and game for which the whole board was last drawn."""

    def play(self) -> None:
        """Run until the game is over, a player quits or the input ends."""
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
        finally:
            self.session.bots.close()

    def _welcome(self) -> None:
        self.screen.say(say("note-welcome", seed=str(self.session.game.seed)))

    def _play_on(self) -> None:
        while not self.session.game.over:
            self._go_on()

    def _go_on(self) -> None:
        """Let the next player decide."""
        seat = self.session.next_seat(self.person)
        if self.session.is_person(seat):
            self._decide(seat)
        else:
            self.session.let_bot_act(seat)
            self._report_failure()

    def _report_failure(self) -> None:
        """Say why a bot was replaced."""
        bots = self.session.bots
        if bots.failed:
            self.screen.say(say("note-bot_failed", what=plain(bots.failed)))
            bots.failed = ""

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
        """A number, a letter, the beginning of an option, or an action in notation."""
        action = menu.find(line)
        if action is None and is_number(line):
            desk.note("no_option", typed=line)
            return
        action = action or menu.begun(line) or read_action(desk, line)
        if action is None:
            return
        refusal = self.session.game.explain(action)
        if refusal is not None:
            desk.refuse(refusal)
        elif self._is_meant(desk, action):
            self._apply(desk, action)

    def _is_meant(self, desk: Desk, action: Action) -> bool:
        """Let the tutor object; the player may do it anyway."""
        objection = self.session.objection(action)
        if objection is None:
            return True
        view = self.session.view(action.seat)
        win = max(0, round(100 * objection.win))
        desk.say(say("tutor-costs", fame=round(objection.cost, 1), win=win))
        desk.say(better_sentence(view, objection.best, objection.reasons))
        return self.screen.ask(say("note-tutor_anyway", yes=YES)).lower() == YES

    def _apply(self, desk: Desk, action: Action) -> None:
        self.session.apply(action)
        self.person = action.seat
        if self._passes(action.seat) and self.session.undo_refusal(action.seat) is None:
            self._pause(desk)

    def _passes(self, seat: int) -> bool:
        return seat not in self.session.game.to_act

    def _pause(self, desk: Desk) -> None:
        """The last chance to undo before others act (R10)."""
        self._tell_news(desk)
        self._wait(desk, "go_on")

    def _wait(self, desk: Desk, note: str) -> bool:
        """Run commands until Enter; True if one of them changed the game."""
        game = self.session.game
        while self.session.game is game:
            line = self.screen.ask(say(f"note-{note}"))
            if not line:
                return False
            if not obey(desk, line):
                desk.note("no_command", typed=line[:40])
        return True

    # What a person sees

    def _hand_over(self, seat: int) -> None:
        """TURN-5, DA-6: plans, Special cards and drawn cards are secret, so a player who has some
        looks alone, after the screen has been cleared."""
        person = (seat, self.session.adopted)
        if self.session.people == 1 or self.looking == person:
            return
        if self._is_private(seat):
            self._draw_curtain(seat)
            self.looking = person
        else:
            self.looking = None

    def _is_private(self, seat: int) -> bool:
        """Does the arriving or the leaving player have anything to hide?"""
        if self.looking is not None and self.looking[1] != self.session.adopted:
            return True
        both = [each for each in (seat, self.person) if each is not None]
        people = filter(self.session.is_person, both)
        return any(has_secrets(self.session.view(each), each) for each in people)

    def _draw_curtain(self, seat: int) -> None:
        self.screen.clear()
        self.screen.ask(say("note-hand_over", who=self.session.game.names[seat]))
        self.screen.clear()
        self.drawn = ()

    def _tell_news(self, desk: Desk) -> None:
        for line in self.session.told(desk.seat, self.session.unseen(desk.seat)):
            desk.say(line)

    def _show(self, seat: int) -> None:
        """New events, then the whole board if others acted or the phase changed, else one part."""
        view = self.session.view(seat)
        steps = self.session.unseen(seat)
        for line in self.session.told(seat, steps):
            self.screen.say(colored(view, line))
        now = (seat, view["turn"], view["phase"], self.session.adopted)
        if now != self.drawn or any(step.action.seat != seat for step in steps):
            self.screen.say(table_board.draw(view, self.screen.width))
            self.drawn = now
        else:
            self._show_part(view, seat)

    def _show_part(self, view: View, seat: int) -> None:
        asked = question(view)
        part = FOCUS.get(asked["frame"])
        if asked["frame"] == "act":
            place = asked["slot"].partition(".")[0]
            part = place if place in table_board.PARTS else "theater"
        if part is not None:
            self.screen.say(table_board.PARTS[part](view, self.screen.width))
        if part != "workshop":
            self.screen.say(colored(view, table_board.status(view, seat)))

    def _list(self, menu: Menu, seat: int) -> None:
        self.screen.say(menu.draw(self.screen.width))
        self._prompt(seat)

    def _prompt(self, seat: int) -> None:
        """The one line that says who must do what."""
        view = self.session.view(seat)
        for text in asking(view):
            self.screen.say(colored(view, text, QUIET))
        self.screen.say(colored(view, prompt(view, seat), HEADING))

    # The end

    def _finish(self) -> bool:
        """The last events and the scores; True if the game continues after all (undo, load)."""
        seat = min(self.person or 0, self.session.people - 1)
        desk = Desk(self.session, self.screen, seat)
        self._tell_news(desk)
        view = self.session.view(seat)
        events = [event for step in self.session.steps for event in step.events]
        self.screen.say(table_board.draw(view, self.screen.width), final_scores(view, events))
        return self._wait(desk, "finish")

    def _leave(self) -> None:
        """Save the game if it isn't saved yet, and say how to continue."""
        session = self.session
        if session.is_unsaved and not session.game.over:
            try:
                self.screen.say(say("note-kept", file=str(session.keep())))
            except FILE_ERRORS as error:
                self.screen.say(say("note-not_kept", reason=saved_games.reason(error)))
        if session.file is not None and not session.game.over:
            command = os.environ.get("TRICKERION_COMMAND", "trickerion play")
            file = quote(str(session.file))
            self.screen.say_whole(say("note-resume", command=command, file=file))
        self.screen.say(say("note-goodbye"))
