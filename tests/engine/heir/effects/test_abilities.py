"""The eight abilities in the solo game: the player's work on the Heir as on any opponent, the
Heir has none (HEIR-10, HEIR-11)."""

from typing import Any

import pytest

from tests.engine.heir.effects.against import (
    DONE,
    USED,
    against,
    heir_performs,
    heirs_things,
    heirs_turn,
    in_a_duel,
    net,
    of_the_player,
    outcome,
    play,
    until_the_end,
)
from tests.support import Data, changes, kinds, offers, refused, seat, show
from trickerion import Game
from trickerion.catalog import MAGICIANS
from trickerion.engine.heir.seat import HEIR

TWO = {"tricks": {"enchanted_butterflies": 2}}
MIXED = show("riverside_8", s00="p2 spade optical", s02="p1 spade optical")
PERFORM: Data = {
    "mine": {"tricks": {"card_manipulation": 1}, "placed": {"magician": "friday.performance"}},
    "table": {"theater": (MIXED, show("riverside_5")), "placed": DONE},
}

# What the player has, what else is on the table, what is played, and what it brings.
CASES: dict[str, tuple[Data, Data, list[str], Data]] = {
    "mechaniker": (
        {"assigned": {"apprentice_1": "market_row", "magician": "theater"}},
        {},
        ["p1 place apprentice_1 market_row.2", "p1 ability", "p1 buy wood 1"],
        {"coins": -1},
    ),
    "electra": (
        {**TWO, "assigned": {"magician": "theater"}},
        {},
        [
            *("p1 place magician friday.1", "p1 set_up_stack enchanted_butterflies"),
            *("p1 spot riverside_8.01 spiritual", "p1 link fame", "p1 link coins"),
        ],
        {"fame": 1, "coins": 1, "shards": 1},
    ),
    "priestess_of_mysticism": (
        {"assigned": {"magician": "dark_alley"}},
        {},
        ["p1 place magician dark_alley.1", "p1 weave_fate middle", "p1 weave_fate left"],
        {},
    ),
    "great_optico": (
        {"assigned": {"magician": "downtown"}},
        {"dice": {"bank_a": "5"}},
        ["p1 place magician downtown.1", "p1 take_coins bank_a"],
        {"coins": 5},
    ),
    "gentleman": (
        {**TWO, "assigned": {"magician": "downtown"}},
        {},
        ["p1 place magician downtown.1"],
        {"fame": 1},
    ),
    "red_lotus": (
        PERFORM["mine"],
        PERFORM["table"],
        ["p1 perform riverside_8", "p1 steal riverside_8.00"],
        {"fame": 4, "coins": 2},
    ),
}
AFTER_PLACEMENT = {"yoruba_spiritmaster", "master_of_chains"}
"""These act after the last placement, which may be the Heir's."""


def arranged(magician: str, prophecy: str | None = None) -> tuple[Data, Data, list[str]]:
    mine, table, lines, _ = CASES[magician]
    return seat(magician=magician, **mine), {"prophecy": prophecy, **table}, lines


def test_every_ability_is_decided() -> None:
    assert {*CASES, *AFTER_PLACEMENT} == {magician.id for magician in MAGICIANS}


@pytest.mark.parametrize("magician", CASES)
def test_it_works_for_the_player(magician: str) -> None:
    """HEIR-11, MAG."""
    me, table, lines = arranged(magician)
    events = of_the_player(play(against(me, **table), *lines))
    assert net(events, 0) == CASES[magician][3]


@pytest.mark.parametrize("magician", [one for one in CASES if one != "red_lotus"])
def test_it_leaves_the_heir_and_the_neutral_markers_alone(magician: str) -> None:
    """HEIR-11, DUEL-5: only the Red Lotus takes something from the Heir."""
    me, table, lines = arranged(magician)
    game = against(me, **table)
    before = heirs_things(game)
    play(game, *lines)
    assert heirs_things(game) == before


@pytest.mark.parametrize("magician", CASES)
def test_under_every_prophecy_it_does_the_same_as_in_a_duel(magician: str) -> None:
    """HEIR-11, PRO."""
    for prophecy in USED:
        me, table, lines = arranged(magician, prophecy)
        alone, both = against(me, **table), in_a_duel(me, **table)
        assert outcome(alone, lines) == outcome(both, lines), prophecy


# The Heir's own magician


@pytest.mark.parametrize("category", ["mechanical", "spiritual", "optical", "escape"])
def test_the_heirs_turn_is_the_same_with_both_magicians_of_a_category(category: str) -> None:
    """HEIR-10: its magician has no ability, in a turn of every kind of plan."""
    one, other = (magician.id for magician in MAGICIANS if magician.favorite == category)
    for plan in ("quiet_rehearsal", "borrowed_secrets", "full_house"):
        turns = [heirs_turn(led_by(magician, plan)) for magician in (one, other)]
        first, second = ([event.to_dict() for event in events] for events in turns)
        assert first == second, plan


def led_by(magician: str, plan: str) -> Game:
    """The Heir has a magician; the player one whose ability plays no part."""
    is_optical = magician in ("great_optico", "gentleman")
    mine = "mechaniker" if is_optical else "gentleman"
    written: Any = against(seat(assigned={"magician": "downtown"}, magician=mine), plan=plan)
    written = written.to_dict()
    written["players"][1]["magician"] = magician
    return Game.from_dict(written)


# Each in its own way


def test_the_spiritmaster_chooses_among_cards_with_a_marker_of_the_heir() -> None:
    """HEIR-11, MAG-4, DUEL-5: for 1 Shard; not a card with the player's or a neutral marker."""
    stage = (
        show("riverside_8", s00="p2 spade optical"),
        show("riverside_5", s11="p2 heart optical"),
        show("riverside_3", s00="p1 spade optical"),
    )
    me = seat(
        tricks={"mind_reading": 1},
        assigned={"apprentice_1": "downtown"},
        magician="yoruba_spiritmaster",
    )
    game = heir_performs(me, theater=stage)
    play(game, "p1 idle apprentice_1")
    assert offers(game, 0, "perform") == ["riverside_8", "riverside_5"]
    assert refused(game, "p1 perform riverside_3") == "MAG-4: the card has no marker of p2"
    events = until_the_end(play(game, "p1 perform riverside_8"))
    assert changes(events, 0, "shards") == [(-1, "yoruba_spiritmaster")]
    assert (3, "yield") in changes(events, HEIR, "fame")


def test_the_spiritmaster_is_not_asked_if_the_heir_has_nothing_to_perform() -> None:
    """HEIR-11, MAG-4."""
    me = seat(assigned={"apprentice_1": "downtown"}, magician="yoruba_spiritmaster")
    game = heir_performs(me, theater=(show("riverside_8"),))
    assert "performance_began" not in kinds(play(game, "p1 idle apprentice_1"))


def test_the_master_of_chains_links_his_marker_with_the_heirs() -> None:
    """HEIR-11, MAG-7: he moves his own markers only; the Shard of a link goes to both."""
    stage = (show("grand_magorian_3", s00="p2 spade spiritual", s12="p1 spade optical"),)
    me = seat(
        tricks={"enchanted_butterflies": 1},
        assigned={"magician": "downtown"},
        magician="master_of_chains",
    )
    game = against(me, theater=stage, tricks=("card_manipulation",), plan="new_apparatus")
    play(game, "p1 idle magician")
    assert offers(game, 0, "reschedule") == ["grand_magorian_3.12"]
    assert refused(game, "p1 reschedule grand_magorian_3.00") == "THR-6: no marker of yours there"
    moved = play(game, "p1 reschedule grand_magorian_3.12", "p1 spot grand_magorian_3.01 optical")
    assert changes(moved, 0, "shards") == [(1, "link")]
    assert changes(moved, HEIR, "shards") == [(1, "link")]


@pytest.mark.parametrize(
    ("lines", "player_fame", "heir_fame"),
    [
        (["p1 steal riverside_8.00"], 4, 2),
        (["p1 pass"], 2, 3),
    ],
)
def test_the_red_lotus_costs_the_heir_a_fame(
    lines: list[str], player_fame: int, heir_fame: int
) -> None:
    """HEIR-11, MAG-8: the Rabbit's 3 Fame for her, and 2 left for the Heir; or as printed."""
    me, table, _ = arranged("red_lotus")
    game = against(me, **table)
    events = of_the_player(play(game, "p1 perform riverside_8", *lines))
    assert net(events, 0)["fame"] == player_fame
    assert net(events, HEIR)["fame"] == heir_fame


def test_the_red_lotus_takes_no_trick_of_a_higher_level() -> None:
    """HEIR-11, MAG-8: the Heir's Paper Shred is of Level 2, so she isn't asked."""
    stage = (show("riverside_8", s00="p2 heart optical", s02="p1 spade optical"),)
    me = seat(magician="red_lotus", **PERFORM["mine"])
    game = against(me, theater=stage, placed=DONE)
    events = of_the_player(play(game, "p1 perform riverside_8"))
    assert net(events, HEIR) == {"fame": 4, "coins": 2, "shards": 1}


def test_the_great_optico_finds_nothing_to_copy() -> None:
    """HEIR-11, MAG-5: the Special cards that the Heir holds are face down."""
    me = seat(assigned={"magician": "downtown"}, magician="great_optico")
    written: Any = against(me).to_dict()
    written["players"][1]["hand"] = ["interest", "headhunter"]
    for deck in written["dark_alley"]["special_decks"]:
        deck[:] = [card for card in deck if card not in ("interest", "headhunter")]
    written["dark_alley"]["known"] = {"interest": [1], "headhunter": [1]}
    game = Game.from_dict(written)
    play(game, "p1 place magician downtown.1")
    assert offers(game, 0, "mimic") == []


def test_electras_stack_is_one_marker_to_the_heir() -> None:
    """HEIR-7, MAG-2: the Heir links with it, and the Shard goes to both sides once."""
    stage = (show("grand_magorian_3", s00="p1 spade spiritual 2"),)
    me = seat(
        tricks={"enchanted_butterflies": 0},
        assigned={"magician": "downtown"},
        magician="electra",
    )
    game = against(me, theater=stage, tricks=("card_manipulation",))
    events = heirs_turn(game)
    assert changes(events, 0, "shards") == [(1, "link")]
    assert changes(events, HEIR, "shards") == [(1, "link")]


def test_the_priestess_weaves_for_both() -> None:
    """HEIR-10, MAG-3: Weary Troupe tires the Heir's Characters placed from now on."""
    me = seat(assigned={"magician": "dark_alley"}, magician="priestess_of_mysticism")
    game = against(me)
    pending: Any = game.to_dict()["dark_alley"]
    place = pending["pending"].index("weary_troupe")
    side = ("left", "middle", "right")[place]
    play(game, "p1 place magician dark_alley.1", f"p1 weave_fate {side}")
    events = play(game, "p1 done")
    placed = [e.fields for e in events if e.kind == "character_placed" and e.seat == HEIR]
    assert (placed[0]["character"], placed[0]["ap"]) == ("magician", 3)
