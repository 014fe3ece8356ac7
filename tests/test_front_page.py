"""`import trickerion`: the public names, loaded when first used."""

import subprocess
import sys
from pathlib import Path

import pytest

import trickerion


@pytest.mark.parametrize("name", trickerion.__all__)
def test_every_public_name_can_be_imported(name: str) -> None:
    code = f"from trickerion import {name}; assert {name} is not None"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_nothing_is_loaded_before_it_is_used() -> None:
    code = "import sys, trickerion; print('trickerion.engine' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert shown.stdout.split() == [b"False"]


def test_the_game_loads_quickly() -> None:
    """Of the standard library it needs only what loads in a few milliseconds."""
    slow = {"asyncio", "decimal", "email", "logging", "multiprocessing", "pathlib", "random"}
    slow |= {"socket", "ssl", "subprocess", "tempfile", "unittest", "urllib", "zoneinfo"}
    code = f"import sys; from trickerion import Game; print({slow} & sys.modules.keys())"
    path = {"PYTHONPATH": str(Path(trickerion.__file__).parents[1])}
    command = [sys.executable, "-S", "-c", code]  # -S: without what other packages load at start
    shown = subprocess.run(command, capture_output=True, check=True, env=path)
    assert shown.stdout.split() == [b"set()"]


def test_a_name_that_does_not_exist_is_refused() -> None:
    with pytest.raises(AttributeError, match="module 'trickerion' has no attribute 'Gane'"):
        _ = trickerion.Gane  # type: ignore[attr-defined]
