"""The neutral markers of the Duel (DUEL-4, DUEL-5)."""

from typing import Any

import pytest

from tests.engine.locations.backstage import BUTTERFLIES, gains
from tests.support import Data, changes, do, kinds, offers, position, refused, seat, show
from trickerion import Event, Game, Options
from trickerion.catalog import NEUTRAL_MARKERS

# The neutral marker of Riverside 3 lies on 11; its escape corner looks at 01, its optical one at
# 12, where a Shard lies in the circle.
CARD = show("riverside_3")


def set_up(*theater: Data, **more: Any) -> Game:
    """p1's Magician is backstage on Friday with an optical trick."""
    game = position(
        seat(tricks=BUTTERFLIES, assigned={"magician": "theater"}),
        seat(tricks={"card_manipulation": 1}, assigned={"magician": "theater"}),
        theater=theater or [CARD],
        turn_setup="road_works",
        **more,
    )
    do(game, "p1 place magician friday.1")
    return game


def link(game: Game, spot: str) -> list[Event]:
    return do(game, "p1 set_up enchanted_butterflies", f"p1 spot {spot}", "p1 link fame")


def perform(up: str) -> tuple[Game, list[Event]]:
    """p1 performs a card with one of their markers, on 01."""
    game = position(
        seat(tricks={"enchanted_butterflies": 0}, placed={"magician": "friday.performance"}),
        seat(tricks={"card_manipulation": 1}),
        theater=[show("riverside_3", s01=f"p1 spade {up}")],
        turn_setup="road_works",
    )
    return game, do(game, "p1 perform riverside_3")


def test_the_deck_has_two_cards_of_each_theater_with_a_neutral_marker() -> None:
    """DUEL-4: and one Riverside card is shown at the start."""
    game = Game.new(Options(players=2, duel=True, dark_alley=True), 3)
    written: Any = game.to_dict()
    printed = {marker.performance for marker in NEUTRAL_MARKERS}
    deck = written["performance_deck"]
    assert [card.rpartition("_")[0] for card in deck] == [
        *["riverside"] * 2,
        *["grand_magorian"] * 2,
        *["magnus_pantheon"] * 2,
    ]
    shown = [one["performance"] for one in written["theater"]]
    assert len(shown) == 1
    assert {*deck, *shown, *written["performance_box"]} == printed


def test_a_card_without_a_neutral_marker_is_not_in_the_duel() -> None:
    """DUEL-4."""
    with pytest.raises(ValueError, match="DUEL-4"):
        set_up(show("riverside_1"))


def test_everyone_sees_the_neutral_marker() -> None:
    """DUEL-5: it is printed on the card, so it is in every view and in no save."""
    game = set_up()
    views: Any = [game.view(0), game.view(1), game.view(None)]
    for view in views:
        assert view["theater"][0]["neutral"] == {"slot": "11", "up": "spiritual"}
    written: Any = game.to_dict()
    assert written["theater"][0]["markers"] == {}


def test_a_neutral_marker_fills_its_slot() -> None:
    """DUEL-5."""
    game = set_up()
    do(game, "p1 set_up enchanted_butterflies")
    assert not [spot for spot in offers(game, 0, "spot") if spot.startswith("riverside_3.11")]
    assert refused(game, "p1 spot riverside_3.11 optical") == (
        "DUEL-5: the neutral marker fills this slot"
    )


def test_a_link_with_a_neutral_marker_pays_who_makes_it() -> None:
    """DUEL-5, THR-5: the level of the trick, in Fame or in Coins."""
    events = link(set_up(), "riverside_3.01 optical")
    assert "link_created" in kinds(events)
    assert gains(events, 0) == ([(1, "link")], [], [])
    assert gains(events, 1) == ([], [], [])


def test_the_shard_of_such_a_link_goes_to_who_makes_it() -> None:
    """DUEL-5: the neutral marker has no owner to get another."""
    events = link(set_up(), "riverside_3.12 optical")
    assert gains(events, 0)[2] == [(1, "link")]
    assert gains(events, 1)[2] == []


def test_the_performer_counts_links_with_neutral_markers() -> None:
    """DUEL-5, PRF-4."""
    linked = perform("optical")[1]
    turned = perform("mechanical")[1]
    assert (1, "link_bonus") in gains(linked, 0)[0]
    assert (1, "link_bonus") not in gains(turned, 0)[0]


def test_a_neutral_marker_yields_nothing_and_stays() -> None:
    """DUEL-5: it belongs to nobody and is never performed or returned."""
    game, events = perform("optical")
    assert kinds(events).count("trick_performed") == 1
    assert kinds(events).count("markers_returned") == 1
    view: Any = game.view(None)
    assert view["theater"][0]["markers"] == {}
    assert view["theater"][0]["neutral"]["slot"] == "11"


def test_nobody_moves_a_neutral_marker() -> None:
    """DUEL-5, SPC-8: not even with Director's Favor."""
    game = position(
        seat(tricks=BUTTERFLIES, assigned={"magician": "directors_favor"}),
        seat(tricks={"card_manipulation": 1}),
        theater=[show("riverside_3", s00="p2 spade spiritual")],
        turn_setup="road_works",
        dark_alley=True,
    )
    do(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    assert offers(game, 0, "reschedule") == ["riverside_3.00"]
    assert refused(game, "p1 reschedule riverside_3.11") == (
        "DUEL-5: a neutral marker can’t be moved"
    )


def test_the_red_lotus_steals_no_yield_from_a_neutral_marker() -> None:
    """DUEL-5, MAG-8: with no other marker on the card she isn't asked."""
    game = position(
        seat(
            tricks={"water_tank_escape": 0},
            placed={"magician": "friday.performance"},
            magician="red_lotus",
        ),
        seat(),
        theater=[show("riverside_3", s00="p1 spade optical")],
        turn_setup="road_works",
        dark_alley=True,
    )
    events = do(game, "p1 perform riverside_3")
    assert "markers_returned" in kinds(events)


def test_orchestral_interlude_counts_a_neutral_neighbour() -> None:
    """DUEL-5, SPC-1: an occupied neighbour through a circle, whoever's it is."""
    game = position(
        seat(tricks=BUTTERFLIES, assigned={"magician": "orchestral_interlude"}),
        seat(tricks={"card_manipulation": 1}),
        theater=[CARD],
        turn_setup="road_works",
        dark_alley=True,
    )
    do(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_3.01 mechanical")
    assert "link_created" not in kinds(events)
    assert offers(game, 0, "link") == ["fame", "coins"]


# Together with cards, prophecies and abilities


def with_card(card: str, *theater: Data, **more: Any) -> Game:
    """p1's Magician is backstage on Friday, and uses a Special card with the next action."""
    game = position(
        seat(tricks=BUTTERFLIES, assigned={"magician": card}, magician=more.pop("magician", None)),
        seat(tricks={"card_manipulation": 1}, assigned={"magician": "theater"}),
        theater=theater or [CARD],
        turn_setup="road_works",
        dark_alley=True,
        **more,
    )
    do(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    return game


def slots_offered(game: Game) -> set[str]:
    return {spot.split(" ")[0] for spot in offers(game, 0, "spot")}


def test_headliner_trick_doubles_a_link_with_a_neutral_marker() -> None:
    """DUEL-5, SPC-2: the Shard too."""
    events = link(with_card("headliner_trick"), "riverside_3.12 optical")
    assert gains(events, 0) == ([(2, "link")], [], [(2, "link")])


@pytest.mark.parametrize(
    ("prophecy", "fame", "shards"), [("shard_glory", 3, 1), ("shard_shower", 1, 2)]
)
def test_the_shard_of_such_a_link_is_received_like_any_other(
    prophecy: str, fame: int, shards: int
) -> None:
    """DUEL-5, PRO-1."""
    game = set_up(dark_alley=True, prophecy=prophecy)
    paid = gains(link(game, "riverside_3.12 optical"), 0)
    assert sum(amount for amount, _ in paid[0]) == fame
    assert sum(amount for amount, _ in paid[2]) == shards


def test_encore_doubles_the_performers_bonus_for_such_a_link() -> None:
    """DUEL-5, PRO-2."""
    game = position(
        seat(tricks={"enchanted_butterflies": 0}, placed={"magician": "friday.performance"}),
        seat(),
        theater=[show("riverside_3", s01="p1 spade optical")],
        turn_setup="road_works",
        dark_alley=True,
        prophecy="encore",
    )
    assert (2, "link_bonus") in gains(do(game, "p1 perform riverside_3"), 0)[0]


def test_a_neutral_marker_alone_makes_no_performance() -> None:
    """DUEL-5, PRF-1: the performer needs a marker of their own on the card."""
    game = position(
        seat(tricks={"enchanted_butterflies": 0}, placed={"magician": "friday.performance"}),
        seat(),
        theater=[CARD, show("riverside_5", s10="p1 spade optical")],
        turn_setup="road_works",
    )
    assert offers(game, 0, "perform") == ["riverside_5"]


def test_yoruba_spiritmaster_chooses_among_cards_with_a_marker_of_the_performer() -> None:
    """DUEL-5, MAG-4: not one that holds the neutral marker only."""
    game = position(
        seat(
            tricks={"mind_reading": 0},
            assigned={"apprentice_1": "downtown"},
            magician="yoruba_spiritmaster",
        ),
        seat(tricks={"card_manipulation": 0}, placed={"magician": "friday.performance"}),
        theater=[CARD, show("riverside_5", s10="p2 spade optical")],
        turn_setup="road_works",
        dark_alley=True,
    )
    do(game, "p1 idle apprentice_1")
    assert offers(game, 0, "perform") == ["riverside_5"]


def test_buying_time_moves_a_neutral_marker_with_its_card() -> None:
    """DUEL-5, SPC-7: it is printed on the card."""
    game = with_card("buying_time", CARD, show("riverside_5"))
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_3.01 mechanical")
    do(game, "p1 swap_cards riverside_3 riverside_5")
    view: Any = game.view(None)
    neutral = [(one["performance"], one["neutral"]["slot"]) for one in view["theater"]]
    assert neutral == [("riverside_5", "12"), ("riverside_3", "11")]


def test_guest_performer_has_room_beside_a_neutral_marker() -> None:
    """DUEL-5, SPC-3: outside the slots, but not on the filled one."""
    game = with_card("guest_performer")
    do(game, "p1 set_up enchanted_butterflies")
    assert "riverside_3.11" not in slots_offered(game)
    assert offers(game, 0, "outside") == ["riverside_3"]


def test_on_stage_preparation_pays_no_link_with_a_neutral_marker() -> None:
    """DUEL-5, SPC-14: and takes one of the free slots."""
    game = position(
        seat(
            tricks={"enchanted_butterflies": 0},
            components={"fabric": 2, "animal": 1},
            assigned={"engineer": "on_stage_preparation"},
        ),
        seat(),
        theater=[CARD],
        turn_setup="road_works",
        dark_alley=True,
    )
    do(game, "p1 place engineer workshop.1", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 prepare enchanted_butterflies")
    assert "riverside_3.11" not in slots_offered(game)
    assert gains(do(game, "p1 spot riverside_3.12 optical"), 0) == ([], [], [])


def test_electra_stacks_nothing_on_a_neutral_marker() -> None:
    """DUEL-5, MAG-2: her stack takes a free slot, and its link pays once."""
    game = position(
        seat(tricks=BUTTERFLIES, assigned={"engineer": "theater"}, magician="electra"),
        seat(magician="gentleman"),
        theater=[CARD],
        turn_setup="road_works",
        dark_alley=True,
    )
    do(game, "p1 place engineer friday.1", "p1 set_up_stack enchanted_butterflies")
    assert "riverside_3.11" not in slots_offered(game)
    events = do(game, "p1 spot riverside_3.01 optical", "p1 link coins")
    assert changes(events, 0, "coins") == [(1, "link")]


def test_street_performance_takes_no_neutral_marker_off_its_card() -> None:
    """DUEL-5, SPC-5."""
    game = with_card("street_performance", show("riverside_3", s00="p1 spade optical"))
    assert offers(game, 0, "reschedule") == ["riverside_3.00"]
    assert refused(game, "p1 reschedule riverside_3.11") == (
        "DUEL-5: a neutral marker can’t be moved"
    )


def test_master_of_chains_is_paid_for_a_new_link_with_a_neutral_marker() -> None:
    """DUEL-5, MAG-7: he moves his own markers only."""
    game = position(
        seat(
            tricks={"enchanted_butterflies": 0},
            magician="master_of_chains",
        ),
        seat(assigned={"apprentice_1": "downtown"}, magician="mechaniker"),
        theater=[show("riverside_3", s00="p1 spade optical")],
        turn_setup="road_works",
        initiative=(1, 0),
        dark_alley=True,
    )
    do(game, "p2 idle apprentice_1")
    assert offers(game, 0, "reschedule") == ["riverside_3.00"]
    do(game, "p1 reschedule riverside_3.00", "p1 spot riverside_3.01 optical")
    assert changes(do(game, "p1 link fame"), 0, "fame")[0] == (1, "link")


def test_a_card_leaves_with_its_neutral_marker() -> None:
    """DUEL-5, END-4: only players get markers back."""
    game = position(
        seat(tricks={"enchanted_butterflies": 0}, assigned={"apprentice_1": "downtown"}),
        seat(),
        theater=[
            show("riverside_5"),
            show("riverside_7"),
            show("riverside_3", s00="p1 spade optical"),
        ],
        deck=["grand_magorian_1"],
        turn=4,
        turn_setup="road_works",
    )
    events = do(game, "p1 idle apprentice_1")
    returned = [event.seat for event in events if event.kind == "markers_returned"]
    assert returned == [0]
    written: Any = game.to_dict()
    assert "riverside_3" not in [one["performance"] for one in written["theater"]]
