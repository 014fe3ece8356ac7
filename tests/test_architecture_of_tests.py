"""The tests mirror the code: the test of a module has its name and its place."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.support import ROOT

pytestmark = pytest.mark.source

SOURCE = ROOT / "src" / "trickerion"
TESTS = ROOT / "tests"
CODE = re.compile(r"^(async def|def|class) \w+[(:]", re.MULTILINE)
MIGRATIONS = Path("server/storage/migrations")
"""`server/storage/test_migrate.py` runs all of them."""
SPANNING = {
    "browser/*": "play in the browser client, which is not Python",
    "examples/*": "the programs in examples",
    "server/deploy/*": "the files in deploy, with real proxies",
    "server/reliability/*": "guarantees that need a whole server",
    "engine/effects/powers/test_meetings.py": "every Power with every card and prophecy",
    "engine/heir/effects/*": "every card, prophecy and ability in the solo game",
    "engine/saves/test_damaged_positions.py": "R17, for all checks of a loaded position",
    "engine/saves/test_mutated_positions.py": "R26, for all checks of a loaded position",
    "engine/test_rulebook_examples.py": "the rulebook's examples use many rules",
    "observation/test_counters.py": "every module that changes what observations keep",
    "bots/test_decisions.py": "golden decisions of all bots",
    "server/notifications/test_pseudo_language.py": "every text of the folder",
    "terminal/test_pseudo_language.py": "every text of the folder",
    "terminal/test_languages.py": "every text of every language",
    "texts/test_messages.py": "the Fluent files",
    "texts/test_translations.py": "tools/translations.py",
    "test_architecture*.py": "the shape of the code",
    "test_copies.py": "R27, for everything that can be pickled",
    "test_docs*.py": "the pages in docs, and the site made from them",
    "test_faults.py": "tools/faults.py",
    "test_golden.py": "R1, for all rules",
    "test_golden_logs.py": "the sentences of a whole game",
    "test_package.py": "the sdist and the wheel",
    "test_platforms.py": "everything, on other systems",
    "test_play_script.py": "the script ./play",
    "test_trickerion_start.py": "src/trickerion_start.py, beside the package",
    "test_wording.py": "the English of code and docs",
}
"""Tests that belong to no single module, and what they are about."""


def mirror(module: Path) -> Path:
    """Where a module is tested; a package's front page in a test with the package's name, and that
    of trickerion in `test_front_page.py`."""
    name = module.parent.name or "front_page" if module.stem == "__init__" else module.stem
    return module.parent / f"test_{name}.py"


def has_code(module: Path) -> bool:
    return CODE.search((SOURCE / module).read_text(encoding="utf-8")) is not None


def modules() -> Iterator[Path]:
    for file in sorted(SOURCE.rglob("*.py")):
        module = file.relative_to(SOURCE)
        if not module.is_relative_to(MIGRATIONS):
            yield module


MIRRORS = {mirror(module): module for module in modules()}


@pytest.mark.parametrize("test", [test for test in MIRRORS if has_code(MIRRORS[test])], ids=str)
def test_a_module_with_code_has_a_test_of_its_name_in_its_place(test: Path) -> None:
    """What only lists names or facts needs none."""
    assert (TESTS / test).is_file(), f"{MIRRORS[test]} is not tested in tests/{test}"


def is_of_one_module(test: Path) -> bool:
    """Has it the name of a module? A second file adds what it is about: `test_table_storage.py`."""
    words = test.stem.split("_")
    names = ["_".join(words[:count]) for count in range(2, len(words) + 1)]
    return any(test.with_stem(name) in MIRRORS for name in names)


def test_every_other_test_is_known_to_span_modules() -> None:
    files = [file.relative_to(TESTS) for file in sorted(TESTS.rglob("test_*.py"))]
    for file in files:
        spans = any(fnmatch(str(file), pattern) for pattern in SPANNING)
        assert is_of_one_module(file) != spans, f"tests/{file}: which module does it test?"
    for pattern in SPANNING:
        assert any(fnmatch(str(file), pattern) for file in files), f"{pattern} matches no test"
