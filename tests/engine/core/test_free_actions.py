"""Returning tricks and components: when, and what pending work still needs (TURN-8, RUL-2)."""

from typing import Any

import pytest

from tests.engine.effects.at_downtown import visiting
from tests.engine.effects.at_theater import backstage
from tests.engine.effects.at_workshop import MIND, RINGS, asked, markers, pieces, prepare, workshop
from tests.support import Data, do, offers, player, position, refused, seat, show
from trickerion import Game

NOT_NOW = "TURN-8: only when you’re asked to decide in Place Characters, Performance or End Turn"
NEEDED = "TURN-8: still needed for what you’re doing"
KEEP_FIRST = "TURN-8: not between drawing and keeping cards"
RETURNS = ["p1 return_trick linking_rings", "p1 return_component metal", "p1 return_component rope"]


def with_things_to_return(**assigned: str) -> Any:
    return seat(tricks={"linking_rings": 2}, components={"metal": 2, "rope": 1}, assigned=assigned)


def returnable(game: Game, number: int = 0) -> list[str]:
    """What a seat may return now."""
    return [str(action) for action in game.free_options(number)]


# When


def test_things_are_returned_before_placing_a_character() -> None:
    """TURN-8: tricks and components, one after the other, and then p1 places."""
    game = position(with_things_to_return(magician="workshop"), seat())
    assert returnable(game) == RETURNS
    events = do(game, "p1 return_component metal", "p1 return_trick linking_rings")
    assert [event.kind for event in events] == ["components_returned", "trick_returned"]
    assert player(game, 0)["tricks"] == {}
    assert pieces(game) == {"metal": 1, "rope": 1}
    assert refused(game, "p1 place magician workshop.1") is None


def test_things_are_returned_between_two_actions() -> None:
    """TURN-8: it costs no AP."""
    game = position(with_things_to_return(magician="downtown"), seat())
    do(game, "p1 place magician downtown.4", "p1 reroll inn_a")
    assert returnable(game) == RETURNS
    do(game, "p1 return_trick linking_rings", "p1 set_die inn_a manager")
    assert game.phase == "advertise"


def test_things_are_returned_inside_an_action() -> None:
    """TURN-8: a trick that p1 returns while choosing one can be learned anew."""
    game = position(
        with_things_to_return(magician="downtown"), seat(), dice={"residence_a": "mechanical"}
    )
    do(game, "p1 place magician downtown.1", "p1 learn residence_a")
    assert returnable(game) == RETURNS
    assert "linking_rings" not in offers(game, 0, "trick")
    do(game, "p1 return_trick linking_rings", "p1 trick linking_rings")
    assert markers(game, "linking_rings") == 0


def test_things_are_returned_while_a_card_asks() -> None:
    """TURN-8: when a Character is placed with a Special card, and in End Turn."""
    game = position(
        seat(assigned={"apprentice_1": "hidden_talent"}, magician="electra", **RINGS),
        seat(),
        dark_alley=True,
    )
    do(game, "p1 place apprentice_1 workshop.1")
    assert (asked(game), returnable(game)) == ("use_card", RETURNS[:2])
    do(game, "p1 use_card bonus")
    prepare(game, "linking_rings")
    assert (asked(game), game.phase, returnable(game)) == ("choose_talent", "end_turn", RETURNS[:2])
    do(game, "p1 return_component metal", "p1 return_trick linking_rings")
    assert (pieces(game), game.to_act) == ({"metal": 1}, [0])


def test_things_are_returned_in_the_performance_phase() -> None:
    """TURN-8, TRK-6: the marker leaves with its trick, and nothing is left to perform but to
    pass."""
    card = show("riverside_1", s00="p1 spade optical")
    performer = seat(tricks={"linking_rings": 0}, placed={"magician": "friday.performance"})
    game = position(performer, seat(), theater=[card])
    assert (game.phase, game.to_act) == ("performance", [0])
    do(game, "p1 return_trick linking_rings")
    assert [str(action) for action in game.options(0)] == ["p1 pass"]


def test_things_are_returned_when_a_component_arrives() -> None:
    """TURN-8, CMP-1: p1 is asked where the Quick Order of END-3 goes."""
    game = position(
        seat(
            assigned={"engineer": "dubious_sources"},
            team=["manager"],
            components={"metal": 1},
            magician="electra",
        ),
        seat(magician="gentleman"),
        dark_alley=True,
    )
    do(game, "p1 place engineer market_row.1", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 quick_order rope", "p1 done")
    assert (asked(game), game.phase) == ("choose_pile", "end_turn")
    do(game, "p1 return_component metal", "p1 pile extension")
    assert pieces(game) == {"rope": 1}


def test_nothing_is_returned_when_another_player_decides() -> None:
    """TURN-8: p1 waits for p2."""
    game = position(with_things_to_return(), seat(assigned={"magician": "workshop"}))
    assert refused(game, "p1 return_trick linking_rings") == NOT_NOW
    do(game, "p2 place magician workshop.1")
    assert refused(game, "p1 return_component rope") == NOT_NOW


def test_nothing_is_returned_in_the_assignment_phase() -> None:
    """TURN-8: nor when the turn begins."""
    game = position(with_things_to_return(), seat())
    assert refused(game, "p1 return_component metal") == NOT_NOW
    do(game, "p1 ready", "p2 ready", "p2 pass")
    assert (game.phase, game.to_act) == ("advertise", [0])
    assert refused(game, "p1 return_trick linking_rings") == NOT_NOW


def test_nothing_is_returned_between_drawing_and_keeping() -> None:
    """TURN-8, DA-2: with several pairs not before one of each is kept."""
    game = position(
        seat(assigned={"magician": "dark_alley"}, magician="electra", **RINGS),
        seat(magician="gentleman"),
        dark_alley=True,
    )
    do(game, "p1 place magician dark_alley.1")
    assert returnable(game) == RETURNS[:2]
    do(game, "p1 draw_further theater", "p1 draw_first workshop")
    assert refused(game, "p1 return_component metal") == KEEP_FIRST
    do(game, "p1 keep trick_tweaking")
    assert refused(game, "p1 return_trick linking_rings") == KEEP_FIRST
    do(game, "p1 keep guest_performer")
    assert returnable(game) == RETURNS[:2]


def test_only_own_things_are_returned() -> None:
    """TURN-8, TRK-6, CMP-4: p1 has neither that trick nor glass."""
    game = position(with_things_to_return(magician="workshop"), seat(tricks={"mind_reading": 0}))
    assert refused(game, "p1 return_trick mind_reading") == "TRK-6: not one of your tricks"
    assert refused(game, "p1 return_component glass") == (
        "CMP-4: no such components in the Workshop"
    )


TWO = {"enchanted_butterflies": 2, "mind_reading": 1}
EMPTY = show("riverside_1")
LYING = show("riverside_1", s01="p1 spade optical")


@pytest.mark.parametrize(
    ("card", "theater", "before"),
    [
        ("headliner_trick", EMPTY, "set_up enchanted_butterflies"),
        ("directors_favor", LYING, "reschedule riverside_1.01"),
        ("street_performance", LYING, "reschedule riverside_1.01"),
    ],
)
def test_a_marker_on_its_way_keeps_its_trick(card: str, theater: Data, before: str) -> None:
    """TURN-8, RUL-2: set up, moved or leaving for the street; another trick may go."""
    game = backstage(card, theater, tricks=TWO)
    do(game, f"p1 {before}")
    assert refused(game, "p1 return_trick enchanted_butterflies") == NEEDED
    answers = game.options(0)
    do(game, "p1 return_trick mind_reading")
    assert game.options(0) == answers


def test_a_guest_on_its_way_keeps_its_trick() -> None:
    """TURN-8, RUL-2, SPC-3: a marker outside the slots."""
    guest = show("riverside_1", guests=["p1 spade", "p1 heart"])
    game = backstage("directors_favor", guest, tricks=TWO)
    do(game, "p1 reschedule_guest riverside_1.p1.spade")
    assert refused(game, "p1 return_trick enchanted_butterflies") == NEEDED
    do(game, "p1 return_trick mind_reading", "p1 spot riverside_1.01 optical")
    street = backstage("street_performance", guest, tricks=TWO)
    do(street, "p1 reschedule_guest riverside_1.p1.spade")
    assert refused(street, "p1 return_trick enchanted_butterflies") == NEEDED
    assert refused(street, "p1 return_trick mind_reading") is None


def test_an_opponents_marker_on_its_way_keeps_no_trick_of_ones_own() -> None:
    """TURN-8, SPC-8: p2's spade moves; p1's own spade may go."""
    theater = show("riverside_1", s00="p2 spade spiritual", s01="p1 spade optical")
    game = backstage("directors_favor", theater)
    do(game, "p1 reschedule riverside_1.00", "p1 return_trick enchanted_butterflies")
    assert any(spot.startswith("riverside_1.01") for spot in offers(game, 0, "spot"))


@pytest.mark.parametrize(
    "card",
    [
        "test_run",
        "replaceable_parts",
        "unstable_prototype",
        "enhance_trick",
        "on_stage_preparation",
    ],
)
def test_what_a_card_asks_about_a_prepared_trick_keeps_it(card: str) -> None:
    """TURN-8, RUL-2: the other trick may go; components, which preparing does not spend, too."""
    tricks = {"linking_rings": 0, "mind_reading": 0}
    components = {**RINGS["components"], **MIND["components"]}
    game = workshop(card, tricks=tricks, components=components, theater=[EMPTY])
    prepare(game, "linking_rings")
    question = asked(game)
    assert question != "act"
    assert refused(game, "p1 return_trick linking_rings") == NEEDED
    do(game, "p1 return_component metal", "p1 return_trick mind_reading")
    assert asked(game) == question
    assert game.options(0)


def test_parts_that_are_returned_freely_cannot_be_given_up() -> None:
    """TURN-8, SPC-12: without a piece left Unstable Prototype asks no more, and pays nothing."""
    game = workshop("unstable_prototype", **RINGS)
    prepare(game, "linking_rings")
    coins = player(game, 0)["coins"]
    do(game, "p1 return_component metal", "p1 return_component metal")
    assert (asked(game), player(game, 0)["coins"]) == ("act", coins)


def test_an_armed_card_keeps_what_its_last_action_needs() -> None:
    """TURN-8, RUL-3: of two tricks to prepare one may go, then neither the other one nor its
    components."""
    tricks = {"linking_rings": 0, "mind_reading": 0}
    components = {**RINGS["components"], **MIND["components"]}
    game = workshop("trick_tweaking", tricks=tricks, components=components)
    do(game, "p1 with_card", "p1 return_trick mind_reading")
    assert refused(game, "p1 return_trick linking_rings") == NEEDED
    assert refused(game, "p1 return_component metal") == NEEDED
    do(game, "p1 return_component glass", "p1 prepare linking_rings")
    assert markers(game, "linking_rings") == 3


PARTS = {"metal": 2}
"""For Linking Rings."""


def overhaul(tricks: dict[str, int], *lines: str, **mine: Any) -> Game:
    game = visiting(
        "trick_overhaul",
        slot="downtown.1",
        tricks=tricks,
        components=PARTS,
        more={"dice": {"residence_a": "mechanical"}},
        **mine,
    )
    do(game, "p1 learn residence_a", *lines)
    return game


def test_trick_overhaul_keeps_the_trick_that_is_replaced() -> None:
    """TURN-8, SPC-18: its symbol and markers wait for the new one, whose components must stay."""
    game = overhaul({"mind_reading": 2, "chinese_sticks": 1}, "p1 replace_trick mind_reading")
    assert refused(game, "p1 return_trick mind_reading") == NEEDED
    assert refused(game, "p1 return_component metal") == NEEDED
    do(game, "p1 return_trick chinese_sticks", "p1 trick linking_rings")
    assert markers(game, "linking_rings") == 2


def test_trick_overhaul_keeps_the_trick_until_the_new_one_has_its_slot() -> None:
    """TURN-8, SPC-18, DT-1: the Engineer's slot is free too, and p1 is asked."""
    mine: Data = {"engineers_trick": "mind_reading", "team": ["engineer"]}
    lines = ("p1 replace_trick mind_reading", "p1 trick linking_rings")
    game = overhaul({"mind_reading": 2}, *lines, **mine)
    assert asked(game) == "choose_trick_slot"
    assert refused(game, "p1 return_trick mind_reading") == NEEDED
    do(game, "p1 return_component metal", "p1 trick_slot board")
    assert markers(game, "linking_rings") == 2


def test_trick_overhaul_keeps_components_while_nothing_else_can_be_learned() -> None:
    """TURN-8, SPC-18: with all slots full a trick must be replaced; with one free p1 may pass."""
    full = {"mind_reading": 2, "chinese_sticks": 1, "levitation": 0}
    game = overhaul(full)
    assert refused(game, "p1 return_component metal") == NEEDED
    do(game, "p1 return_trick levitation", "p1 return_component metal")
    assert [str(action) for action in game.options(0)] == ["p1 pass"]


ON_STAGE = show("riverside_3", s00="p1 spade optical", s01="p2 spade spiritual")


@pytest.mark.parametrize("special", ["", "grand_premiere"])
def test_a_trick_that_is_performed_is_not_returned(special: str) -> None:
    """TURN-8, PRF-2: before it has paid; one that lies on another card may go."""
    placed = {"magician": f"friday.performance {special}".strip()}
    game = position(
        seat(
            tricks={"water_tank_escape": 0, "linking_rings": 0},
            placed=placed,
            magician="electra" if special else "red_lotus",
        ),
        seat(tricks={"levitation": 0}, magician="gentleman"),
        theater=[ON_STAGE, show("riverside_1", s00="p1 heart mechanical")],
        dark_alley=True,
    )
    do(game, "p1 perform riverside_3")
    assert asked(game) == ("choose_premiere" if special else "choose_steal")
    assert refused(game, "p1 return_trick water_tank_escape") == NEEDED
    do(game, "p1 return_trick linking_rings", "p1 pass")
    assert game.phase != "performance"


def test_links_pay_although_their_trick_is_returned() -> None:
    """TURN-8, TRK-6, THR-5: the link is made; its maker still chooses how it pays."""
    theater = show("riverside_1", s00="p2 spade spiritual")
    game = backstage("directors_favor", theater, use=("p1 use_card ap",))
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 optical")
    assert asked(game) == "choose_link_pay"
    do(game, "p1 return_trick enchanted_butterflies", "p1 link coins")
    assert player(game, 0)["coins"] == 11
