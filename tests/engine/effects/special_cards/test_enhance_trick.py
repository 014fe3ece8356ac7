"""Enhance Trick."""

from typing import Any

from tests.engine.effects.at_workshop import (
    RINGS,
    asked,
    enhanced,
    gains,
    markers,
    prepare,
    workshop,
)
from tests.support import Data, do, show
from trickerion import Game

ON_STAGE = (show("riverside_1", s00="p1 spade escape"),)


def notes(game: Game) -> list[Data]:
    """What cards remember of tricks."""
    written: Any = game.to_dict()
    found: list[Data] = written["dark_alley"]["notes"]
    return found


def test_enhance_trick_raises_fame_and_coins_for_a_shard() -> None:
    """SPC-13: the marker that lies in the Theater since before profits too. Linking Rings pays
    2 Coins and no Fame as printed; Friday changes nothing."""
    game = workshop(
        "enhance_trick",
        "engineer",
        **RINGS,
        assigned={"magician": "theater"},
        theater=ON_STAGE,
    )
    prepare(game, "linking_rings")
    assert gains(do(game, "p1 accept")) == {"shards": [(-1, "enhance_trick")]}
    do(game, "p1 done", "p2 idle magician", "p1 place magician friday.performance")
    events = do(game, "p1 perform riverside_1")
    assert (1, "yield") in gains(events)["fame"]
    assert (3, "yield") in gains(events)["coins"]


def test_enhance_trick_may_be_declined() -> None:
    """SPC-13: "may": no Shard is spent."""
    game = workshop("enhance_trick", **RINGS)
    prepare(game, "linking_rings")
    assert gains(do(game, "p1 pass")) == {}
    assert notes(game) == []


def test_enhance_trick_needs_a_shard() -> None:
    """SPC-13: nothing is asked of a player without one."""
    game = workshop("enhance_trick", **RINGS, shards=0)
    prepare(game, "linking_rings")
    assert (markers(game, "linking_rings"), asked(game)) == (2, "act")


def test_enhance_trick_adds_up() -> None:
    """SPC-13: done again in a later turn."""
    game = workshop("enhance_trick", **RINGS, notes=[enhanced("linking_rings", 1)])
    prepare(game, "linking_rings")
    do(game, "p1 accept")
    assert notes(game) == [enhanced("linking_rings", 2)]


def test_enhance_trick_is_gone_when_the_trick_is_returned() -> None:
    """TRK-6, SPC-13: whoever learns it again has the printed yields."""
    own: Data = {"tricks": {"linking_rings": 0, "mind_reading": 0}, "components": {"metal": 2}}
    raised = [enhanced("linking_rings", 1), enhanced("mind_reading", 1)]
    game = workshop("enhance_trick", **own, notes=raised)
    do(game, "p1 return_trick linking_rings")
    assert notes(game) == [enhanced("mind_reading", 1)]


def test_enhance_trick_used_for_ap_asks_nothing() -> None:
    """AP-3: +1 AP and nothing else."""
    game = workshop("enhance_trick", use="ap", **RINGS)
    do(game, "p1 prepare linking_rings")
    assert asked(game) == "act"
