"""One game as arrays."""

from typing import Any

import numpy as np
import pytest

from tests.support import position, seat
from trickerion import OBSERVATION, Action
from trickerion.rl.decisions import Decisions


def started(seed: int = 1, free_actions: bool = False) -> Decisions:
    decisions = Decisions({"players": 2}, "flat", free_actions)
    decisions.start(seed)
    decisions.ask(0)
    return decisions


def test_the_mask_has_the_legal_actions() -> None:
    decisions = started()
    assert np.flatnonzero(decisions.mask).tolist() == sorted(decisions.game.option_ids(0))
    assert decisions.info()["action_mask"] is decisions.mask


def test_a_seat_that_is_not_asked_sees_an_empty_mask() -> None:
    decisions = started()
    assert decisions.observe(0)["action_mask"].any()
    assert not decisions.observe(1)["action_mask"].any()
    decisions.stop()
    assert not decisions.observe(0)["action_mask"].any()


def test_observations_are_within_the_space_and_start_with_the_own_seat() -> None:
    decisions = started()
    decisions.game.play(Action.parse("p1 magician mechaniker"))
    space: Any = decisions.observation_space()
    magician = next(field.start for field in OBSERVATION if field.name == "player_0.magician")
    assert decisions.observe(0) in space
    assert decisions.observe(0)["observation"][magician] > 0
    assert decisions.observe(1)["observation"][magician] == 0


def test_arrays_are_never_reused() -> None:
    decisions = started()
    before = decisions.observe(0)
    kept = before["action_mask"].copy()
    decisions.play(np.flatnonzero(kept)[0])
    decisions.ask(0)
    assert (before["action_mask"] == kept).all()
    assert decisions.observe(0)["observation"] is not before["observation"]


def test_a_masked_out_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    decisions = started()
    before = decisions.game.digest()
    action = Action.parse("p1 place engineer friday.1")
    with pytest.raises(
        ValueError, match=rf"^action {action.id} \(p1 place engineer friday.1\): .+"
    ):
        decisions.play(action.id)
    assert decisions.game.digest() == before


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = started(5), started(5)
    assert one.game.digest() == other.game.digest()
    assert one.game.seed == 5
    one.start(None)
    other.start(None)
    assert one.game.digest() == other.game.digest()
    assert one.game.seed != 5


def test_free_actions_are_left_out_unless_asked_for() -> None:
    """TURN-8: a trick can be returned between any two actions."""
    without, including = started(), started(free_actions=True)
    for decisions in (without, including):
        decisions.game = position(
            seat(tricks={"linking_rings": 0}, assigned={"magician": "theater"}), seat()
        )
        decisions.ask(0)
    id = Action.parse("p1 return_trick linking_rings").id
    assert including.mask[id]
    assert not without.mask[id]
    with pytest.raises(ValueError, match="free actions are not part of this environment"):
        without.play(id)
    including.play(id)
    assert len(including.game.history) == 1
