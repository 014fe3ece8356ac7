"""The command line as a whole: its help, its subcommands, and what it does without one."""

import subprocess
import sys

import click
import pytest
from click.testing import CliRunner, Result

from trickerion.cli import SECTIONS, main
from trickerion.server import cli as server_cli

NAMES = [name for names in SECTIONS.values() for name in names]
HEAVY = (
    "trickerion.engine",
    "rich",
    "asyncio",
    "fluent",
    "babel",
    "msgspec",
    "litestar",
    "uvicorn",
)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_the_help_lists_the_commands_by_audience() -> None:
    output = run("--help").output
    assert [f"{title}:" in output for title in SECTIONS] == [True] * 4
    assert "For hosts:\n  serve " in output
    for names in SECTIONS.values():
        assert all(summary in output for _, summary in names.values())


@pytest.mark.parametrize("name", NAMES)
def test_every_command_is_where_the_list_says(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert (command.name, NAMES.count(name)) == (name, 1)
    assert run(name, "--help").exit_code == 0


def test_an_unknown_command_is_refused() -> None:
    result = run("dance")
    assert result.exit_code == 2
    assert "No such command 'dance'" in result.output


def test_the_help_loads_neither_the_engine_nor_a_server() -> None:
    """Which keeps its start below a quarter of a second."""
    code = f"""
import sys, trickerion_start
sys.argv[1:] = ["--help"]
try:
    trickerion_start.main()
finally:
    print({HEAVY} & sys.modules.keys())"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "For players:" in done.stdout
    assert done.stdout.splitlines()[-1] == "set()"


def test_shells_can_complete_commands() -> None:
    completed = CliRunner().invoke(
        main,
        env={
            "_TRICKERION_COMPLETE": "bash_complete",
            "COMP_WORDS": "trickerion va",
            "COMP_CWORD": "1",
        },
        prog_name="trickerion",
    )
    assert completed.output == "plain,validate\n"


def test_without_a_command_the_game_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    served = []
    monkeypatch.setattr(server_cli.serve, "callback", lambda **settings: served.append(settings))
    monkeypatch.setenv("DATABASE_URL", "games.db")
    assert run().exit_code == 0
    assert [(s["opens"], s["log_level"], s["database"]) for s in served] == [
        (True, "warning", "games.db")
    ]
