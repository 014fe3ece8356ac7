"""The Special cards of Market Row for its stock and its orders (SPC-23 to SPC-25)."""

from tests.cards.market import components, end_turn, market, table
from tests.support import changes, do, offers, refused
from trickerion import Game

OPTICO = {"magician": "great_optico", "assigned": {"magician": "market_row"}}

# Shoplifting


def test_shoplifting_takes_one_piece_of_the_stock_for_nothing() -> None:
    """SPC-23, RUL-12: three Rope cost 4, and a Basic of choice lies where the Rope lay, to stay."""
    game = market("shoplifting", "apprentice_1")
    events = do(game, "p1 with_card", "p1 buy rope 3")
    assert offers(game, 0, "component") == ["wood", "metal", "glass", "fabric"]
    assert refused(game, "p1 component saw") == "SPC-23: a Basic component is needed"
    do(game, "p1 component metal")
    assert changes(events, 0, "coins") == [(-4, "buy")]
    assert components(game) == {"rope": 3}
    end_turn(game)
    assert table(game)["buy"] == ["wood", "metal", "padlock", "glass"]


def test_shoplifting_may_make_a_buy_free() -> None:
    """SPC-21, SPC-23: one Padlock costs 0 and there is nothing to bargain about."""
    game = market("shoplifting", me={"coins": 0})
    do(game, "p1 with_card")
    assert refused(game, "p1 buy padlock 2") == "MR-1: needs 1 Coins, 0 left"
    events = do(game, "p1 buy padlock 1", "p1 component wood")
    assert changes(events, 0, "coins") == []
    assert components(game) == {"padlock": 1}
    assert table(game)["buy"] == ["wood", "rope", "wood", "glass"]
    assert refused(game, "p1 quick_order saw") is None


def test_shoplifting_is_bargained_about_like_any_buy() -> None:
    """MR-2, SPC-21: 4 Coins for two of three Rope, and Bargain never goes below 1."""
    game = market("shoplifting", slot=1)
    do(game, "p1 with_card", "p1 buy rope 3")
    assert offers(game, 0, "bargain") == ["0", "1", "2", "3"]


def test_shoplifting_serves_one_buy() -> None:
    """DA-4: an ordinary Buy leaves the stock alone; so does one with +1 AP."""
    game = market("shoplifting")
    events = do(game, "p1 buy rope 1", "p1 bargain 0")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]
    assert refused(game, "p1 with_card") is None
    game = market("shoplifting", use="ap")
    events = do(game, "p1 buy rope 1", "p1 bargain 0")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]


def test_shoplifting_asks_which_of_several_tokens() -> None:
    """SPC-23: Rope lies twice in the Buy area and on the Quick Order slot, at 2 Coins (MR-5)."""
    game = market(
        "shoplifting", "apprentice_1", buy=("rope", "saw", "rope", "wood"), quick_order="rope"
    )
    events = do(game, "p1 with_card", "p1 buy rope 2")
    assert offers(game, 0, "shoplift") == ["1", "3", "quick_order"]
    assert refused(game, "p1 shoplift 2") == "SPC-23: that component does not lie there"
    do(game, "p1 shoplift 3", "p1 component fabric")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert table(game)["buy"] == ["rope", "saw", "fabric", "wood"]
    assert table(game)["quick_order"] == "rope"


def test_shoplifting_from_the_quick_order_slot_leaves_a_basic_for_this_turn() -> None:
    """SPC-23, END-3: it is stock at 1 Coin more and leaves with the slot."""
    game = market("shoplifting", "apprentice_1", quick_order="saw")
    events = do(game, "p1 with_card", "p1 buy saw 2", "p1 component fabric")
    assert changes(events, 0, "coins") == [(-3, "buy")]
    assert table(game)["quick_order"] == "fabric"
    later = game.clone()
    events = do(later, "p2 place magician market_row.1", "p2 buy fabric 1", "p2 bargain 0")
    assert changes(events, 1, "coins") == [(-2, "buy")]
    end_turn(game)
    assert table(game)["quick_order"] is None
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]


def test_shoplifting_reaches_what_logistics_laid_down() -> None:
    """SPC-23: the Basic then lies beside the Buy area, as stock at its list price."""
    game = market("logistics", other={"assigned": {"magician": "shoplifting"}})
    do(game, "p1 with_card", "p1 order cog", "p1 done", "p2 place magician market_row.1")
    do(game, "p2 use_card bonus", "p2 with_card", "p2 buy cog 1", "p2 component fabric")
    assert components(game, 1) == {"cog": 1}
    assert refused(game, "p2 buy cog 1") == "MR-1: not in stock"
    events = do(game, "p2 buy fabric 1")
    assert changes(events, 1, "coins") == [(-1, "buy")]
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]


def test_shoplifting_finds_no_token_of_what_is_only_ordered() -> None:
    """SPC-23, PRO-10, RUL-12: the tokens of the Order area stay ordered."""
    orders = ("saw", None, None, None)
    game = market("shoplifting", prophecy="open_order_book", orders=orders)
    assert refused(game, "p1 buy saw 1") is None
    do(game, "p1 with_card")
    assert refused(game, "p1 buy saw 1") == "SPC-23: not in stock"


# Logistics


def test_logistics_makes_an_order_stock_of_this_turn_for_all() -> None:
    """SPC-24: a Cog (3 Coins) can be bought at once, by everybody, and is gone in END-3."""
    game = market("logistics", "engineer", me={"coins": 20})
    do(game, "p1 with_card", "p1 order cog")
    events = do(game, "p1 buy cog 1")
    assert changes(events, 0, "coins") == [(-3, "buy")]
    later = game.clone()
    events = do(game, "p2 place magician market_row.1", "p2 buy cog 2", "p2 bargain 0")
    assert changes(events, 1, "coins") == [(-6, "buy")]
    end_turn(later)
    assert table(later) == {
        "buy": ["wood", "rope", "padlock", "glass"],
        "orders": [None] * 4,
        "quick_order": None,
    }
    assert later.lasting == []


def test_logistics_needs_no_order_place() -> None:
    """SPC-24: not in a full Order area, and for a type that is ordered already."""
    orders = ("cog", "saw", "mirror", "animal")
    game = market("logistics", orders=orders)
    assert refused(game, "p1 order cog") == "MR-3: already in the Order area"
    assert refused(game, "p1 order disguise") == "MR-3: the Order area is full"
    do(game, "p1 with_card", "p1 order cog")
    assert table(game)["orders"] == list(orders)
    assert refused(game, "p1 buy cog 1") is None
    assert refused(game, "p1 order disguise") == "MR-3: the Order area is full"


def test_logistics_changes_only_the_order_it_serves() -> None:
    """DA-4: another Order goes to the Order area; the card waits for an Order, not for a Buy."""
    game = market("logistics")
    do(game, "p1 order cog", "p1 order_place 2")
    assert table(game)["orders"] == [None, "cog", None, None]
    assert refused(game, "p1 buy cog 1") == "MR-1: not in stock"
    do(game, "p1 with_card")
    assert refused(game, "p1 buy wood 1") == (
        "DA-4: the card's bonus waits for an action of its kind"
    )
    game = market("logistics", use="ap")
    do(game, "p1 order cog", "p1 order_place 2")
    assert refused(game, "p1 buy cog 1") == "MR-1: not in stock"


def test_logistics_is_cheaper_than_the_quick_order_slot() -> None:
    """MR-5: in stock in both ways a Cog costs 3, not 4."""
    game = market("logistics", "engineer", quick_order="cog")
    events = do(game, "p1 with_card", "p1 order cog", "p1 buy cog 1")
    assert changes(events, 0, "coins") == [(-3, "buy")]


def test_logistics_copied_lays_down_a_second_component() -> None:
    """MAG-5, RUL-13: Optico's copy has a place of its own."""
    game = market("logistics", other=OPTICO)
    do(game, "p1 with_card", "p1 order cog", "p1 done", "p2 place magician market_row.1")
    do(game, "p2 mimic logistics", "p2 use_card bonus", "p2 with_card", "p2 order disguise")
    assert refused(game, "p2 buy cog 1") is None
    assert refused(game, "p2 buy disguise 1") is None


# Traveling Merchants


def test_traveling_merchants_deliver_after_each_order() -> None:
    """SPC-24: a Cog for 4, a Padlock for 4, and a Glass that is only ordered."""
    game = market("traveling_merchants")
    events = do(game, "p1 order cog", "p1 order_place 1", "p1 accept")
    events += do(game, "p1 order padlock", "p1 order_place 2", "p1 accept")
    events += do(game, "p1 order glass", "p1 order_place 3", "p1 pass")
    why = "traveling_merchants"
    assert changes(events, 0, "coins") == [(-4, why), (-4, why)]
    assert components(game) == {"cog": 1, "padlock": 1}
    assert table(game)["orders"] == ["cog", "padlock", "glass", None]
    assert game.to_act == [1]


def test_traveling_merchants_come_only_with_money_and_room() -> None:
    """SPC-24, CMP-2: 2 Coins do not pay for a Saw; there is no room for a fourth Wood."""
    game = market("traveling_merchants", me={"coins": 2, "components": {"wood": 3}})
    do(game, "p1 order saw", "p1 order_place 1")
    assert offers(game, 0, "accept") == []
    do(game, "p1 order wood", "p1 order_place 2")
    assert offers(game, 0, "accept") == []
    do(game, "p1 order glass", "p1 order_place 3", "p1 accept")
    assert components(game) == {"wood": 3, "glass": 1}


def test_traveling_merchants_need_a_legal_order() -> None:
    """SPC-24, MR-3: neither a type ordered twice nor a full Order area; nothing is armed."""
    game = market("traveling_merchants", orders=("cog", None, None, None))
    assert refused(game, "p1 order cog") == "MR-3: already in the Order area"
    assert refused(game, "p1 with_card") == "DA-4: no card's bonus is open"


def test_traveling_merchants_do_not_serve_other_actions_or_placements() -> None:
    """SPC-24: not a Quick Order, not the +1 AP, not an opponent's Order."""
    game = market("traveling_merchants")
    do(game, "p1 quick_order cog")
    assert offers(game, 0, "accept") == []
    do(game, "p1 done", "p2 place magician market_row.1", "p2 order saw", "p2 order_place 1")
    assert offers(game, 1, "accept") == []
    game = market("traveling_merchants", use="ap")
    do(game, "p1 order cog", "p1 order_place 1")
    assert offers(game, 0, "accept") == []


def test_traveling_merchants_take_flat_prices_plus_one() -> None:
    """PRO-3, SPC-24: a Padlock for 3."""
    game = market("traveling_merchants", "apprentice_1", prophecy="flat_prices")
    events = do(game, "p1 order padlock", "p1 order_place 1", "p1 accept")
    assert changes(events, 0, "coins") == [(-3, "traveling_merchants")]


# Dubious Sources


def test_dubious_sources_bring_what_lies_on_the_quick_order_slot() -> None:
    """SPC-25: in END-3, and the slot is empty then."""
    game = market("dubious_sources", "engineer")
    do(game, "p1 with_card", "p1 quick_order animal")
    assert components(game) == {}
    end_turn(game)
    assert components(game) == {"animal": 1}
    assert table(game)["quick_order"] is None


def test_dubious_sources_may_order_what_lies_there_already() -> None:
    """MR-4, SPC-25: an Animal lies on the slot; ordered once more, it comes to p1 in END-3."""
    game = market("dubious_sources", quick_order="animal")
    do(game, "p1 with_card", "p1 quick_order animal", "p1 done", "p2 idle magician")
    assert components(game) == {"animal": 1}


def test_dubious_sources_serve_the_quick_order_they_are_named_for() -> None:
    """DA-4: an ordinary Quick Order brings nothing; nor does the card used for +1 AP."""
    for use in ("bonus", "ap"):
        game = market("dubious_sources", use=use)
        do(game, "p1 quick_order animal", "p1 done")
        end_turn(game)
        assert components(game) == {}


def test_dubious_sources_bring_whatever_lies_there_in_the_end() -> None:
    """SPC-25: p2 replaces the Animal by a Cog, and p1 gets the Cog."""
    game = market("dubious_sources", "engineer")
    do(game, "p1 with_card", "p1 quick_order animal")
    do(game, "p2 place magician market_row.1", "p2 quick_order cog", "p2 done")
    assert components(game) == {"cog": 1}
    assert components(game, 1) == {}


def test_dubious_sources_need_a_place_for_it() -> None:
    """SPC-25, CMP-2: a fourth Animal has none."""
    game = market("dubious_sources", "engineer", me={"components": {"animal": 3}})
    do(game, "p1 with_card", "p1 quick_order animal")
    end_turn(game)
    assert components(game) == {"animal": 3}


def test_dubious_sources_ask_for_the_pile() -> None:
    """SPC-25, CMP-1: a new type may go to a Manager's slot; then the turn ends."""
    game = market("dubious_sources", "engineer", me={"team": ["manager"]})
    do(game, "p1 with_card", "p1 quick_order animal", "p2 idle magician")
    assert table(game)["quick_order"] is None
    assert offers(game, 0, "pile") == ["board", "extension"]
    do(game, "p1 pile extension")
    assert components(game) == {"animal": 1}
    assert game.turn == 3


def copied_sources(first: str, second: str) -> Game:
    """p1's Dubious Sources and Optico's copy of it, each after a Quick Order."""
    game = market("dubious_sources", other=OPTICO)
    do(game, *(["p1 with_card"] if first == "with" else []), "p1 quick_order animal", "p1 done")
    do(game, "p2 place magician market_row.1", "p2 mimic dubious_sources", "p2 use_card bonus")
    do(game, *(["p2 with_card"] if second == "with" else []), "p2 quick_order cog", "p2 done")
    return game


def test_dubious_sources_of_the_last_one_placed_win() -> None:
    """SPC-25, MAG-5: of two cards whose Quick Order was served, the one placed last."""
    game = copied_sources("with", "with")
    assert components(game, 0) == {}
    assert components(game, 1) == {"cog": 1}


def test_dubious_sources_that_served_nothing_do_not_count() -> None:
    """SPC-25, DA-4, RUL-13: the copy was not named for its Quick Order, so p1 gets what lies
    there."""
    game = copied_sources("with", "without")
    assert components(game, 0) == {"cog": 1}
    assert components(game, 1) == {}
