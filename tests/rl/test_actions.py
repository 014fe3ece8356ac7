"""Flat and factored action spaces."""

from typing import Any

import numpy as np
import pytest

from trickerion import Action
from trickerion.rl.actions import SIZE, FactoredActions, FlatActions, FlatSpace, Mask, encoding

FLAT, FACTORED = FlatActions(), FactoredActions()


def mask_of(*lines: str) -> Mask:
    mask = np.zeros(SIZE, np.int8)
    mask[[Action.parse(f"p1 {line}").id for line in lines]] = 1
    return mask


def test_samples_are_legal_and_reach_every_legal_action() -> None:
    space = FlatSpace()
    space.seed(1)
    mask = mask_of("done", "pass", "place engineer friday.1")
    sampled = {int(space.sample(mask)) for _ in range(100)}
    assert sampled == set(np.flatnonzero(mask).tolist())


def test_masks_that_the_parent_refuses_are_refused() -> None:
    space = FlatSpace()
    assert space.sample(np.zeros(SIZE, np.int8)) == 0
    assert 0 <= space.sample() < SIZE
    with pytest.raises(AssertionError):
        space.sample(np.ones(3, np.int8))
    with pytest.raises(AssertionError):
        space.sample(np.ones(SIZE))


def test_an_id_may_be_any_integer() -> None:
    for action in (7, np.int32(7), np.int64(7), np.array(7)):
        assert FLAT.id(action) == 7


@pytest.mark.parametrize("action", [-1, SIZE, 1.0, "7", None, np.array([7, 8])])
def test_what_is_no_id_is_refused(action: Any) -> None:
    with pytest.raises(ValueError, match=rf"is not an id from 0 to {SIZE - 1}"):
        FLAT.id(action)


def test_parts_lead_to_the_id_of_every_action() -> None:
    space = FACTORED.space()
    for id in range(SIZE):
        parts = np.array(Action.by_id(0, id).factors)
        assert parts in space
        assert FACTORED.id(parts) == id


@pytest.mark.parametrize("action", [5, [1, 2], [[1, 2, 3]], [0.5, 0, 0], ["done", 0, 0]])
def test_the_wrong_shape_is_refused(action: Any) -> None:
    with pytest.raises(ValueError, match="is not a verb with two fields, as three integers"):
        FACTORED.id(action)


def test_parts_that_no_action_has_are_refused() -> None:
    done = Action.parse("p1 done").factors[0]
    with pytest.raises(ValueError, match=rf"action: \[{done}, 1, 0\] is no verb with its fields"):
        FACTORED.id([done, 1, 0])


def test_there_is_a_mask_for_each_part_and_a_list_of_legal_combinations() -> None:
    flat = mask_of("done", "place engineer friday.1", "place magician friday.2")
    masks = FACTORED.mask(flat)
    assert masks in FACTORED.mask_space()
    assert [int(mask.sum()) for mask in masks] == [2, 2, 3]
    legal = FACTORED.info(masks, flat)["legal_actions"]
    assert [FACTORED.id(parts) for parts in legal] == np.flatnonzero(flat).tolist()


def test_an_unknown_encoding_is_refused() -> None:
    with pytest.raises(ValueError, match="actions: 'one_hot' is not one of flat, factored"):
        encoding("one_hot")
