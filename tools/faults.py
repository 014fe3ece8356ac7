"""Mutation testing: plants faults in modules, one at a time, and reports which survive the tests.

    python tools/faults.py src/trickerion/engine/locations/market_row.py \\
        --tests tests/engine/locations/test_market_row.py --number 30 --seed 1 --workers 2
    python tools/faults.py web/src/table/decide/picker.ts --tests tests/table/decide/picker.test.ts

Run it in the project folder. Faults go into a temporary copy, never into the working tree. Tests
are pytest arguments for Python modules, and vitest arguments relative to web/ for TypeScript
modules. Add a fault that can't make a difference to tools/equivalent_faults.txt, by the name
printed with it.
"""

import argparse
import contextlib
import difflib
import json
import os
import random
import select
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

AGAIN = "vitest_again.mjs"
EQUIVALENT = Path("tools/equivalent_faults.txt")
LEAST_LIMIT = 30.0
PATIENCE = 4
"""A run counts as hanging after this many times the duration of a run without a fault."""


class Copy:
    """A copy of the code for planting one fault at a time and running the tests."""

    part = "src"

    def __init__(self, folder: Path, tests: list[str]) -> None:
        self.folder, self.tests = folder, tests
        self.runs = 0
        self.output = ""
        skipped = shutil.ignore_patterns("node_modules", "*.egg-info")
        shutil.copytree(self.part, folder / self.part, ignore=skipped)

    def notices(self, fault: Fault, limit: float) -> bool:
        source = fault.file.read_bytes()
        self.write(fault.file, fault.planted_in(source))
        try:
            return not self.passes(limit)
        finally:
            self.write(fault.file, source)

    def write(self, file: Path, source: bytes) -> None:
        """Give every version its own time stamp, by which Python detects stale .pyc files."""
        self.runs += 1
        there = self.folder / file
        there.write_bytes(source)
        os.utime(there, (self.runs, self.runs))

    def passes(self, limit: float | None = None) -> bool:
        """Run the tests; a run that exceeds the limit fails."""
        with (self.folder / "output").open("w+b") as output:
            running = subprocess.Popen(
                [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *self.tests],
                env=self.environment(),
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                return running.wait(limit) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                end_group(running)
                output.seek(0)
                self.output = output.read().decode(errors="replace")

    def environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "TRICKERION_ENGINE": "pure",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
        }

    def close(self) -> None:
        """End processes that are still running."""


class WebCopy(Copy):
    """The same for the browser client, with one vitest process for all runs."""

    part = "web"

    def __init__(self, folder: Path, tests: list[str]) -> None:
        super().__init__(folder, tests)
        (folder / "web/node_modules").symlink_to(Path("web/node_modules").resolve())
        (folder / "src").symlink_to(Path("src").resolve())
        shutil.copy(Path(__file__).with_name(AGAIN), folder / "web")
        self.changed: set[str] = set()
        self.vitest: subprocess.Popen[bytes] | None = None

    def write(self, file: Path, source: bytes) -> None:
        super().write(file, source)
        self.changed.add(str(self.folder / file))

    def passes(self, limit: float | None = None) -> bool:
        if self.vitest is None:
            self.vitest = self.start()
        assert self.vitest.stdin is not None
        assert self.vitest.stdout is not None
        self.vitest.stdin.write(json.dumps(sorted(self.changed)).encode() + b"\n")
        self.vitest.stdin.flush()
        self.changed.clear()
        if not select.select([self.vitest.stdout], [], [], limit)[0]:
            self.close()
            return False
        self.output = self.vitest.stdout.readline().decode()
        if not self.output:
            self.close()
        return self.output == "passed\n"

    def start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            ["node", AGAIN, *self.tests],
            cwd=self.folder / "web",
            env={**os.environ, "TESTS_RUN_AGAIN": "1", "VITEST": "true"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def close(self) -> None:
        if self.vitest is not None:
            with self.vitest:
                end_group(self.vitest)
            self.vitest = None


def end_group(running: subprocess.Popen[bytes]) -> None:
    """End the tests and whatever they have started and left behind."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()


def main() -> None:
    wanted = arguments()
    known = equivalent_faults()
    for name in outdated(wanted.modules, known):
        print(f"outdated in {EQUIVALENT}: {name}", file=sys.stderr)
    faults = chosen(wanted.modules, wanted.number, wanted.seed, known)
    if wanted.list:
        for fault in faults:
            print(fault.name)
        return
    kind = WebCopy if wanted.modules[0].suffix == ".ts" else Copy
    with tempfile.TemporaryDirectory(prefix="faults-") as folder, contextlib.ExitStack() as stack:
        copies = [
            kind(Path(folder, str(number)).resolve(), wanted.tests)
            for number in range(wanted.workers)
        ]
        for copy in copies:
            stack.callback(copy.close)
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


def outdated(modules: Iterable[Path], known: set[str]) -> list[str]:
    """Equivalent faults in these modules that can no longer be planted: the code has changed."""
    possible = {fault.name for module in modules for site in faults_in(module) for fault in site}
    files = tuple(f"{module}:" for module in modules)
    return sorted(name for name in known - possible if name.startswith(files))


def chosen(modules: Iterable[Path], number: int, seed: int, known: set[str]) -> list[Fault]:
    """A random sample of sites, with one fault at each."""
    chance = random.Random(seed)
    sites = [site for module in modules for site in faults_in(module)]
    open_sites = [[fault for fault in site if fault.name not in known] for site in sites]
    possible = [chance.choice(site) for site in open_sites if site]
    return sorted(
        chance.sample(possible, min(number, len(possible))),
        key=lambda fault: (fault.file, fault.start),
    )


def time_limit(copy: Copy) -> float:
    """Run the tests without a fault; they must pass."""
    begun = time.monotonic()
    if not copy.passes():
        print(copy.output)
        sys.exit("The tests fail without any fault.")
    taken = time.monotonic() - begun
    print(f"without a fault the tests take {taken:.0f} s")
    return max(LEAST_LIMIT, PATIENCE * taken)


def plant(faults: list[Fault], copies: list[Copy], limit: float) -> list[Fault]:
    """Plant each fault in a free copy; returns the faults that survive."""
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
