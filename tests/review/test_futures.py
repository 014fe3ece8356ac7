"""The outlook over many futures, and luck."""

from random import Random

import pytest

from tests.review.golden import RECORD
from trickerion import Game, Options, replay
from trickerion.bots.outlook import Outlook
from trickerion.lab.play.simulation import random_action
from trickerion.review.futures import Futures, decided_by_chance, luck, mean_outlook

TEXT = RECORD.read_text(encoding="utf-8")


def before_a_roll(turn: int = 3) -> tuple[Game, int]:
    """The game before the action that ends a turn, and the index of the action."""
    game = replay(TEXT, 0)
    for index, action in enumerate(replay(TEXT).history):
        twin = game.clone()
        twin.play(action)
        if twin.turn > game.turn == turn:
            return game, index
        game = twin
    raise AssertionError


def test_luck_is_zero_on_average() -> None:
    """The luck of all outcomes, weighted by how likely they are, cancels out."""
    game, index = before_a_roll()
    action = replay(TEXT).history[index]
    futures = Futures(1, 6, seed=0)
    rng = Random(f"outcomes 0 {len(game.history)}")
    outcomes = []
    for _ in range(6):
        twin = game.with_future(rng.getrandbits(48))
        twin.play(action)
        outcomes.append(futures.outlook(twin))
    expected = futures.expectation(game, action)
    for seat in range(2):
        assert sum(one.fame[seat] - expected.fame[seat] for one in outcomes) == pytest.approx(0)
        assert sum(one.wins[seat] - expected.wins[seat] for one in outcomes) == pytest.approx(0)
    assert len({round(fame, 3) for one in outcomes for fame in one.fame}) > 2


def test_an_action_without_chance_has_no_luck() -> None:
    """A plan that is revealed was made by a rival, not by chance (TURN-6)."""
    game = replay(TEXT, 0)
    futures = Futures(2, 3, seed=5)
    for action in replay(TEXT).history:
        after = game.clone()
        after.play(action)
        if game.phase == "assignment" and after.phase == "place_characters":
            assert after.reveals > game.reveals
            actual, expected = futures.outlook(after), futures.expectation(game, action)
            assert actual.fame == pytest.approx(expected.fame)
            assert luck(0, 1, [], actual, expected) is None
            return
        game = after
    raise AssertionError


def test_luck_is_what_happened_minus_what_was_to_be_expected() -> None:
    found = luck(
        *(7, 2, ["dice"]),
        Outlook([50.0, 40.0], [[0.7, 0.3], [0.3, 0.7]]),
        Outlook([48.0, 41.0], [[0.6, 0.4], [0.4, 0.6]]),
    )
    assert found == {
        "index": 7,
        "turn": 2,
        "what": ["dice"],
        "fame": [2.0, -1.0],
        "win": [0.1, -0.1],
    }


def test_the_mean_of_outlooks() -> None:
    mean = mean_outlook(
        [Outlook([1.0, 2.0], [[1.0, 0.0], [0.0, 1.0]]), Outlook([3.0, 2.0], [[0.0, 1.0]] * 2)]
    )
    assert mean.fame == [2.0, 2.0]
    assert mean.places == [[0.5, 0.5], [0.0, 1.0]]


def test_what_chance_decided_is_read_from_the_events() -> None:
    game, index = before_a_roll()
    assert decided_by_chance(game.apply(replay(TEXT).history[index])) == ["dice", "performance"]


def decided(options: Options) -> set[str]:
    """What chance decides in a game, action by action."""
    game, rng, found = Game.new(options, 1), Random(1), set()
    while not game.over:
        found.add(" ".join(decided_by_chance(game.apply(random_action(game, rng)))))
    return found


def test_turn_setup_cards_and_plans_are_named() -> None:
    """DUEL-2, HEIR-3: the card is turned up with the dice, the plan after advertising."""
    assert "dice performance turn_setup" in decided(Options(players=2, duel=True))
    assert "plan" in decided(Options(players=1, heir="easy"))
    assert "plan" not in decided(Options(players=2))
