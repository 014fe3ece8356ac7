"""Freelancer."""

from typing import Any

from tests.engine.effects.at_workshop import RINGS, asked, deck, markers
from tests.support import changes, do, offers, position, refused, seat, show
from trickerion import Game


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
    assert (
        refused(game, "p1 prepare linking_rings") == "AP-4: that can only be done in the Workshop"
    )
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"
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
        "THR-2: already in the Theater on Friday"
    )
    assert refused(game, "p1 place engineer friday.1") == "TURN-6: the slot is taken by p1"


def test_freelancer_is_no_help_to_another_card() -> None:
    """SPC-16, TURN-6: the Character with Trick Tweaking belongs to the Workshop."""
    plan = {"engineer": "freelancer", "apprentice_1": "trick_tweaking"}
    game = position(seat(assigned=plan, magician="electra"), seat(), dark_alley=True)
    assert places(game, "apprentice_1") == {"workshop"}
    assert refused(game, "p1 place apprentice_1 downtown.4") == "TURN-6: its card says Workshop"


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
