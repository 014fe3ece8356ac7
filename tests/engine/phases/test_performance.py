"""The Performance phase: who performs what, and the performer's bonuses (PRF-1, PRF-4, PRF-5)."""

from typing import Any

import pytest

from tests.engine.performing import BOTH, GUEST, MIXED, OWN, paid, perform
from tests.support import Data, do, offers, position, refused, seat, show
from trickerion import Game


def shown(game: Game) -> dict[str, list[str]]:
    """The shown cards and which of their slots hold a marker."""
    written: Any = game.to_dict()
    return {card["performance"]: list(card["markers"]) for card in written["theater"]}


# PRF-1: who performs, in which order, which card


def test_the_weekdays_are_performed_from_thursday_to_sunday() -> None:
    """PRF-1: the order of weekdays, not of seats or initiative."""
    game = position(
        seat(**OWN, assigned={"magician": "theater"}),
        seat(**GUEST, placed={"magician": "saturday.performance"}),
        seat(tricks={"mind_reading": 0}, placed={"magician": "thursday.performance"}),
        theater=[MIXED, show("riverside_2", s00="p3 spade optical")],
    )
    do(game, "p1 place magician sunday.performance")
    assert (game.phase, game.to_act) == ("performance", [2])
    do(game, "p3 pass")
    assert game.to_act == [1]
    do(game, "p2 pass")
    assert game.to_act == [0]


def test_nobody_has_to_perform() -> None:
    """PRF-1: a Magician may let it be; nothing is paid, and the marker stays."""
    game = position(
        seat(**OWN, placed={"magician": "friday.performance"}), seat(**GUEST), theater=[MIXED]
    )
    assert offers(game, 0, "perform") == ["riverside_1"]
    events = do(game, "p1 pass")
    assert events[0].to_dict() == {"kind": "performance_skipped", "seat": 0, "weekday": "friday"}
    assert paid(events, 0, "yield") == ([], [], [])
    assert shown(game) == {"riverside_1": ["00", "01"]}


def test_a_card_needs_an_own_marker_to_be_performed() -> None:
    """PRF-1: p1 has no marker on the second card, and the third is not shown."""
    foreign = show("riverside_2", s00="p2 spade escape")
    game = position(
        seat(**OWN, placed={"magician": "friday.performance"}),
        seat(**GUEST),
        theater=[MIXED, foreign],
    )
    assert refused(game, "p1 perform riverside_2") == "PRF-1: the card has none of your markers"
    assert (
        refused(game, "p1 perform riverside_3") == "PRF-1: that Performance card is not on display"
    )
    assert refused(game, "p1 perform riverside_1") is None


def test_each_magician_performs_one_card() -> None:
    """PRF-1: the other card with an own marker stays as it is."""
    other = show("riverside_2", s00="p1 spade spiritual")
    game = position(
        seat(**OWN, placed={"magician": "friday.performance"}),
        seat(**GUEST),
        theater=[BOTH, other],
    )
    do(game, "p1 perform riverside_1")
    assert shown(game) == {"riverside_1": [], "riverside_2": ["00"]}
    assert game.phase == "advertise"


def test_a_magician_backstage_does_not_perform() -> None:
    """PRF-1: on the performance slot only."""
    game = position(
        seat(**OWN, placed={"magician": "friday.1"}, assigned={"apprentice_1": "downtown"}),
        seat(**GUEST),
        theater=[BOTH],
    )
    do(game, "p1 idle apprentice_1")
    assert game.turn == 3


def test_a_magician_without_a_marker_in_the_theater_is_not_asked() -> None:
    """PRF-1: there is no card p2 could perform."""
    game = position(
        seat(**OWN, placed={"magician": "thursday.performance"}),
        seat(**GUEST, placed={"magician": "friday.performance"}),
        theater=[BOTH],
    )
    do(game, "p1 pass")
    assert game.turn == 3


# PRF-4: the performer's bonuses


def test_each_link_on_the_card_pays_the_performer_one_fame() -> None:
    """PRF-4: whoever made the two links; the guest gets nothing for them."""
    linked = show(
        "riverside_1", s00="p1 spade spiritual", s01="p2 spade optical", s02="p2 heart spiritual"
    )
    game = position(
        seat(**OWN, placed={"magician": "friday.performance"}),
        seat(tricks={"card_manipulation": 0, "mind_reading": 0}),
        theater=[linked],
    )
    events = do(game, "p1 perform riverside_1")
    assert paid(events, 0, "link_bonus") == ([2], [], [])
    assert paid(events, 1, "link_bonus") == ([], [], [])


def test_without_links_there_is_no_link_bonus() -> None:
    """PRF-4: two neighbours that are not linked."""
    assert paid(perform("friday", MIXED), 0, "link_bonus") == ([], [], [])


@pytest.mark.parametrize(
    ("specialist", "bonus"),
    [
        ("assistant", ([2], [], [])),
        ("manager", ([], [3], [])),
        ("engineer", ([], [], [1])),
        ("apprentice_1", ([], [], [])),
    ],
)
def test_specialists_backstage_help_the_performer(specialist: str, bonus: object) -> None:
    """PRF-4: Assistant 2 Fame, Manager 3 Coins, Engineer 1 Shard."""
    backstage: Data = {specialist: "friday.1"}
    events = perform("friday", BOTH, **backstage)
    assert paid(events, 0, "specialist_bonus") == bonus


def test_two_specialists_help_together() -> None:
    """PRF-4: both backstage slots are used."""
    events = perform("friday", BOTH, assistant="friday.1", manager="friday.2")
    assert paid(events, 0, "specialist_bonus") == ([2], [3], [])


def test_specialists_elsewhere_do_not_help() -> None:
    """PRF-4: the Assistant is Downtown."""
    events = perform("friday", BOTH, assistant="downtown.4")
    assert paid(events, 0, "specialist_bonus") == ([], [], [])


def test_a_guests_specialists_do_not_help() -> None:
    """PRF-4: p2's Manager is backstage on Saturday."""
    events = perform("friday", MIXED, guest={"manager": "saturday.1"})
    assert paid(events, 0, "specialist_bonus") == ([], [], [])
    assert paid(events, 1, "specialist_bonus") == ([], [], [])


@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("riverside_1", ([], [], [1])),
        ("riverside_2", ([1], [1], [])),
        ("riverside_3", ([1], [], [])),
        ("grand_magorian_3", ([], [3], [])),
    ],
)
def test_the_card_pays_its_printed_bonus_to_the_performer(card: str, bonus: object) -> None:
    """PRF-4: the weekday does not change it, and the guest has no part in it."""
    mixed = show(card, s00="p1 spade spiritual", s01="p2 spade mechanical")
    events = perform("thursday", mixed)
    assert paid(events, 0, "card_bonus") == bonus
    assert paid(events, 1, "card_bonus") == ([], [], [])


# PRF-5: afterwards


def test_markers_return_to_the_supplies_and_the_card_stays() -> None:
    """PRF-5: not to the trick cards."""
    tricks = {"enchanted_butterflies": 1, "water_tank_escape": 0}
    game = position(
        seat(tricks=tricks, placed={"magician": "friday.performance"}),
        seat(**GUEST),
        theater=[MIXED],
    )
    events = do(game, "p1 perform riverside_1")
    returned = [(e.seat, e.fields["symbol"]) for e in events if e.kind == "markers_returned"]
    assert returned == [(0, "spade"), (1, "spade")]
    assert shown(game) == {"riverside_1": []}
    assert game.players[0].markers == [1, 0, 0, 0]
    assert game.players[1].markers == [0, 0, 0, 0]


def test_a_performed_card_is_empty_for_those_who_follow() -> None:
    """PRF-5, PRF-1: p2's only marker was in p1's Performance, so p2 is not asked."""
    game = position(
        seat(**OWN, placed={"magician": "thursday.performance"}),
        seat(**GUEST, placed={"magician": "friday.performance"}),
        theater=[MIXED],
    )
    do(game, "p1 perform riverside_1")
    assert game.turn == 3
