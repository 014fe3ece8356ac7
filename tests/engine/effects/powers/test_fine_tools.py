"""The Power Fine Tools."""

from tests.engine.effects.powers.learned import placed
from tests.support import do, offers

MAIDEN = {
    "tricks": {"iron_maiden": 0},
    "components": {"metal": 3, "saw": 3, "padlock": 2},
}
"""It costs 2 AP to prepare."""
RINGS = {"tricks": {"linking_rings": 0}, "components": {"metal": 2}}
"""It costs 1 AP."""


def test_fine_tools_save_an_ap() -> None:
    """WS-1: an Apprentice prepares a trick for 2 AP."""
    game = placed("fine_tools", "workshop.1", "apprentice_1", **MAIDEN)
    do(game, "p1 prepare iron_maiden")
    assert game.to_act == [1]


def test_fine_tools_leave_one_ap() -> None:
    """WS-1: a trick for 1 AP still costs it."""
    game = placed("fine_tools", "workshop.1", "apprentice_1", **RINGS)
    do(game, "p1 prepare linking_rings")
    assert game.to_act == [1]


def test_fine_tools_must_be_learned() -> None:
    """POW-6: otherwise 1 AP is not enough."""
    game = placed("", "workshop.1", "apprentice_1", **MAIDEN)
    assert offers(game, 0, "prepare") == []


def test_fine_tools_meet_trick_tweaking() -> None:
    """SPC-9: the card works with the cheaper preparation."""
    game = placed("fine_tools", "workshop.1", "apprentice_1", card="trick_tweaking", **MAIDEN)
    assert offers(game, 0, "prepare") == ["iron_maiden"]
