"""Settings come from the command line, variables, a file or the defaults."""

import os
import re
import socket
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.support import ROOT
from trickerion.cli import main
from trickerion.server import risks, run
from trickerion.server.configuration import OTHER_VARIABLES, PREFIX
from trickerion.server.settings import Settings

Write = Callable[[str], str]


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        monkeypatch.delenv(name)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file with settings; returns its path."""

    def written(text: str) -> str:
        file = tmp_path / "trickerion.toml"
        file.write_text(text, encoding="utf-8")
        file.chmod(0o640)
        return str(file)

    return written


def serve(*words: str, **environment: str) -> Result:
    return CliRunner().invoke(main, ["serve", *words], env=environment)


def error_of(result: Result) -> str:
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    return str(result.output.strip().splitlines()[-1])


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Settings]:
    """The settings of servers that would have been started."""
    found: list[Settings] = []

    def start(listeners: list[socket.socket], level: str, settings: Settings) -> None:
        for listener in listeners:
            listener.close()
        found.append(settings)

    monkeypatch.setattr(run, "run", start)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return found


def test_the_command_line_counts_before_variables_before_the_file(
    started: list[Settings], write: Write
) -> None:
    file = write('port = 0\nbots = 2\nbot_seconds = 3\nlanguage = "en_US"\nlog_addresses = false\n')
    result = serve(
        *("--config", file, "--bots", "4"),
        **{"TRICKERION_BOTS": "3", "TRICKERION_BOT_SECONDS": "2.5", "TRICKERION_SENDER": ""},
    )
    assert result.exit_code == 0, result.output
    (settings,) = started
    assert (settings.bot_processes, settings.bot_seconds) == (4, 2.5)
    assert (settings.language, settings.log_addresses) == ("en_US", False)
    assert settings.sender == Settings().sender, "an empty variable sets nothing"


def test_a_variable_names_the_file(started: list[Settings], write: Write) -> None:
    assert serve(TRICKERION_CONFIG=write("port = 0\nidle_seconds = 60\n")).exit_code == 0
    assert started[0].idle_seconds == 60.0


def test_every_setting_is_an_option_a_variable_and_a_line_of_the_file() -> None:
    shown = serve("--check", "--port", "0").output
    names = {line.split()[0] for line in shown.splitlines() if line.endswith(" default")}
    fields = (name.removesuffix("_days") for name in Settings.__struct_fields__)
    assert {"bots" if name == "bot_processes" else name for name in fields} <= names
    assert {"host", "log_level"} <= names


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prt = 1", "sets prt, which is not a setting; did you mean port?"),
        ("open = true", "sets open, which is not a setting; remove it"),
        ("[server]\nport = 1", "sets server, which is not a setting; remove it"),
        ('port = "1"', "sets port to the wrong kind; write a whole number."),
        ("port = true", "sets port to the wrong kind; write a whole number."),
        ("port = 8080.5", "sets port to the wrong kind; write a whole number."),
        ('bot_seconds = "1"', "sets bot_seconds to the wrong kind; write a number."),
        ("log_addresses = 1", "sets log_addresses to the wrong kind; write true or false."),
        ("proxy = 10", "sets proxy to the wrong kind; write text in quotes"),
        ("port =", "is not TOML; write lines such as port = 8080"),
    ],
)
def test_a_wrong_line_of_the_file_is_named(text: str, sentence: str, write: Write) -> None:
    file = write(text)
    said = error_of(serve("--config", file))
    assert file in said
    assert sentence in said


def test_a_wrong_value_is_named_with_its_source(write: Write) -> None:
    file = write("bots = 0")
    assert f"Invalid value for bots in {file}: 0 is not" in error_of(serve("--config", file))
    assert "for TRICKERION_BOTS: 'x' is not" in error_of(serve(TRICKERION_BOTS="x"))
    assert "for --bots: 0 is not" in error_of(serve("--bots", "0"))
    said = error_of(serve("--port", "0", TRICKERION_PROXY="nginx"))
    assert said.endswith("(Set by TRICKERION_PROXY.)")
    assert "--proxy: nginx is not an address" in said
    assert "Set by DATABASE_URL." in error_of(serve("--port", "0", DATABASE_URL="mysql://h/n"))


def test_a_missing_or_unreadable_file_is_named(tmp_path: Path) -> None:
    for file, reason in ((tmp_path / "none", "No such file"), (tmp_path, "Is a directory")):
        said = error_of(serve("--config", str(file)))
        assert f"The settings file {file} can't be read ({reason}" in said
        assert "correct --config or TRICKERION_CONFIG." in said
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    assert "is not TOML" in error_of(serve("--config", str(binary)))


def test_an_unknown_variable_is_refused() -> None:
    said = error_of(serve(TRICKERION_PROXIES="1.2.3.4"))
    assert "sets TRICKERION_PROXIES, which is not a setting; did you mean TRICKERION_PROXY?" in said


def test_the_other_variables_of_the_project_are_known() -> None:
    listed = subprocess.run(
        ["git", "grep", "-hoE", f"{PREFIX}[A-Z_]+", "--", "src", "tools", "play", "test", "web"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this is not a git checkout")
    shown = serve("--check", "--port", "0").output
    settings = {line.split()[0].upper() for line in shown.splitlines() if re.match(r"\w+  ", line)}
    used = {name.removeprefix(PREFIX) for name in listed.stdout.split()}
    assert used - settings - {"CONFIG", ""} <= OTHER_VARIABLES


def test_a_check_shows_sources_and_hides_secrets(write: Write) -> None:
    file = write(
        'smtp = "smtps://me:hidden-1@mail.example"\npublic_url = "https://games.example"\n'
    )
    result = serve(
        *("--check", "--config", file, "--port", "0", "--proxy", "127.0.0.1"),
        **{"TRICKERION_METRICS_TOKEN": "hidden-2" * 3},
        TRICKERION_DATABASE="postgresql://me:hidden-3@127.0.0.1:1/x",
    )
    lines = {line.split()[0]: line.split()[1:] for line in result.output.splitlines() if line}
    assert lines["metrics_token"] == ["***", "TRICKERION_METRICS_TOKEN"]
    assert lines["smtp"] == ["smtps://me:***@mail.example", "smtp", "in", file]
    assert lines["database"] == ["postgresql://me:***@127.0.0.1:1/x", "TRICKERION_DATABASE"]
    assert lines["proxy"] == ["127.0.0.1", "--proxy"]
    assert lines["bots"] == ["1", "default"]
    assert "hidden" not in result.output
    assert "Problem: The database can't be used: " in result.output
    assert result.exit_code == 1


def test_a_check_creates_nothing(tmp_path: Path) -> None:
    result = serve("--check", "--port", "0", "--database", str(tmp_path / "games.db"))
    assert not (tmp_path / "games.db").exists()
    missing = serve("--check", "--port", "0", "--database", str(tmp_path / "no" / "games.db"))
    assert "Problem: The database can't be used: no file can be created in" in missing.output
    assert "Problem" not in result.output


def test_a_check_passes_the_defaults(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(risks, "SHORT_LIVED", ())
    result = serve("--check", "--port", "0")
    assert "No problems and no risks found." in result.output
    assert result.exit_code == 0
