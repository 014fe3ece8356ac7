"""Plants faults in modules, one at a time, and tells which of them no test notices.

    python tools/faults.py src/trickerion/engine/market_row.py \\
        --tests tests/rules/test_market_row.py tests/cards --number 30 --seed 1 --workers 2
    python tools/faults.py web/src/table/picker.ts --tests tests/picker.test.ts

Run it in the project's folder. Faults go into a temporary copy, never into the working tree.
Tests are pytest arguments for Python modules and vitest arguments, relative to web/, for
TypeScript ones. A fault that changes nothing anybody could notice belongs into
tools/equivalent_faults.txt, by the name printed with it.
"""

import argparse
import contextlib
import difflib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

from fault_sites import Fault, faults_in

EQUIVALENT = Path("tools/equivalent_faults.txt")
LEAST_LIMIT = 30.0
PATIENCE = 4
"""A run that takes this many times as long as the one without a fault hangs."""


class Copy:
    """A copy of the code in which one fault at a time is planted and the tests are run."""

    def __init__(self, folder: Path, tests: list[str], typescript: bool) -> None:
        self.folder, self.tests, self.typescript = folder, tests, typescript
        self.runs = 0
        skipped = shutil.ignore_patterns("node_modules", "*.egg-info")
        shutil.copytree("web" if typescript else "src", folder / self.part, ignore=skipped)
        if typescript:
            (folder / "web/node_modules").symlink_to(Path("web/node_modules").resolve())
            (folder / "src").symlink_to(Path("src").resolve())

    @property
    def part(self) -> str:
        return "web" if self.typescript else "src"

    def notices(self, fault: Fault, limit: float) -> bool:
        source = fault.file.read_bytes()
        self.write(fault.file, fault.planted_in(source))
        try:
            return self.run_tests(limit) != 0
        finally:
            self.write(fault.file, source)

    def write(self, file: Path, source: bytes) -> None:
        """Every version gets its own time, because that is how Python knows a stale .pyc file."""
        self.runs += 1
        there = self.folder / file
        there.write_bytes(source)
        os.utime(there, (self.runs, self.runs))

    def run_tests(self, limit: float | None = None) -> int | None:
        """The exit status; None if the tests had not ended at the limit."""
        with (self.folder / "output").open("wb") as output:
            running = subprocess.Popen(
                self.command(),
                cwd=self.folder / "web" if self.typescript else None,
                env=self.environment(),
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                return running.wait(limit)
            except subprocess.TimeoutExpired:
                return None
            finally:
                end_group(running)

    def command(self) -> list[str]:
        if self.typescript:
            return ["node_modules/.bin/vitest", "run", "--bail", "1", *self.tests]
        options = ["-x", "-q", "-p", "no:cacheprovider"]
        return [sys.executable, "-m", "pytest", *options, *self.tests]

    def environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "TRICKERION_ENGINE": "pure",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
        }

    def output(self) -> str:
        return (self.folder / "output").read_text(encoding="utf-8", errors="replace")


def end_group(running: subprocess.Popen[bytes]) -> None:
    """End the tests and whatever they have started and left behind."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()


def main() -> None:
    wanted = arguments()
    known = equivalent_faults()
    faults = chosen(wanted.modules, wanted.number, wanted.seed, known)
    if wanted.list:
        print(*(fault.name for fault in faults), sep="\n")
        return
    typescript = wanted.modules[0].suffix == ".ts"
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        copies = [
            Copy(Path(folder, str(number)), wanted.tests, typescript)
            for number in range(wanted.workers)
        ]
        limit = time_limit(copies[0])
        survivors = plant(faults, copies, wanted.limit or limit)
    print(f"noticed {len(faults) - len(survivors)} of {len(faults)}")
    sys.exit(1 if survivors else 0)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("modules", nargs="+", type=Path, help="all Python or all TypeScript")
    parser.add_argument("--tests", nargs="+", default=[], help="the tests that should notice")
    parser.add_argument("--number", type=int, default=30, help="how many faults (30)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other faults")
    parser.add_argument("--workers", type=int, default=1, help="runs at the same time")
    parser.add_argument("--limit", type=float, help="seconds after which a run counts as hanging")
    parser.add_argument("--list", action="store_true", help="only name the faults")
    wanted = parser.parse_args()
    if len({module.suffix for module in wanted.modules}) > 1:
        parser.error("give Python modules or TypeScript ones, not both")
    for module in wanted.modules:
        if module.is_absolute() or not module.is_file():
            parser.error(f"{module} is not a file below the current folder")
    return wanted


def equivalent_faults() -> set[str]:
    if not EQUIVALENT.exists():
        return set()
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def chosen(modules: Iterable[Path], number: int, seed: int, known: set[str]) -> list[Fault]:
    """A random choice of sites, and of one fault at each."""
    chance = random.Random(seed)
    sites = [site for module in modules for site in faults_in(module)]
    open_sites = [[fault for fault in site if fault.name not in known] for site in sites]
    possible = [chance.choice(site) for site in open_sites if site]
    return sorted(
        chance.sample(possible, min(number, len(possible))),
        key=lambda fault: (fault.file, fault.start),
    )


def time_limit(copy: Copy) -> float:
    """Run the tests without a fault; they have to pass."""
    begun = time.monotonic()
    if copy.run_tests() != 0:
        print(copy.output())
        sys.exit("The tests fail without any fault.")
    taken = time.monotonic() - begun
    print(f"without a fault the tests take {taken:.0f} s")
    return max(LEAST_LIMIT, PATIENCE * taken)


def plant(faults: list[Fault], copies: list[Copy], limit: float) -> list[Fault]:
    """Plant each fault in a copy that is free; the faults that no test notices."""
    free: Queue[Copy] = Queue()
    for copy in copies:
        free.put(copy)

    def survives(fault: Fault) -> bool:
        copy = free.get()
        try:
            unnoticed = not copy.notices(fault, limit)
        finally:
            free.put(copy)
        print(report(fault) if unnoticed else f"noticed  {fault.name}", flush=True)
        return unnoticed

    with ThreadPoolExecutor(len(copies)) as pool:
        return [
            fault for fault, alive in zip(faults, pool.map(survives, faults), strict=True) if alive
        ]


def report(fault: Fault) -> str:
    source = fault.file.read_bytes()
    before, after = source.decode(), fault.planted_in(source).decode()
    names = (str(fault.file), f"{fault.file} (line {fault.line})")
    diff = difflib.unified_diff(before.splitlines(), after.splitlines(), *names, "", "", 2, "")
    return "\n".join([f"SURVIVED {fault.name}", *diff])


if __name__ == "__main__":
    main()
