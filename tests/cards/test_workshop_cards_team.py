"""Special cards of the Workshop that concern Characters: Hidden Talent, Freelancer (SPC-15..16)."""

from typing import Any

import pytest

from tests.cards.workshop import ENGINEER, RINGS, asked, gains, markers, prepare, workshop
from tests.support import Data, changes, do, offers, player, position, refused, seat, show
from trickerion import Event, Game
from trickerion.engine.conservation import faults
from trickerion.lab.promises import check_save

# Hidden Talent


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


def deck(game: Game) -> list[str]:
    """The Special deck of the Workshop, from the top."""
    written: Any = game.to_dict()
    cards: list[str] = written["dark_alley"]["special_decks"][1]
    return cards


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


# Freelancer


def freelancing(character: str, **own: Any) -> Game:
    """p1 has a Character with the card to place, p2 a Magician."""
    return position(
        seat(assigned={character: "freelancer"}, magician="electra", **own),
        seat(assigned={"magician": "dark_alley"}, magician="gentleman"),
        theater=[show("riverside_1")],
        dark_alley=True,
    )


def places(game: Game, character: str) -> set[str]:
    """The Locations and weekdays where a Character of p1 may be placed."""
    offered = [offer.split() for offer in offers(game, 0, "place")]
    return {slot.split(".")[0] for who, slot in offered if who == character}


def test_freelancer_may_be_placed_anywhere() -> None:
    """SPC-16: at all five Locations."""
    game = freelancing("engineer")
    streets = {"downtown", "market_row", "dark_alley", "workshop"}
    weekdays = {"thursday", "friday", "saturday", "sunday"}
    assert places(game, "engineer") == streets | weekdays


def test_freelancer_works_where_it_stands() -> None:
    """SPC-16, AP-3: no question is asked elsewhere; the Engineer has the 2 AP of the slot and no
    action of the Workshop."""
    game = freelancing("engineer", **RINGS)
    events = do(game, "p1 place engineer market_row.4")
    assert [e.fields["ap"] for e in events if e.kind == "character_placed"] == [2]
    told = [event.fields for event in events if event.kind == "card_used"]
    assert told == [{"card": "freelancer", "use": "bonus"}]
    assert asked(game) == "act"
    assert refused(game, "p1 prepare linking_rings") == "AP-4: that is done at workshop"
    assert refused(game, "p1 with_card") == "DA-4: no card's bonus is open"
    assert changes(do(game, "p1 buy wood 1"), 0, "coins") == [(-1, "buy")]


def test_freelancer_has_one_more_ap_in_the_workshop_only() -> None:
    """SPC-16, AP-3: there the card is asked for as usual."""
    game = freelancing("apprentice_1", **RINGS)
    do(game, "p1 place apprentice_1 workshop.1")
    assert offers(game, 0, "use_card") == ["bonus", "ap"]
    do(game, "p1 use_card ap", "p1 prepare linking_rings")
    assert (markers(game, "linking_rings"), game.to_act) == (2, [0])


def test_freelancer_magician_may_perform() -> None:
    """SPC-16, THR-3: a Magician may take a performance slot, others may not."""
    game = freelancing("magician")
    do(game, "p1 place magician friday.performance")
    assert game.to_act == [1]
    game = freelancing("apprentice_1")
    assert refused(game, "p1 place apprentice_1 friday.performance") == (
        "THR-3: only a Magician may take a performance slot"
    )


def test_freelancer_performs_with_its_magician() -> None:
    """SPC-16, PRF-1: and the card has no say in the Performance."""
    theater = [show("riverside_1", s00="p1 spade escape")]
    game = position(
        seat(assigned={"magician": "freelancer"}, magician="electra", tricks={"linking_rings": 0}),
        seat(magician="gentleman"),
        theater=theater,
        dark_alley=True,
    )
    do(game, "p1 place magician friday.performance")
    events = do(game, "p1 perform riverside_1")
    assert changes(events, 0, "coins")[0] == (2, "yield")


def test_freelancer_keeps_to_the_rules_of_the_slots() -> None:
    """SPC-16, SET-11, TURN-6, THR-2: closed and taken slots, and one weekday."""
    game = freelancing("engineer", placed={"apprentice_1": "friday.1"})
    assert refused(game, "p1 place engineer downtown.2") == (
        "SET-11: the slot is closed with 2 players"
    )
    assert refused(game, "p1 place engineer sunday.1") == (
        "THR-2: already in the Theater on friday"
    )
    assert refused(game, "p1 place engineer friday.1") == "TURN-6: the slot is taken by p1"


def test_freelancer_is_no_help_to_another_card() -> None:
    """SPC-16, TURN-6: the Character with Trick Tweaking belongs to the Workshop."""
    plan = {"engineer": "freelancer", "apprentice_1": "trick_tweaking"}
    game = position(seat(assigned=plan, magician="electra"), seat(), dark_alley=True)
    assert places(game, "apprentice_1") == {"workshop"}
    assert refused(game, "p1 place apprentice_1 downtown.4") == "TURN-6: its card says workshop"


def test_freelancer_is_used_up() -> None:
    """AP-3, END-1, END-7: the wage is due, and the card goes under the deck of the Workshop."""
    game = freelancing("engineer")
    do(game, "p1 place engineer dark_alley.4", "p1 done")
    events = do(game, "p2 idle magician")
    assert changes(events, 0, "coins") == [(-2, "wages")]
    assert deck(game)[-1] == "freelancer"


def test_freelancer_draws_special_cards_in_the_dark_alley() -> None:
    """SPC-16, DA-1: the Apprentice's 1 AP."""
    game = freelancing("apprentice_1")
    do(game, "p1 place apprentice_1 dark_alley.4", "p1 draw_first theater")
    assert offers(game, 0, "keep") == ["guest_performer", "orchestral_interlude"]
