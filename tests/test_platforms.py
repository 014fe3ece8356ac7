"""Windows and macOS, as far as Linux can stand in for them: nothing needs what only POSIX has."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support import ROOT

WITHOUT_POSIX = ROOT / "tests" / "without_posix"
EXTRAS = ("trickerion.lab.data.export", "trickerion.lab.data.schema", "trickerion.lab.ray_pool")
"""Modules that import numpy or Ray, whose packages for Linux do need POSIX."""
IMPORT_ALL = f"""
import importlib, pkgutil, sys, trickerion, trickerion_start
assert sys.modules["fcntl"] is None
skipped = ("trickerion.__main__", *{EXTRAS})
for module in pkgutil.walk_packages(trickerion.__path__, "trickerion."):
    if module.name not in skipped and ".migrations." not in module.name:
        importlib.import_module(module.name)
"""


def without_posix(folder: Path) -> dict[str, str]:
    """An environment without POSIX's modules, functions and signals, and without any programs."""
    paths = [str(WITHOUT_POSIX), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PATH": str(folder)}


def run(code: str, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_module_can_be_imported_without_posix(tmp_path: Path) -> None:
    run(IMPORT_ALL, without_posix(tmp_path))


def test_python_can_run_the_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "trickerion", "rules", "THR-3"]
    done = subprocess.run(
        command, env=without_posix(tmp_path), capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("THR-3 ")
