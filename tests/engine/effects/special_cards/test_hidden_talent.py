"""Hidden Talent."""

from typing import Any

import pytest

from tests.engine.effects.at_workshop import (
    ENGINEER,
    RINGS,
    asked,
    deck,
    gains,
    markers,
    prepare,
    workshop,
)
from tests.support import Data, changes, do, offers, player, position, refused, seat
from trickerion import Event, Game
from trickerion.engine.saves.conservation import faults
from trickerion.lab.verify.invariants import check_save


def talented(character: str = "apprentice_1", **own: Any) -> Game:
    """p1's Character has prepared Linking Rings with the card."""
    game = workshop("hidden_talent", character, **RINGS, **own)
    prepare(game, "linking_rings")
    return game


def end_turn(game: Game) -> list[Event]:
    """p1 is done if need be, p2's Magician stays Idle, and the turn ends."""
    if game.to_act == [0]:
        do(game, "p1 done")
    return do(game, "p2 idle magician")


def team(game: Game) -> dict[str, Data]:
    """The Characters of p1, each with where it is and its card."""
    characters: dict[str, Data] = player(game, 0)["characters"]
    return characters


def test_hidden_talent_turns_the_apprentice_into_a_specialist() -> None:
    """SPC-15, END-2: its Coin was due as usual, the Manager's 2 are due now; the card is used."""
    game = talented()
    assert markers(game, "linking_rings") == 2
    events = end_turn(game)
    assert (asked(game), changes(events, 0, "coins")) == ("choose_talent", [(-1, "wages")])
    assert offers(game, 0, "specialist") == ["manager", "engineer", "assistant"]
    check_save(game)
    events = do(game, "p1 specialist manager")
    assert changes(events, 0, "coins") == [(-2, "wages")]
    assert set(team(game)) == {"magician", "manager"}
    assert team(game)["manager"] == {"where": "home", "card": None}
    told = [e.fields["character"] for e in events if e.kind.startswith("character_")]
    assert told == ["apprentice_1", "manager"]
    assert deck(game)[-1] == "hidden_talent"
    assert game.turn == 3


def test_hidden_talent_brings_the_extension() -> None:
    """SPC-15, WS-3: in the next turn components go to the slots of the new Manager."""
    game = talented()
    end_turn(game)
    do(game, "p1 specialist manager", "p2 pass", "p1 pass")
    do(game, "p1 assign magician workshop", "p1 ready", "p2 ready")
    do(game, "p1 place magician workshop.1", "p1 move_components metal none")
    assert player(game, 0)["components"] == {"metal": {"pieces": 2, "pile": "extension"}}


def test_hidden_talent_may_be_declined() -> None:
    """SPC-15: "may": the Apprentice stays, nothing more is due, and the card is used."""
    game = talented()
    end_turn(game)
    events = do(game, "p1 pass")
    assert gains(events) == {}
    assert set(team(game)) == {"magician", "apprentice_1"}
    assert deck(game)[-1] == "hidden_talent"


def test_hidden_talent_costs_fame_for_missing_coins() -> None:
    """SPC-15, END-1: 2 Coins, 1 for the Apprentice; of the Specialist's two one is missing."""
    game = talented(coins=2, fame=9)
    end_turn(game)
    events = do(game, "p1 specialist assistant")
    assert gains(events) == {"coins": [(-1, "wages")], "fame": [(-2, "unpaid_wages")]}


@pytest.mark.parametrize("character", ["magician", "engineer"])
def test_hidden_talent_needs_an_apprentice(character: str) -> None:
    """SPC-15: another Character prepares as usual and is not exchanged."""
    game = talented(character)
    end_turn(game)
    assert asked(game) != "choose_talent"
    assert deck(game)[-1] == "hidden_talent"


def test_hidden_talent_needs_a_preparation_with_it() -> None:
    """SPC-15, DA-4: the Apprentice prepared, but not with the card."""
    game = workshop("hidden_talent", "apprentice_1", **RINGS)
    do(game, "p1 prepare linking_rings")
    end_turn(game)
    assert asked(game) != "choose_talent"


def test_hidden_talent_used_for_ap_asks_nothing() -> None:
    """AP-3: 2 AP, and the Apprentice remains one."""
    game = workshop("hidden_talent", "apprentice_1", use="ap", **RINGS)
    do(game, "p1 prepare linking_rings")
    end_turn(game)
    assert asked(game) != "choose_talent"


def test_hidden_talent_offers_the_specialists_in_the_supply() -> None:
    """SPC-15, END-2: the Engineer is in the team, the Manager joins from the Inn."""
    game = talented(**ENGINEER)
    written: Any = game.to_dict()
    written["players"][0]["characters"]["manager"] = {"where": "inn", "card": None}
    game = Game.from_dict(written)
    end_turn(game)
    assert offers(game, 0, "specialist") == ["assistant"]
    for hired in ("manager", "engineer"):
        refusal = refused(game, f"p1 specialist {hired}")
        assert refusal == "SPC-15: that Specialist is already hired"


def test_hidden_talent_asks_nothing_with_all_specialists_hired() -> None:
    """SPC-15: there is none in the supply."""
    game = talented(team=("manager", "engineer", "assistant"))
    end_turn(game)
    assert asked(game) != "choose_talent"


def test_hidden_talent_stays_with_an_apprentice_that_moved() -> None:
    """SPC-15, WS-4: the Apprentice prepares, and then goes to the Assistant's slot: no wage for it,
    2 Coins for the Engineer, and the Assistant's slot is free."""
    game = workshop(
        "hidden_talent", "apprentice_1", **RINGS, team=("assistant", "apprentice_2"), shards=2
    )
    do(game, "p1 enhance", "p1 with_card", "p1 prepare linking_rings")
    do(game, "p1 move_apprentice apprentice_1")
    assert changes(end_turn(game), 0, "coins") == []
    events = do(game, "p1 specialist engineer")
    assert changes(events, 0, "coins") == [(-2, "wages")]
    assert set(team(game)) == {"magician", "assistant", "engineer", "apprentice_2"}
    assert deck(game)[-1] == "hidden_talent"


def test_hidden_talent_follows_an_apprentice_moved_by_another() -> None:
    """SPC-15, WS-4: the Magician moves it later in the turn."""
    game = talented(team=("assistant",), assigned={"magician": "workshop"})
    do(game, "p2 idle magician", "p1 place magician workshop.2")
    do(game, "p1 move_apprentice apprentice_1", "p1 done")
    do(game, "p1 specialist manager")
    assert set(team(game)) == {"magician", "assistant", "manager"}
    assert deck(game)[-1] == "hidden_talent"


def test_hidden_talent_waits_for_the_hired_to_join() -> None:
    """SPC-15, END-2, DT-4, RUL-21: the fourth Apprentice joins the Assistant's slot; then the first
    one leaves, and its board slot is free."""
    game = talented(team=("assistant", "apprentice_2", "apprentice_3"))
    written: Any = game.to_dict()
    written["players"][0]["inn_apprentices"] = 1
    game = Game.from_dict(written)
    end_turn(game)
    assert "assistants_apprentice" in team(game)
    do(game, "p1 specialist manager")
    assert set(team(game)) == {
        "magician",
        "manager",
        "assistant",
        "apprentice_2",
        "apprentice_3",
        "assistants_apprentice",
    }


def test_hidden_talent_leaves_a_sound_position_while_it_asks() -> None:
    """SPC-15: the question can be saved and loaded; every card is somewhere."""
    game = talented()
    end_turn(game)
    assert list(faults(game)) == []
    loaded = Game.from_dict(game.to_dict())
    do(game, "p1 specialist engineer")
    do(loaded, "p1 specialist engineer")
    assert loaded.digest() == game.digest()


def test_hidden_talent_leaves_a_sound_position_when_something_else_asks() -> None:
    """SPC-15, END-3, SPC-25, RUL-21: after the exchange p1 is asked where a Saw goes; the used card
    still lies under a Character of the team, and END-7 finds it."""
    game = talented(placed={"engineer": "market_row.4 dubious_sources"})
    written: Any = game.to_dict()
    written["market"]["quick_order"] = "saw"
    written["dark_alley"]["lasting"][0]["memory"] = True
    game = Game.from_dict(written)
    end_turn(game)
    do(game, "p1 specialist manager")
    assert asked(game) == "choose_pile"
    assert list(faults(game)) == []
    do(game, "p1 pile extension")
    assert player(game, 0)["components"]["saw"] == {"pieces": 1, "pile": "extension"}
    assert deck(game)[-1] == "hidden_talent"


def test_hidden_talent_copied_by_optico_asks_both() -> None:
    """SPC-15, MAG-5, RUL-21: first p1, whose Apprentice was placed first, then p2, whose permanent
    card returns to hand."""
    game = position(
        seat(assigned={"apprentice_1": "hidden_talent"}, magician="electra", **RINGS),
        seat(
            assigned={"apprentice_1": "workshop"},
            magician="great_optico",
            tricks={"mind_reading": 0},
            components={"glass": 2},
        ),
        dark_alley=True,
    )
    do(game, "p1 place apprentice_1 workshop.1", "p1 use_card bonus")
    prepare(game, "linking_rings")
    do(game, "p2 place apprentice_1 workshop.1", "p2 mimic hidden_talent", "p2 use_card bonus")
    do(game, "p2 with_card", "p2 prepare mind_reading")
    assert game.to_act == [0]
    do(game, "p1 specialist manager")
    assert (game.to_act, list(faults(game))) == ([1], [])
    do(game, "p2 specialist manager")
    assert set(player(game, 1)["characters"]) == {"magician", "manager"}
    assert player(game, 1)["hand"].count("workshop") == 1
    assert deck(game).count("hidden_talent") == 1


# Workshop


def test_hidden_talent_asks_first_whoever_placed_first() -> None:
    """RUL-21: p1 is ahead in initiative, but Optico placed the Apprentice before p1 did; by then
    everybody is at home."""
    game = position(
        seat(
            assigned={"magician": "workshop", "apprentice_1": "hidden_talent"},
            magician="electra",
            **RINGS,
        ),
        seat(
            assigned={"apprentice_1": "workshop"},
            magician="great_optico",
            tricks={"mind_reading": 0},
            components={"glass": 2},
        ),
        dark_alley=True,
    )
    do(game, "p1 place magician workshop.1", "p1 done")
    do(game, "p2 place apprentice_1 workshop.1", "p2 mimic hidden_talent", "p2 use_card bonus")
    do(game, "p2 with_card", "p2 prepare mind_reading")
    do(game, "p1 place apprentice_1 workshop.2", "p1 use_card bonus")
    prepare(game, "linking_rings")
    assert (asked(game), game.to_act) == ("choose_talent", [1])
    disks = [disk for seat in (0, 1) for disk in player(game, seat)["characters"].values()]
    assert {disk["where"] for disk in disks} == {"home"}
    do(game, "p2 specialist manager")
    assert (asked(game), game.to_act) == ("choose_talent", [0])
