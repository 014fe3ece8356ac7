"""What the browser client is given: its types, the printed facts, its files, the rules."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.server.support import Running
from trickerion import rulebook
from trickerion.cli import main
from trickerion.server.app import ROUTES

PROJECT = Path(__file__).parents[2]
CLIENT = PROJECT / "web" / "src"


def printed(*command: str) -> str:
    return CliRunner().invoke(main, command, catch_exceptions=False).output


def test_the_clients_types_are_those_of_the_schema() -> None:
    written = (CLIENT / "protocol.ts").read_text(encoding="utf-8")
    assert written == printed("schema", "--typescript"), (
        "write them anew: trickerion schema --typescript > web/src/protocol.ts"
    )


def test_the_clients_facts_are_those_of_the_catalog() -> None:
    written = json.loads((CLIENT / "facts.json").read_text(encoding="utf-8"))
    assert written == json.loads(printed("data", "all", "--json")), (
        "write them anew: trickerion data all --json > web/src/facts.json"
    )


def test_the_rules_are_told_by_chapter(sqlite_server: Running) -> None:
    told = sqlite_server.get("/api/rules")
    assert told[0]["id"] == "SET"
    assert {rule["id"]: rule["text"] for chapter in told for rule in chapter["rules"]} == (
        rulebook.rules()
    )


def test_no_answer_is_cached_by_its_query(sqlite_server: Running) -> None:
    """The framework's cache holds an entry per query string, and anybody can make up queries."""
    for handler in ROUTES:
        assert not getattr(handler, "cache", False), handler
    assert "max-age" in sqlite_server.http.get("/api/rules").headers["cache-control"]


def test_every_screen_is_the_clients_one_page(sqlite_server: Running, static: Path) -> None:
    for path in ("/", "/t/abc", "/rules/THR-5", "/replay/abc?seat=1", "/t/a.b/c"):
        answer = sqlite_server.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.text.startswith("<!doctype html>")


def test_what_is_no_screen_is_not_found_and_the_client_says_so(
    sqlite_server: Running, static: Path
) -> None:
    answer = sqlite_server.http.get("/nowhere")
    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")


def test_built_files_are_kept_forever_and_packed(sqlite_server: Running, static: Path) -> None:
    answer = sqlite_server.http.get("/assets/main-abc.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "export {};"
    plain = sqlite_server.http.get("/assets/main-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_nothing_outside_the_clients_folder_is_told(sqlite_server: Running, static: Path) -> None:
    for path in ("/assets/none.js", "/assets/..%2F..%2Fsecret.json", "/api/nothing"):
        assert sqlite_server.http.get(path).status_code == 404
    answer = sqlite_server.http.get("/..%2Fsecret.json")
    assert answer.text != "{}"


def test_a_client_that_was_not_built_says_so(sqlite_server: Running, static: Path) -> None:
    (static / "index.html").unlink()
    answer = sqlite_server.http.get("/")
    assert answer.status_code == 503
    assert "has not been built" in answer.text


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The project as ./play finds it once everything is installed and built; its command says what
    it was asked."""
    for name in ("play", "pyproject.toml", "tools", "requirements"):
        copied = shutil.copytree if (PROJECT / name).is_dir() else shutil.copy
        copied(PROJECT / name, tmp_path / name)
    for folder in (".venv/bin", "web/src", "web/public", "src/trickerion/server/static"):
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
    ],
)
def test_play_is_the_way_to_every_command(installed: Path, asked: list[str], run: str) -> None:
    """Without a command it serves and opens the browser; the text table is one of them."""
    told = subprocess.run([installed / "play", *asked], capture_output=True, text=True, check=True)
    assert (told.stdout.strip(), told.stderr) == (run, "")


def test_names_no_file_system_takes_are_not_found(sqlite_server: Running, static: Path) -> None:
    for name in ("x" * 300, "x" * 5000, "%F0%9D%9F%99" * 90, "%00", "%ED%A0%80"):
        for folder in ("", "assets/"):
            assert sqlite_server.http.get(f"/{folder}{name}.js").status_code == 404


def test_head_is_answered_like_get_without_a_body(sqlite_server: Running, static: Path) -> None:
    for path in ("/", "/t/abc", "/assets/main-abc.js", "/api/health", "/api/tables", "/nowhere"):
        head, got = sqlite_server.http.head(path), sqlite_server.http.get(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        for name in ("content-type", "content-length", "content-security-policy"):
            assert head.headers[name] == got.headers[name]


def test_content_types_name_their_charset_once(sqlite_server: Running, static: Path) -> None:
    for path in ("/", "/assets/main-abc.js", "/api/metrics"):
        assert sqlite_server.http.get(path).headers["content-type"].count("charset") == 1
