"""What several prophecies share: one action for 1 AP, and Fame for tricks of one category."""

import pytest

from tests.engine.effects.prophecies.crazes import TRICKS, set_up, stage
from tests.support import changes, position, seat
from trickerion.catalog import board
from trickerion.engine.core import verbs
from trickerion.engine.core.actions import Verb
from trickerion.engine.core.names import name
from trickerion.engine.effects.prophecies.base import CheapAction, Craze
from trickerion.lab.verify.effect_coverage import all_effects

CHEAP = [effect for effect in all_effects() if isinstance(effect, CheapAction)]
CRAZES = [effect for effect in all_effects() if isinstance(effect, Craze)]
VERBS = [verb for verb in vars(verbs).values() if isinstance(verb, Verb)]


@pytest.mark.parametrize("effect", CHEAP, ids=lambda effect: effect.id)
def test_one_action_costs_one_ap_and_no_other_is_changed(effect: CheapAction) -> None:
    """DA-5: whatever it costs otherwise."""
    game = position(seat(), seat())
    for verb in VERBS:
        expected = 1 if verb is effect.verb else 3
        assert effect.action_cost(game, 0, verb, 3) == expected


def test_every_category_has_its_craze() -> None:
    """PRO-10."""
    assert sorted(name("category", craze.category) for craze in CRAZES) == sorted(board.CATEGORIES)


@pytest.mark.parametrize("trick", TRICKS)
def test_a_set_up_pays_fame_in_one_craze_of_the_four(trick: str) -> None:
    """PRO-10: 2 Fame, in the craze of the trick's category."""
    paid = {craze.id: changes(set_up(stage(craze.id, trick), trick), 0, "fame") for craze in CRAZES}
    (fame,) = [paid[craze] for craze in paid if paid[craze]]
    assert [amount for amount, _ in fame] == [2]
