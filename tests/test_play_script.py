"""The script ./play."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT

pytestmark = pytest.mark.source


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The project as ./play finds it once everything is installed and built; its command says what
    it was asked."""
    for name in ("play", "pyproject.toml", "tools", "requirements"):
        copied = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copied(ROOT / name, tmp_path / name)
    package = "src/trickerion"
    folders = ("web/src", "web/public", f"{package}/server/static", f"{package}/texts")
    for folder in (".venv/bin", *folders):
        (tmp_path / folder).mkdir(parents=True)
    for file in ("index.html", "package-lock.json", "svelte.config.js", "tsconfig.json"):
        (tmp_path / "web" / file).touch()
    (tmp_path / "web/vite.config.ts").touch()
    (tmp_path / ".venv/bin/python").symlink_to(sys.executable)
    command = tmp_path / ".venv/bin/trickerion"
    command.write_text('#!/bin/sh\necho "trickerion $*"\n')
    command.chmod(0o755)
    script = """
        source tools/bootstrap; source tools/client
        state run >"$venv/.run-state"; client_state >"$static/.state"
    """
    run = ["bash", "-euc", script]
    subprocess.run(run, cwd=tmp_path, env={**os.environ, "root": str(tmp_path)}, check=True)
    return tmp_path


@pytest.mark.parametrize(
    ("asked", "run"),
    [
        ([], "trickerion serve --open --log-level warning"),
        (["--port", "8081"], "trickerion serve --open --log-level warning --port 8081"),
        (["play", "--help"], "trickerion play --help"),
        (["rules", "THR-5"], "trickerion rules THR-5"),
        (["serve", "--port", "8081"], "trickerion serve --port 8081"),
    ],
)
def test_play_is_the_way_to_every_command(installed: Path, asked: list[str], run: str) -> None:
    """Without a command it serves and opens the browser; the text table is one of them."""
    told = subprocess.run([installed / "play", *asked], capture_output=True, text=True, check=True)
    assert (told.stdout.strip(), told.stderr) == (run, "")


@pytest.mark.parametrize("asked", [[], ["serve"]])
def test_a_command_that_serves_builds_the_client_if_it_is_out_of_date(
    installed: Path, asked: list[str]
) -> None:
    (installed / "web/src/new.ts").touch()
    tools = installed / "tools_of_node"
    tools.mkdir()
    for name in ("node", "npm", "npx"):
        (tools / name).write_text("#!/bin/sh\n")
        (tools / name).chmod(0o755)
    (installed / "web/node_modules").mkdir()
    found = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
    run = [str(installed / "play"), *asked]
    told = subprocess.run(run, capture_output=True, text=True, env=found, check=True)
    assert told.stderr.endswith("trickerion: building the browser client ...\n")
    assert told.stdout.startswith("trickerion serve")
