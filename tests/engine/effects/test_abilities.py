"""A magician's ability is announced, and one that works once per turn is used up (MAG)."""

import pytest

from tests.support import position, seat
from trickerion.catalog import MAGICIANS
from trickerion.engine.core.names import name
from trickerion.engine.effects.abilities import tell_ability, use_ability


@pytest.mark.parametrize("magician", [magician.id for magician in MAGICIANS])
def test_an_ability_that_is_used_is_announced_and_used_up(magician: str) -> None:
    game = position(seat(magician=magician), seat(), dark_alley=True, prophecy="encore")
    game.events = []
    tell_ability(game, 0)
    assert not game.players[0].ability_used
    use_ability(game, 0)
    assert game.players[0].ability_used
    assert not game.players[1].ability_used
    told = {"kind": "ability_used", "seat": 0, "magician": magician}
    assert [event.to_dict() for event in game.events] == [told, told]
    assert name("magician", game.players[0].magician) == magician
