"""`import trickerion`: the public names, loaded when first used."""

import subprocess
import sys

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


def test_a_name_that_does_not_exist_is_refused() -> None:
    with pytest.raises(AttributeError, match="module 'trickerion' has no attribute 'Gane'"):
        _ = trickerion.Gane  # type: ignore[attr-defined]
