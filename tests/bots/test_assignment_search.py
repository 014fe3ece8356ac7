"""The neighbors of an assignment plan."""

from tests.support import do, position, seat
from trickerion.bots.assignment_search import (
    assigned,
    initial_plan,
    key,
    neighbors,
    swapped,
)


def test_neighbors_differ_in_one_card_or_one_swap() -> None:
    game = position(seat(team=["manager"]), seat())
    plan = initial_plan(game, 0)
    found = neighbors(game, 0, plan)
    assert found
    for other in found:
        changed = {c for c in {*plan, *other} if plan.get(c) != other.get(c)}
        assert len(changed) < 2 or sorted(plan.values()) == sorted(other.values())


def test_assigned_cards_stay_where_they_are() -> None:
    game = position(seat(team=["manager"]), seat())
    do(game, "p1 assign magician downtown")
    fixed = assigned(game, 0)
    assert list(fixed) == [0]
    for plan in neighbors(game, 0, initial_plan(game, 0)):
        assert plan[0] == fixed[0]


def test_a_swap_moves_a_single_card_too() -> None:
    assert swapped({0: 5, 2: 7}, 0, 2) == {0: 7, 2: 5}
    assert swapped({0: 5}, 0, 2) == {2: 5}
    assert key({2: 7, 0: 5}) == key({0: 5, 2: 7})
