"""Every hook of `Effect` serves some effect, and some rule calls it."""

import ast
from functools import cache
from pathlib import Path

import pytest

import trickerion
from trickerion.engine.effects.hooks import Effect
from trickerion.lab.verify.effect_coverage import all_effects

ENGINE = Path(trickerion.__file__).parent / "engine"
HOOKS = [name for name, value in vars(Effect).items() if callable(value) and name[0] != "_"]


@cache
def called_methods() -> set[str]:
    """The names of all methods that the engine calls."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in ENGINE.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {call.func.attr for call in calls if isinstance(call.func, ast.Attribute)}


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_is_overridden_by_an_effect_and_called_by_a_rule(hook: str) -> None:
    default = getattr(Effect, hook)
    assert any(getattr(type(effect), hook) is not default for effect in all_effects())
    assert hook in called_methods()
