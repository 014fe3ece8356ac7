"""tools/faults.py plants faults and tells which of them the tests do not notice."""

import runpy
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from tests.support import ROOT

pytestmark = pytest.mark.source

TOOL = ROOT / "tools" / "faults.py"
PACKAGES = TOOL.parent.parent / "web" / "node_modules"
needs_node = pytest.mark.skipif(
    shutil.which("node") is None or not PACKAGES.is_dir(),
    reason="the client's packages are not installed (./test installs them)",
)
MODULE = '''\
"""A module with a rule that is tested and one that is not."""


def may_buy(coins: int, price: int) -> bool:
    return coins >= price


def rest(coins: int, price: int) -> int:
    return coins - price
'''
CHANGES_NOTHING = """\
def none() -> list[str]:
    return []


def nothing() -> set[str]:
    return set()


def perhaps() -> list[str] | None:
    return None


def silence() -> str:
    return ""


def same(coins: int) -> None:
    moved = move(coins, coins)
    found = query.where(coins, moved)
    return None
"""
WEB_MODULE = """\
export const mayBuy = (coins: number, price: number): boolean => coins >= price
export const rest = (coins: number, price: number): number => coins - price
"""
WEB_TESTS = """
import { expect, test } from 'vitest'
import { mayBuy, rest } from '../sums'

test('exact change is enough', () => expect([mayBuy(3, 3), mayBuy(2, 3)]).toEqual([true, false]))
test('nothing is left of nothing', () => expect(rest(0, 0)).toBe(0))
"""
PATIENTLY = ("--limit", "600")
"""A machine that is busy with much else is no reason to take a survivor for noticed."""
TESTS = """
from sums import may_buy, rest

def test_exact_change_is_enough():
    assert may_buy(3, 3) and not may_buy(2, 3)

def test_nothing_is_left_of_nothing():
    assert rest(0, 0) == 0
"""


@dataclass(frozen=True)
class Done:
    """How a run of the tool ended."""

    status: object
    output: str
    warnings: str


class Plant(Protocol):
    def __call__(self, *arguments: str) -> Done: ...


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for folder in ("src", "tests", "tools", "web"):
        (tmp_path / folder).mkdir()
    (tmp_path / "src/sums.py").write_text(MODULE)
    (tmp_path / "tests/test_sums.py").write_text(TESTS)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def plant(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Plant:
    """Runs the tool as a script. The tests that it runs need no plugins, which load slowly."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.syspath_prepend(str(TOOL.parent))

    def run(*arguments: str) -> Done:
        monkeypatch.setattr(sys, "argv", [str(TOOL), *arguments])
        status: object = None
        try:
            runpy.run_path(str(TOOL), run_name="__main__")
        except SystemExit as ended:
            status = ended.code
        return Done(status, *capsys.readouterr())

    return run


@pytest.fixture
def names(plant: Plant, project: Path) -> Callable[[str, str], list[str]]:
    """The faults that could be planted in a text, without the name of its file."""

    def listed(file: str, text: str) -> list[str]:
        (project / file).write_text(text)
        found = plant(file, "--list", "--number", "99").output.splitlines()
        return [name.removeprefix(f"{file}:") for name in found]

    return listed


def test_faults_that_no_test_notices_are_shown(plant: Plant, project: Path) -> None:
    done = plant("src/sums.py", "--tests", "tests/test_sums.py", "--workers", "2", *PATIENTLY)
    assert "noticed  src/sums.py:may_buy: coins >= price -> (coins > price)" in done.output
    assert "SURVIVED src/sums.py:rest: coins - price -> (coins + price)" in done.output
    assert "+    return (coins + price)" in done.output
    assert done.output.endswith("noticed 3 of 4\n"), done.output
    assert done.status == 1
    assert (project / "src/sums.py").read_text() == MODULE


def test_equivalent_faults_are_left_out(plant: Plant, project: Path) -> None:
    listed = "src/sums.py:rest: coins - price -> (coins + price)\n"
    (project / "tools/equivalent_faults.txt").write_text("# because\n" + listed)
    found = plant("src/sums.py", "--list").output.splitlines()
    assert len(found) == 3
    assert listed.strip() not in found


def test_an_equivalent_fault_whose_code_has_changed_is_reported(
    plant: Plant, project: Path
) -> None:
    current = "src/sums.py:rest: coins - price -> (coins + price)"
    gone, elsewhere = "src/sums.py:may_sell: 1 -> (2)", "src/other.py:rest: 1 -> (2)"
    (project / "tools/equivalent_faults.txt").write_text("\n".join([current, gone, elsewhere]))
    done = plant("src/sums.py", "--list")
    assert done.warnings == f"outdated in tools/equivalent_faults.txt: {gone}\n"


def test_the_seed_decides_which_faults_are_planted(plant: Plant) -> None:
    def choose(seed: int) -> str:
        return plant("src/sums.py", "--list", "--number", "2", "--seed", str(seed)).output

    assert choose(1) == choose(1)
    assert len({choose(seed) for seed in range(5)}) > 1


def test_a_fault_that_hangs_is_noticed(plant: Plant, project: Path) -> None:
    (project / "src/sums.py").write_text("def rest(coins):\n    while coins:\n        coins -= 1\n")
    (project / "tests/test_sums.py").write_text(
        "from sums import rest\n\ndef test_rest():\n    rest(3)\n"
    )
    done = plant("src/sums.py", "--tests", "tests", "--limit", "0.5", "--workers", "2")
    assert done.output.endswith("noticed 2 of 2\n")


def test_tests_that_fail_anyway_say_so(plant: Plant, project: Path) -> None:
    (project / "tests/test_sums.py").write_text("def test_nothing():\n    assert False\n")
    done = plant("src/sums.py", "--tests", "tests")
    assert done.status == "The tests fail without any fault."


def test_what_changes_nothing_is_not_planted(names: Callable[[str, str], list[str]]) -> None:
    assert names("src/sums.py", CHANGES_NOTHING) == []
    assert names("web/sums.ts", "function none() {\n  return undefined\n}\n") == []


def test_the_order_of_what_min_and_max_compare_does_not_matter(
    names: Callable[[str, str], list[str]],
) -> None:
    assert names("src/sums.py", "least = min(one, other)\n") == [
        "module: min(one, other) -> (max(one, other))"
    ]


def test_a_collection_that_holds_something_comes_back_empty(
    names: Callable[[str, str], list[str]],
) -> None:
    text = "def both(a: int, b: int) -> list[int]:\n    return [a, b]\n"
    assert names("src/sums.py", text) == ["both: return [a, b] -> return type([a, b])()"]


def test_typescript_has_faults_too(names: Callable[[str, str], list[str]]) -> None:
    line = "export const less = a < b && 'a < b'"
    assert names("web/sums.ts", f"// a < b\n{line}\n") == [f"{line}: < -> <=", f"{line}: && -> ||"]


def test_a_fault_in_typescript_can_be_compiled(names: Callable[[str, str], list[str]]) -> None:
    line = "if (is(a) && is(b)) return (c)"
    assert names("web/sums.ts", f"{line}\nreturn [\n  a,\n]\n") == [
        f"{line}: (is(a) && is(b)) -> (!(is(a) && is(b)))",
        f"{line}: && -> ||",
        f"{line}: (c) -> undefined",
    ]


@needs_node
def test_faults_in_the_client_are_planted_in_one_run_of_vitest(plant: Plant, project: Path) -> None:
    (project / "web/tests").mkdir()
    (project / "web/node_modules").symlink_to(PACKAGES)
    (project / "web/sums.ts").write_text(WEB_MODULE)
    (project / "web/tests/sums.test.ts").write_text(WEB_TESTS)
    done = plant("web/sums.ts", "--tests", "tests", *PATIENTLY)
    assert ": >= -> >" in done.output
    assert "SURVIVED web/sums.ts:export const rest" in done.output
    assert done.output.endswith("noticed 1 of 2\n"), done.output
