"""Special cards for Take Coins and Enhance Character (SPC-19, SPC-20)."""

from typing import Any

import pytest

from tests.cards.foretold import foretold
from tests.cards.visiting import MORE_AP, OPEN, ap_left, asked, die, visiting
from tests.support import changes, do, offers, player, refused, seat
from trickerion import Event, Game

BANK = {"dice": {"bank_a": "5", "bank_b": "3"}}


def banking(card: str, **more: Any) -> Game:
    """p1's Magician is at the Bank, where the dice show 5 and 3."""
    return visiting(card, more={**BANK, **more.pop("table", {})}, **more)


def invested(**more: Any) -> Game:
    """p1 has taken 5 Coins with Investments."""
    game = banking("investments", **more)
    do(game, "p1 take_coins bank_a")
    return game


def pieces(game: Game) -> Any:
    return {name: pile["pieces"] for name, pile in player(game, 0)["components"].items()}


def rolls(events: list[Event]) -> list[dict[str, object]]:
    return [event.fields for event in events if event.kind == "die_changed"]


# investments


def test_investments_buys_three_pieces_of_any_mix() -> None:
    """SPC-20: usual prices; after the third piece it is over, whatever is left."""
    game = invested(table={"buy": ["wood", "metal", "rope", "fabric"]})
    events = do(game, "p1 component rope", "p1 component wood")
    assert changes(events, 0, "coins") == [(-2, "investments"), (-1, "investments")]
    events = do(game, "p1 component wood")
    assert changes(events, 0, "coins") == [(-1, "investments")]
    assert pieces(game) == {"rope": 1, "wood": 2}
    assert asked(game) == "place_character"
    assert die(game, "bank_a") == "x"


def test_investments_spends_only_the_coins_received() -> None:
    """SPC-20: 5 from the Bank, though the purse holds more; no Bargain."""
    game = invested(coins=20, table={"buy": ["padlock", "metal", "mirror", "fabric"]})
    do(game, "p1 component padlock")
    assert refused(game, "p1 component mirror") == "SPC-20: needs 3 Coins, 2 left"
    do(game, "p1 component metal")
    assert offers(game, 0, "component") == ["metal", "fabric"]
    do(game, "p1 done")
    assert player(game, 0)["coins"] == 21


def test_investments_takes_from_the_stock_alone() -> None:
    """SPC-20, MR-4, PRO-10, RUL-14: the Quick Order slot at +1, orders never, under
    `open_order_book` either."""
    stock = {"quick_order": "rope", "orders": ["saw", None, None, None]}
    game = invested(table=stock, prophecy="open_order_book")
    assert refused(game, "p1 component saw") == "MR-1: not in stock"
    assert changes(do(game, "p1 component rope"), 0, "coins") == [(-3, "investments")]


def test_investments_needs_room_in_the_workshop() -> None:
    """SPC-20, CMP-1, CMP-2: three of a type and six types, and then nothing is asked."""
    full = {"wood": 2, "metal": 1, "rope": 1, "saw": 1, "animal": 1, "cog": 1}
    game = invested(components=full)
    assert offers(game, 0, "component") == ["wood", "metal"]
    assert refused(game, "p1 component glass") == "CMP-1: no free slot for another type"
    do(game, "p1 component wood")
    assert refused(game, "p1 component wood") == "CMP-2: at most 3 of a type; room for 0 more"
    game = invested(components={**full, "wood": 3, "metal": 3})
    assert asked(game) == "place_character"


def test_investments_lets_the_owner_choose_the_pile() -> None:
    """SPC-20, CMP-1: for a new type, before the next piece."""
    game = invested(team=["manager"])
    do(game, "p1 component wood", "p1 pile extension", "p1 component wood")
    assert player(game, 0)["components"] == {"wood": {"pieces": 2, "pile": "extension"}}
    assert refused(game, "p1 component wood") == "CMP-2: at most 3 of a type; room for 0 more"


def test_investments_spends_doubled_coins_at_flat_prices() -> None:
    """SPC-20, PRO-3, PRO-6, RUL-14: what counts is what was received and what things cost now."""
    stock = {"buy": ["padlock", "mirror", "disguise", "cog"]}
    game = invested(prophecy="bank_windfall", table=stock)
    do(game, "p1 component padlock", "p1 component mirror", "p1 component cog")
    assert player(game, 0)["coins"] == 10 + 10 - 9
    game = invested(prophecy="flat_prices", table=stock)
    assert changes(do(game, "p1 component cog"), 0, "coins") == [(-2, "investments")]


def test_investments_are_spent_at_the_market_row() -> None:
    """SPC-26: an opponent's Business Share takes its part."""
    opponent = seat(placed={"engineer": "market_row.4 business_share"})
    game = invested(opponent=opponent)
    events = do(game, "p1 component wood")
    assert changes(events, 1, "coins") == [(1, "business_share")]


def test_investments_used_for_ap_buys_nothing() -> None:
    """AP-3: the Bank pays 5, and that is all."""
    game = invested(use=MORE_AP)
    assert asked(game) == "act"
    assert player(game, 0)["coins"] == 15


def test_investments_serves_one_take_coins_only() -> None:
    """DA-4: the second visit to the Bank is a plain one."""
    game = banking("investments", prophecy="easy_credit")
    do(game, "p1 take_coins bank_b", "p1 done", "p1 take_coins bank_a")
    assert asked(game) == "act"


# fame_and_fortune


def test_fame_and_fortune_gains_the_die_minus_one() -> None:
    """DT-5: 5 Coins and 4 Fame."""
    events = do(banking("fame_and_fortune"), "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(5, "bank")]
    assert changes(events, 0, "fame") == [(4, "fame_and_fortune")]


def test_fame_and_fortune_looks_at_the_printed_die() -> None:
    """PRO-6: `bank_windfall` doubles the Coins, not the Fame."""
    game = banking("fame_and_fortune", prophecy="bank_windfall")
    events = do(game, "p1 take_coins bank_b")
    assert changes(events, 0, "coins") == [(6, "bank")]
    assert changes(events, 0, "fame") == [(2, "fame_and_fortune")]


def test_fame_and_fortune_serves_one_take_coins_only() -> None:
    """DA-4: the second die pays Coins alone."""
    game = banking("fame_and_fortune", prophecy="easy_credit")
    events = do(game, "p1 take_coins bank_b", "p1 take_coins bank_a")
    assert changes(events, 0, "fame") == [(2, "fame_and_fortune")]


def test_fame_and_fortune_used_for_ap_gains_no_fame() -> None:
    """AP-3: the other use of the card."""
    events = do(banking("fame_and_fortune", use=MORE_AP), "p1 take_coins bank_a")
    assert changes(events, 0, "fame") == []


# interest


def test_interest_rolls_the_die_once_more_for_one_ap_less() -> None:
    """SPC-20, DA-5: 5 and then 5 again, for 2 AP; the die ends on X."""
    game = banking("interest", table={"seed": 4})
    reveals = game.reveals
    events = do(game, "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(5, "bank"), (5, "interest")]
    assert rolls(events) == [
        {"die": "bank_a", "face": "5", "how": "rerolled"},
        {"die": "bank_a", "face": "x", "how": "used"},
    ]
    assert (die(game, "bank_a"), ap_left(game), game.reveals) == ("x", 1, reveals + 1)


def test_interest_pays_nothing_for_an_x() -> None:
    """SPC-20: the first amount stays."""
    events = do(banking("interest", table={"seed": 1}), "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(5, "bank")]
    assert rolls(events)[0]["face"] == "x"


def test_interest_is_not_doubled() -> None:
    """SPC-20, PRO-6: `bank_windfall` doubles the die taken only."""
    game = banking("interest", prophecy="bank_windfall", table={"seed": 4})
    events = do(game, "p1 take_coins bank_b")
    assert changes(events, 0, "coins") == [(6, "bank"), (5, "interest")]


def test_interest_costs_nothing_under_easy_credit() -> None:
    """DA-5: 1 AP less than 1."""
    game = banking("interest", prophecy="easy_credit")
    do(game, "p1 take_coins bank_a")
    assert ap_left(game) == 3


@pytest.mark.parametrize("use", [OPEN, MORE_AP])
def test_interest_not_begun_changes_nothing(use: tuple[str, ...]) -> None:
    """AP-3, DA-4: a plain Take Coins costs 3 AP and rolls no die."""
    game = banking("interest", use=use, slot="downtown.1")
    before = ap_left(game)
    events = do(game, "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(5, "bank")]
    assert rolls(events) == [{"die": "bank_a", "face": "x", "how": "used"}]
    assert ap_left(game) == {5: 2, 6: 3}[before]  # type: ignore[index]


def test_interest_waits_for_an_action_of_its_kind() -> None:
    """DA-4: once begun it serves Take Coins and nothing else."""
    game = banking("interest")
    assert [str(action) for action in game.options(0)] == [
        "p1 take_coins bank_a",
        "p1 take_coins bank_b",
    ]
    assert refused(game, "p1 done") == "DA-4: the card's bonus waits for an action of its kind"


# empower


@pytest.mark.parametrize("prophecy", [None, "surging_shards"])
def test_empower_makes_enhance_give_three_ap(prophecy: str | None) -> None:
    """SPC-19: 3 AP also under `surging_shards`, for one Shard."""
    game = visiting("empower", use=OPEN, prophecy=prophecy)
    events = do(game, "p1 enhance")
    assert changes(events, 0, "shards") == [(-1, "enhance")]
    assert ap_left(game) == 6


def test_empower_still_enhances_once_and_for_a_shard() -> None:
    """AP-2: once, when placing, if there is a Shard."""
    game = visiting("empower", use=OPEN, shards=2)
    do(game, "p1 enhance")
    assert refused(game, "p1 enhance") == "AP-2: once, when placing, before the first action"
    game = visiting("empower", use=OPEN, shards=0)
    assert refused(game, "p1 enhance") == "AP-2: needs 1 Shard, none left"


def test_empower_does_not_raise_an_enhance_made_before() -> None:
    """AP-6, RUL-24: Enhance comes first and gives 1 AP; then the card is used, in vain."""
    game = visiting("empower", use=("p1 enhance", "p1 use_card bonus"))
    assert ap_left(game) == 4


def test_empower_serves_no_single_action() -> None:
    """DA-4: there is nothing to begin; the AP go into any actions of Downtown."""
    game = visiting("empower", use=OPEN, more=BANK)
    assert refused(game, "p1 with_card") == "DA-4: no card's bonus is open"
    do(game, "p1 enhance", "p1 take_coins bank_a", "p1 take_coins bank_b")
    assert player(game, 0)["coins"] == 18


def test_empower_used_for_ap_leaves_enhance_as_it_is() -> None:
    """AP-3: +1 AP for the card, +1 for the Shard."""
    game = visiting("empower", use=MORE_AP)
    do(game, "p1 enhance")
    assert ap_left(game) == 5


def test_empower_is_for_its_own_character_alone() -> None:
    """SPC-19: the next Character placed gets 1 AP for a Shard."""
    assigned = {"magician": "empower", "apprentice_1": "workshop"}
    game = foretold(None, seat(assigned=assigned, shards=2), seat())
    do(game, "p1 place magician downtown.4", "p1 use_card bonus", "p1 enhance", "p1 done")
    do(game, "p1 place apprentice_1 workshop.1", "p1 enhance")
    assert ap_left(game) == 2


def test_empower_outlasts_no_first_action() -> None:
    """AP-2: who has acted enhances no more, with the card's bonus open either."""
    game = visiting("empower", use=OPEN)
    do(game, "p1 reroll bank_a")
    assert refused(game, "p1 enhance") == "AP-2: once, when placing, before the first action"
