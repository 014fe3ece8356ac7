"""Prophecies about placing Characters and their action points (PRO-4, PRO-5, PRO-8)."""

import pytest

from tests.cards.foretold import actions, ap_of, foretold
from tests.support import changes, do, offers, refused, seat, show
from trickerion import Game

STREETS = ["downtown", "market_row", "dark_alley"]
CARD = show("riverside_1")


def placed(prophecy: str | None, character: str, slot: str, card: str) -> object:
    """The AP of p1's Character on a slot of the empty board of two players."""
    game = foretold(prophecy, seat(assigned={character: card}, team=["assistant"]), seat())
    return ap_of(do(game, f"p1 place {character} {slot}"))


# weary_troupe


@pytest.mark.parametrize(
    ("character", "printed"),
    [("magician", 3), ("engineer", 2), ("apprentice_1", 1), ("assistants_apprentice", 1)],
)
def test_weary_troupe_gives_every_character_one_ap(character: str, printed: int) -> None:
    """AP-1, PRO-8: the base is 1, whoever it is."""
    assert placed("weary_troupe", character, "workshop.1", "workshop") == 1
    assert placed(None, character, "workshop.1", "workshop") == printed


def test_weary_troupe_leaves_all_bonuses() -> None:
    """PRO-8: the slot's +2 and a Shard still add: 1 + 2 + 1 AP."""
    game = foretold("weary_troupe", seat(assigned={"magician": "market_row"}), seat())
    assert ap_of(do(game, "p1 place magician market_row.1")) == 3
    do(game, "p1 enhance", "p1 order rope", "p1 order_place 1", "p1 order saw", "p1 order_place 2")
    assert refused(game, "p1 quick_order cog") is None


def test_weary_troupe_and_the_ap_of_a_special_card() -> None:
    """PRO-8, AP-3: a card used for +1 AP makes it 2."""
    seats = seat(assigned={"magician": "investments"}, shards=0), seat()
    game = foretold("weary_troupe", *seats, dice={"bank_a": "4"})
    do(game, "p1 place magician downtown.4", "p1 use_card ap")
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 2 left"


def test_weary_troupe_does_not_keep_a_magician_from_performing() -> None:
    """PRO-8: performing needs no AP; the trick pays as ever."""
    game = foretold(
        "weary_troupe",
        seat(tricks={"linking_rings": 0}, placed={"magician": "friday.performance"}),
        seat(),
        theater=[show("riverside_1", s00="p1 spade escape")],
    )
    assert (2, "yield") in changes(do(game, "p1 perform riverside_1"), 0, "coins")


def test_weary_troupe_replaced_leaves_the_ap_already_given() -> None:
    """PRO-7: p1 keeps 1 + 2 AP, of which the weaving takes one; then all have what is printed."""
    game = foretold(
        "weary_troupe",
        seat(
            magician="priestess_of_mysticism",
            assigned={"magician": "dark_alley", "engineer": "workshop"},
        ),
        seat(magician="gentleman"),
        pending=["dull_friday", "level_week", "encore"],
    )
    assert ap_of(do(game, "p1 place magician dark_alley.1")) == 3
    do(game, "p1 weave_fate left")
    assert refused(game, "p1 draw_further theater") is None
    do(game, "p1 done")
    assert ap_of(do(game, "p1 place engineer workshop.1")) == 2


# poster_boys


@pytest.mark.parametrize("apprentice", ["apprentice_1", "assistants_apprentice"])
def test_poster_boys_gives_the_apprentices_of_an_advertiser_one_more(apprentice: str) -> None:
    """AP-1: base 2, also on the Assistant's slot."""
    team = seat(assigned={apprentice: "downtown"}, team=["assistant"], advertised=True)
    game = foretold("poster_boys", team, seat())
    assert ap_of(do(game, f"p1 place {apprentice} downtown.1")) == 4


def test_poster_boys_asks_for_a_poster() -> None:
    """TURN-4: p1 has not advertised, p2 has."""
    game = foretold(
        "poster_boys",
        seat(assigned={"apprentice_1": "downtown"}, shards=0),
        seat(assigned={"apprentice_1": "workshop"}, advertised=True),
    )
    assert ap_of(do(game, "p1 place apprentice_1 downtown.4", "p1 done")) == 1
    assert ap_of(do(game, "p2 place apprentice_1 workshop.1")) == 2


@pytest.mark.parametrize(("character", "ap"), [("magician", 3), ("manager", 2)])
def test_poster_boys_is_for_apprentices_only(character: str, ap: int) -> None:
    """AP-1: Magician and Specialists have their printed base."""
    game = foretold("poster_boys", seat(assigned={character: "workshop"}, advertised=True), seat())
    assert ap_of(do(game, f"p1 place {character} workshop.1")) == ap


def test_poster_boys_counts_the_poster_of_this_turn() -> None:
    """TURN-4, AP-1: advertised in its phase, worth an AP on Sunday, where an Apprentice has 0."""
    game = foretold(
        "poster_boys",
        seat(tricks={"linking_rings": 1}),
        seat(),
        theater=[CARD],
        stack=[
            {"frame": "turn", "next_phase": "assignment"},
            {"frame": "advertise", "position": 1},
            {"frame": "choose_advertise", "seat": 0},
        ],
    )
    do(game, "p1 advertise", "p2 pass", "p1 assign apprentice_1 theater", "p1 ready", "p2 ready")
    assert ap_of(do(game, "p1 place apprentice_1 sunday.1")) == 1
    assert refused(game, "p1 set_up linking_rings") is None


# hurried_streets


def hurried(prophecy: str | None = "hurried_streets") -> Game:
    """p1 with three and p2 with two Characters for the street without AP to spend."""
    three = {"magician": "theater", "engineer": "theater", "apprentice_1": "workshop"}
    two = {"magician": "theater", "apprentice_1": "workshop"}
    game = foretold(prophecy, seat(assigned=three), seat(assigned=two), theater=[CARD])
    do(game, "p1 place magician friday.performance")
    return game


def test_hurried_streets_offers_a_second_placement_at_once() -> None:
    """TURN-6, PRO-5: two for p1, two for p2, then p1's last one."""
    game = hurried()
    assert game.to_act == [0]
    do(game, "p1 place engineer friday.1", "p1 done")
    assert game.to_act == [1]
    do(game, "p2 place magician sunday.performance", "p2 place apprentice_1 workshop.1", "p2 done")
    assert (game.to_act, offers(game, 0, "place")) == (
        [0],
        ["apprentice_1 workshop.1", "apprentice_1 workshop.2"],
    )
    assert refused(game, "p1 pass") == "TURN-6: one Character must be placed or declared Idle"


def test_hurried_streets_makes_the_second_placement_optional() -> None:
    """PRO-5: p1 lets it be and is asked again after p2."""
    game = hurried()
    assert refused(game, "p1 pass") is None
    do(game, "p1 pass")
    assert game.to_act == [1]
    do(game, "p2 place magician sunday.performance", "p2 pass")
    assert game.to_act == [0]
    assert refused(game, "p1 pass") == "TURN-6: one Character must be placed or declared Idle"


def test_hurried_streets_counts_idle_characters() -> None:
    """PRO-5: declaring Idle is a placement, as the second and as the first one."""
    game = hurried()
    do(game, "p1 idle engineer")
    assert game.to_act == [1]
    do(game, "p2 idle magician")
    assert (game.to_act, "p2 pass" in actions(game, 1)) == ([1], True)


def test_hurried_streets_needs_to_be_active() -> None:
    """TURN-6: without it one Character each."""
    assert hurried(None).to_act == [1]


def test_hurried_streets_offers_nobody_a_third_placement() -> None:
    """PRO-5: alone at the end, p1 begins a new turn after two."""
    assigned = {"magician": "theater", "engineer": "theater", "apprentice_1": "workshop"}
    game = foretold("hurried_streets", seat(assigned=assigned), seat(), theater=[CARD])
    do(game, "p1 place magician friday.performance")
    assert refused(game, "p1 pass") is None
    do(game, "p1 place engineer friday.1", "p1 done")
    assert refused(game, "p1 pass") == "TURN-6: one Character must be placed or declared Idle"


def weaver(active: str, left: str) -> Game:
    """p1, the Priestess, has placed her Magician at the Dark Alley and an Engineer to place."""
    game = foretold(
        active,
        seat(
            magician="priestess_of_mysticism",
            assigned={"magician": "dark_alley", "engineer": "workshop"},
        ),
        seat(magician="gentleman", assigned={"magician": "theater"}),
        pending=[left, "level_week", "encore"],
    )
    do(game, "p1 place magician dark_alley.4")
    return game


def test_hurried_streets_made_active_by_a_placement_allows_the_second_at_once() -> None:
    """PRO-5: p1 weaves it in with the first placement of the turn."""
    game = weaver("dull_friday", "hurried_streets")
    do(game, "p1 weave_fate left", "p1 done")
    assert (game.to_act, "p1 pass" in actions(game)) == ([0], True)
    do(game, "p1 place engineer workshop.1", "p1 done")
    assert game.to_act == [1]


def test_hurried_streets_replaced_by_a_placement_allows_no_second() -> None:
    """PRO-7: what counts is the one Active at that moment."""
    game = weaver("hurried_streets", "dull_friday")
    do(game, "p1 weave_fate left", "p1 done")
    assert game.to_act == [1]


# toll_gates


@pytest.mark.parametrize("street", STREETS)
def test_toll_gates_takes_three_coins_for_the_best_slot(street: str) -> None:
    """PRO-4, AP-6: the +2 slot of each street, before anything else."""
    game = foretold("toll_gates", seat(assigned={"engineer": street}, coins=3), seat())
    events = do(game, f"p1 place engineer {street}.1")
    assert changes(events, 0, "coins") == [(-3, "toll_gates")]
    assert ap_of(events) == 4


@pytest.mark.parametrize(
    ("slot", "card"),
    [
        ("downtown.2", "downtown"),
        ("market_row.4", "market_row"),
        ("thursday.1", "theater"),
        ("workshop.1", "workshop"),
    ],
)
def test_toll_gates_leaves_other_slots_free_of_charge(slot: str, card: str) -> None:
    """PRO-4: +1 and +0 slots, Theater and Workshop."""
    seats = [seat(assigned={"engineer": card}), seat(), seat(), seat()]
    game = foretold("toll_gates", *seats)
    assert changes(do(game, f"p1 place engineer {slot}"), 0, "coins") == []


def test_toll_gates_must_be_affordable() -> None:
    """PRO-4, TURN-6: with 2 Coins, and the other open slot taken, p1 can only make it Idle."""
    game = foretold(
        "toll_gates",
        seat(assigned={"engineer": "downtown"}, coins=2),
        seat(placed={"magician": "downtown.4"}),
    )
    assert refused(game, "p1 place engineer downtown.1") == "PRO-4: needs 3 Coins, 2 left"
    assert actions(game) == ["p1 idle engineer"]


def test_toll_gates_is_paid_before_the_gain_on_placing() -> None:
    """AP-6: first the slot's price, then the Gentleman's Fame, then the card."""
    game = foretold(
        "toll_gates",
        seat(magician="gentleman", tricks={"linking_rings": 0}, assigned={"magician": "interest"}),
        seat(),
    )
    events = do(game, "p1 place magician downtown.1")
    kinds = [event.kind for event in events]
    assert kinds.index("coins_changed") < kinds.index("fame_changed")
    assert offers(game, 0, "use_card") == ["bonus", "ap"]


def test_toll_gates_pays_no_business_share() -> None:
    """SPC-26: the toll goes to the supply, although the slot is at the Market Row."""
    game = foretold(
        "toll_gates",
        seat(assigned={"engineer": "market_row"}),
        seat(placed={"magician": "market_row.4 business_share"}),
    )
    events = do(game, "p1 place engineer market_row.1")
    assert changes(events, 0, "coins") == [(-3, "toll_gates")]
    assert changes(events, 1, "coins") == []


# humble_places


@pytest.mark.parametrize("street", STREETS)
def test_humble_places_asks_for_the_lowest_free_slot(street: str) -> None:
    """PRO-4: of four slots the one without a bonus."""
    game = foretold("humble_places", seat(assigned={"magician": street}), seat(), seat(), seat())
    assert offers(game, 0, "place") == [f"magician {street}.4"]
    assert refused(game, f"p1 place magician {street}.1") == (
        "PRO-4: the free slot with the lowest AP modifier must be taken"
    )


def test_humble_places_leaves_the_choice_between_equal_slots() -> None:
    """PRO-4, RUL-7: with the last slot taken, either of the two +1 slots; with them gone, the +2
    slot."""
    placed = {"magician": "downtown.4"}
    crowd = seat(placed=placed), seat(), seat()
    game = foretold("humble_places", seat(assigned={"magician": "downtown"}), *crowd)
    assert offers(game, 0, "place") == ["magician downtown.2", "magician downtown.3"]
    placed |= {"manager": "downtown.2", "engineer": "downtown.3"}
    special = {"manager": "interest", "engineer": "empower"}
    crowd = seat(placed={c: f"{s} {special.get(c, '')}" for c, s in placed.items()}), seat(), seat()
    game = foretold("humble_places", seat(assigned={"magician": "downtown"}), *crowd)
    assert offers(game, 0, "place") == ["magician downtown.1"]


def test_humble_places_does_not_count_closed_slots() -> None:
    """PRO-4, SET-11: with two players the +1 slots are closed, so +2 is the lowest after +0."""
    game = foretold(
        "humble_places",
        seat(assigned={"magician": "dark_alley"}),
        seat(placed={"magician": "dark_alley.4"}),
    )
    assert offers(game, 0, "place") == ["magician dark_alley.1"]
    assert refused(game, "p1 place magician dark_alley.2") == (
        "SET-11: the slot is closed with 2 players"
    )


def test_humble_places_says_nothing_about_theater_and_workshop() -> None:
    """PRO-4: Downtown, Market Row and Dark Alley only."""
    assigned = {"engineer": "theater", "magician": "workshop"}
    game = foretold("humble_places", seat(assigned=assigned), seat())
    assert refused(game, "p1 place engineer thursday.1") is None
    assert refused(game, "p1 place engineer sunday.1") is None
    assert refused(game, "p1 place magician workshop.2") is None


def test_humble_places_looks_at_one_street_only() -> None:
    """PRO-4: a free slot without bonus Downtown does not concern the Market Row."""
    game = foretold(
        "humble_places",
        seat(assigned={"magician": "market_row"}),
        seat(placed={"magician": "market_row.4"}),
        seat(),
    )
    assert offers(game, 0, "place") == ["magician market_row.2"]
