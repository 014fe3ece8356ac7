"""Where the Heir places its Characters (HEIR-4)."""

import pytest

from tests.engine.heir.solo import (
    assigned,
    heir_team,
    heir_tricks,
    on_stage,
    rules_told,
    solo,
    told,
    turned_up,
)
from tests.support import changes
from trickerion import Game
from trickerion.engine.core.names import NONE, name, number
from trickerion.engine.core.packing import disk
from trickerion.engine.core.pieces import IDLE
from trickerion.engine.heir.placement import (
    act,
    action_points,
    next_character,
    next_location,
    place_next,
    slot_for,
)
from trickerion.engine.heir.seat import HEIR

LOCATIONS = ("theater", "workshop", "market_row", "downtown", "dark_alley")


def placing(plan: str = "quiet_rehearsal", turn_setup: str = "carnival") -> Game:
    """The Heir has tricks and room to set them up; carnival closes downtown 2, 3, market_row 1, 3,
    dark_alley 2, 4, thursday and sunday."""
    game = solo()
    heir_team(game, "magician")
    heir_tricks(game, "living_piano", "rabbit_from_the_top_hat")
    turned_up(game, plan)
    game.turn_setup = number("turn_setup", turn_setup)
    on_stage(game, ("riverside_8", {}))
    return game


def chosen(game: Game) -> str:
    location = next_location(game)
    return f"{name('character', next_character(game, location))} {LOCATIONS[location]}"


def put(game: Game, seat: int, character: str, slot: str) -> None:
    """This Character stands on a slot already."""
    where = number("slot", slot)
    game.players[seat].where[number("character", character)] = where
    game.occupants[game.occupant_key(seat, where)] = disk(seat, number("character", character))


# Which Character


@pytest.mark.parametrize(
    ("plan", "order"),
    [
        ("full_house", ["theater", "downtown", "market_row", "dark_alley", "workshop"]),
        ("quiet_rehearsal", ["downtown", "theater", "market_row", "dark_alley", "workshop"]),
    ],
)
def test_the_priority_of_each_stance(plan: str, order: list[str]) -> None:
    """HEIR-4: Ready, then Busy."""
    game = placing(plan)
    team = ("manager", "engineer", "assistant", "apprentice_1", "apprentice_2")
    assigned(game, HEIR, dict(zip(team, sorted(order), strict=True)))
    events = told(game)
    for location in order:
        assert LOCATIONS[next_location(game)] == location
        place_next(game)
    assert "HEIR-4 priority workshop" in rules_told(events)


def test_contested_locations_come_first() -> None:
    """HEIR-4: both sides have Characters to place there."""
    game = placing()
    assigned(game, HEIR, {"manager": "downtown", "apprentice_1": "dark_alley"})
    assigned(game, 0, {"magician": "dark_alley"})
    events = told(game)
    assert chosen(game) == "apprentice_1 dark_alley"
    assert rules_told(events) == ["HEIR-4 contested dark_alley"]


def test_the_workshop_is_never_contested() -> None:
    """HEIR-4."""
    game = placing()
    assigned(game, HEIR, {"manager": "workshop", "apprentice_1": "dark_alley"})
    assigned(game, 0, {"magician": "workshop"})
    assert chosen(game) == "apprentice_1 dark_alley"


@pytest.mark.parametrize(("rival", "first"), [("magician", "downtown"), ("engineer", "theater")])
def test_the_theater_is_not_contested_by_magicians_alone(rival: str, first: str) -> None:
    """HEIR-4."""
    game = placing()
    assigned(game, HEIR, {"magician": "theater", "apprentice_1": "downtown"})
    assigned(game, 0, {rival: "theater"})
    assert chosen(game).endswith(first)


def test_the_players_special_cards_name_their_location() -> None:
    """HEIR-4, HEIR-11: it contests the Location on the card."""
    game = placing()
    assigned(game, HEIR, {"manager": "downtown", "apprentice_1": "market_row"})
    assigned(game, 0, {"magician": "shoplifting"})
    assert chosen(game) == "apprentice_1 market_row"


def test_characters_go_from_left_to_right() -> None:
    """HEIR-4."""
    game = placing()
    assigned(game, HEIR, {"apprentice_2": "downtown", "engineer": "downtown"})
    assert chosen(game) == "engineer downtown"


def test_in_the_theater_the_magician_goes_last() -> None:
    """HEIR-4."""
    game = placing("full_house")
    assigned(game, HEIR, {"magician": "theater", "apprentice_1": "theater"})
    assert chosen(game) == "apprentice_1 theater"
    place_next(game)
    assert chosen(game) == "magician theater"


# Which slot


def slot_of(game: Game, character: str, location: str) -> str | None:
    slot = slot_for(game, number("character", character), LOCATIONS.index(location))
    return None if slot == NONE else name("slot", slot)


def test_the_best_free_slot_that_is_open() -> None:
    """HEIR-4, DUEL-2."""
    game = placing()
    assert slot_of(game, "manager", "downtown") == "downtown.1"
    put(game, 0, "magician", "downtown.1")
    assert slot_of(game, "manager", "downtown") == "downtown.4"


def test_without_a_free_slot_the_character_is_idle() -> None:
    """HEIR-4, TURN-6."""
    game = placing()
    put(game, 0, "magician", "downtown.1")
    put(game, 0, "engineer", "downtown.4")
    assigned(game, HEIR, {"manager": "downtown"})
    events = told(game)
    place_next(game)
    assert game.players[HEIR].where[1] == IDLE
    assert rules_told(events)[-1] == "HEIR-4 no_slot downtown"


@pytest.mark.parametrize(
    ("plan", "slot"), [("full_house", "friday.1"), ("quiet_rehearsal", "saturday.1")]
)
def test_the_weekday_depends_on_the_stance(plan: str, slot: str) -> None:
    """HEIR-4: Ready the earliest, Busy the latest open weekday."""
    assert slot_of(placing(plan), "manager", "theater") == slot


def test_the_heir_stays_on_its_weekday() -> None:
    """HEIR-4, THR-2: and leaves the player's alone."""
    game = placing("full_house")
    put(game, 0, "engineer", "friday.1")
    assert slot_of(game, "manager", "theater") == "saturday.1"
    put(game, HEIR, "manager", "saturday.1")
    assert slot_of(game, "magician", "theater") == "saturday.performance"
    assert slot_of(game, "apprentice_1", "theater") == "saturday.2"


def test_nobody_is_sent_who_could_set_up_nothing() -> None:
    """HEIR-7."""
    game = placing()
    game.players[HEIR].markers = [0] * 4
    assigned(game, HEIR, {"manager": "theater"})
    events = told(game)
    place_next(game)
    assert game.players[HEIR].where[1] == IDLE
    assert rules_told(events)[-1] == "HEIR-7 nothing_to_set_up theater"


# AP


def ap(game: Game, character: str, slot: str) -> int:
    return action_points(game, number("character", character), number("slot", slot))


def test_action_points() -> None:
    """AP-1, HEIR-2, HEIR-7: base and slot; the plan's AP; in the Theater no slot modifier."""
    game = placing("letters_of_credit")
    assigned(game, HEIR, {"magician": "downtown", "manager": "theater"})
    assert ap(game, "magician", "downtown.1") == 5
    assert ap(game, "manager", "downtown.1") == 5
    assert ap(game, "manager", "thursday.1") == 3
    assert ap(game, "apprentice_1", "sunday.1") == 1


def test_the_sixth_ap_is_worth_a_fame() -> None:
    """HEIR-4."""
    game = placing()
    events = told(game)
    act(game, LOCATIONS.index("downtown"), 6)
    assert changes(events, HEIR, "fame")[0] == (1, "heir_ap")
    assert rules_told(events)[:2] == ["HEIR-4 sixth_ap", "HEIR-5 dice"]


def test_the_heir_never_spends_shards() -> None:
    """HEIR-4."""
    game = placing()
    game.players[HEIR].shards = 4
    assigned(game, HEIR, {"manager": "downtown", "apprentice_1": "market_row"})
    place_next(game)
    place_next(game)
    assert game.players[HEIR].shards == 4


def test_the_workshop_does_nothing() -> None:
    """HEIR-6."""
    game = placing()
    assigned(game, HEIR, {"manager": "workshop"})
    before = (game.players[HEIR].fame, game.draws)
    place_next(game)
    assert game.players[HEIR].where[1] == number("slot", "workshop.1")
    assert (game.players[HEIR].fame, game.draws) == before
