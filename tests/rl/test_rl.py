"""The package: its ids, and what it needs."""

import subprocess
import sys

import gymnasium
import pettingzoo
import pytest

from trickerion.rl import VERSION, AgainstBots, TrickerionAEC


def test_the_environments_have_versioned_ids() -> None:
    made = gymnasium.make(f"Trickerion-v{VERSION}", players=3)
    assert isinstance(made.unwrapped, AgainstBots)
    assert made.unwrapped.game_options.players == 3
    ours = pettingzoo.make("aec", f"trickerion-v{VERSION}", players=3)
    assert isinstance(ours, TrickerionAEC)
    assert str(ours) == f"trickerion_v{VERSION}"


def test_gymnasium_finds_the_id_without_an_import() -> None:
    code = "import gymnasium; print(gymnasium.make('trickerion.rl:Trickerion-v1').reset(seed=1)[1])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "action_mask" in shown.stdout


@pytest.mark.source
@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("trickerion.rl", "gymnasium", "rl"),
        ("trickerion.rl", "numpy", "rl"),
        ("trickerion.rl", "pettingzoo", "rl"),
        ("trickerion.rl.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named(module: str, package: str, extra: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import {module}"
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    last = shown.stderr.splitlines()[-1]
    assert last.startswith(f"ImportError: {module} needs ")
    assert last.endswith(f": pip install 'trickerion[{extra}]'")


@pytest.mark.source
def test_training_loads_neither_the_server_nor_the_terminal() -> None:
    code = (
        "import sys, trickerion.rl; env = trickerion.rl.env(); env.reset(seed=1); env.last(); "
        "print({'litestar', 'trickerion.terminal', 'fluent', 'rich'} & set(sys.modules))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.split() == ["set()"]
