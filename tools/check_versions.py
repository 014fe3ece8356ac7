"""Install a wheel with the lowest and with the newest versions it allows, and play on each.

    python tools/check_versions.py dist/trickerion-*.whl
    python3.13 tools/check_versions.py dist/trickerion-*.whl --only newest

The environments are temporary and use the Python that runs this. tools/lock writes the lowest
versions to requirements/lowest.txt; they are for the lowest Python.
"""

import argparse
import os
import subprocess
import tempfile
import venv
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parents[1]
LOWEST: Final = PROJECT / "requirements" / "lowest.txt"
SMOKE: Final = Path(__file__).with_name("smoke.py")
TESTS: Final = ("tests/server/transport", "tests/server/storage/test_notify.py")
"""The tests of what uses undocumented parts of packages."""
TEST_PACKAGES: Final = ("aiosmtpd", "httpx", "pytest", "pytest-timeout", "pytest-xdist", "trustme")


def environment(folder: Path) -> Path:
    """Make an empty environment; returns its Python."""
    venv.create(folder, with_pip=True, clear=True)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(*command: str | Path) -> None:
    subprocess.run(command, cwd=PROJECT, check=True)


def install(python: Path, wheel: Path, which: str) -> None:
    pip = (python, "-m", "pip", "install", "--quiet")
    if which == "lowest":
        run(*pip, "--require-hashes", "--requirement", LOWEST)
        run(*pip, "--no-deps", wheel)
    else:
        run(*pip, f"{wheel}[fast,postgres,push]")
    run(python, "-m", "pip", "check")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--only", choices=("lowest", "newest"))
    asked = parser.parse_args()
    for which in (asked.only,) if asked.only else ("lowest", "newest"):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            python = environment(Path(folder))
            install(python, asked.wheel.resolve(), which)
            print(f"The {which} versions:", flush=True)
            run(python, SMOKE)
            if os.name == "posix":  # the tests need it, the package doesn't
                run(python, "-m", "pip", "install", "--quiet", *TEST_PACKAGES)
                run(python, "-m", "pytest", "-W", "ignore", "-m", "not postgres", *TESTS)


if __name__ == "__main__":
    main()
