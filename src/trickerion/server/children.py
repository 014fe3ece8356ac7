"""Processes that a process starts: they run the same code, on the same engine."""

import os
import sys
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent.parent
"""Where this package lies: among the sources, or in a build with the compiled engine."""


def module(name: str) -> list[str]:
    """The command that runs a module."""
    return [sys.executable, "-m", name]


def environment(**more: str) -> dict[str, str]:
    """A child's environment: it finds the package where this process did."""
    paths = [str(FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **more}
