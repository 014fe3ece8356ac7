"""`help`: what can be typed, and how to read the board."""

import re

from rich.cells import cell_len

from tests.terminal.drawing import drawn
from trickerion.terminal.play.commands import COMMANDS
from trickerion.terminal.play.help import help_lines


def lines(is_remote: bool) -> list[str]:
    return [line for text in help_lines(is_remote) for line in drawn(text, 80)]


def test_the_help_fits_80_columns() -> None:
    assert all(cell_len(line) <= 80 for line in lines(is_remote=True))


def test_every_command_is_in_the_help() -> None:
    typed = " ".join(line[:20] for line in lines(is_remote=False))
    assert COMMANDS.keys() - {"?", "exit"} <= set(re.findall(r"[a-z]+", typed))


def test_only_a_servers_table_has_chat_and_consent_in_the_help() -> None:
    assert any(line.startswith("  agree, decline") for line in lines(is_remote=True))
    assert not any(line.startswith("  agree, decline") for line in lines(is_remote=False))
