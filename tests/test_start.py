"""Which engine the command starts, and that a build that fails is no more than a line."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import trickerion_start as start


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a source file and a setup that makes what it is told to."""
    package = tmp_path / "src" / "trickerion"
    package.mkdir(parents=True)
    (package / "state.py").write_text("turn = 0\n")
    for name in ("pyproject.toml", "LICENSE"):
        (tmp_path / name).touch()
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(start, "BUILDS", tmp_path / "compiled")
    monkeypatch.setattr(start, "install_tools", lambda: "")
    monkeypatch.setenv("CC", sys.executable)
    return tmp_path


def setup_that(project: Path, does: str) -> None:
    (project / "setup.py").write_text(f"import pathlib, os\n{does}\n")


BUILDS_IT = """
made = pathlib.Path("lib/trickerion/engine")
made.mkdir(parents=True)
from importlib.machinery import EXTENSION_SUFFIXES
(made / ("state" + EXTENSION_SUFFIXES[0])).touch()
assert os.environ["TRICKERION_COMPILE"] == "1"
"""


def test_a_build_belongs_to_the_sources_it_was_made_of(project: Path) -> None:
    setup_that(project, BUILDS_IT)
    build = start.compile_engine()
    assert build is not None
    assert start.is_usable(build)
    assert start.compile_engine() == build
    (project / "src" / "trickerion" / "state.py").write_text("turn = 1\n")
    assert not start.is_usable(start.BUILDS / start.key())


def test_old_builds_are_forgotten(project: Path) -> None:
    old = start.BUILDS / "old"
    old.mkdir(parents=True)
    os.utime(old, (0, time.time() - 2 * start.A_DAY))
    setup_that(project, BUILDS_IT)
    start.compile_engine()
    assert not old.exists()


def test_a_build_that_fails_is_one_line(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup_that(project, "raise SystemExit(1)")
    assert start.compile_engine() is None
    told = capsys.readouterr().err
    assert told.startswith("trickerion: the engine stays in pure Python: compiling it failed")
    assert told.count("\n") == 1
    start.prepare_next_start(start.BUILDS / start.key())
    assert "runs in pure Python: compiling it failed" in capsys.readouterr().err


def test_without_a_compiler_the_pure_engine_starts(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup_that(project, BUILDS_IT)
    monkeypatch.setenv("CC", "no-such-compiler")
    start.prepare_next_start(start.BUILDS / start.key())
    assert start.compile_engine() is None
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "trickerion: the engine runs in pure Python: there is no C compiler"
    assert told[1] == "trickerion: the engine stays in pure Python: there is no C compiler"


@pytest.mark.parametrize(
    ("command", "is_worth_it"),
    [("play", True), ("serve --port 8080", True), ("play --help", False), ("rules", False)],
)
def test_only_a_long_command_begins_a_build(command: str, is_worth_it: bool) -> None:
    assert start.is_worth_a_build(command.split()) is is_worth_it
    assert not start.is_worth_a_build([])


def test_the_command_starts_whatever_happens() -> None:
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
