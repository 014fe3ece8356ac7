"""Component Sale."""

from tests.engine.effects.at_market_row import components, market
from tests.support import changes, do, offers, refused


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
    assert refused(game, "p1 done") == "SPC-22: at least one component must be taken"
    events = do(game, "p1 component wood", "p1 done")
    assert changes(events, 0, "coins") == [(-1, "buy")]
    assert components(game) == {"wood": 1}


def test_component_sale_serves_one_buy_only() -> None:
    """DA-4: before it is armed and after it is spent there is no mixed Buy."""
    game = market("component_sale")
    assert refused(game, "p1 buy_mix") == "AP-4: that’s not what is asked now"
    do(game, "p1 with_card", "p1 buy_mix", "p1 component wood", "p1 done")
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"
    assert refused(game, "p1 buy_mix") == "AP-4: that’s not what is asked now"


def test_component_sale_is_not_there_for_one_more_action_point() -> None:
    """AP-3: the card was used for +1 AP."""
    game = market("component_sale", use="ap")
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"


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
    assert refused(game, "p1 with_card") == "DA-4: no action that the card could serve"


def test_component_sale_leaves_the_ordinary_buy() -> None:
    """SPC-22, RUL-10: three of a type are such a combination too."""
    game = market("component_sale", "apprentice_1")
    do(game, "p1 with_card")
    assert (
        refused(game, "p1 order saw") == "DA-4: the card’s bonus is waiting for its kind of action"
    )
    events = do(game, "p1 buy wood 3")
    assert changes(events, 0, "coins") == [(-3, "buy")]


def test_component_sale_keeps_the_limits_of_the_workshop() -> None:
    """SPC-21, CMP-1, CMP-2: a pile on a Manager's slot counts one more, so it takes two pieces."""
    game = market("component_sale", "apprentice_1", me={"team": ["manager"]})
    do(game, "p1 with_card", "p1 buy_mix", "p1 component wood")
    assert offers(game, 0, "pile") == ["board", "extension"]
    do(game, "p1 pile extension", "p1 component wood")
    assert refused(game, "p1 component wood") == "CMP-2: no room for more of that type"
    do(game, "p1 component glass", "p1 pile board", "p1 done")
    assert components(game) == {"wood": 2, "glass": 1}


def test_component_sale_asks_each_types_own_price() -> None:
    """SPC-22, MR-4, PRO-3: all at 2 Coins, what lies on the Quick Order slot at 3."""
    game = market("component_sale", "apprentice_1", quick_order="saw", prophecy="flat_prices")
    do(game, "p1 with_card", "p1 buy_mix", "p1 component saw", "p1 component wood")
    events = do(game, "p1 component padlock", "p1 done")
    assert changes(events, 0, "coins") == [(-7, "buy")]
