"""What can be typed beside an option: look around, ask, take back, save and load."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from trickerion import Action
from trickerion.catalog.board import CATEGORIES
from trickerion.engine.verbs import RECONSIDER
from trickerion.rulebook import rule
from trickerion.terminal import alley, board, files
from trickerion.terminal.bots import advise
from trickerion.terminal.choices import action_sentence
from trickerion.terminal.decks import decks
from trickerion.terminal.facts import DECKS
from trickerion.terminal.notes import HELP, NOTES
from trickerion.terminal.phrases import ACTIONS
from trickerion.terminal.screen import Screen
from trickerion.terminal.seen import special_cards
from trickerion.terminal.session import Session
from trickerion.terminal.styles import coloured
from trickerion.terminal.words import who

LOG_LINES: Final = 20
HINTS: Final = 3
SEATS: Final = ("p1", "p2", "p3", "p4")
FILE_ERRORS: Final = (OSError, ValueError, RuntimeError)


class Leave(Exception):
    """Somebody typed quit."""


class Desk:
    """What a command works on: the session, the screen, and the seat of whoever types."""

    def __init__(self, session: Session, screen: Screen, seat: int) -> None:
        self.session = session
        self.screen = screen
        self.seat = seat

    def say(self, sentence: str) -> None:
        self.screen.say(coloured(self.session.view(self.seat), sentence))

    def note(self, key: str, **figures: object) -> None:
        """Say one of the table's own sentences."""
        self.say(NOTES[key].format(**figures))


# Actions in notation


def read_action(desk: Desk, line: str) -> Action | None:
    """An action typed with or without the leading seat; says what is wrong with it if it is none
    or another seat's (the reasons against that would tell secrets)."""
    words = line.lower().split()
    if words[0] not in SEATS:
        words.insert(0, SEATS[desk.seat])
    if len(words) < 2 or words[1] not in ACTIONS:
        desk.note("unknown", typed=repr(line[:40]))
        return None
    try:
        action = Action.parse(" ".join(words))
    except ValueError as error:
        desk.say(f"{files.reason(error)}.")
        return None
    if action.seat != desk.seat and not _is_second_thought(desk, action):
        name = who(desk.session.view(desk.seat), desk.seat)
        desk.note("not_your_seat", who=name, seat=desk.seat + 1)
        return None
    return action


def _is_second_thought(desk: Desk, action: Action) -> bool:
    """TURN-5: whoever is done may think again while another person is at the keyboard."""
    return action.verb is RECONSIDER and desk.session.is_person(action.seat)


def why(desk: Desk, typed: str) -> None:
    """Is an action allowed, and if not, which rule is against it?"""
    if not typed:
        desk.note("why_what")
        return
    action = read_action(desk, typed)
    if action is None:
        return
    refusal = desk.session.game.explain(action)
    if refusal is not None:
        desk.note("refused", refusal=refusal)
        desk.say(rule_text(refusal.rule))
    else:
        desk.note("legal", sentence=action_sentence(desk.session.view(desk.seat), action))


def show_rule(desk: Desk, id: str) -> None:
    if not id:
        desk.note("which_rule")
        return
    try:
        desk.say(rule_text(id))
    except ValueError as error:
        desk.say(f"{error}.")


def rule_text(id: str) -> str:
    """A rule in words, as it stands in the rulebook."""
    return f"{id.upper()} {rule(id)}".replace("**", "").replace("`", "")


REASONS: Final = {
    "fame": ": for the Fame this turn",
    "coins": ": for the Coins",
    "shards": ": for the Shards",
    "cards": ": for the Special cards",
    "team": ": for more hands",
    "shows": ": for the shows to come",
    "work": ": to get ready for the next show",
    "bonuses": ": for the bonuses at the end",
}
"""In what an answer is ahead of the others, by the items of a bot's advice."""


def hint(desk: Desk, typed: str) -> None:
    """What a good player would do now, best first."""
    session = desk.session
    if desk.seat not in session.game.to_act:
        desk.note("no_hint")
        return
    view = session.view(desk.seat)
    for advice in advise(session.game, desk.seat)[:HINTS]:
        why = REASONS.get(advice.reason, "")
        desk.say(f"{action_sentence(view, advice.action)} ({advice.action}){why}")


def undo(desk: Desk, typed: str = "") -> None:
    refusal = desk.session.undo_refusal(desk.seat)
    if refusal is not None:
        desk.say(refusal)
        return
    action = desk.session.undo()
    desk.note("taken_back", sentence=action_sentence(desk.session.view(desk.seat), action))


# Looking around


def draw_board(desk: Desk, part: str) -> None:
    view, width = desk.session.view(desk.seat), desk.screen.width
    parts = board.parts(view)
    if not part:
        desk.screen.say(board.draw(view, width))
    elif part.lower() in parts:
        desk.screen.say(board.PARTS[part.lower()](view, width))
    else:
        desk.note("no_part", parts=", ".join(parts))


def browse_tricks(desk: Desk, category: str) -> None:
    if category and category.lower() not in CATEGORIES:
        desk.note("no_category", categories=", ".join(CATEGORIES))
        return
    wanted = [category.lower()] if category else list(CATEGORIES)
    desk.screen.say(decks(desk.session.view(desk.seat), desk.seat, wanted))


def browse_cards(desk: Desk, typed: str) -> None:
    """One's own Special cards, those of a deck, or all of them, with their text."""
    view = desk.session.view(desk.seat)
    wanted = typed.lower().replace(" ", "_")
    if "dark_alley" not in view:
        desk.note("no_dark_alley")
    elif wanted == "all" or wanted in DECKS:
        desk.screen.say(alley.all_cards(view, list(DECKS) if wanted == "all" else [wanted]))
    elif typed:
        desk.note("no_deck", decks=", ".join(DECKS))
    else:
        desk.screen.say(alley.own_cards(view, desk.seat), alley.abilities(view))
        if not special_cards(view["players"][desk.seat]):
            desk.note("no_special")


def browse_prophecies(desk: Desk, typed: str) -> None:
    view = desk.session.view(desk.seat)
    if not view["options"]["prophecies"]:
        desk.note("no_prophecies")
        return
    desk.screen.say(alley.prophecies(view, desk.screen.width))
    desk.note("prophecy_pile", **alley.pile(view))


def log(desk: Desk, typed: str) -> None:
    """The last lines of what happened, as the seat may know it."""
    count = int(typed) if is_number(typed) else LOG_LINES
    lines = desk.session.told(desk.seat, desk.session.steps)
    for line in lines[-count:] if count else []:
        desk.say(line)
    if not lines:
        desk.note("no_log")


def show_help(desk: Desk, typed: str) -> None:
    desk.screen.say(*HELP)


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
        desk.note("not_saved", reason=files.reason(error))
    else:
        desk.note("saved", file=file)


def load(desk: Desk, typed: str) -> None:
    if not typed:
        desk.note("which_file", command="load")
        return
    try:
        file = Path(typed).expanduser().absolute()
        kept = desk.session.load(file)
    except FILE_ERRORS as error:
        desk.note("not_loaded", reason=files.reason(error))
        return
    desk.seat = 0
    if kept is not None:
        desk.note("kept", file=kept)
    desk.note("loaded", file=file)


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
    """Do what a line commands; False if it is no command."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        return False
    command(desk, rest.strip())
    return True
