"""Commands: look at the board, ask for rules and hints, undo, save and load."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from trickerion import Action, Refusal
from trickerion.bots.hints import Hint
from trickerion.catalog.board import CATEGORIES
from trickerion.engine.core.verbs import RECONSIDER
from trickerion.rulebook import plain, rule, rules
from trickerion.terminal.boards import dark_alley, table_board
from trickerion.terminal.boards.facts import DECKS
from trickerion.terminal.boards.trick_decks import decks
from trickerion.terminal.language import said, say
from trickerion.terminal.play import saved_games
from trickerion.terminal.play.bots import advise
from trickerion.terminal.play.help import help_lines
from trickerion.terminal.play.screen import Screen
from trickerion.terminal.play.session import Session
from trickerion.terminal.play.styles import colored
from trickerion.terminal.sentences.actions import action_sentence
from trickerion.terminal.sentences.reasons import said_reasons
from trickerion.terminal.sentences.words import refusal_text, said_list, who
from trickerion.terminal.view import special_cards
from trickerion.texts.bundle import Value

LOG_LINES: Final = 20
HINTS: Final = 3
CLEAR_LEAD: Final = 0.5
"""The Fame by which an option must be ahead to be called better."""
SEATS: Final = ("p1", "p2", "p3", "p4")
FILE_ERRORS: Final = (OSError, ValueError, RuntimeError)


class Leave(Exception):
    """A player typed quit."""


class Desk:
    """What a command works on: the session, the screen, and the seat of the player who types."""

    def __init__(self, session: Session, screen: Screen, seat: int) -> None:
        self.session = session
        self.screen = screen
        self.seat = seat

    def say(self, sentence: str) -> None:
        self.screen.say(colored(self.session.view(self.seat), sentence))

    def note(self, key: str, **values: Value) -> None:
        """Print one of the terminal's own sentences."""
        self.say(say(f"note-{key}", **values))

    def refuse(self, refusal: Refusal) -> None:
        self.note("refused", refusal=refusal_text(self.session.view(self.seat), refusal))


# Actions in notation


def read_action(desk: Desk, line: str) -> Action | None:
    """An action typed with or without the leading seat; says what is wrong with it if it can't be
    parsed or is another seat's (explaining that one could reveal secrets)."""
    words = line.lower().split()
    if words[0] not in SEATS:
        words.insert(0, SEATS[desk.seat])
    if len(words) < 2 or not said().has(f"action-{words[1]}"):
        desk.note("unknown", typed=line[:40])
        return None
    try:
        action = Action.parse(" ".join(words))
    except ValueError as error:
        desk.note("not_an_action", detail=saved_games.reason(error))
        return None
    if action.seat != desk.seat and not _is_second_thought(desk, action):
        name = who(desk.session.view(desk.seat), desk.seat)
        desk.note("not_your_seat", who=name, seat=SEATS[desk.seat])
        return None
    return action


def _is_second_thought(desk: Desk, action: Action) -> bool:
    """TURN-5: may a finished player reconsider while another one is at the keyboard?"""
    return action.verb is RECONSIDER and desk.session.is_person(action.seat)


def why(desk: Desk, typed: str) -> None:
    """Says whether an action is allowed, and if not, which rule forbids it."""
    if not typed:
        desk.note("why_what")
        return
    action = read_action(desk, typed)
    if action is None:
        return
    refusal = desk.session.game.explain(action)
    if refusal is not None:
        desk.refuse(refusal)
        desk.say(rule_text(refusal.rule))
    else:
        desk.note("legal", action=action_sentence(desk.session.view(desk.seat), action))


def show_rule(desk: Desk, id: str) -> None:
    if not id:
        desk.note("which_rule")
        return
    if id.upper() in rules():
        desk.say(rule_text(id))
        return
    chapters = dict.fromkeys(known.partition("-")[0] for known in rules())
    near = [known for known in rules() if known.startswith(f"{id.upper().partition('-')[0]}-")]
    desk.note("no_rule", rule=id, near=said_list(near or chapters))


def rule_text(id: str) -> str:
    """A rule from the rulebook in the current language, without markup."""
    return plain(f"{id.upper()} {rule(id, said().language)}")


def hint(desk: Desk, typed: str) -> None:
    """Suggests what a good player would do, best first."""
    session = desk.session
    if desk.seat not in session.game.to_act:
        desk.note("no_hint")
        return
    if not session.allows_hints():
        desk.say(say("code-hints_off"))
        return
    view = session.view(desk.seat)
    found = advise(session.game, desk.seat)
    for one in found.advice[:HINTS]:
        sentence = action_sentence(view, one.action)
        desk.say(say("note-hint", action=sentence, notation=str(one.action)))
    if len(found.advice) > 1:
        desk.say(hint_comparison(found, action_sentence(view, found.advice[1].action)))


def hint_comparison(found: Hint, other: str) -> str:
    """How the best option compares with the next best."""
    key = "hint-better" if found.lead >= CLEAR_LEAD else "hint-close"
    lead, reasons = round(found.lead, 1), said_reasons(found.reasons)
    if not reasons:
        return say(f"{key}_plain", lead=lead, other=other)
    return say(key, lead=lead, other=other, reasons=reasons)


def undo(desk: Desk, typed: str = "") -> None:
    refusal = desk.session.undo_refusal(desk.seat)
    if refusal is not None:
        desk.say(refusal)
        return
    action = desk.session.undo()
    desk.note("taken_back", action=action_sentence(desk.session.view(desk.seat), action))


# Looking around


def draw_board(desk: Desk, part: str) -> None:
    view, width = desk.session.view(desk.seat), desk.screen.width
    parts = table_board.parts(view)
    if not part:
        desk.screen.say(table_board.draw(view, width))
    elif part.lower() in parts:
        desk.screen.say(table_board.PARTS[part.lower()](view, width))
    else:
        desk.note("no_part", parts=said_list(parts))


def browse_tricks(desk: Desk, category: str) -> None:
    if category and category.lower() not in CATEGORIES:
        desk.note("no_category", categories=said_list(CATEGORIES))
        return
    wanted = [category.lower()] if category else list(CATEGORIES)
    desk.screen.say(decks(desk.session.view(desk.seat), desk.seat, wanted))


def browse_cards(desk: Desk, typed: str) -> None:
    """The player's Special cards, those of one deck, or all of them, with their texts."""
    view = desk.session.view(desk.seat)
    wanted = typed.lower().replace(" ", "_")
    if "dark_alley" not in view:
        desk.note("no_dark_alley")
    elif wanted == "all" or wanted in DECKS:
        desk.screen.say(dark_alley.all_cards(view, list(DECKS) if wanted == "all" else [wanted]))
    elif typed:
        desk.note("no_deck", decks=said_list(DECKS))
    else:
        desk.screen.say(dark_alley.own_cards(view, desk.seat), dark_alley.abilities(view))
        if not special_cards(view["players"][desk.seat]):
            desk.note("no_special")


def browse_prophecies(desk: Desk, typed: str) -> None:
    view = desk.session.view(desk.seat)
    if not view["options"]["prophecies"]:
        desk.note("no_prophecies")
        return
    desk.screen.say(dark_alley.prophecies(view, desk.screen.width))
    desk.note("prophecy_pile", **dark_alley.pile(view))


def log(desk: Desk, typed: str) -> None:
    """The last lines of the log, without what is hidden from the seat."""
    count = int(typed) if is_number(typed) else LOG_LINES
    lines = desk.session.told(desk.seat, desk.session.steps)
    for line in lines[-count:] if count else []:
        desk.say(line)
    if not lines:
        desk.note("no_log")


def show_help(desk: Desk, typed: str) -> None:
    desk.screen.say(*help_lines(desk.session.is_remote))


def is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) <= 4


# Files


def save(desk: Desk, typed: str) -> None:
    if not typed:
        desk.note("which_file", command="save")
        return
    try:
        file = Path(typed).expanduser().absolute()
        desk.session.save(file)
    except FILE_ERRORS as error:
        desk.note("not_saved", reason=saved_games.reason(error))
    else:
        desk.note("saved", file=str(file))


def load(desk: Desk, typed: str) -> None:
    if not typed:
        desk.note("which_file", command="load")
        return
    try:
        file = Path(typed).expanduser().absolute()
        kept = desk.session.load(file)
    except FILE_ERRORS as error:
        desk.note("not_loaded", reason=saved_games.reason(error))
        return
    desk.seat = 0
    if kept is not None:
        desk.note("kept", file=str(kept))
    desk.note("loaded", file=str(file))


def leave(desk: Desk, typed: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Desk, str], None]]] = {
    "why": why,
    "hint": hint,
    "undo": undo,
    "board": draw_board,
    "tricks": browse_tricks,
    "cards": browse_cards,
    "prophecies": browse_prophecies,
    "rule": show_rule,
    "log": log,
    "help": show_help,
    "?": show_help,
    "save": save,
    "load": load,
    "quit": leave,
    "exit": leave,
}


def obey(desk: Desk, line: str) -> bool:
    """Run a command; False if the line is not one."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        return False
    command(desk, rest.strip())
    return True
