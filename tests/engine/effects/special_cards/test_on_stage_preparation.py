"""On-stage Preparation."""

from typing import Any

from tests.engine.effects.at_workshop import (
    ENGINEER,
    MIND,
    MUMMY,
    ONE_IN_THEATER,
    RINGS,
    asked,
    gains,
    markers,
    prepare,
    workshop,
)
from tests.support import do, offers, player, refused, show
from trickerion import Game


def lying(game: Game) -> dict[str, dict[str, str]]:
    """The shown cards and whose symbol lies where on them."""
    written: Any = game.to_dict()
    return {
        card["performance"]: {
            place: f"p{marker['seat'] + 1} {marker['symbol']}"
            for place, marker in card["markers"].items()
        }
        for card in written["theater"]
    }


def test_on_stage_preparation_moves_one_marker_to_a_slot() -> None:
    """SPC-14: one of the two lies on the slot, the other on the trick card."""
    game = workshop("on_stage_preparation", **RINGS, theater=(show("riverside_1"),))
    prepare(game, "linking_rings")
    do(game, "p1 spot riverside_1.00 escape")
    assert markers(game, "linking_rings") == 1
    assert lying(game) == {"riverside_1": {"00": "p1 spade"}}


def test_on_stage_preparation_may_be_declined() -> None:
    """SPC-14: "may": both markers stay on the trick card."""
    game = workshop("on_stage_preparation", **RINGS, theater=(show("riverside_1"),))
    prepare(game, "linking_rings")
    do(game, "p1 pass")
    assert (markers(game, "linking_rings"), lying(game)) == (2, {"riverside_1": {}})


def test_on_stage_preparation_pays_neither_links_nor_crazes() -> None:
    """SPC-14, PRO-10: p1's optical corner meets that of p2 in the circle with the Shard, and
    setting up Optical tricks would give 2 Fame."""
    game = workshop(
        "on_stage_preparation",
        tricks={"enchanted_butterflies": 0},
        components={"fabric": 2, "animal": 1},
        theater=(show("riverside_1", s00="p2 spade spiritual"),),
        rivals={"card_manipulation": 0},
        prophecy="optical_craze",
    )
    prepare(game, "enchanted_butterflies")
    events = do(game, "p1 spot riverside_1.01 optical")
    assert gains(events) == {}
    assert [event for event in events if event.seat == 1] == []
    assert lying(game)["riverside_1"]["01"] == "p1 spade"
    assert asked(game) == "act"


def test_on_stage_preparation_obeys_corner_and_symbol() -> None:
    """SPC-14, TRK-2, TRK-3: the mechanical corner must point at a circle, and riverside_2 holds a
    spade of p1."""
    theater = (show("riverside_1"), show("riverside_2", s00="p1 spade escape"))
    game = workshop("on_stage_preparation", **RINGS, theater=theater)
    prepare(game, "linking_rings")
    assert refused(game, "p1 spot riverside_1.00 mechanical") == (
        "TRK-2: the Mechanical corner must point at a link circle"
    )
    assert refused(game, "p1 spot riverside_2.11 spiritual") == (
        "TRK-3: one marker of a trick per card, and this card already has one"
    )
    assert {spot.split(".")[0] for spot in offers(game, 0, "spot")} == {"riverside_1"}


def test_on_stage_preparation_asks_nothing_without_a_slot() -> None:
    """SPC-14: every shown card holds the symbol."""
    game = workshop("on_stage_preparation", **MIND, theater=ONE_IN_THEATER)
    prepare(game, "mind_reading")
    assert (markers(game, "mind_reading"), asked(game)) == (3, "act")


def test_on_stage_preparation_may_leave_no_marker() -> None:
    """SPC-14: Burning Mummy's only marker; the trick may be prepared again."""
    game = workshop("on_stage_preparation", **MUMMY, theater=(show("riverside_1"),))
    prepare(game, "burning_mummy")
    do(game, "p1 spot riverside_1.00 mechanical")
    assert markers(game, "burning_mummy") == 0
    do(game, "p1 prepare burning_mummy")
    assert markers(game, "burning_mummy") == 1


def test_on_stage_preparation_brings_nobody_to_the_theater() -> None:
    """SPC-14, THR-2: p2 may still take any weekday, and so may p1."""
    theater = (show("riverside_1"),)
    plan = {"apprentice_1": "theater"}
    game = workshop("on_stage_preparation", **RINGS, theater=theater, assigned=plan)
    prepare(game, "linking_rings")
    do(game, "p1 spot riverside_1.00 escape", "p1 done", "p2 idle magician")
    days = {offer.split()[1].split(".")[0] for offer in offers(game, 0, "place")}
    assert days == {"thursday", "friday", "saturday", "sunday"}


def test_on_stage_preparation_serves_its_own_preparation_only() -> None:
    """DA-4: prepared without the card, no marker goes on stage."""
    game = workshop("on_stage_preparation", **RINGS, **ENGINEER, theater=(show("riverside_1"),))
    do(game, "p1 prepare linking_rings")
    assert asked(game) == "act"
    assert player(game, 0)["tricks"]["spade"]["markers"] == 2
