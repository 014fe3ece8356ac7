"""Invention."""

from tests.engine.effects.at_workshop import (
    ALL_IN_THEATER,
    LADY,
    MAIDEN,
    RINGS,
    TANK,
    gains,
    markers,
    prepare,
    workshop,
)
from tests.support import Data, do


def test_invention_pays_for_a_preparation_without_a_marker() -> None:
    """WS-1, SPC-11: Iron Maiden's 3 Saws and 2 Padlocks."""
    game = workshop("invention", theater=ALL_IN_THEATER, **MAIDEN)
    assert gains(prepare(game, "iron_maiden")) == {"fame": [(5, "invention")]}


def test_invention_pays_for_advanced_and_superior_pieces() -> None:
    """SPC-11: Iron Maiden requires 3 Saws and 2 Padlocks; pieces count, not types."""
    game = workshop("invention", **MAIDEN)
    assert gains(prepare(game, "iron_maiden")) == {"fame": [(5, "invention")]}


def test_invention_pays_nothing_for_basic_pieces() -> None:
    """SPC-11: Linking Rings requires 2 Metal."""
    game = workshop("invention", **RINGS)
    assert gains(prepare(game, "linking_rings")) == {}
    assert markers(game, "linking_rings") == 2


def test_invention_counts_what_the_trick_requires() -> None:
    """SPC-11, CMP-2: 2 Saws on a Manager's slot count as the 3 required; a third Padlock that
    lies there pays nothing."""
    team: Data = {"team": ("manager",), "managed": {"saw": 2}}
    components = {"metal": 3, "padlock": 3}
    game = workshop("invention", tricks={"iron_maiden": 0}, components=components, **team)
    assert gains(prepare(game, "iron_maiden")) == {"fame": [(5, "invention")]}


def test_invention_pays_for_one_preparation() -> None:
    """DA-4: Zig Zag Lady with the card, Water Tank Escape without."""
    own: Data = {
        "tricks": {**LADY["tricks"], **TANK["tricks"]},
        "components": {**LADY["components"], **TANK["components"]},
    }
    game = workshop("invention", **own)
    assert gains(prepare(game, "zig_zag_lady")) == {"fame": [(1, "invention")]}
    assert gains(do(game, "p1 prepare water_tank_escape")) == {}
