"""Rulings on points the rules leave open, where no other test shows them (RUL)."""

from typing import Any

import pytest

from tests.cards.foretold import foretold, on_the_table
from tests.cards.market import components, market, table
from tests.cards.stage import backstage, gains, lying
from tests.cards.workshop import RINGS, asked, prepare, workshop
from tests.support import changes, do, offers, player, position, refused, seat, show
from trickerion import Game
from trickerion.catalog import SPECIAL_ASSIGNMENTS

# Choosing


@pytest.mark.parametrize(("face", "other"), [("6", "x"), ("x", "6")])
def test_set_die_changes_the_face(face: str, other: str) -> None:
    """RUL-1: the face that lies on top is not set again, be it an X."""
    game = position(seat(assigned={"magician": "downtown"}), seat(), dice={"bank_a": face})
    do(game, "p1 place magician downtown.4")
    assert refused(game, f"p1 set_die bank_a {face}") == "DT-6: the die shows that already"
    assert refused(game, f"p1 set_die bank_a {other}") is None


FIRST, SECOND, THIRD, *REST = [c.id for c in SPECIAL_ASSIGNMENTS if c.location == "theater"]
"""In a written position their deck holds them in this order."""


def seen_deck(game: Game, viewer: int | None) -> list[str | None]:
    """The Special deck of the Theater, as a seat sees it."""
    view: Any = game.view(viewer)
    deck: list[str | None] = view["dark_alley"]["special_decks"][0]
    return deck


def test_a_known_card_stays_known_to_whoever_draws_it_again() -> None:
    """RUL-4: p1 puts a card under the deck, draws it and puts it there once more; p1 knows it, and
    p2 does not."""
    game = position(
        seat(assigned={"magician": "dark_alley"}, magician="electra"),
        seat(magician="gentleman", hand=REST),
        dark_alley=True,
    )
    do(game, "p1 place magician dark_alley.1", "p1 draw_first theater", f"p1 keep {FIRST}")
    assert seen_deck(game, 0) == [None, SECOND]
    do(game, "p1 draw_further theater", f"p1 keep {THIRD}")
    assert (seen_deck(game, 0), seen_deck(game, 1)) == ([SECOND], [None])


def test_a_card_seen_by_all_is_known_until_another_draws_it() -> None:
    """RUL-4: all know the top card; p1 draws it with another one and puts it back, and now p1 alone
    knows where it is."""
    game = position(
        seat(assigned={"magician": "dark_alley"}, magician="electra"), seat(), dark_alley=True
    )
    written: Any = game.to_dict()
    written["dark_alley"]["known"] = {FIRST: "everybody"}
    game = Game.from_dict(written)
    assert seen_deck(game, 0) == seen_deck(game, 1) == [FIRST, *[None] * 9]
    do(game, "p1 place magician dark_alley.4", "p1 draw_first theater", f"p1 keep {SECOND}")
    assert seen_deck(game, 0) == [*[None] * 8, FIRST]
    assert seen_deck(game, 1) == seen_deck(game, None) == [None] * 9


# Placing


def optico(prophecy: str | None = None, **freelancer: Any) -> Game:
    """The Great Optico has an Engineer with a Workshop card to place."""
    return position(
        seat(assigned={"engineer": "workshop"}, magician="great_optico"),
        seat(magician="electra", **freelancer),
        theater=[show("riverside_1")],
        dark_alley=True,
        prophecy=prophecy,
    )


def test_a_copied_freelancer_opens_all_locations() -> None:
    """RUL-5: and the card is used for its bonus: 2 AP and no more."""
    game = optico(assigned={"engineer": "freelancer"})
    places = {offer.split()[1].split(".")[0] for offer in offers(game, 0, "place")}
    streets = {"downtown", "market_row", "dark_alley", "workshop"}
    assert places == streets | {"thursday", "friday", "saturday", "sunday"}
    events = do(game, "p1 place engineer market_row.4")
    used = [event.fields for event in events if event.kind == "card_used"]
    assert used == [{"card": "freelancer", "use": "bonus"}]
    assert refused(game, "p1 quick_order saw") is None
    do(game, "p1 quick_order saw")
    assert game.to_act == [1]


def test_a_freelancer_face_down_is_not_copied() -> None:
    """RUL-5: under an Idle Character, and under veiled plans; p2's Character was placed with it in
    the last case, so that it lies face up."""
    says_workshop = "TURN-6: its card says workshop"
    idle = optico(idle={"engineer": "freelancer"})
    assert refused(idle, "p1 place engineer downtown.4") == says_workshop
    written: Any = optico(assigned={"engineer": "freelancer"}, prophecy="veiled_plans").to_dict()
    written["players"][1]["characters"]["engineer"]["face_down"] = True
    assert refused(Game.from_dict(written), "p1 place engineer downtown.4") == says_workshop
    placed = optico(placed={"engineer": "market_row.4 freelancer"})
    assert refused(placed, "p1 place engineer downtown.4") is None


def test_a_pile_made_again_for_the_priestess_includes_the_one_just_discarded() -> None:
    """RUL-9: Hurried Streets leaves the table with the weaving and may be drawn again at once."""
    one = seat(magician="priestess_of_mysticism", assigned={"magician": "dark_alley"})
    game = foretold("hurried_streets", one, seat(), pending=["encore", "dull_friday", "level_week"])
    written: Any = game.to_dict()
    tokens = written["dark_alley"]
    tokens["prophecy_pile"], tokens["prophecy_discard"] = [], tokens["prophecy_pile"]
    game = Game.from_dict(written)
    do(game, "p1 place magician dark_alley.4", "p1 weave_fate middle")
    left = on_the_table(game)
    assert left["prophecy_discard"] == []
    assert "hurried_streets" in [*left["prophecy_pile"], left["pending"][1]]


# Market Row


def test_barter_with_power_takes_at_least_one_component() -> None:
    """RUL-10: once begun it is not done with nothing, and after one piece it may be."""
    game = market("barter_with_power")
    do(game, "p1 with_card", "p1 barter")
    assert refused(game, "p1 done") == "SPC-22: at least one component is taken"
    do(game, "p1 component wood", "p1 done")
    assert components(game) == {"wood": 1}


def test_shoplifting_saves_the_cheapest_price_whichever_token_is_taken() -> None:
    """RUL-12: the Rope on the Quick Order slot is worth 3, but two Rope cost 2 + 2; a token is
    always taken, and nothing else can be said."""
    stock = ("rope", "saw", "glass", "wood")
    game = market("shoplifting", "apprentice_1", buy=stock, quick_order="rope")
    events = do(game, "p1 with_card", "p1 buy rope 2")
    assert [str(a) for a in game.options(0)] == ["p1 shoplift 1", "p1 shoplift quick_order"]
    events += do(game, "p1 shoplift quick_order", "p1 component metal")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert (table(game)["buy"], table(game)["quick_order"]) == (list(stock), "metal")


def test_shoplifting_may_leave_the_type_it_took() -> None:
    """RUL-12: any Basic, also the Wood that was taken or the Glass that lies there already."""
    game = market("shoplifting", "apprentice_1")
    events = do(game, "p1 with_card", "p1 buy wood 1")
    assert offers(game, 0, "component") == ["wood", "metal", "glass", "fabric"]
    do(game, "p1 component wood")
    assert changes(events, 0, "coins") == []
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]


def test_logistics_may_lay_down_a_type_in_stock() -> None:
    """RUL-13: a second Wood beside the Buy area; a shoplifter is asked which one he takes."""
    game = market("logistics", other={"assigned": {"magician": "shoplifting"}})
    do(game, "p1 with_card", "p1 order wood", "p1 done")
    do(game, "p2 place magician market_row.1", "p2 use_card bonus", "p2 with_card", "p2 buy wood 1")
    assert len(offers(game, 1, "shoplift")) == 2


ORDERS = ("saw", "cog", None, None)


def test_open_order_book_serves_component_sale() -> None:
    """RUL-14: an ordered Saw and an ordered Cog at list price, with a Wood of the Buy area."""
    more: Any = {"orders": ORDERS, "prophecy": "open_order_book"}
    game = market("component_sale", "apprentice_1", **more)
    do(game, "p1 with_card", "p1 buy_mix", "p1 component saw", "p1 component cog")
    events = do(game, "p1 component wood", "p1 done")
    assert changes(events, 0, "coins") == [(-6, "buy")]
    assert components(game) == {"saw": 1, "cog": 1, "wood": 1}
    game = market("component_sale", "apprentice_1", orders=ORDERS, prophecy="encore")
    do(game, "p1 with_card", "p1 buy_mix")
    assert refused(game, "p1 component saw") == "MR-1: not in stock"


def test_open_order_book_serves_barter_with_power() -> None:
    """RUL-14: two ordered Saws for a Shard."""
    more: Any = {"orders": ORDERS, "prophecy": "open_order_book"}
    game = market("barter_with_power", "apprentice_1", **more)
    do(game, "p1 with_card", "p1 barter", "p1 component saw", "p1 component saw")
    assert components(game) == {"saw": 2}
    assert table(game)["orders"] == list(ORDERS)


# Theater


def test_a_guest_counts_when_a_marker_of_its_symbol_is_moved() -> None:
    """RUL-16: neither onto the guest's card, nor to another slot of it if the two are a pair; to a
    third card it may."""
    reason = "TRK-3: the card holds a marker of that symbol already"
    pair = show("riverside_1", guests=["p1 spade"], s00="p1 spade spiritual")
    single = show("riverside_2", s00="p1 spade spiritual")
    tricks = {"enchanted_butterflies": 0}
    game = backstage("theater", pair, single, show("riverside_3"), tricks=tricks, use=())
    for start in ("riverside_1.00", "riverside_2.00"):
        moving = game.clone()
        do(moving, f"p1 reschedule {start}")
        assert refused(moving, "p1 spot riverside_1.01 optical") == reason
        assert refused(moving, "p1 spot riverside_3.00 spiritual") is None


def test_the_fame_of_a_craze_comes_before_the_links() -> None:
    """RUL-19: first 2 Fame, then the Shards of the circle and what p1 chooses for the link."""
    game = foretold(
        "escape_craze",
        seat(tricks={"barricaded_barrels": 1}, assigned={"engineer": "theater"}),
        seat(tricks={"burning_mummy": 0}),
        theater=[show("riverside_1", s00="p2 spade mechanical")],
    )
    do(game, "p1 place engineer friday.1", "p1 set_up barricaded_barrels")
    events = do(game, "p1 spot riverside_1.01 escape")
    assert [event.kind for event in events[1:4]] == [
        "fame_changed",
        "link_created",
        "shards_changed",
    ]
    assert changes(events, 0, "fame") == [(2, "escape_craze")]
    assert changes(do(game, "p1 link fame"), 0, "fame") == [(1, "link")]


def test_red_lotus_is_asked_in_the_order_in_which_tricks_pay() -> None:
    """RUL-20: the heart lies before the spade and pays first; the question names it first. The
    guest comes last."""
    card = show(
        "riverside_3",
        guests=["p1 diamond"],
        s00="p1 heart optical",
        s01="p2 spade spiritual",
        s11="p1 spade spiritual",
    )
    own = {"water_tank_escape": 0, "walled": 0, "barricaded_barrels": 0}
    game = position(
        seat(tricks=own, placed={"magician": "friday.performance"}, magician="red_lotus"),
        seat(tricks={"levitation": 0}, magician="electra"),
        theater=[card],
        dark_alley=True,
    )
    do(game, "p1 perform riverside_3", "p1 pass", "p1 pass")
    events = do(game, "p1 steal riverside_3.01")
    assert [e.fields["by"] for e in events if e.kind == "yield_stolen"] == ["barricaded_barrels"]
    performed = [e.fields["trick"] for e in events if e.kind == "trick_performed" and e.seat == 0]
    assert performed == ["walled", "water_tank_escape", "barricaded_barrels"]
    assert gains(events, 0)[0][:3] == [(3, "yield"), (1, "yield"), (2, "yield")]


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


MAN: Any = {"tricks": {"transported_man": 0}}
"""Escape, Level 3: 2 Shards."""
PARTS = {"fabric": 3, "petroleum": 2, "disguise": 2}


@pytest.mark.parametrize(
    ("prophecy", "shards", "fame"), [("shard_shower", 3, []), ("shard_glory", 2, [2])]
)
def test_the_shards_of_test_run_and_street_performance_are_one_event(
    prophecy: str, shards: int, fame: list[int]
) -> None:
    """RUL-22, PRO-1: of two Shards the shower makes three, and the glory is 2 Fame once."""
    game = workshop("test_run", components=PARTS, prophecy=prophecy, **MAN)
    prepare(game, "transported_man")
    ran = do(game, "p1 accept")
    assert changes(ran, 0, "shards") == [(shards, "test_run")]
    own = show("riverside_1", s01="p1 spade escape")
    game = backstage("street_performance", own, prophecy=prophecy, **MAN)
    left = do(game, "p1 reschedule riverside_1.01", "p1 accept")
    assert changes(left, 0, "shards") == [(shards, "street_performance")]
    assert lying(game, "riverside_1") == {}
    for events in (ran, left):
        glory = [amount for amount, why in changes(events, 0, "fame") if why == "shard_glory"]
        assert glory == fame
