"""tools/faults.py plants faults and tells which of them the tests do not notice."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "faults.py"
MODULE = '''\
"""A module with a rule that is tested and one that is not."""


def may_buy(coins: int, price: int) -> bool:
    return coins >= price


def rest(coins: int, price: int) -> int:
    return coins - price
'''
TESTS = """
from sums import may_buy, rest

def test_exact_change_is_enough():
    assert may_buy(3, 3) and not may_buy(2, 3)

def test_nothing_is_left_of_nothing():
    assert rest(0, 0) == 0
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for folder in ("src", "tests", "tools"):
        (tmp_path / folder).mkdir()
    (tmp_path / "src/sums.py").write_text(MODULE)
    (tmp_path / "tests/test_sums.py").write_text(TESTS)
    return tmp_path


def plant(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(TOOL), "src/sums.py", "--tests", "tests/test_sums.py"]
    return subprocess.run(
        [*command, *arguments],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_faults_that_no_test_notices_are_shown(project: Path) -> None:
    done = plant(project, "--workers", "2")
    assert "noticed  src/sums.py:may_buy: coins >= price -> (coins > price)" in done.stdout
    assert "SURVIVED src/sums.py:rest: coins - price -> (coins + price)" in done.stdout
    assert "+    return (coins + price)" in done.stdout
    assert done.stdout.endswith("noticed 3 of 4\n"), done.stdout + done.stderr
    assert done.returncode == 1
    assert (project / "src/sums.py").read_text() == MODULE


def test_equivalent_faults_are_left_out(project: Path) -> None:
    listed = "src/sums.py:rest: coins - price -> (coins + price)\n"
    (project / "tools/equivalent_faults.txt").write_text("# because\n" + listed)
    names = plant(project, "--list").stdout.splitlines()
    assert len(names) == 3
    assert listed.strip() not in names


def test_the_seed_decides_which_faults_are_planted(project: Path) -> None:
    def choose(seed: int) -> str:
        return plant(project, "--list", "--number", "2", "--seed", str(seed)).stdout

    assert choose(1) == choose(1)
    assert len({choose(seed) for seed in range(5)}) > 1


def test_a_fault_that_hangs_is_noticed(project: Path) -> None:
    (project / "src/sums.py").write_text("def rest(coins):\n    while coins:\n        coins -= 1\n")
    (project / "tests/test_sums.py").write_text(
        "from sums import rest\n\ndef test_rest():\n    rest(3)\n"
    )
    done = plant(project, "--limit", "3", "--workers", "2")
    assert done.stdout.endswith("noticed 2 of 2\n")


def test_tests_that_fail_anyway_say_so(project: Path) -> None:
    (project / "tests/test_sums.py").write_text("def test_nothing():\n    assert False\n")
    done = plant(project)
    assert done.returncode == 1
    assert "The tests fail without any fault." in done.stderr


def test_typescript_has_faults_too(project: Path) -> None:
    (project / "web").mkdir()
    (project / "web/sums.ts").write_text("// a < b\nexport const less = a < b && 'a < b'\n")
    command = [sys.executable, str(TOOL), "web/sums.ts", "--list"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=True)
    line = "web/sums.ts:export const less = a < b && 'a < b'"
    assert done.stdout.splitlines() == [f"{line}: < -> <=", f"{line}: && -> ||"]
