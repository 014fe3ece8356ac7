"""The Turn Setup cards of the Duel (DUEL-1 to DUEL-3)."""

from random import Random
from typing import Any

import pytest

from tests.support import actions, do, offers, position, refused, seat
from trickerion import Game, Options
from trickerion.lab.play.simulation import lively_action


def duel(card: str, character: str, *, dark_alley: bool = False, **assigned: str) -> Game:
    """A Duel under a Turn Setup card; p1 has one Character to place."""
    location = assigned.get("at", "downtown")
    return position(
        seat(assigned={character: location}),
        seat(assigned={"magician": "theater"}),
        turn_setup=card,
        dark_alley=dark_alley,
    )


@pytest.mark.parametrize(
    ("location", "slots"),
    [("downtown", ["1", "2"]), ("market_row", ["2", "4"]), ("dark_alley", ["1", "3"])],
)
def test_the_card_of_the_turn_closes_two_slots_of_each_street(
    location: str, slots: list[str]
) -> None:
    """DUEL-2."""
    game = duel("road_works", "apprentice_1", at=location, dark_alley=True)
    assert offers(game, 0, "place") == [f"apprentice_1 {location}.{slot}" for slot in slots]


def test_a_closed_slot_is_refused_with_the_card_that_closes_it() -> None:
    """DUEL-2."""
    game = duel("road_works", "apprentice_1")
    assert refused(game, "p1 place apprentice_1 downtown.3") == (
        "DUEL-2: the slot is closed this turn (Road Works)"
    )


def test_the_slots_that_two_players_usually_lack_are_open() -> None:
    """DUEL-1: the cards replace the fixed closing of the +1 slots (SET-11)."""
    game = duel("road_works", "apprentice_1")
    assert refused(game, "p1 place apprentice_1 downtown.2") is None


def test_the_card_of_the_turn_closes_two_weekdays() -> None:
    """DUEL-2: for everyone, backstage and on stage."""
    game = duel("road_works", "magician", at="theater")
    days = {place.split(" ")[1].split(".")[0] for place in offers(game, 0, "place")}
    assert days == {"friday", "saturday"}
    assert refused(game, "p1 place magician sunday.performance") == (
        "DUEL-2: Sunday is closed this turn (Road Works)"
    )


def test_workshops_are_never_closed() -> None:
    """DUEL-2."""
    game = duel("road_works", "apprentice_1", at="workshop")
    assert offers(game, 0, "place") == ["apprentice_1 workshop.1", "apprentice_1 workshop.2"]


def test_every_turn_has_the_card_that_was_announced_the_turn_before() -> None:
    """DUEL-2: the next card lies face up, and is turned in Roll Dice."""
    game, chance = Game.new(Options(players=2, duel=True), 5), Random(5)
    seen: list[Any] = []
    while not game.over:
        view: Any = game.view(0)
        if not seen or view["duel"] != seen[-1]:
            seen.append(view["duel"])
        game.play(lively_action(game, chance))
    assert (seen[0]["turn_setup"], seen[0]["closed"]) == (None, [])
    for now in ("turn_setup", "closed"):
        assert [after[now] for after in seen[1:]] == [before[f"next_{now}"] for before in seen[:-1]]
    assert [one["deck"] for one in seen] == [12, 11, 10, 9, 8, 7]


def test_everyone_sees_what_is_closed_now_and_next() -> None:
    """DUEL-2: only at the Locations of this game."""
    views: Any = [duel("road_works", "apprentice_1").view(seat) for seat in (0, 1, None)]
    for view in views:
        closed = view["duel"]["closed"]
        assert closed[:4] == ["downtown.3", "downtown.4", "market_row.1", "market_row.3"]
        assert closed[4:] == [
            f"{day}.{place}"
            for day in ("thursday", "sunday")
            for place in ("1", "2", "performance")
        ]
        assert view["duel"]["next_turn_setup"] == "snowfall"
        assert "downtown.1" in view["duel"]["next_closed"]


def test_a_position_says_which_cards_are_to_come() -> None:
    """DUEL-2: a card can't be there twice, and every turn has one."""
    game = duel("road_works", "apprentice_1")
    written: Any = game.to_dict()
    assert Game.from_dict(written).to_dict() == written
    for fault, wrong in (
        ("twice", {**written["duel"], "deck": ["carnival"] * 11}),
        ("too few", {**written["duel"], "deck": ["carnival"]}),
        ("every turn has", {**written["duel"], "turn_setup": None}),
    ):
        with pytest.raises(ValueError, match=f"DUEL-2: .*{fault}"):
            Game.from_dict({**written, "duel": wrong})


def test_humble_places_look_at_open_slots_only() -> None:
    """PRO-4, DUEL-2: with the slots 1 (+2) and 2 (+1) open, slot 2 must be taken."""
    game = position(
        seat(assigned={"apprentice_1": "downtown"}),
        seat(),
        turn_setup="road_works",
        dark_alley=True,
        prophecy="humble_places",
    )
    assert offers(game, 0, "place") == ["apprentice_1 downtown.2"]


def test_a_freelancer_stays_within_the_open_slots() -> None:
    """SPC-16, DUEL-2: a card that allows any Location opens no closed slot."""
    game = position(
        seat(assigned={"apprentice_1": "freelancer"}),
        seat(),
        turn_setup="road_works",
        dark_alley=True,
    )
    places = {place.split(" ")[1] for place in offers(game, 0, "place")}
    assert {"downtown.1", "downtown.2", "market_row.2", "friday.1"} <= places
    assert not places & {"downtown.3", "market_row.1", "dark_alley.2", "thursday.1"}


def test_a_character_without_an_open_slot_can_only_be_idle() -> None:
    """DUEL-2, TURN-6."""
    game = position(
        seat(assigned={"apprentice_1": "downtown"}, placed={"magician": "downtown.1"}),
        seat(placed={"magician": "downtown.2"}),
        turn_setup="road_works",
    )
    assert actions(game) == ["p1 idle apprentice_1"]


def test_toll_gates_ask_nothing_while_the_best_slot_is_closed() -> None:
    """PRO-4, DUEL-2: Snowfall leaves the slots 3 (+1) and 4 (+0) Downtown."""
    game = position(
        seat(assigned={"apprentice_1": "downtown"}, coins=0),
        seat(),
        turn_setup="snowfall",
        dark_alley=True,
        prophecy="toll_gates",
    )
    assert offers(game, 0, "place") == ["apprentice_1 downtown.3", "apprentice_1 downtown.4"]
    assert refused(game, "p1 place apprentice_1 downtown.1") == (
        "DUEL-2: the slot is closed this turn (Snowfall)"
    )


def test_hurried_streets_place_two_within_the_open_slots() -> None:
    """PRO-5, DUEL-2: the second one has no slot left where the first took the last."""
    game = position(
        seat(assigned={"engineer": "downtown", "apprentice_1": "headhunter"}),
        seat(placed={"magician": "downtown.2"}),
        turn_setup="road_works",
        dark_alley=True,
        prophecy="hurried_streets",
    )
    do(game, "p1 place engineer downtown.1", "p1 done")
    assert actions(game) == ["p1 idle apprentice_1", "p1 pass"]


@pytest.mark.parametrize(
    "prophecy", ["bright_saturday", "dull_friday", "level_week", "performers_luck"]
)
def test_prophecies_about_weekdays_open_none(prophecy: str) -> None:
    """DUEL-2, PRO-10."""
    game = position(
        seat(assigned={"magician": "theater"}),
        seat(),
        turn_setup="night_watch",
        dark_alley=True,
        prophecy=prophecy,
    )
    days = {place.split(" ")[1].split(".")[0] for place in offers(game, 0, "place")}
    assert days == {"thursday", "sunday"}


def test_a_character_hired_by_hypnotic_motivation_takes_an_open_slot() -> None:
    """SPC-17, DUEL-2."""
    game = position(
        seat(assigned={"engineer": "hypnotic_motivation"}, coins=10),
        seat(),
        dice={"inn_a": "manager"},
        turn_setup="road_works",
        dark_alley=True,
    )
    do(game, "p1 place engineer downtown.1", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 hire inn_a", "p1 assign manager market_row", "p1 done")
    assert offers(game, 0, "place") == ["manager market_row.2", "manager market_row.4"]


def test_the_great_optico_goes_elsewhere_within_the_open_slots() -> None:
    """MAG-5, SPC-16, DUEL-2: a permanent card that acts as a Freelancer."""
    game = position(
        seat(assigned={"apprentice_1": "workshop"}, magician="great_optico"),
        seat(assigned={"apprentice_1": "freelancer"}, magician="mechaniker"),
        turn_setup="road_works",
        dark_alley=True,
    )
    places = {place.split(" ")[1] for place in offers(game, 0, "place")}
    assert {"downtown.1", "market_row.2", "friday.1", "workshop.1"} <= places
    assert not places & {"downtown.3", "market_row.1", "dark_alley.2", "thursday.1"}
