"""Prophecies about Shards: what they give, where, and what comes with them (AP-2, PRO-1)."""

from typing import Any

from tests.cards.foretold import actions, foretold
from tests.support import changes, do, refused, seat, show
from trickerion import Event, Game

CARD = show("riverside_1")


# surging_shards


def test_surging_shards_gives_two_ap_for_a_shard() -> None:
    """AP-2: an Apprentice with 1 + 2 AP takes Coins; the Shard costs one as ever."""
    seats = seat(assigned={"apprentice_1": "downtown"}, shards=2), seat()
    game = foretold("surging_shards", *seats, dice={"bank_a": "4"})
    do(game, "p1 place apprentice_1 downtown.4")
    events = do(game, "p1 enhance")
    assert changes(events, 0, "shards") == [(-1, "enhance")]
    assert [e.fields for e in events if e.kind == "character_enhanced"] == [{"ap": 2}]
    assert refused(game, "p1 take_coins bank_a") is None


def test_surging_shards_still_works_once_and_not_in_the_theater() -> None:
    """AP-2: nothing else of the rule changes."""
    assigned = {"apprentice_1": "downtown", "engineer": "theater"}
    game = foretold("surging_shards", seat(assigned=assigned, shards=3), seat(), theater=[CARD])
    do(game, "p1 place apprentice_1 downtown.4", "p1 enhance")
    assert refused(game, "p1 enhance") == "AP-2: once, when placing, before the first action"
    do(game, "p1 done", "p1 place engineer friday.1")
    assert refused(game, "p1 enhance") == "AP-2: not in the Theater"


def test_surging_shards_does_not_add_to_empower() -> None:
    """SPC-19: Empower makes it 3 AP, also under this prophecy."""
    game = foretold("surging_shards", seat(assigned={"apprentice_1": "empower"}), seat())
    do(game, "p1 place apprentice_1 downtown.4", "p1 use_card bonus")
    events = do(game, "p1 enhance")
    assert [e.fields for e in events if e.kind == "character_enhanced"] == [{"ap": 3}]


# shards_on_stage


def stage(prophecy: str | None, character: str, slot: str, shards: int = 1) -> Game:
    """p1 with a prepared trick has placed a Character in the Theater."""
    one = seat(tricks={"linking_rings": 2}, assigned={character: "theater"}, shards=shards)
    game = foretold(prophecy, one, seat(assigned={"magician": "theater"}), theater=[CARD])
    do(game, f"p1 place {character} {slot}")
    return game


def test_shards_on_stage_allows_enhance_in_the_theater() -> None:
    """AP-2: an Apprentice on Sunday has 0 + 1 AP and sets up a trick."""
    game = stage("shards_on_stage", "apprentice_1", "sunday.1")
    assert actions(game) == ["p1 enhance", "p1 done"]
    events = do(game, "p1 enhance", "p1 set_up linking_rings", "p1 spot riverside_1.00 escape")
    assert changes(events, 0, "shards") == [(-1, "enhance")]
    assert game.to_act == [1]


def test_shards_on_stage_must_be_active() -> None:
    """AP-2: without it not in the Theater."""
    game = stage(None, "apprentice_1", "sunday.1")
    assert refused(game, "p1 enhance") == "AP-2: not in the Theater"


def test_shards_on_stage_needs_a_shard_and_comes_first() -> None:
    """AP-2: for a Shard, before the first action."""
    poor = stage("shards_on_stage", "engineer", "friday.1", shards=0)
    assert refused(poor, "p1 enhance") == "AP-2: needs 1 Shard, none left"
    game = stage("shards_on_stage", "engineer", "friday.1")
    assert refused(game, "p1 enhance") is None
    do(game, "p1 set_up linking_rings", "p1 spot riverside_1.00 escape")
    assert refused(game, "p1 enhance") == "AP-2: once, when placing, before the first action"


def test_shards_on_stage_does_not_ask_on_a_performance_slot() -> None:
    """THR-3: its AP are lost, so there is nothing to enhance."""
    game = stage("shards_on_stage", "magician", "friday.performance")
    assert game.to_act == [1]
    assert game.players[0].shards == 1


# shard_shower, shard_glory: what an event is

MECHANICAL = {"linking_rings": 2}
SPIRITUAL = {"mind_reading": 2}
NEIGHBOUR = show("riverside_1", s00="p2 spade escape")
"""A Mechanical marker of p2 whose corner points at the circle with the Shard."""


def linked(prophecy: str | None, *cards: str) -> tuple[Game, list[Event]]:
    """p1 links a trick with p2's through the circle with the Shard, with a Special card or not."""
    one = seat(tricks=MECHANICAL, assigned={"engineer": cards[0] if cards else "theater"})
    two = seat(tricks={"chinese_sticks": 0})
    game = foretold(prophecy, one, two, theater=[NEIGHBOUR])
    do(game, "p1 place engineer friday.1")
    if cards:
        do(game, "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 set_up linking_rings", "p1 spot riverside_1.01 mechanical")
    return game, events


def performed(prophecy: str | None, **more: Any) -> list[Event]:
    """p1 performs two Mind Readings (1 Shard each) of p1 and p2 on a card whose bonus is 1 Shard,
    with an Engineer backstage (1 Shard)."""
    placed = {"magician": "friday.performance", "engineer": "friday.1"}
    game = foretold(
        prophecy,
        seat(tricks=SPIRITUAL, placed=placed),
        seat(tricks={"spirit_hand": 0}),
        theater=[show("riverside_1", s00="p1 spade optical", s02="p2 spade spiritual")],
        **more,
    )
    return do(game, "p1 perform riverside_1")


# shard_shower


def test_shard_shower_adds_a_shard_to_the_shard_of_a_link() -> None:
    """PRO-1, THR-5: one event for each player in the link; 2 Shards each."""
    _, events = linked("shard_shower")
    assert changes(events, 0, "shards") == [(2, "link")]
    assert changes(events, 1, "shards") == [(2, "link")]
    _, events = linked(None)
    assert changes(events, 0, "shards") == [(1, "link")]


def test_shard_shower_takes_each_trick_and_bonus_as_an_event() -> None:
    """PRO-1: p1's trick, the Engineer and the card give 2 each, p2's trick 2."""
    events = performed("shard_shower")
    assert changes(events, 0, "shards") == [
        (2, "yield"),
        (2, "specialist_bonus"),
        (2, "card_bonus"),
    ]
    assert changes(events, 1, "shards") == [(2, "yield")]


def test_shard_shower_adds_nothing_when_shards_are_paid() -> None:
    """PRO-1: Enhance takes a Shard; nobody receives one."""
    game = foretold("shard_shower", seat(assigned={"engineer": "workshop"}), seat())
    do(game, "p1 place engineer workshop.1")
    assert changes(do(game, "p1 enhance"), 0, "shards") == [(-1, "enhance")]


def test_shard_shower_adds_nothing_to_no_shards() -> None:
    """PRO-1: a trick without Shards, on a card without, is no event."""
    game = foretold(
        "shard_shower",
        seat(tricks=MECHANICAL, placed={"magician": "friday.performance"}),
        seat(),
        theater=[show("riverside_2", s00="p1 spade escape")],
    )
    assert changes(do(game, "p1 perform riverside_2"), 0, "shards") == []


def test_shard_shower_adds_one_to_a_doubled_link() -> None:
    """PRO-1, SPC-2: Headliner Trick makes it 2 Shards in one event, so 3; p2 gets 1 + 1."""
    _, events = linked("shard_shower", "headliner_trick")
    assert changes(events, 0, "shards") == [(3, "link")]
    assert changes(events, 1, "shards") == [(2, "link")]


def test_shard_shower_counts_a_link_between_own_markers_once() -> None:
    """PRO-1, THR-5: one Shard, not two, if both markers are one's own; with the shower 2."""
    one = seat(tricks={"linking_rings": 2, "chinese_sticks": 0}, assigned={"engineer": "theater"})
    card = show("riverside_1", s00="p1 heart escape")
    game = foretold("shard_shower", one, seat(), theater=[card])
    do(game, "p1 place engineer friday.1", "p1 set_up linking_rings")
    events = do(game, "p1 spot riverside_1.01 mechanical")
    assert changes(events, 0, "shards") == [(2, "link")]


# shard_glory


def test_shard_glory_brings_two_fame_with_the_shard_of_a_link() -> None:
    """PRO-1, THR-5: to each player in the link, beside what the link pays."""
    game, events = linked("shard_glory")
    assert changes(events, 0, "fame") == changes(events, 1, "fame") == [(2, "shard_glory")]
    assert changes(events, 0, "shards") == [(1, "link")]
    assert changes(do(game, "p1 link coins"), 0, "coins") == [(1, "link")]


def test_shard_glory_takes_each_trick_and_bonus_as_an_event() -> None:
    """PRO-1: three events for p1, one for p2."""
    events = performed("shard_glory")
    assert changes(events, 0, "fame").count((2, "shard_glory")) == 3
    assert changes(events, 1, "fame").count((2, "shard_glory")) == 1
    assert (2, "shard_glory") not in changes(performed(None), 0, "fame")


def test_shard_glory_brings_nothing_when_shards_are_paid() -> None:
    """PRO-1: Enhance takes a Shard; nobody receives one."""
    game = foretold("shard_glory", seat(assigned={"engineer": "workshop"}), seat())
    do(game, "p1 place engineer workshop.1")
    assert changes(do(game, "p1 enhance"), 0, "fame") == []


def test_shard_glory_takes_a_doubled_link_as_one_event() -> None:
    """PRO-1, SPC-2: 2 Shards at once bring 2 Fame."""
    _, events = linked("shard_glory", "headliner_trick")
    assert changes(events, 0, "shards") == [(2, "link")]
    assert changes(events, 0, "fame") == [(2, "shard_glory")]


def test_shard_glory_takes_two_shards_of_a_card_as_one_event() -> None:
    """PRO-1: the card's bonus is an event of its own, however many Shards it gives."""
    game = foretold(
        "shard_glory",
        seat(tricks=MECHANICAL, placed={"magician": "friday.performance"}),
        seat(),
        theater=[show("magnus_pantheon_8", s00="p1 spade escape")],
    )
    events = do(game, "p1 perform magnus_pantheon_8")
    assert changes(events, 0, "shards") == [(2, "card_bonus")]
    assert changes(events, 0, "fame").count((2, "shard_glory")) == 1


def test_shard_glory_rewards_the_shard_of_a_test_run() -> None:
    """PRO-1, SPC-10: the trick's Shard is received now, and 2 Fame with it."""
    one = seat(
        tricks={"mind_reading": 0}, components={"glass": 2}, assigned={"engineer": "test_run"}
    )
    game = foretold("shard_glory", one, seat())
    do(game, "p1 place engineer workshop.1", "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 prepare mind_reading", "p1 accept")
    assert changes(events, 0, "shards") == [(1, "test_run")]
    assert changes(events, 0, "fame") == [(2, "shard_glory")]
