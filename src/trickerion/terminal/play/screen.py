"""The screen and the keyboard: everything that is printed or typed goes through here."""

import re
import sys
from collections.abc import Callable, Iterator

import rich._wrap
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from trickerion.plain_text import plain_lines

try:
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]
"""Gives `input` a line editor, where there is one."""

# Rich breaks lines at no-break spaces too; French has one before « ; » and « ! ».
rich._wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")
Read = Callable[[str], str]
Forget = Callable[[], None]
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen and the scrollback, so that no secret can be scrolled back to."""


class Plain:
    """A renderable without control characters in its text; colors are not part of the text."""

    def __init__(self, drawn: RenderableType) -> None:
        self.drawn = drawn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self.drawn, options):
            text = segment.text if segment.control else plain_lines(segment.text)
            yield segment._replace(text=text)


class Screen:
    """Prints to a console, reads lines; a closed input raises EOFError. `forget` makes the line
    editor forget what was typed."""

    def __init__(self, console: Console, read: Read, forget: Forget | None = None) -> None:
        self.console = console
        self.read = read
        self.forget = forget

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, *lines: RenderableType) -> None:
        """Print as it is: names and file names are text, never markup or terminal escapes."""
        for line in lines:
            shown = plain_lines(line) if isinstance(line, str) else Plain(line)
            self.console.print(shown, markup=False, highlight=False, emoji=False)

    def say_whole(self, line: str) -> None:
        """Print without breaking the line, so that it can be copied."""
        shown = plain_lines(line)
        self.console.print(shown, markup=False, highlight=False, emoji=False, soft_wrap=True)

    def ask(self, prompt: str = "") -> str:
        prompt = plain_lines(prompt)
        return self.read(f"{prompt}> " if not prompt else f"{prompt} > ").strip()

    def clear(self) -> None:
        """Clear the screen and the input history before the next player looks."""
        if self.forget is not None:
            self.forget()
        if self.console.is_terminal:
            blank = "\n" * self.console.height
            self.console.file.write(blank if self.console.is_dumb_terminal else CLEAR)
            self.console.file.flush()


def terminal_screen() -> Screen:
    """The screen of the terminal this runs in."""
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if readline is None:
        return Screen(Console(), input)
    return Screen(Console(), input, readline.clear_history)
