"""The Red Lotus."""

from typing import Any

import pytest

from tests.engine.effects.at_theater import gains, yields
from tests.support import Data, do, offers, position, refused, seat, show
from trickerion import Game

TANK = {"water_tank_escape": 0}
"""Escape, Level 1: 1 Fame, 2 Coins, 1 Shard."""
RICH = {"levitation": 0}
"""Mechanical, Level 1: 2 Fame, 3 Coins."""
MIXED = show("riverside_3", s00="p1 spade optical", s01="p2 spade spiritual")
"""A trick of p1 and one of p2, not linked."""


def red_lotus(
    *theater: Data,
    own: dict[str, int] = TANK,
    other: dict[str, int] = RICH,
    weekday: str = "friday",
    others_place: dict[str, str] | None = None,
    others_magician: str = "electra",
    **more: Any,
) -> Game:
    """p1 is the Red Lotus and performs the first card; p2 has tricks on it."""
    where, _, special = weekday.partition(" ")
    game = position(
        seat(
            tricks=own,
            placed={"magician": f"{where}.performance {special}".strip()},
            magician="red_lotus",
        ),
        seat(tricks=other, placed=others_place, magician=others_magician),
        seat(tricks={"enchanted_butterflies": 0}, magician="gentleman"),
        theater=theater or [MIXED],
        dark_alley=True,
        **more,
    )
    first: Any = (theater or [MIXED])[0]
    do(game, f"p1 perform {first['performance']}")
    return game


def test_red_lotus_collects_an_opponents_yield() -> None:
    """MAG-8: 2 Fame and 3 Coins instead of 1 Fame, 2 Coins and 1 Shard; p2 gets 1 Fame less."""
    game = red_lotus()
    assert game.to_act == [0]
    assert [str(action) for action in game.options(0)] == ["p1 steal riverside_3.01", "p1 pass"]
    events = do(game, "p1 steal riverside_3.01")
    stolen = {"kind": "yield_stolen", "seat": 0, "trick": "levitation", "by": "water_tank_escape"}
    assert events[0].to_dict() == stolen
    assert yields(events, 0) == ([2], [3], [])
    assert yields(events, 1) == ([1], [3], [])


def test_red_lotus_may_leave_it() -> None:
    """MAG-8: then everybody gets what is printed."""
    events = do(red_lotus(), "p1 pass")
    assert yields(events, 0) == ([1], [2], [1])
    assert yields(events, 1) == ([2], [3], [])


def test_red_lotus_takes_from_a_trick_of_no_higher_level() -> None:
    """MAG-8: p2's Bullet Catch is Level 2; her Level 2 trick may take it, a Level 1 one may not."""
    events = do(red_lotus(own={"walled": 0}, other={"bullet_catch": 0}), "p1 steal riverside_3.01")
    assert yields(events, 0) == ([3], [4], [])
    mixed = show(
        "riverside_3", s00="p1 spade optical", s01="p2 spade spiritual", s11="p2 heart spiritual"
    )
    game = red_lotus(mixed, other={"bullet_catch": 0, "levitation": 0})
    assert offers(game, 0, "steal") == ["riverside_3.11"]
    assert refused(game, "p1 steal riverside_3.01") == "MAG-8: at most a Level 1 trick"


def test_red_lotus_takes_a_lower_level_too() -> None:
    """MAG-8: not higher; her Level 2 trick collects a Level 1 yield if she likes."""
    events = do(red_lotus(own={"walled": 0}), "p1 steal riverside_3.01")
    assert yields(events, 0) == ([2], [3], [])


def test_red_lotus_is_not_asked_where_nothing_can_be_taken() -> None:
    """MAG-8: only own tricks, or only tricks of a higher level."""
    game = red_lotus(show("riverside_3", s00="p1 spade optical"))
    assert game.turn == 3
    assert red_lotus(other={"bullet_catch": 0}).turn == 3


def test_red_lotus_does_not_take_from_herself_or_from_elsewhere() -> None:
    """MAG-8: an opponent's trick of that Performance."""
    own = {"water_tank_escape": 0, "walled": 0}
    mixed = show(
        "riverside_3", s00="p1 spade optical", s01="p2 spade spiritual", s11="p1 heart spiritual"
    )
    game = red_lotus(mixed, show("riverside_4", s00="p2 spade optical"), own=own)
    reason = "MAG-8: no opponent’s trick is there in this Performance"
    for spot in ("riverside_3.11", "riverside_3.12", "riverside_4.00"):
        assert refused(game, f"p1 steal {spot}") == reason


def test_red_lotus_asks_for_each_own_trick_and_takes_each_victim_once() -> None:
    """MAG-8: two own tricks, two victims; the second cannot take what the first has taken."""
    own = {"water_tank_escape": 0, "walled": 0}
    other = {"levitation": 0, "bullet_catch": 0}
    both = show(
        "riverside_3",
        s00="p1 spade optical",
        s01="p2 spade spiritual",
        s11="p1 heart spiritual",
        s12="p2 heart spiritual",
    )
    game = red_lotus(both, own=own, other=other)
    do(game, "p1 steal riverside_3.01")
    assert game.to_act == [0]
    assert refused(game, "p1 steal riverside_3.01") == (
        "MAG-8: that trick’s yield is already taken"
    )
    events = do(game, "p1 steal riverside_3.12")
    assert yields(events, 0) == ([2, 3], [3, 4], [])
    assert yields(events, 1) == ([1, 2], [3, 4], [])


def test_red_lotus_lets_a_later_trick_take_what_an_earlier_one_left() -> None:
    """MAG-8, RUL-20: passing for one trick does not end it."""
    own = {"water_tank_escape": 0, "walled": 0}
    three = show(
        "riverside_3", s00="p1 spade optical", s01="p2 spade spiritual", s11="p1 heart spiritual"
    )
    game = red_lotus(three, own=own)
    do(game, "p1 pass")
    events = do(game, "p1 steal riverside_3.01")
    assert yields(events, 0) == ([1, 2], [2, 3], [1])
    assert yields(events, 1) == ([1], [3], [])


def test_red_lotus_is_asked_once_for_a_trick_in_the_last_slot() -> None:
    """MAG-8."""
    game = red_lotus(show("riverside_3", s01="p2 spade spiritual", s12="p1 spade spiritual"))
    events = do(game, "p1 pass")
    assert [e.fields["trick"] for e in events if e.kind == "trick_performed" and e.seat == 0] == [
        "water_tank_escape"
    ]


def test_red_lotus_steals_as_performer_only() -> None:
    """MAG-8: in p2's Performance everybody gets his own."""
    game = position(
        seat(tricks=TANK, magician="red_lotus"),
        seat(tricks=RICH, placed={"magician": "friday.performance"}, magician="electra"),
        theater=[MIXED],
        dark_alley=True,
    )
    events = do(game, "p2 perform riverside_3")
    assert game.turn == 3
    assert yields(events, 0) == ([1], [2], [1])


def test_red_lotus_has_no_ability_without_the_dark_alley() -> None:
    """SET-6: in the base game nothing is asked."""
    game = position(
        seat(tricks=TANK, placed={"magician": "friday.performance"}, magician="red_lotus"),
        seat(tricks=RICH, magician="electra"),
        theater=[MIXED],
    )
    assert yields(do(game, "p1 perform riverside_3"), 0) == ([1], [2], [1])


@pytest.mark.parametrize(
    ("weekday", "own", "others"),
    [
        ("thursday", ([1], [2], []), ([2], [4], [])),
        ("friday", ([2], [3], []), ([2], [4], [])),
        ("sunday", ([3], [4], []), ([2], [4], [])),
    ],
)
def test_red_lotus_collects_with_her_own_weekday(weekday: str, own: Any, others: Any) -> None:
    """MAG-8, PRF-3: hers changes what she collects; p2, who is there on Sunday or (in the last
    case) shares hers, gets 2 + 1 - 1 Fame and 3 + 1 Coins."""
    place = None if weekday == "sunday" else {"apprentice_1": "sunday.1"}
    game = red_lotus(weekday=weekday, others_place=place)
    events = do(game, "p1 steal riverside_3.01")
    assert yields(events, 0) == own
    assert yields(events, 1) == others


def test_red_lotus_never_takes_a_victim_below_nothing() -> None:
    """PRF-6: Linking Rings pays no Fame, and 1 less is none; on Sunday the +1 comes last."""
    events = do(red_lotus(other={"linking_rings": 0}), "p1 steal riverside_3.01")
    assert yields(events, 1) == ([], [2], [])
    game = red_lotus(other={"linking_rings": 0}, weekday="sunday")
    assert yields(do(game, "p1 steal riverside_3.01"), 1) == ([1], [3], [])


def test_red_lotus_collects_a_stack_with_its_supercharge() -> None:
    """MAG-8, MAG-2: 2 + 1 Fame and 3 + 1 Coins; Electra keeps hers, 1 Fame less."""
    stack = show("riverside_3", s00="p1 spade optical", s01="p2 spade spiritual 2")
    events = do(red_lotus(stack), "p1 steal riverside_3.01")
    assert yields(events, 0) == ([3], [4], [])
    assert yields(events, 1) == ([2], [4], [])


def test_red_lotus_collects_what_enhance_trick_added() -> None:
    """MAG-8, SPC-13: the victim's enhancement, not that of her own trick."""
    game = position(
        seat(tricks=TANK, placed={"magician": "friday.performance"}, magician="red_lotus"),
        seat(tricks=RICH, magician="electra"),
        theater=[MIXED],
        dark_alley=True,
    )
    written: Any = game.to_dict()
    written["dark_alley"]["notes"] = [
        {"card": "enhance_trick", "trick": "levitation", "value": 2},
        {"card": "enhance_trick", "trick": "water_tank_escape", "value": 5},
    ]
    game = Game.from_dict(written)
    events = do(game, "p1 perform riverside_3", "p1 steal riverside_3.01")
    assert yields(events, 0) == ([4], [5], [])
    assert yields(events, 1) == ([3], [5], [])


def test_red_lotus_collects_shards() -> None:
    """MAG-8: Stocks Escape pays a Shard; the victim keeps it too."""
    events = do(red_lotus(own={"barricaded_barrels": 0}, other=TANK), "p1 steal riverside_3.01")
    assert yields(events, 0) == ([1], [2], [1])
    assert yields(events, 1) == ([], [2], [1])


def test_red_lotus_steals_with_and_from_markers_outside_the_slots() -> None:
    """MAG-8, SPC-3: a Guest Performer's marker is part of the Performance."""
    guests = show("riverside_3", guests=["p2 spade", "p1 spade"], s00="p3 spade spiritual")
    game = red_lotus(guests)
    assert offers(game, 0, "steal_guest") == ["riverside_3.p2.spade"]
    assert offers(game, 0, "steal") == ["riverside_3.00"]
    events = do(game, "p1 steal_guest riverside_3.p2.spade")
    assert yields(events, 0) == ([2], [3], [])
    assert yields(events, 1) == ([1], [3], [])
    assert yields(events, 2) == ([2], [], [])


def test_red_lotus_adds_an_arranged_fiasco() -> None:
    """MAG-8, SPC-4: +1 Fame on what she collects, -1 and -1 on what p2 keeps."""
    events = do(red_lotus(weekday="friday arranged_fiasco"), "p1 steal riverside_3.01")
    assert yields(events, 0) == ([3], [3], [])
    assert yields(events, 1) == ([], [3], [])


def test_red_lotus_doubles_what_she_collects_with_a_grand_premiere() -> None:
    """MAG-8, SPC-4, RUL-18: the doubled yield of her trick is the one it collects."""
    game = red_lotus(weekday="friday grand_premiere")
    events = do(game, "p1 double water_tank_escape coins", "p1 steal riverside_3.01")
    assert yields(events, 0) == ([2], [6], [])


def test_red_lotus_collects_under_applause() -> None:
    """PRF-6, PRO-2: Coins turn into Fame last: 2 + 3 for her, 2 - 1 + 3 for p2."""
    events = do(red_lotus(prophecy="applause_over_money"), "p1 steal riverside_3.01")
    assert yields(events, 0) == ([5], [], [])
    assert yields(events, 1) == ([4], [], [])


def test_red_lotus_can_be_saved_while_she_chooses() -> None:
    """MAG-8: what is taken so far is part of the position."""
    own = {"water_tank_escape": 0, "walled": 0}
    three = show(
        "riverside_3",
        s00="p1 spade optical",
        s01="p2 spade spiritual",
        s11="p1 heart spiritual",
        s12="p3 spade spiritual",
    )
    game = red_lotus(three, own=own)
    do(game, "p1 steal riverside_3.01")
    loaded = Game.from_dict(game.to_dict())
    for table in (game, loaded):
        do(table, "p1 steal riverside_3.12")
    assert loaded.digest() == game.digest()


def test_red_lotus_is_asked_in_the_order_in_which_tricks_pay() -> None:
    """RUL-20: the heart lies before the spade and pays first; the question names it first. The
    guest comes last."""
    card = show(
        "riverside_3",
        guests=["p1 diamond"],
        s00="p1 heart optical",
        s01="p2 spade spiritual",
        s11="p1 spade spiritual",
    )
    own = {"water_tank_escape": 0, "walled": 0, "barricaded_barrels": 0}
    game = position(
        seat(tricks=own, placed={"magician": "friday.performance"}, magician="red_lotus"),
        seat(tricks={"levitation": 0}, magician="electra"),
        theater=[card],
        dark_alley=True,
    )
    do(game, "p1 perform riverside_3", "p1 pass", "p1 pass")
    events = do(game, "p1 steal riverside_3.01")
    assert [e.fields["by"] for e in events if e.kind == "yield_stolen"] == ["barricaded_barrels"]
    performed = [e.fields["trick"] for e in events if e.kind == "trick_performed" and e.seat == 0]
    assert performed == ["walled", "water_tank_escape", "barricaded_barrels"]
    assert gains(events, 0)[0][:3] == [(3, "yield"), (1, "yield"), (2, "yield")]
