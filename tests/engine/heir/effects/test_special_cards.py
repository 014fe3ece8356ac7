"""The 40 Special cards in the solo game: the Heir is an opponent, and nobody asks it (HEIR-11)."""

import pytest

from tests.engine.heir.effects.against import (
    USED,
    against,
    heirs_things,
    in_a_duel,
    net,
    of_the_player,
    outcome,
    play,
)
from tests.engine.heir.effects.cards import BY_CARD, CASES, LOCATION, Case, arranged
from tests.support import Data, player


def at(written: Data, path: str) -> object:
    for step in path.split("."):
        written = written[step]
    return written


def test_every_card_has_a_case() -> None:
    assert [case.card for case in CASES] == sorted(BY_CARD, key=list(LOCATION).index)
    assert set(BY_CARD) == set(LOCATION)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_it_works(case: Case) -> None:
    """HEIR-11, SPC."""
    me, table, lines = arranged(case)
    game = against(me, **table)
    events = of_the_player(play(game, *lines))
    assert net(events, 0) == case.gains
    assert net(events, 1) == case.heir
    for path, value in case.then.items():
        assert at(player(game, 0), path) == value


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_it_leaves_the_heir_and_the_neutral_markers_alone(case: Case) -> None:
    """HEIR-11, DUEL-5: it neither asks, pays nor robs the Heir, except as HEIR-11 says."""
    me, table, lines = arranged(case)
    game = against(me, **table)
    before = heirs_things(game)
    play(game, *lines)
    after = heirs_things(game)
    assert [what for what in before if before[what] != after[what]] == list(case.touches)
    assert game.to_act == [0]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_under_every_prophecy_it_does_the_same_as_in_a_duel(case: Case) -> None:
    """HEIR-11, PRO: the player's offers, gains and refusals are those of the Duel."""
    for prophecy in (None, *USED):
        me, table, lines = arranged(case, prophecy)
        alone, both = against(me, **table), in_a_duel(me, **table)
        assert outcome(alone, lines) == outcome(both, lines), prophecy
