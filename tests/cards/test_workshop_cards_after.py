"""Special cards of the Workshop: what follows a preparation (SPC-12 to SPC-14)."""

from typing import Any

from tests.cards.workshop import (
    ENGINEER,
    LADY,
    MIND,
    MUMMY,
    RINGS,
    TANK,
    asked,
    enhanced,
    gains,
    markers,
    pieces,
    prepare,
    workshop,
)
from tests.support import Data, do, offers, player, refused, show
from trickerion import Game

ONE_IN_THEATER = (show("riverside_1", s00="p1 spade optical"),)


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


# Unstable Prototype


def test_unstable_prototype_returns_three_pieces_for_a_marker_and_fame_and_coins() -> None:
    """SPC-12: one marker more in all, 1 Fame and 1 Coin for each piece; three are the most."""
    game = workshop("unstable_prototype", **LADY)
    prepare(game, "zig_zag_lady")
    events = do(game, "p1 give wood", "p1 give petroleum", "p1 give wood")
    assert markers(game, "zig_zag_lady") == 4
    assert gains(events) == {
        "fame": [(1, "unstable_prototype")] * 3,
        "coins": [(1, "unstable_prototype")] * 3,
    }
    assert pieces(game) == {"wood": 1, "fabric": 1}
    assert asked(game) == "act"


def test_unstable_prototype_may_return_fewer() -> None:
    """SPC-12: one piece, for the marker, 1 Fame and 1 Coin."""
    game = workshop("unstable_prototype", **LADY)
    prepare(game, "zig_zag_lady")
    events = do(game, "p1 give fabric", "p1 done")
    assert (markers(game, "zig_zag_lady"), asked(game)) == (4, "act")
    assert gains(events) == {
        "fame": [(1, "unstable_prototype")],
        "coins": [(1, "unstable_prototype")],
    }


def test_unstable_prototype_may_return_nothing() -> None:
    """SPC-12: "may": the printed markers and nothing else."""
    game = workshop("unstable_prototype", **LADY)
    prepare(game, "zig_zag_lady")
    assert gains(do(game, "p1 done")) == {}
    assert (markers(game, "zig_zag_lady"), pieces(game)) == (3, LADY["components"])


def test_unstable_prototype_takes_no_more_of_a_type_than_required() -> None:
    """SPC-12: 2 of 3 Metal, and nothing is left that the trick requires; one marker for both."""
    game = workshop("unstable_prototype", tricks=RINGS["tricks"], components={"metal": 3})
    prepare(game, "linking_rings")
    do(game, "p1 give metal", "p1 give metal")
    assert (pieces(game), asked(game)) == ({"metal": 1}, "act")
    assert markers(game, "linking_rings") == 3


def test_unstable_prototype_refuses_what_is_returned_already() -> None:
    """SPC-12, CMP-4: one Rope is required; and the two Glass are gone after two."""
    components = {"glass": 2, "metal": 2, "rope": 2}
    game = workshop("unstable_prototype", tricks=TANK["tricks"], components=components)
    prepare(game, "water_tank_escape")
    do(game, "p1 give rope")
    assert refused(game, "p1 give rope") == "SPC-12: as many as the trick requires are returned"
    assert offers(game, 0, "give") == ["glass", "metal"]


def test_unstable_prototype_takes_only_what_the_trick_requires() -> None:
    """SPC-12: no Wood for Linking Rings."""
    game = workshop(
        "unstable_prototype", tricks=RINGS["tricks"], components={"metal": 2, "wood": 1}
    )
    prepare(game, "linking_rings")
    assert refused(game, "p1 give wood") == "SPC-12: the prepared trick does not require it"


def test_unstable_prototype_takes_real_pieces_only() -> None:
    """SPC-12, CMP-4: the one Metal on a Manager's slot counts as two and is one."""
    team: Data = {"team": ("manager",), "managed": {"metal": 1}}
    game = workshop("unstable_prototype", tricks=RINGS["tricks"], **team)
    prepare(game, "linking_rings")
    events = do(game, "p1 give metal")
    assert gains(events)["coins"] == [(1, "unstable_prototype")]
    assert (pieces(game), markers(game, "linking_rings"), asked(game)) == ({}, 3, "act")


def test_unstable_prototype_makes_no_fifth_marker() -> None:
    """SPC-12, TRK-5, RUL-22: three prepared and one in the Theater; Fame and Coin are paid all the
    same."""
    game = workshop("unstable_prototype", **MIND, theater=ONE_IN_THEATER)
    prepare(game, "mind_reading")
    events = do(game, "p1 give glass")
    assert markers(game, "mind_reading") == 3
    assert gains(events) == {
        "fame": [(1, "unstable_prototype")],
        "coins": [(1, "unstable_prototype")],
    }


def test_unstable_prototype_reads_what_an_older_save_counted() -> None:
    """SPC-12: two bits for each type in the order in which the trick lists them."""
    game = workshop("unstable_prototype", **MUMMY)
    prepare(game, "burning_mummy")
    do(game, "p1 give petroleum", "p1 give fabric")
    older: Any = game.to_dict()
    del older["format"]
    older["stack"][-1]["given"] = 1 | 1 << 2
    assert Game.from_dict(older).digest() == game.digest()


def test_unstable_prototype_used_for_ap_asks_nothing() -> None:
    """AP-3: an Apprentice with 2 AP."""
    game = workshop("unstable_prototype", "apprentice_1", use="ap", **LADY)
    do(game, "p1 prepare zig_zag_lady")
    assert (markers(game, "zig_zag_lady"), asked(game)) == (3, "act")


# Enhance Trick

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


# On-stage Preparation


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
        "TRK-2: the mechanical corner must point at a link circle"
    )
    assert refused(game, "p1 spot riverside_2.11 spiritual") == (
        "TRK-3: the card holds a marker of that symbol already"
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
