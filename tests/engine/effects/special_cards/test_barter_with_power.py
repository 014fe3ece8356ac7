"""Barter with Power."""

from tests.engine.effects.at_market_row import components, market
from tests.support import changes, do, refused


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
    assert refused(game, "p1 component rope") == "SPC-22: costs 2, 1 left to spend"
    assert refused(game, "p1 component saw") == "MR-1: not in stock"
    do(game, "p1 component wood")
    assert components(game) == {"padlock": 1, "wood": 1}
    assert refused(game, "p1 buy wood 1") is None


def test_barter_with_power_needs_a_shard() -> None:
    """SPC-22: 1 Shard is returned; an ordinary Buy would not be served by the card."""
    game = market("barter_with_power", me={"shards": 0})
    assert refused(game, "p1 with_card") == "DA-4: no action that the card could serve"
    assert refused(game, "p1 buy wood 1") is None


def test_barter_with_power_keeps_its_shard_once_it_has_begun() -> None:
    """DA-4, RUL-3, RUL-10: an armed card waits for its action; the Shard cannot go into Enhance
    meanwhile."""
    game = market("barter_with_power")
    assert refused(game, "p1 enhance") is None
    do(game, "p1 with_card")
    assert refused(game, "p1 enhance") == "DA-4: the card’s bonus is waiting for its kind of action"
    assert refused(game, "p1 buy wood 1") == (
        "DA-4: the card’s bonus is waiting for its kind of action"
    )
    assert refused(game, "p1 barter") is None


def test_barter_with_power_needs_room_for_one_component() -> None:
    """CMP-2: whoever has three of all the stock cannot barter."""
    pieces = {"wood": 3, "rope": 3, "padlock": 3, "glass": 3}
    game = market("barter_with_power", me={"components": pieces})
    assert refused(game, "p1 with_card") == "DA-4: no action that the card could serve"


def test_barter_with_power_goes_by_current_prices() -> None:
    """SPC-22, PRO-3, MR-4: all at 2, on the Quick Order slot at 3: after a Saw nothing fits."""
    game = market("barter_with_power", quick_order="saw", prophecy="flat_prices")
    do(game, "p1 with_card", "p1 barter", "p1 component saw")
    assert components(game) == {"saw": 1}
    assert refused(game, "p1 barter") == "AP-4: that’s not what is asked now"


# Market Row


def test_barter_with_power_takes_at_least_one_component() -> None:
    """RUL-10: once begun it is not done with nothing, and after one piece it may be."""
    game = market("barter_with_power")
    do(game, "p1 with_card", "p1 barter")
    assert refused(game, "p1 done") == "SPC-22: at least one component must be taken"
    do(game, "p1 component wood", "p1 done")
    assert components(game) == {"wood": 1}
