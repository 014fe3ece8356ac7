"""The commands in the documentation exist, with the options they are given."""

import re
import shlex
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import click
import pytest

from tests.docs_pages import PAGES, blocks, name_of, pages_with, prose_of
from tests.support import ROOT
from trickerion.cli import main

pytestmark = pytest.mark.source

OURS = ("trickerion", ".venv/bin/trickerion", "./play")
PYTHON = ("python", "python3", ".venv/bin/python")
OTHERS = {
    *("cd", "eval", "export", "git", "install", "npm", "openssl", "pip", "pipx", "podman"),
    *("printf", "pytest", "source", "systemctl", "tools/lock", "/opt/trickerion/bin/pip"),
}
"""Programs of others, whose arguments aren't checked."""
SPAN = re.compile(r"`((?:trickerion|\./play|\./test|python -m|python tools)\s[^`]+)`")
ASSIGNMENT = re.compile(r"\w+=")
PLACEHOLDER = re.compile(r"[A-Z_]+$|\.\.\.$")
Words = list[str]


def commands(script: str) -> Iterator[Words]:
    """The simple commands of a script, as words."""
    for line in script.replace("\\\n", " ").splitlines():
        lexer = shlex.shlex(line, posix=True, punctuation_chars="();|&<>")
        lexer.whitespace_split = True
        yield from simple_commands(list(lexer))


def simple_commands(words: Words) -> Iterator[Words]:
    command: Words = []
    for word in [*words, ";"]:
        if set(word) <= set("();|&"):
            yield from [command] if command else []
            command = []
        elif command or not (ASSIGNMENT.match(word) or word in "{}"):
            command.append(word)


def check(words: Words, defined: set[str]) -> None:
    """Raise an error for a command that doesn't exist or doesn't take such options."""
    program, *arguments = words[: words.index(">")] if ">" in words else words
    if program == "uvx":
        program, *arguments = arguments
    if program in PYTHON:
        check_python(arguments)
    elif program in OURS:
        check_ours(main, [each for each in arguments if each != "..."])
    elif program == "./test":
        check_paths(arguments)
    else:
        assert program in OTHERS | defined, f"{program}: unknown program"


def check_python(arguments: Words) -> None:
    if arguments[0] != "-m":
        assert (ROOT / arguments[0]).is_file(), f"{arguments[0]}: no such script"
    elif arguments[1] == "trickerion":
        check_ours(main, arguments[2:])
    elif arguments[1].startswith(("tests", "tools")):
        module = ROOT / arguments[1].replace(".", "/")
        assert module.with_suffix(".py").is_file(), f"{arguments[1]}: no such module"
    check_paths(arguments[1:])


def check_paths(arguments: Words) -> None:
    for path in arguments:
        if path.startswith("tests/"):
            assert (ROOT / path).exists(), f"{path}: no such test"


def check_ours(command: click.Command, arguments: Words) -> None:
    """Parse the arguments as click does, without the checks of files that only an example has."""
    context = click.Context(command, info_name=command.name)
    values, rest, _ = command.make_parser(context).parse_args(list(arguments))
    for parameter in command.params:
        check_value(parameter, values.get(parameter.name or ""), context)
    if rest and PLACEHOLDER.match(rest[0]):
        return
    if isinstance(command, click.Group) and rest:
        _, further, rest = command.resolve_command(context, rest)
        assert further is not None
        check_ours(further, rest)
    else:
        assert not rest, f"{command.name}: unexpected {' '.join(rest)}"


def check_value(parameter: click.Parameter, value: object, context: click.Context) -> None:
    is_checked = isinstance(parameter.type, click.Choice | click.IntRange | click.FloatRange)
    if is_checked and isinstance(value, str) and not PLACEHOLDER.match(value):
        parameter.type.convert(value, parameter, context)


@pytest.mark.parametrize("page", pages_with("sh"), ids=name_of)
def test_the_commands_in_examples_exist(page: Path) -> None:
    for block in blocks(page, "sh"):
        defined = set(re.findall(r"^(\w+)\(\)", block.text, re.MULTILINE))
        for words in commands(block.text):
            check(words, defined)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_commands_in_sentences_exist(page: Path) -> None:
    """A sentence may name an option without its value."""
    for span in SPAN.findall(prose_of(page)):
        for words in commands(" ".join(span.replace("\\|", "|").split())):
            with suppress(click.BadOptionUsage):
                check(words, set())


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("trickerion serve --prot 80", "--prot"),
        ("trickerion serv", "serv"),
        ("trickerion serve --port many", "many"),
        ("trickerion rules THR-1 THR-2 THR-3", "unexpected"),
        ("trickerion admin tables lst", "lst"),
        ("python tools/gone.py", "no such script"),
        ("python -m tests.gone", "no such module"),
        ("FULL=1 ./test tests/gone.py", "no such test"),
        ("trickerion serve & gone --now", "unknown program"),
    ],
)
def test_a_wrong_command_is_noticed(line: str, reason: str) -> None:
    *_, last = commands(line)
    with pytest.raises((AssertionError, click.ClickException)) as refused:
        check(last, set())
    error = refused.value
    assert reason in (error.message if isinstance(error, click.ClickException) else str(error))
