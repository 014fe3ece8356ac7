"""The engine counts the changes of what observations keep: no write may go uncounted."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import trickerion.engine

ENGINE = Path(trickerion.engine.__path__[0])
COUNTERS = {
    **dict.fromkeys(("tricks", "pieces", "managed"), "holding_changes"),
    **dict.fromkeys(("where", "occupants"), "moves"),
    **dict.fromkeys(("hand", "under", "face_down"), "card_changes"),
    **dict.fromkeys(("dice", "buy", "orders", "quick_order"), "supply_changes"),
    "performance_deck": "supply_changes",
    "trick_owner": "trick_changes",
    **dict.fromkeys(("known", "special_decks"), "special_card_changes"),
    "stacked": "changes",
}
"""What is kept, and the counter that its changes raise. `markers` has two, of boards and of
Performance cards."""
MUTATORS = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
COPIES = {"__init__", "clone", "copy_to", "lay_out"}
"""They fill a new object, which nobody has observed yet."""

pytestmark = pytest.mark.source


def attribute(target: ast.expr) -> str:
    """The attribute of an object that is written, as in `player.where[0] = HOME`."""
    while isinstance(target, ast.Subscript | ast.Starred):
        target = target.value
    return target.attr if isinstance(target, ast.Attribute) else ""


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        nested = [t.elts if isinstance(t, ast.Tuple) else [t] for t in node.targets]
        return [target for group in nested for target in group]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target]
    if isinstance(node, ast.Delete):
        return node.targets
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
            return [node.func.value]
        if isinstance(node.func, ast.Name) and node.func.id == "insort":
            return [node.args[0]]
    return []


def written(function: ast.AST) -> set[str]:
    return {attribute(target) for node in ast.walk(function) for target in targets(node)}


def called(function: ast.AST) -> set[str]:
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    return {call.attr for call in calls if isinstance(call, ast.Attribute)}


def functions(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name not in COPIES:
            yield node


def uncounted(source: str) -> list[str]:
    """The functions that write something without raising its counter."""
    found = []
    for function in functions(source):
        writes = written(function)
        raised = writes | called(function)
        for name in writes & {*COUNTERS}:
            counter = COUNTERS[name]
            if counter not in raised and not (counter == "moves" and "move" in raised):
                found.append(f"{function.name}: {name}")
        if "markers" in writes and not raised & {"holding_changes", "changes"}:
            found.append(f"{function.name}: markers")
    return found


def test_every_change_of_what_is_kept_is_counted() -> None:
    sources = [file.read_text() for file in ENGINE.rglob("*.py") if "saves" not in file.parts]
    assert len(sources) > 100
    assert [found for source in sources for found in uncounted(source)] == []


def test_the_initiative_is_replaced_but_never_changed() -> None:
    for file in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            for target in targets(node):
                is_replaced = isinstance(node, ast.Assign) and isinstance(target, ast.Attribute)
                assert is_replaced or attribute(target) != "initiative", file


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("state.players[0].where[1] = HOME", "where"),
        ("player.under[1], player.under[2] = NONE, 3", "under"),
        ("player.pieces[1] -= 1", "pieces"),
        ("player.hand.remove(3)", "hand"),
        ("insort(player.hand, 3)", "hand"),
        ("del state.special_decks[0][1]", "special_decks"),
        ("show.markers[2] = NONE", "markers"),
    ],
)
def test_a_write_that_is_not_counted_is_found(line: str, name: str) -> None:
    assert uncounted(f"def change():\n    {line}\n") == [f"change: {name}"]
    counter = COUNTERS.get(name, "changes")
    assert uncounted(f"def change():\n    {line}\n    it.{counter} += 1\n") == []
