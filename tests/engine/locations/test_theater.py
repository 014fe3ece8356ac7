"""The Theater: weekdays, Set Up and the pay of links (THR-1 to THR-5)."""

import pytest

from tests.engine.locations.backstage import ABOVE, BUTTERFLIES, backstage, cards, gains
from tests.support import changes, do, offers, position, refused, seat, show

DECAPITATION = {"self_decapitation": 2}  # optical, Level 2
# Three slots in a column; a Shard lies in the circle between 00 and 01. p2's optical trick lies
# on 00 with the optical corner down, or on 02 with the optical corner up.


BELOW = show("riverside_1", s02="p2 spade optical")


# THR-1: weekdays and slots


@pytest.mark.parametrize(
    ("weekday", "ap"), [("thursday", 3), ("friday", 2), ("saturday", 2), ("sunday", 1)]
)
@pytest.mark.parametrize("place", [1, 2])
def test_thursday_gives_an_action_point_and_sunday_takes_one(
    weekday: str, place: int, ap: int
) -> None:
    """THR-1: an Engineer has 2 AP; both backstage slots of a weekday are alike."""
    game = position(seat(assigned={"engineer": "theater"}), seat())
    events = do(game, f"p1 place engineer {weekday}.{place}")
    assert events[0].fields == {"character": "engineer", "slot": f"{weekday}.{place}", "ap": ap}


def test_each_weekday_has_two_backstage_slots_and_a_performance_slot() -> None:
    """THR-1: p1's Magician may take any of twelve slots."""
    game = position(seat(assigned={"magician": "theater"}), seat())
    assert offers(game, 0, "place") == [
        f"magician {weekday}.{place}"
        for weekday in ("thursday", "friday", "saturday", "sunday")
        for place in ("1", "2", "performance")
    ]


# THR-2: one weekday per player, one player per weekday


def test_all_characters_of_a_player_are_on_one_weekday() -> None:
    """THR-2: p1's Magician is backstage on Friday."""
    game = position(
        seat(placed={"magician": "friday.1"}, assigned={"apprentice_1": "theater"}), seat()
    )
    assert offers(game, 0, "place") == ["apprentice_1 friday.2"]
    assert refused(game, "p1 place apprentice_1 saturday.1") == (
        "THR-2: already in the Theater on Friday"
    )


@pytest.mark.parametrize("slot", ["friday.2", "friday.performance"])
def test_a_weekday_belongs_to_whoever_came_first(slot: str) -> None:
    """THR-2: p1's Apprentice is there, so p2 may take no slot of Friday."""
    game = position(
        seat(placed={"apprentice_1": "friday.1"}), seat(assigned={"magician": "theater"})
    )
    assert refused(game, f"p2 place magician {slot}") == "THR-2: Friday is taken by p1"
    assert refused(game, "p2 place magician saturday.1") is None


def test_a_magician_on_a_performance_slot_holds_the_weekday() -> None:
    """THR-2: p1 may come backstage there, p2 may not."""
    game = position(
        seat(
            placed={"magician": "sunday.performance"},
            assigned={"apprentice_1": "theater", "engineer": "theater"},
        ),
        seat(assigned={"magician": "theater"}),
    )
    assert offers(game, 0, "place") == [
        "engineer sunday.1",
        "engineer sunday.2",
        "apprentice_1 sunday.1",
        "apprentice_1 sunday.2",
    ]
    do(game, "p1 idle apprentice_1")
    assert refused(game, "p2 place magician sunday.1") == "THR-2: Sunday is taken by p1"


def test_other_locations_leave_the_weekday_open() -> None:
    """THR-2: what counts is where Characters stand in the Theater."""
    game = position(
        seat(placed={"magician": "downtown.4"}, assigned={"apprentice_1": "theater"}), seat()
    )
    assert refused(game, "p1 place apprentice_1 sunday.1") is None


# THR-3: the performance slot


@pytest.mark.parametrize("character", ["apprentice_1", "engineer"])
def test_only_a_magician_may_take_a_performance_slot(character: str) -> None:
    """THR-3: neither Apprentice nor Specialist."""
    game = position(seat(assigned={character: "theater"}), seat())
    assert refused(game, f"p1 place {character} friday.performance") == (
        "THR-3: only a Magician may take a performance slot"
    )


def test_the_action_points_on_a_performance_slot_are_lost() -> None:
    """THR-3: p1 sets nothing up, and it is p2's turn."""
    game = position(
        seat(tricks=BUTTERFLIES, assigned={"magician": "theater"}),
        seat(assigned={"magician": "theater"}),
        theater=[show("riverside_1")],
    )
    events = do(game, "p1 place magician thursday.performance")
    assert events[0].fields["ap"] == 0
    assert game.to_act == [1]


def test_a_magician_backstage_works_like_anybody() -> None:
    """THR-3: with 3 AP he sets up three markers."""
    theater = (show("riverside_1"), show("riverside_2"), show("riverside_3"))
    game = backstage({"enchanted_butterflies": 3}, *theater)
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.00 spiritual")
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_2.00 spiritual")
    assert game.to_act == [0]
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_3.00 spiritual")
    assert game.to_act == [1]


# THR-4: Set Up


def test_a_set_up_moves_a_marker_onto_any_shown_card() -> None:
    """THR-4: 1 AP; every card that is shown is offered."""
    game = backstage(
        BUTTERFLIES, show("riverside_1"), show("riverside_11"), character="apprentice_1"
    )
    do(game, "p1 set_up enchanted_butterflies")
    assert offers(game, 0, "spot") == [
        "riverside_1.00 spiritual",
        "riverside_1.01 spiritual",
        "riverside_1.01 optical",
        "riverside_1.02 optical",
        "riverside_11.00 spiritual",
        "riverside_11.00 mechanical",
        "riverside_11.01 optical",
        "riverside_11.10 escape",
    ]
    do(game, "p1 spot riverside_11.01 optical")
    assert cards(game) == {"riverside_1": {}, "riverside_11": {"01": "p1 spade"}}
    assert game.players[0].markers[0] == 1
    assert game.to_act == [1]


def test_only_prepared_tricks_are_set_up() -> None:
    """THR-4: a marker comes from the trick card, and there is none."""
    game = backstage({"enchanted_butterflies": 0}, show("riverside_1"))
    assert refused(game, "p1 set_up enchanted_butterflies") == "THR-4: no marker on the trick card"


def test_only_own_tricks_are_set_up() -> None:
    """THR-4: Card Manipulation is p2's."""
    game = backstage(BUTTERFLIES, show("riverside_1"))
    assert refused(game, "p1 set_up card_manipulation") == "THR-4: not one of your tricks"


@pytest.mark.parametrize(
    ("spot", "reason"),
    [
        ("riverside_1.00 spiritual", "THR-4: the slot already has a marker"),
        ("riverside_1.10 optical", "THR-4: the card has no such slot"),
        ("riverside_2.00 spiritual", "THR-4: that Performance card is not on display"),
    ],
)
def test_a_marker_needs_a_free_slot_of_a_shown_card(spot: str, reason: str) -> None:
    """THR-4: a taken slot, a slot the card does not have, a card that is not shown."""
    game = backstage(BUTTERFLIES, ABOVE)
    do(game, "p1 set_up enchanted_butterflies")
    assert refused(game, f"p1 spot {spot}") == reason


# THR-5: what links pay


def test_without_a_link_nothing_is_paid() -> None:
    """THR-5: neither Fame nor Coins nor the Shard of the circle."""
    game = backstage(BUTTERFLIES, ABOVE)
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 spiritual")
    assert gains(events, 0) == ([], [], [])
    assert gains(events, 1) == ([], [], [])


def test_a_level_1_trick_makes_a_link_worth_one() -> None:
    """THR-5: 1 Fame, or 1 Coin."""
    game = backstage(BUTTERFLIES, BELOW)
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 spiritual")
    assert offers(game, 0, "link") == ["fame", "coins"]
    assert gains(do(game.clone(), "p1 link fame"), 0) == ([(1, "link")], [], [])
    assert gains(do(game.clone(), "p1 link coins"), 0) == ([], [(1, "link")], [])


def test_a_level_2_trick_makes_a_link_worth_two() -> None:
    """THR-5: what counts is the trick set up, though its neighbour is of Level 1."""
    game = backstage(DECAPITATION, BELOW)
    do(game, "p1 set_up self_decapitation", "p1 spot riverside_1.01 spiritual")
    assert gains(do(game.clone(), "p1 link fame"), 0) == ([(2, "link")], [], [])
    assert gains(do(game.clone(), "p1 link coins"), 0) == ([], [(2, "link")], [])


def test_the_level_of_the_neighbour_does_not_count() -> None:
    """THR-5: p1's Level 1 trick beside p2's Level 2 trick pays 1."""
    game = backstage(BUTTERFLIES, BELOW, rivals={"paper_shred": 0})
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 spiritual")
    assert gains(do(game, "p1 link fame"), 0) == ([(1, "link")], [], [])


def test_the_neighbour_gets_nothing_for_a_plain_link() -> None:
    """THR-5: the link pays whoever created it."""
    game = backstage(BUTTERFLIES, BELOW)
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 spiritual")
    events += do(game, "p1 link coins")
    assert gains(events, 1) == ([], [], [])


def test_a_shard_circle_gives_a_shard_to_both_players_in_the_link() -> None:
    """THR-5: beside the Fame that p1 chooses."""
    game = backstage(BUTTERFLIES, ABOVE)
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 optical")
    events += do(game, "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [(1, "link")])
    assert gains(events, 1) == ([], [], [(1, "link")])


def test_a_shard_circle_between_own_markers_gives_one_shard() -> None:
    """THR-5: one, not two."""
    tricks = {"card_manipulation": 0, "enchanted_butterflies": 1}
    own = show("riverside_1", s00="p1 spade spiritual")
    game = backstage(tricks, own, rivals={"linking_rings": 0})
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 optical")
    assert changes(events, 0, "shards") == [(1, "link")]
    assert offers(game, 0, "link") == ["fame", "coins"]


def test_one_marker_may_make_several_links() -> None:
    """THR-5: each of the two pays, chosen link by link; only one lies over the Shard."""
    rivals = {"card_manipulation": 0, "mind_reading": 0}
    both = show("riverside_1", s00="p2 spade spiritual", s02="p2 heart spiritual")
    game = backstage(DECAPITATION, both, rivals=rivals)
    events = do(game, "p1 set_up self_decapitation", "p1 spot riverside_1.01 optical")
    events += do(game, "p1 link fame", "p1 link coins")
    assert gains(events, 0) == ([(2, "link")], [(2, "link")], [(1, "link")])
    assert gains(events, 1) == ([], [], [(1, "link")])
    assert offers(game, 0, "link") == []
