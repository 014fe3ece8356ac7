"""The options of a decision as a numbered list, in groups, in columns."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion import Action, Game
from trickerion.terminal.language import say
from trickerion.terminal.play.styles import HEADING, colored
from trickerion.terminal.sentences.actions import action_sentence, group_heading, short_sentence
from trickerion.terminal.sentences.previews import with_foresight
from trickerion.terminal.view import View, see

KEY_WIDTH: Final = 4
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: the key to type, and its sentence."""

    key: str
    action: Action
    text: str


class Menu:
    """What a seat can do: numbered answers, and free actions under letters."""

    def __init__(self, game: Game, seat: int) -> None:
        self.view = see(game, seat)
        self.groups: dict[str, list[Choice]] = {}
        self.free: list[Choice] = []
        self._by_key: dict[str, Action] = {}
        for heading, actions in _grouped(self.view, game.options(seat)).items():
            self.groups[heading] = [self._choice(action) for action in actions]
        for letter, action in zip(LETTERS, game.free_options(seat), strict=False):
            self.free.append(self._choice(action, letter))

    def _choice(self, action: Action, key: str = "") -> Choice:
        key = key or str(len(self._by_key) + 1)
        self._by_key[key] = action
        text = with_foresight(self.view, action, short_sentence(self.view, action))
        return Choice(key, action, text)

    def find(self, typed: str) -> Action | None:
        """The action under a number or letter."""
        return self._by_key.get(typed.lower())

    def begun(self, typed: str) -> Action | None:
        """The action whose words begin like this, in the list or in full; None if several do."""
        start = folded(typed)
        found = {
            choice.key: choice.action
            for choice in self._choices()
            for words in (choice.text, action_sentence(self.view, choice.action))
            if folded(words).startswith(start)
        }
        return next(iter(found.values())) if start and len(found) == 1 else None

    def _choices(self) -> Iterator[Choice]:
        for choices in self.groups.values():
            yield from choices
        yield from self.free

    def draw(self, width: int) -> RenderableType:
        """All options under their headings: on one line where they fit, else below."""
        groups = {heading: self._cells(choices) for heading, choices in self.groups.items()}
        if self.free:
            groups[say("heading-free")] = self._cells(self.free)
        inline = [heading for heading, cells in groups.items() if _fits(heading, cells, width)]
        indent = max(map(cell_len, inline), default=0)
        parts: list[RenderableType] = []
        for heading, cells in groups.items():
            alone = heading == say("heading-other") and len(self.groups) == 1
            parts += _group("" if alone else heading.ljust(indent), cells, width)
        return Group(*parts)

    def _cells(self, choices: list[Choice]) -> list[Text]:
        return [_cell(self.view, choice) for choice in choices]


def folded(text: str) -> str:
    """A text without case, accents and quotation marks: ё is е, ä is a."""
    bare = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(one if one.isalnum() or one in "+-" else " " for one in bare if _is_base(one))
    return " ".join(letters.split())


def _is_base(letter: str) -> bool:
    return not unicodedata.combining(letter)


def _grouped(view: View, actions: list[Action]) -> dict[str, list[Action]]:
    """Options grouped by heading; those without one come last."""
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(group_heading(view, action), []).append(action)
    other = say("heading-other")
    if other in groups:
        groups[other] = groups.pop(other)
    return groups


def _fits(heading: str, cells: list[Text], width: int) -> bool:
    return cell_len(heading) + sum(cell.cell_len for cell in cells) <= width


def _group(heading: str, cells: list[Text], width: int) -> list[RenderableType]:
    line = Text(heading, HEADING)
    if _fits(heading, cells, width):
        return [line.append_text(Text().join(cells))]
    longest = max(cell.cell_len for cell in cells)
    below = _columns(cells, width) if longest <= width else [_list(cells)]
    return [line, *below] if heading else list(below)


def _cell(view: View, choice: Choice) -> Text:
    cell = Text(f"{choice.key + ')':>{KEY_WIDTH}} ", HEADING)
    return cell.append_text(colored(view, choice.text, "not bold")).append("  ")


def _columns(cells: list[Text], width: int) -> list[Text]:
    """Fills as many columns as fit, top to bottom."""
    longest = max(cell.cell_len for cell in cells)
    rows = -(-len(cells) // (width // longest))
    for cell in cells:
        cell.pad_right(longest - cell.cell_len)
    return [Text().join(cells[row::rows]) for row in range(rows)]


def _list(cells: list[Text]) -> RenderableType:
    """One option per line, with long ones wrapped."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for cell in cells:
        table.add_row(*cell.divide([KEY_WIDTH, KEY_WIDTH + 1])[::2])
    return table
