"""Which engine the command runs on, and how it reports a failed build."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import trickerion_start as start


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source file; a test adds its setup.py."""
    package = tmp_path / "src" / "trickerion"
    package.mkdir(parents=True)
    (package / "state.py").write_text("turn = 0\n")
    for name in ("pyproject.toml", "LICENSE", "README.md"):
        (tmp_path / name).touch()
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(start, "BUILDS", tmp_path / "compiled")
    monkeypatch.setattr(start, "install_tools", lambda: "")
    monkeypatch.setenv("CC", sys.executable)
    return tmp_path


def setup_that(project: Path, does: str) -> None:
    (project / "setup.py").write_text(f"import pathlib, os\n{does}\n")


BUILDS_IT = """
made = pathlib.Path("lib/trickerion/engine/core")
made.mkdir(parents=True)
from importlib.machinery import EXTENSION_SUFFIXES
(made / ("state" + EXTENSION_SUFFIXES[0])).touch()
assert os.environ["TRICKERION_COMPILE"] == "1"
"""


def test_a_build_belongs_to_its_sources(project: Path) -> None:
    setup_that(project, BUILDS_IT)
    build = start.compile_engine()
    assert build is not None
    assert start.is_usable(build)
    assert start.compile_engine() == build
    (project / "src" / "trickerion" / "state.py").write_text("turn = 1\n")
    assert not start.is_usable(start.BUILDS / start.key())


@pytest.mark.parametrize("is_terminal", [True, False])
def test_a_terminal_shows_the_progress_of_a_build(
    is_terminal: bool,
    project: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_terminal)
    setup_that(project, f"{BUILDS_IT}\nprint('noise')\nprint('step: compiled 3 of 7 modules')")
    start.compile_engine()
    printed = capsys.readouterr().err
    assert printed == is_terminal * "\r\x1b[Ktrickerion: compiled 3 of 7 modules\n"


def test_a_build_needs_no_file_lock(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup_that(project, BUILDS_IT)
    monkeypatch.setattr(start, "fcntl", None)
    assert start.compile_engine() is not None


def test_old_builds_are_deleted(project: Path) -> None:
    old = start.BUILDS / "old"
    old.mkdir(parents=True)
    os.utime(old, (0, time.time() - 2 * start.A_DAY))
    setup_that(project, BUILDS_IT)
    start.compile_engine()
    assert not old.exists()


def test_a_failed_build_is_reported_in_one_line(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    setup_that(project, "raise SystemExit(1)")
    assert start.compile_engine() is None
    printed = capsys.readouterr().err
    assert printed.startswith("trickerion: the engine stays in pure Python: compiling it failed")
    assert printed.count("\n") == 1
    start.prepare_next_start(start.BUILDS / start.key())
    assert "runs in pure Python: compiling it failed" in capsys.readouterr().err


def test_without_a_compiler_the_pure_engine_starts(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup_that(project, BUILDS_IT)
    monkeypatch.setenv("CC", "no-such-compiler")
    start.prepare_next_start(start.BUILDS / start.key())
    assert start.compile_engine() is None
    printed = capsys.readouterr().err.splitlines()
    assert printed[0] == "trickerion: the engine runs in pure Python: no C compiler found"
    assert printed[1] == "trickerion: the engine stays in pure Python: no C compiler found"


@pytest.mark.parametrize(
    ("command", "is_worth_it"),
    [
        *(("", True), ("play", True), ("serve --port 8080", True)),
        *(("--help", False), ("play --help", False), ("rules", False)),
    ],
)
def test_only_long_commands_start_a_build(command: str, is_worth_it: bool) -> None:
    assert start.is_worth_a_build(command.split()) is is_worth_it


def test_the_command_starts_without_a_compiler() -> None:
    environment = {**os.environ, "CC": "no-such-compiler", "TRICKERION_ENGINE": "pure"}
    command = [
        sys.executable,
        "-c",
        "import trickerion_start; trickerion_start.main()",
        "--version",
    ]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("trickerion, version")
    assert not done.stderr
