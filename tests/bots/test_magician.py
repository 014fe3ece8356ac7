"""The magician's tree: selection, progressive widening and backup; and its exact endings."""

from random import Random

from tests.bots.endings import ending, small_endings
from trickerion import Action, Game
from trickerion.bots import Advice, Budget, make_bot
from trickerion.bots.magician import WIDENING, Node, best_placed
from trickerion.bots.solver import SolvedAction, Solver
from trickerion.lab.verify.permuter import permuted

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


# Endings


def advice(game: Game, seat: int, nodes: int) -> list[Advice]:
    return make_bot("magician", seat, 1).advise(game, Budget(nodes=nodes))


def test_an_ending_is_played_exactly() -> None:
    for game, asked, answers in small_endings():
        best = advice(game, asked, 400)[0]
        assert best.action is answers[0].action
        assert best.estimate == answers[0].fame


def test_the_reason_for_an_exact_answer_is_its_fame() -> None:
    game = ending()
    found = advice(game, 0, 10_000)
    assert [one.estimate for one in found] == [one.fame for one in Solver(0, 10_000).answers(game)]
    assert (found[0].reason, found[-1].reason) == ("fame", "alike")


def test_a_budget_too_small_to_solve_an_ending_still_finds_an_answer() -> None:
    game = ending()
    needed = Solver(0, 10_000)
    needed.answers(game)
    assert needed.played > 8
    assert advice(game, 0, 2)[0].action in game.options(0)
    assert advice(game, 0, 2)[0].estimate != advice(game, 0, 10_000)[0].estimate


def test_no_time_to_solve_an_ending_still_leaves_an_answer() -> None:
    bot = make_bot("magician", 0, 1)
    assert bot.decide(ending(), Budget(seconds=1e-6)) in ending().options(0)


def test_an_exact_answer_knows_no_secret() -> None:
    """R9."""
    for game, asked, _ in small_endings():
        other, _ = permuted(game, asked, Random(game.seed))
        decided, decided_too = (
            make_bot("magician", asked, 1).decide(true.imagine(asked, 1), Budget(nodes=400))
            for true in (game, other)
        )
        assert decided is decided_too


def test_a_better_place_counts_more_than_fame() -> None:
    actions = ending().options(0)[:3]
    rich, narrow, poor = (
        SolvedAction(action, fame, place)
        for action, fame, place in zip(actions, (40, 38, 35), (2, 1, 1), strict=True)
    )
    assert best_placed([rich, narrow, poor]) == [narrow, poor]
    assert best_placed([]) == []
