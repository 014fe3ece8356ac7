"""Actions: every field of a verb is a property of its name."""

import pytest

from trickerion import Action
from trickerion.engine.core.actions import _VERBS as VERBS
from trickerion.engine.core.actions import Verb
from trickerion.engine.core.names import FIELDS

PYTHON_WORDS = {"yield": "yield_"}


@pytest.mark.parametrize("verb", VERBS.values(), ids=lambda verb: verb.name)
def test_an_action_has_the_numbers_it_was_asked_for_with(verb: Verb) -> None:
    largest = [FIELDS[field].size - 1 for field in verb.fields]
    action = verb.of(2, *largest)
    found = [getattr(action, PYTHON_WORDS.get(field, field)) for field in verb.fields]
    assert found == largest
    assert Action.from_dict(action.to_dict()) is action
