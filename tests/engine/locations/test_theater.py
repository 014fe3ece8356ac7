"""The Theater: weekdays and Set Up (THR-1 to THR-4)."""

import pytest

from tests.engine.locations.backstage import ABOVE, BUTTERFLIES, backstage, cards
from tests.support import do, offers, position, refused, seat, show

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
