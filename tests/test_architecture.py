"""The layers and the shape of the code."""

import ast
import inspect
import pkgutil
import runpy
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import trickerion
from tests.support import ROOT as PROJECT
from trickerion import catalog

pytestmark = pytest.mark.source

ROOT = Path(trickerion.__file__).parent
LAYERS = (
    *(
        "plain_text",
        "texts",
        "catalog",
        "rulebook",
        "engine",
        "imagine",
        "record",
        "view",
        "story",
        "shapes",
        "buffers",
        "observation",
        "game",
        "batch",
    ),
    *("", "foresight", "playthrough", "lessons", "bots", "review", "puzzles"),
    *("lab", "server", "terminal", "rl", "cli"),
)
"""From the bottom up; "" is the package's own front page. A module imports only from below."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(ROOT.rglob("*.py")):
        path = file.relative_to(ROOT).with_suffix("").parts
        name = ".".join(part for part in path if part != "__init__")
        if name != "__main__":
            yield name, ast.parse(file.read_text(encoding="utf-8"))


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def layer(module: str) -> int:
    return LAYERS.index(module.split(".", maxsplit=1)[0])


def test_imports_point_downwards_only() -> None:
    for name, tree in modules():
        for imported in imports(tree):
            if imported.startswith("trickerion."):
                below = imported.removeprefix("trickerion.")
                if below.split(".")[0] in LAYERS:
                    assert layer(below) <= layer(name), f"{name} imports {imported}"
            elif imported == "trickerion":
                assert layer(name) >= LAYERS.index(""), f"{name} imports the front page"


def test_the_server_stands_on_its_own() -> None:
    """Neither the laboratory nor the text table is part of it."""
    for name, tree in modules():
        if layer(name) == LAYERS.index("server"):
            for imported in imports(tree):
                assert not imported.startswith(("trickerion.lab", "trickerion.terminal")), name


@pytest.mark.parametrize("module", ["trickerion.cli", "trickerion.terminal.cli", "trickerion.game"])
def test_neither_the_engine_nor_the_terminal_loads_the_server(module: str) -> None:
    heavy = {"alembic", "asyncpg", "litestar", "msgspec", "prometheus_client", "sqlalchemy"}
    code = f"import sys, {module}; print({heavy | {'uvicorn', 'websockets'}} & set(sys.modules))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert shown.stdout.split() == [b"set()"]


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    """The texts need more: they are loaded only when a refusal or a rule is to be read."""
    for name, tree in modules():
        if layer(name) <= LAYERS.index("") and not name.startswith("texts"):
            for imported in imports(tree):
                top = imported.split(".")[0]
                assert top == "trickerion" or top in sys.stdlib_module_names, f"{name}: {top}"
                needs_texts = imported.startswith("trickerion.texts")
                assert not needs_texts or name in ("engine.core.refusals", "rulebook"), name


def test_play_needs_no_texts() -> None:
    code = (
        "import sys, trickerion.cli; from trickerion import Game, Options; "
        "game = Game.new(Options(), 1); game.play(game.options(0)[0]); "
        "print({'fluent', 'babel'} & set(sys.modules))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert shown.stdout.split() == [b"set()"]


def test_no_other_module_names_a_card_prophecy_or_magician() -> None:
    """An effect lives in one place: the engine's chapters know none of them by name."""
    ids = {
        row.id
        for table in (
            catalog.SPECIAL_ASSIGNMENTS,
            catalog.PROPHECIES,
            catalog.MAGICIANS,
        )
        for row in table
    }
    for name, tree in modules():
        if layer(name) != LAYERS.index("engine") or name.startswith("engine.effects"):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in ids, f"{name} names {node.value}"


def compiled_modules(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What setup.py would compile."""
    project = PROJECT
    monkeypatch.chdir(project)
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    groups = runpy.run_path(str(project / "setup.py"))["groups"]()
    paths = [Path(file).with_suffix("").parts[1:] for files, _ in groups for file in files]
    return {".".join(path).removesuffix(".__init__") for path in paths}


def test_no_interpreted_class_descends_from_a_compiled_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R27: mypyc's classes refuse such children at runtime; the pure build would not notice."""
    compiled = compiled_modules(monkeypatch)
    assert {
        "trickerion.game",
        "trickerion.engine.core.events",
        "trickerion.engine.effects.registry",
    } <= compiled
    looked_at = 0
    for module in pkgutil.walk_packages(trickerion.__path__, "trickerion."):
        if module.name in compiled or "migrations" in module.name or "__main__" in module.name:
            continue
        for _, found in inspect.getmembers(import_module(module.name), inspect.isclass):
            if found.__module__ == module.name:
                looked_at += 1
                parents = {parent.__module__ for parent in found.__mro__[1:]}
                assert not parents & compiled, f"{module.name}.{found.__name__}"
    assert looked_at > 100


def test_functions_are_short_and_files_can_be_held_in_the_head() -> None:
    lengths = []
    for name, tree in modules():
        if not name.startswith("catalog"):
            assert tree.body[-1].end_lineno is not None
            assert tree.body[-1].end_lineno <= 400, f"{name} is over 400 lines"
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                assert node.end_lineno is not None
                lengths.append(node.end_lineno - node.lineno + 1)
    lengths.sort()
    assert lengths[len(lengths) // 2] <= 8
    assert lengths[int(len(lengths) * 0.97)] <= 40
