"""The options shared by commands that play games."""

import click
import pytest

from trickerion import Options
from trickerion.lab.options import MODULES, chosen_options


def test_there_is_a_flag_for_every_module() -> None:
    assert set(MODULES) == set(Options.__slots__) - {"players", "heir"}


def test_impossible_options_are_usage_errors() -> None:
    with pytest.raises(click.UsageError, match="SET-1: 2 to 4 players, not 7"):
        chosen_options(players=7)
