"""The prophecies of the solo game: for both, for the player only, or left out (HEIR-10)."""

from typing import Any

import pytest

from tests.engine.heir.effects.against import (
    DONE,
    LOCATIONS,
    USED,
    against,
    heir_performs,
    heirs_turn,
    in_a_duel,
    net,
    outcome,
    play,
    until_the_end,
)
from tests.support import Data, changes, offers, refused, seat, show
from trickerion import Event, Game
from trickerion.catalog import PROPHECIES
from trickerion.catalog.heir import LEFT_OUT
from trickerion.engine.core.names import number
from trickerion.engine.heir.scoring import score_markers
from trickerion.engine.heir.seat import HEIR

FOR_BOTH = (
    *("weary_troupe", "poster_boys", "shard_shower", "shard_glory"),
    *("escape_craze", "mechanical_craze", "optical_craze", "spiritual_craze"),
    *("encore", "applause_over_money"),
)
FOR_THE_PLAYER = (
    *("open_order_book", "generous_dealers", "bank_windfall", "surging_shards", "hurried_streets"),
    *("dull_friday", "open_residence", "level_week", "toll_gates", "flat_prices"),
    *("bright_saturday", "easy_credit", "open_inn", "shards_on_stage"),
)
DICE = {
    **{"residence_a": "optical", "inn_a": "manager", "inn_b": "apprentice"},
    **{"bank_a": "5", "bank_b": "3"},
}
RICH = {"dice": DICE, "shopping": ("rope", "cog", "wood"), "orders": ("cog", None, None, None)}
"""Something to do for the Heir wherever it goes."""
IDLE = seat(tricks={"enchanted_butterflies": 1}, assigned={"magician": "downtown"}, advertised=True)


def turn(plan: str, prophecy: str | None, heir: str = "normal") -> list[dict[str, object]]:
    """What the Heir does in a whole turn, Performance included."""
    stage = show("riverside_8", s00="p2 spade optical", s02="p1 spade optical")
    game = against(
        IDLE, plan=plan, prophecy=prophecy, heir=heir, theater=(stage, show("riverside_5")), **RICH
    )
    seen = [e for e in heirs_turn(game) if e.seat != 0 and e.kind != "prophecies_moved"]
    return [event.to_dict() for event in seen]


def test_every_prophecy_is_decided() -> None:
    """HEIR-10."""
    assert sorted([*FOR_BOTH, *FOR_THE_PLAYER, *LEFT_OUT]) == sorted(p.id for p in PROPHECIES)


# For the player only


@pytest.mark.parametrize("prophecy", FOR_THE_PLAYER)
def test_the_heirs_turn_is_the_same_with_it_as_without(prophecy: str) -> None:
    """HEIR-10: prices, action costs, Enhance, weekdays, tolls and second placements."""
    for plan in LOCATIONS:
        assert turn(plan, prophecy) == turn(plan, None), plan


PLAIN: dict[str, tuple[Data, Data, list[str]]] = {
    "theater": (
        {"tricks": {"enchanted_butterflies": 2}},
        {},
        ["friday.1", "enhance", "set_up enchanted_butterflies", "spot riverside_8.01 spiritual"],
    ),
    "downtown": (
        {},
        {},
        ["downtown.1", "take_coins bank_a", "hire inn_b", "learn residence_a"],
    ),
    "market_row": ({}, {}, ["market_row.2", "enhance", "buy cog 1", "bargain 0", "buy rope 2"]),
    "dark_alley": ({}, {}, ["dark_alley.1", "draw_first theater", "keep guest_performer"]),
    "workshop": (
        {"tricks": {"linking_rings": 0}, "components": {"metal": 2}},
        {},
        ["workshop.1", "enhance", "prepare linking_rings"],
    ),
}


@pytest.mark.parametrize("location", PLAIN)
@pytest.mark.parametrize("prophecy", USED)
def test_for_the_player_it_is_what_it_is_in_a_duel(prophecy: str, location: str) -> None:
    """HEIR-10, PRO: every action of every Location."""
    mine, table, (slot, *lines) = PLAIN[location]
    me = seat(
        assigned={"magician": location, "apprentice_1": "theater"}, shards=3, coins=12, **mine
    )
    table = {**RICH, "prophecy": prophecy, **table}
    said = [f"p1 place magician {slot}", *(f"p1 {line}" for line in lines)]
    assert outcome(against(me, **table), said) == outcome(in_a_duel(me, **table), said)


@pytest.mark.parametrize("prophecy", USED)
def test_the_players_performance_is_what_it_is_in_a_duel(prophecy: str) -> None:
    """HEIR-10, PRF: weekdays, bonuses, Shards and Coins of the player."""
    me = seat(tricks={"card_manipulation": 0}, placed={"magician": "friday.performance"})
    stage = show("riverside_8", s00="p2 spade optical", s01="p1 spade spiritual")
    table: Data = {"theater": (stage,), "placed": DONE, "prophecy": prophecy}
    lines = ["p1 perform riverside_8"]
    assert outcome(against(me, **table), lines) == outcome(in_a_duel(me, **table), lines)


# For both


@pytest.mark.parametrize("character", ["magician", "assistant", "apprentice_1"])
def test_weary_troupe_tires_the_heirs_team(character: str) -> None:
    """HEIR-10, PRO-8: base 1; slots and the plan still add theirs."""
    assert (
        ap(turn("quiet_rehearsal", "weary_troupe"), character)
        == {
            "magician": 3,
            "assistant": 1,
            "apprentice_1": 2,
        }[character]
    )


def test_poster_boys_cheer_the_heirs_apprentices() -> None:
    """HEIR-10, HEIR-3: it advertises every turn, so they always have 1 more."""
    me = seat(assigned={"magician": "downtown"})
    written: Any = against(me, prophecy="poster_boys").to_dict()
    written["players"][1]["advertised"] = True
    found = [event.to_dict() for event in heirs_turn(Game.from_dict(written))]
    assert (ap(found, "apprentice_1"), ap(found, "magician")) == (3, 5)


def ap(events: list[dict[str, object]], character: str) -> object:
    placed = [e for e in events if e["kind"] == "character_placed" and e["character"] == character]
    return placed[0]["ap"]


@pytest.mark.parametrize(
    ("prophecy", "trick"),
    [
        ("escape_craze", "walled"),
        ("mechanical_craze", "bullet_catch"),
        ("optical_craze", "paper_shred"),
        ("spiritual_craze", "floating_table"),
    ],
)
def test_a_craze_pays_the_heir_for_each_set_up(prophecy: str, trick: str) -> None:
    """HEIR-10, PRO-10: two markers of its category, nothing for the others."""
    tricks = ("rabbit_from_the_top_hat", trick)
    paid = {}
    for active in (prophecy, "open_inn"):
        game = against(seat(assigned={"magician": "downtown"}), tricks=tricks, prophecy=active)
        paid[active] = changes(heirs_turn(game), HEIR, "fame")
    assert paid[prophecy].count((2, prophecy)) == 2
    assert [one for one in paid[prophecy] if one[1] != prophecy] == paid["open_inn"]


@pytest.mark.parametrize(
    ("prophecy", "shards", "fame"), [("shard_shower", 2, 6), ("shard_glory", 1, 8)]
)
def test_shards_of_its_links(prophecy: str, shards: int, fame: int) -> None:
    """HEIR-10, PRO-1: a Shard with the neutral marker, 2 Fame for each of three links."""
    game = against(seat(assigned={"magician": "downtown"}), prophecy=prophecy)
    assert net(heirs_turn(game), HEIR) == {"fame": fame, "shards": shards}


@pytest.mark.parametrize(("prophecy", "shards"), [("shard_shower", 2), ("shard_glory", 1)])
def test_a_link_of_the_heir_brings_the_player_their_share(prophecy: str, shards: int) -> None:
    """HEIR-10, THR-5: both sides receive a Shard, each with the prophecy."""
    stage = show("grand_magorian_3", s00="p1 spade spiritual")
    me = seat(tricks={"enchanted_butterflies": 0}, assigned={"magician": "downtown"})
    game = against(me, prophecy=prophecy, theater=(stage,), tricks=("card_manipulation",))
    events = heirs_turn(game)
    assert sum(amount for amount, _ in changes(events, 0, "shards")) == shards
    assert sum(amount for amount, _ in changes(events, HEIR, "shards")) == shards


BOTH = (show("riverside_8", s00="p2 spade optical", s02="p1 spade optical"),)


def performed(prophecy: str | None, heir: str = "normal") -> list[Event]:
    """The Heir performs riverside_8 on Friday with its Assistant backstage."""
    me = seat(tricks={"pub_in_a_bottle": 1}, assigned={"apprentice_1": "downtown"})
    table: Data = {"theater": BOTH, "prophecy": prophecy, "heir": heir}
    return until_the_end(play(heir_performs(me, **table), "p1 idle apprentice_1"))


@pytest.mark.parametrize(
    ("prophecy", "heir", "gains"),
    [
        (None, "normal", {"fame": 4, "coins": 4}),
        ("encore", "normal", {"fame": 5 + 3, "coins": 7 - 10}),
        ("encore", "hard", {"fame": 7, "coins": 3}),
        ("applause_over_money", "normal", {"fame": 5, "coins": 3}),
        ("dull_friday", "normal", {"fame": 4, "coins": 4}),
    ],
)
def test_its_performance(prophecy: str | None, heir: str, gains: Data) -> None:
    """HEIR-8, HEIR-10: 3 Fame and 1 Coin, the card's 1 and 1, and the Assistant's 2 Coins or 1
    Fame; Encore doubles the bonuses, so that 10 Coins become 3 Fame in END-1; Applause over
    Money turns the yielded Coin."""
    assert net(performed(prophecy, heir), HEIR) == gains


@pytest.mark.parametrize(
    ("prophecy", "gains"),
    [
        (None, {"fame": 2, "coins": 2}),
        ("encore", {"fame": 2, "coins": 2}),
        ("applause_over_money", {"fame": 4}),
        ("dull_friday", {"fame": 1, "coins": 1}),
        ("bright_saturday", {"fame": 2, "coins": 2}),
    ],
)
def test_the_player_in_its_performance(prophecy: str | None, gains: Data) -> None:
    """HEIR-8, PRF-3: without a Character in the Theater, the player has the Heir's weekday."""
    assert net(performed(prophecy), 0) == gains


# Meetings


@pytest.mark.parametrize(
    ("prophecy", "fame", "shards"),
    [("shard_shower", 3, 2), ("shard_glory", 5, 1), ("applause_over_money", 3, 1)],
)
def test_the_prophecy_active_at_the_end_counts_for_its_last_shards(
    prophecy: str, fame: int, shards: int
) -> None:
    """HEIR-9, HEIR-12: Paper Shred yields 4 Fame, 2 Coins and 1 Shard, less 1 and 1; Applause over
    Money is about the Performance phase only."""
    stage = (show("riverside_8", s00="p2 heart optical"),)
    game = against(IDLE, theater=stage, prophecy=prophecy)
    before = game.players[HEIR].fame, game.players[HEIR].shards, game.players[HEIR].coins
    score_markers(game)
    heir = game.players[HEIR]
    assert (heir.fame - before[0], heir.shards - before[1]) == (fame, shards)
    assert heir.coins - before[2] == 1


def test_hurried_streets_let_the_player_place_twice_before_the_heir() -> None:
    """HEIR-10, PRO-5."""
    me = seat(assigned={"magician": "dark_alley", "apprentice_1": "downtown"})
    game = against(me, prophecy="hurried_streets", dice=DICE)
    assert not [e for e in play(game, "p1 idle magician") if e.kind == "heir_rule"]
    assert offers(game, 0, "place") == ["apprentice_1 downtown.1", "apprentice_1 downtown.4"]
    events = play(game, "p1 pass")
    placed = [e for e in events if e.kind == "character_placed" and e.seat == HEIR]
    assert len(placed) == 1


def test_open_order_book_does_not_stock_the_market_for_the_heir() -> None:
    """HEIR-10, PRO-10: what is on order stays on its list."""
    me = seat(assigned={"magician": "downtown"})
    orders = ("rope", None, None, None)
    game = against(me, prophecy="open_order_book", shopping=("rope",), orders=orders)
    heirs_turn(game)
    assert game.shopping_list == 1 << number("component", "rope")


def test_a_closed_slot_stays_closed_for_both() -> None:
    """DUEL-2, HEIR-4: whatever a prophecy allows."""
    me = seat(assigned={"magician": "downtown"})
    game = against(me, prophecy="hurried_streets")
    assert refused(game, "p1 place magician downtown.2") == (
        "DUEL-2: the slot is closed this turn (Carnival)"
    )
    placed = [e.fields["slot"] for e in heirs_turn(game) if e.kind == "character_placed"]
    assert placed == ["downtown.1", "saturday.1", "market_row.2", "workshop.1"]
