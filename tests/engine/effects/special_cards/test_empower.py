"""Empower."""

import pytest

from tests.engine.effects.at_downtown import BANK, MORE_AP, OPEN, ap_left, visiting
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, player, refused, seat


@pytest.mark.parametrize("prophecy", [None, "surging_shards"])
def test_empower_makes_enhance_give_three_ap(prophecy: str | None) -> None:
    """SPC-19: 3 AP also under `surging_shards`, for one Shard."""
    game = visiting("empower", use=OPEN, prophecy=prophecy)
    events = do(game, "p1 enhance")
    assert changes(events, 0, "shards") == [(-1, "enhance")]
    assert ap_left(game) == 6


def test_empower_still_enhances_once_and_for_a_shard() -> None:
    """AP-2: once, when placing, if there is a Shard."""
    game = visiting("empower", use=OPEN, shards=2)
    do(game, "p1 enhance")
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"
    game = visiting("empower", use=OPEN, shards=0)
    assert refused(game, "p1 enhance") == "AP-2: needs a Shard, none left"


def test_empower_does_not_raise_an_enhance_made_before() -> None:
    """AP-6, RUL-24: Enhance comes first and gives 1 AP; then the card is used, in vain."""
    game = visiting("empower", use=("p1 enhance", "p1 use_card bonus"))
    assert ap_left(game) == 4


def test_empower_serves_no_single_action() -> None:
    """DA-4: there is nothing to begin; the AP go into any actions of Downtown."""
    game = visiting("empower", use=OPEN, more=BANK)
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"
    do(game, "p1 enhance", "p1 take_coins bank_a", "p1 take_coins bank_b")
    assert player(game, 0)["coins"] == 18


def test_empower_used_for_ap_leaves_enhance_as_it_is() -> None:
    """AP-3: +1 AP for the card, +1 for the Shard."""
    game = visiting("empower", use=MORE_AP)
    do(game, "p1 enhance")
    assert ap_left(game) == 5


def test_empower_is_for_its_own_character_alone() -> None:
    """SPC-19: the next Character placed gets 1 AP for a Shard."""
    assigned = {"magician": "empower", "apprentice_1": "workshop"}
    game = foretold(None, seat(assigned=assigned, shards=2), seat())
    do(game, "p1 place magician downtown.4", "p1 use_card bonus", "p1 enhance", "p1 done")
    do(game, "p1 place apprentice_1 workshop.1", "p1 enhance")
    assert ap_left(game) == 2


def test_empower_outlasts_no_first_action() -> None:
    """AP-2: who has acted enhances no more, with the card's bonus open either."""
    game = visiting("empower", use=OPEN)
    do(game, "p1 reroll bank_a")
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"
