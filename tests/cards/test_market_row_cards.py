"""The Special cards of Market Row for its Buy action (SPC-21, SPC-22, SPC-27)."""

from tests.cards.market import components, market
from tests.support import changes, do, offers, refused

# Component Sale


def test_component_sale_takes_four_of_any_mix_with_bargain_on_the_total() -> None:
    """SPC-22, RUL-10: 1 + 2 + 3 + 1 Coins; the 2 AP left after the Buy may Bargain them down to
    5."""
    game = market("component_sale")
    do(game, "p1 with_card", "p1 buy_mix", "p1 component wood", "p1 component rope")
    do(game, "p1 component padlock", "p1 component glass")
    assert offers(game, 0, "bargain") == ["0", "1", "2"]
    events = do(game, "p1 bargain 2")
    assert changes(events, 0, "coins") == [(-5, "buy")]
    assert components(game) == {"wood": 1, "rope": 1, "padlock": 1, "glass": 1}
    assert game.to_act == [1]


def test_component_sale_may_take_fewer_but_at_least_one() -> None:
    """SPC-22, RUL-10: up to four; with one Wood the price is 1 and nothing is bargained."""
    game = market("component_sale")
    do(game, "p1 with_card", "p1 buy_mix")
    assert refused(game, "p1 done") == "SPC-22: at least one component is taken"
    events = do(game, "p1 component wood", "p1 done")
    assert changes(events, 0, "coins") == [(-1, "buy")]
    assert components(game) == {"wood": 1}


def test_component_sale_serves_one_buy_only() -> None:
    """DA-4: before it is armed and after it is spent there is no mixed Buy."""
    game = market("component_sale")
    assert refused(game, "p1 buy_mix") == "AP-4: now is the time to act"
    do(game, "p1 with_card", "p1 buy_mix", "p1 component wood", "p1 done")
    assert refused(game, "p1 with_card") == "DA-4: no card's bonus is open"
    assert refused(game, "p1 buy_mix") == "AP-4: now is the time to act"


def test_component_sale_is_not_there_for_one_more_action_point() -> None:
    """AP-3: the card was used for +1 AP."""
    game = market("component_sale", use="ap")
    assert refused(game, "p1 with_card") == "DA-4: no card's bonus is open"


def test_component_sale_never_leads_into_a_price_that_cannot_be_paid() -> None:
    """SPC-22, MR-2, RUL-10: with 1 Coin and 2 AP for Bargain a total of 3 is the end, 4 is too
    much."""
    game = market("component_sale", me={"coins": 1})
    do(game, "p1 with_card", "p1 buy_mix")
    assert offers(game, 0, "component") == ["wood", "glass", "rope", "padlock"]
    do(game, "p1 component rope")
    assert refused(game, "p1 component rope") == "MR-1: needs 2 Coins, 1 left"
    events = do(game, "p1 component wood")
    assert changes(events, 0, "coins") == [(-1, "buy")]
    assert components(game) == {"rope": 1, "wood": 1}
    assert game.to_act == [1]


def test_component_sale_needs_something_to_take() -> None:
    """DA-4: without a Coin no Buy is possible, mixed or not."""
    game = market("component_sale", me={"coins": 0})
    assert refused(game, "p1 with_card") == "DA-4: no action the card could serve"


def test_component_sale_leaves_the_ordinary_buy() -> None:
    """SPC-22, RUL-10: three of a type are such a combination too."""
    game = market("component_sale", "apprentice_1")
    do(game, "p1 with_card")
    assert refused(game, "p1 order saw") == "DA-4: the card's bonus waits for an action of its kind"
    events = do(game, "p1 buy wood 3")
    assert changes(events, 0, "coins") == [(-3, "buy")]


def test_component_sale_keeps_the_limits_of_the_workshop() -> None:
    """SPC-21, CMP-1, CMP-2: a pile on a Manager's slot counts one more, so it takes two pieces."""
    game = market("component_sale", "apprentice_1", me={"team": ["manager"]})
    do(game, "p1 with_card", "p1 buy_mix", "p1 component wood")
    assert offers(game, 0, "pile") == ["board", "extension"]
    do(game, "p1 pile extension", "p1 component wood")
    assert refused(game, "p1 component wood") == "CMP-2: at most 3 of a type; room for 0 more"
    do(game, "p1 component glass", "p1 pile board", "p1 done")
    assert components(game) == {"wood": 2, "glass": 1}


def test_component_sale_asks_each_types_own_price() -> None:
    """SPC-22, MR-4, PRO-3: all at 2 Coins, what lies on the Quick Order slot at 3."""
    game = market("component_sale", "apprentice_1", quick_order="saw", prophecy="flat_prices")
    do(game, "p1 with_card", "p1 buy_mix", "p1 component saw", "p1 component wood")
    events = do(game, "p1 component padlock", "p1 done")
    assert changes(events, 0, "coins") == [(-7, "buy")]


# Smuggled Goods


def test_smuggled_goods_cost_fame_minus_one() -> None:
    """SPC-22, RUL-11: three Rope for 6, bargained to 4, cost 3 Fame and no Coin."""
    game = market("smuggled_goods")
    do(game, "p1 with_card", "p1 buy rope 3")
    assert offers(game, 0, "payment") == ["coins", "fame"]
    do(game, "p1 payment fame")
    assert offers(game, 0, "bargain") == ["0", "1", "2"]
    events = do(game, "p1 bargain 2")
    assert changes(events, 0, "fame") == [(-3, "smuggled_goods")]
    assert changes(events, 0, "coins") == []
    assert components(game) == {"rope": 3}


def test_smuggled_goods_may_be_paid_with_coins() -> None:
    """SPC-22: "may"; then it is an ordinary Buy, and the card is spent."""
    game = market("smuggled_goods")
    events = do(game, "p1 with_card", "p1 buy rope 1", "p1 payment coins", "p1 bargain 0")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert changes(events, 0, "fame") == []
    events = do(game, "p1 buy wood 1")
    assert changes(events, 0, "coins") == [(-1, "buy")]


def test_smuggled_goods_need_that_much_fame() -> None:
    """SPC-22: with 2 Fame a price of 3 can be paid; 6 bargained to 4 is too much, 4 must come down
    by one."""
    game = market("smuggled_goods", me={"coins": 0, "fame": 2})
    do(game, "p1 with_card")
    assert refused(game, "p1 buy rope 3") == "MR-1: needs 4 Coins, 0 left"
    do(game, "p1 buy rope 2")
    assert offers(game, 0, "bargain") == ["1", "2"]
    events = do(game, "p1 bargain 1")
    assert changes(events, 0, "fame") == [(-2, "smuggled_goods")]


def test_smuggled_goods_are_bought_with_coins_by_those_without_fame() -> None:
    """SPC-22: either way must be possible; with 0 Fame 2 Coins cannot be owed."""
    game = market("smuggled_goods", "apprentice_1", me={"fame": 0})
    do(game, "p1 with_card")
    events = do(game, "p1 buy rope 1")
    assert changes(events, 0, "coins") == [(-2, "buy")]


def test_smuggled_goods_at_one_coin_cost_nothing() -> None:
    """SPC-22: a price of 1 is 0 Fame, and that much Fame everybody has."""
    game = market("smuggled_goods", "apprentice_1", me={"coins": 0, "fame": 0})
    events = do(game, "p1 with_card", "p1 buy wood 1")
    assert changes(events, 0, "fame") == changes(events, 0, "coins") == []
    assert components(game) == {"wood": 1}


def test_smuggled_goods_are_not_smuggled_for_one_more_action_point() -> None:
    """AP-3: without the bonus Fame buys nothing."""
    game = market("smuggled_goods", use="ap", me={"coins": 0})
    assert refused(game, "p1 buy wood 1") == "MR-1: needs 1 Coins, 0 left"


def test_smuggled_goods_leave_no_coin_to_a_business_share() -> None:
    """SPC-22, SPC-26: Fame is no Coin."""
    other = {"assigned": {"magician": "smuggled_goods"}}
    game = market("business_share", other=other)
    do(game, "p1 done", "p2 place magician market_row.1", "p2 use_card bonus", "p2 with_card")
    events = do(game, "p2 buy rope 2", "p2 payment fame", "p2 bargain 0")
    assert changes(events, 1, "fame") == [(-3, "smuggled_goods")]
    assert changes(events, 0, "coins") == []


# Barter with Power


def test_barter_with_power_takes_components_worth_four_coins_for_a_shard() -> None:
    """SPC-22, RUL-10: two Rope at 2 Coins each; nothing is paid or bargained."""
    game = market("barter_with_power", "apprentice_1", me={"coins": 0})
    events = do(game, "p1 with_card", "p1 barter", "p1 component rope", "p1 component rope")
    assert changes(events, 0, "shards") == [(-1, "barter_with_power")]
    assert changes(events, 0, "coins") == []
    assert components(game) == {"rope": 2}
    assert game.to_act == [1]


def test_barter_with_power_takes_any_mix_within_four_coins() -> None:
    """SPC-22: after a Padlock for 3 there is 1 Coin left, for a Basic."""
    game = market("barter_with_power")
    do(game, "p1 with_card", "p1 barter", "p1 component padlock")
    assert refused(game, "p1 component rope") == "SPC-22: costs 2, 1 left to choose for"
    assert refused(game, "p1 component saw") == "MR-1: not in stock"
    do(game, "p1 component wood")
    assert components(game) == {"padlock": 1, "wood": 1}
    assert refused(game, "p1 buy wood 1") is None


def test_barter_with_power_needs_a_shard() -> None:
    """SPC-22: 1 Shard is returned; an ordinary Buy would not be served by the card."""
    game = market("barter_with_power", me={"shards": 0})
    assert refused(game, "p1 with_card") == "DA-4: no action the card could serve"
    assert refused(game, "p1 buy wood 1") is None


def test_barter_with_power_keeps_its_shard_once_it_has_begun() -> None:
    """DA-4, RUL-3, RUL-10: an armed card waits for its action; the Shard cannot go into Enhance
    meanwhile."""
    game = market("barter_with_power")
    assert refused(game, "p1 enhance") is None
    do(game, "p1 with_card")
    assert refused(game, "p1 enhance") == "DA-4: the card's bonus waits for an action of its kind"
    assert refused(game, "p1 buy wood 1") == (
        "DA-4: the card's bonus waits for an action of its kind"
    )
    assert refused(game, "p1 barter") is None


def test_barter_with_power_needs_room_for_one_component() -> None:
    """CMP-2: whoever has three of all the stock cannot barter."""
    pieces = {"wood": 3, "rope": 3, "padlock": 3, "glass": 3}
    game = market("barter_with_power", me={"components": pieces})
    assert refused(game, "p1 with_card") == "DA-4: no action the card could serve"


def test_barter_with_power_goes_by_current_prices() -> None:
    """SPC-22, PRO-3, MR-4: all at 2, on the Quick Order slot at 3: after a Saw nothing fits."""
    game = market("barter_with_power", quick_order="saw", prophecy="flat_prices")
    do(game, "p1 with_card", "p1 barter", "p1 component saw")
    assert components(game) == {"saw": 1}
    assert refused(game, "p1 barter") == "AP-4: now is the time to act"


# Workshop Exhibition


def test_workshop_exhibition_gives_fame_for_the_coins_paid_minus_one() -> None:
    """SPC-22: three Rope for 6, bargained to 5, give 4 Fame."""
    game = market("workshop_exhibition")
    events = do(game, "p1 with_card", "p1 buy rope 3", "p1 bargain 1")
    assert changes(events, 0, "coins") == [(-5, "buy")]
    assert changes(events, 0, "fame") == [(4, "workshop_exhibition")]


def test_workshop_exhibition_gives_nothing_for_one_coin() -> None:
    """SPC-22: at least 0."""
    game = market("workshop_exhibition", "apprentice_1")
    events = do(game, "p1 with_card", "p1 buy wood 1")
    assert changes(events, 0, "fame") == []


def test_workshop_exhibition_serves_one_buy() -> None:
    """DA-4: the Buys before it is armed and after it is spent are ordinary."""
    game = market("workshop_exhibition", me={"coins": 20})
    first = do(game, "p1 buy wood 3", "p1 bargain 0")
    second = do(game, "p1 with_card", "p1 buy rope 2", "p1 bargain 0")
    third = do(game, "p1 buy glass 3")
    assert changes(first + second + third, 0, "fame") == [(3, "workshop_exhibition")]


def test_workshop_exhibition_counts_coins_that_an_opponent_gets() -> None:
    """SPC-22, SPC-26, RUL-14: paid is paid."""
    other = {"assigned": {"magician": "workshop_exhibition"}}
    game = market("business_share", other=other)
    do(game, "p1 done", "p2 place magician market_row.1", "p2 use_card bonus", "p2 with_card")
    events = do(game, "p2 buy padlock 1", "p2 bargain 0")
    assert changes(events, 1, "fame") == [(2, "workshop_exhibition")]
    assert changes(events, 0, "coins") == [(3, "business_share")]


# Workshop Delivery


def test_workshop_delivery_sells_what_one_owns_for_a_coin_less() -> None:
    """SPC-27: a Saw is not in stock; two of them cost 1 Coin each."""
    game = market("workshop_delivery", "apprentice_1", me={"components": {"saw": 1}})
    assert refused(game, "p1 buy saw 2") == "MR-1: not in stock"
    do(game, "p1 with_card")
    assert refused(game, "p1 buy cog 1") == "MR-1: not in stock"
    events = do(game, "p1 buy saw 2")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert components(game) == {"saw": 3}


def test_workshop_delivery_may_be_free() -> None:
    """SPC-21: a Basic costs 0, and there is nothing to bargain about."""
    game = market("workshop_delivery", me={"components": {"fabric": 1}, "coins": 0})
    events = do(game, "p1 with_card", "p1 buy fabric 2")
    assert changes(events, 0, "coins") == []
    assert components(game) == {"fabric": 3}
    assert refused(game, "p1 quick_order saw") is None


def test_workshop_delivery_leaves_other_prices() -> None:
    """SPC-27: what one does not own costs what it costs, and one needs the room (CMP-2)."""
    game = market("workshop_delivery", "apprentice_1", me={"components": {"saw": 2}})
    do(game, "p1 with_card")
    assert refused(game, "p1 buy saw 2") == "CMP-2: at most 3 of a type; room for 1 more"
    events = do(game, "p1 buy rope 2")
    assert changes(events, 0, "coins") == [(-4, "buy")]


def test_workshop_delivery_takes_one_off_the_stock_too() -> None:
    """SPC-27: a Saw of one's own on the Quick Order slot costs 1, not 3."""
    game = market(
        "workshop_delivery", "apprentice_1", me={"components": {"saw": 1}}, quick_order="saw"
    )
    events = do(game, "p1 with_card", "p1 buy saw 1")
    assert changes(events, 0, "coins") == [(-1, "buy")]


def test_workshop_delivery_may_be_bargained_down_to_one() -> None:
    """MR-2, SPC-21: two Padlocks at 2 Coins each; Bargain stops at 1."""
    game = market("workshop_delivery", slot=1, me={"components": {"padlock": 1}})
    do(game, "p1 with_card", "p1 buy padlock 2")
    assert offers(game, 0, "bargain") == ["0", "1", "2", "3"]


def test_workshop_delivery_comes_after_flat_prices() -> None:
    """PRO-3: a Basic of 2 Coins costs 1."""
    me = {"components": {"fabric": 1}}
    game = market("workshop_delivery", "apprentice_1", me=me, prophecy="flat_prices")
    events = do(game, "p1 with_card", "p1 buy fabric 2")
    assert changes(events, 0, "coins") == [(-2, "buy")]


def test_workshop_delivery_is_over_after_its_buy() -> None:
    """DA-4: the second Buy finds no Saw in stock; with +1 AP there is none at all."""
    game = market("workshop_delivery", me={"components": {"saw": 1}})
    do(game, "p1 with_card", "p1 buy saw 1")
    assert refused(game, "p1 buy saw 1") == "MR-1: not in stock"
    game = market("workshop_delivery", use="ap", me={"components": {"saw": 1}})
    assert refused(game, "p1 buy saw 1") == "MR-1: not in stock"
