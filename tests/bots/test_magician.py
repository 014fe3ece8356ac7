"""The magician's tree: selection, progressive widening and backup."""

from trickerion import Action
from trickerion.bots.magician import WIDENING, Node

PASS, DONE, READY = (Action.parse(f"p1 {word}") for word in ("pass", "done", "ready"))


def visited(**values: tuple[Action, float]) -> Node:
    """A root with one visit to each of these actions."""
    root = Node()
    for action, value in values.values():
        root.child(action).update(value)
        root.update(value)
    return root


def test_a_node_keeps_the_best_value_below_it() -> None:
    node = Node()
    for value in (-3.0, 5.0, 2.0):
        node.update(value)
    assert (node.best, node.visits) == (5.0, 3)


def test_progressive_widening_adds_a_child_after_some_visits() -> None:
    root = Node()
    for visits in range(WIDENING):
        assert root.select([PASS, DONE]) is PASS, visits
        root.child(PASS).update(0.0)
        root.update(0.0)
    assert root.select([PASS, DONE]) is DONE


def test_the_better_child_is_selected_until_the_other_is_due() -> None:
    root = visited(good=(PASS, 2.0), bad=(DONE, 0.0))
    assert root.select([PASS, DONE]) is PASS
    for _ in range(200):
        root.child(PASS).update(2.0)
        root.update(2.0)
    assert root.select([PASS, DONE]) is DONE
