"""Prophecies about Downtown, Market Row and Dark Alley (PRO-3, PRO-6, PRO-10)."""

from typing import Any

import pytest

from tests.cards.foretold import foretold
from tests.support import changes, do, offers, refused, seat
from trickerion import Event, Game


def downtown(prophecy: str | None, character: str = "apprentice_1", **more: Any) -> Game:
    """p1 has placed a Character (an Apprentice has 1 AP) Downtown; all dice can be used."""
    card = more.pop("card", "downtown")
    game = foretold(
        prophecy,
        seat(assigned={character: card}, shards=0, **more),
        seat(assigned={"magician": "theater"}),
        dice={"residence_a": "optical", "inn_a": "engineer", "inn_b": "apprentice", "bank_a": "5"},
    )
    do(game, f"p1 place {character} downtown.4")
    return game


# open_residence


def test_open_residence_lets_a_trick_be_learned_for_one_ap() -> None:
    """DT-1: an Apprentice's AP is enough, and the die is used up."""
    game = downtown("open_residence")
    do(game, "p1 learn residence_a", "p1 trick enchanted_butterflies")
    assert game.to_act == [1]
    assert game.to_dict()["dice"]["residence_a"] == "x"  # type: ignore[index]


def test_open_residence_leaves_what_else_a_trick_needs() -> None:
    """DT-1, DT-2: the die's category, and Coins for missing Fame: Level 2 needs 16."""
    game = downtown("open_residence", coins=10)
    assert refused(game, "p1 learn residence_b") == "DT-1: the die shows X"
    do(game, "p1 learn residence_a")
    assert refused(game, "p1 trick self_decapitation") == "DT-2: needs 11 Coins, 10 left"


def test_open_residence_makes_no_other_action_cheaper() -> None:
    """DT-4, DT-5: Hire and Take Coins cost 3 AP as ever, and Learn does without it."""
    game = downtown("open_residence")
    assert refused(game, "p1 hire inn_b") == "DT-4: needs 3 AP, 1 left"
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 1 left"
    game = downtown(None)
    assert refused(game, "p1 learn residence_a") == "DT-1: needs 3 AP, 1 left"


def test_open_residence_with_thirst_for_knowledge_costs_nothing() -> None:
    """DA-5: "1 AP less" takes 1 off whatever the action costs then: an AP is left to reroll."""
    game = downtown("open_residence", card="thirst_for_knowledge")
    do(game, "p1 use_card bonus", "p1 with_card", "p1 learn residence_a")
    do(game, "p1 trick mind_reading")
    assert game.to_act == [0]
    assert refused(game, "p1 reroll bank_a") is None


# open_inn


def test_open_inn_lets_a_character_be_hired_for_one_ap() -> None:
    """DT-4: an Apprentice hires an Engineer."""
    game = downtown("open_inn")
    events = do(game, "p1 hire inn_a")
    assert [e.fields for e in events if e.kind == "character_hired"] == [{"hireling": "engineer"}]


def test_open_inn_makes_no_other_action_cheaper() -> None:
    """DT-1, DT-5: Learn and Take Coins cost 3 AP as ever, and Hire does without it."""
    game = downtown("open_inn")
    assert refused(game, "p1 learn residence_a") == "DT-1: needs 3 AP, 1 left"
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 1 left"
    assert refused(downtown(None), "p1 hire inn_a") == "DT-4: needs 3 AP, 1 left"


def test_open_inn_leaves_ap_for_a_second_hire() -> None:
    """DT-4: an Engineer's 2 AP are two Characters at the Inn."""
    game = downtown("open_inn", "manager")
    do(game, "p1 hire inn_a", "p1 hire inn_b")
    assert game.to_act == [1]


def test_open_inn_with_headhunter_costs_nothing() -> None:
    """DA-5: 1 AP less than 1 is 0, so a second hire is still paid for."""
    game = downtown("open_inn", card="headhunter")
    do(game, "p1 use_card bonus", "p1 with_card", "p1 hire inn_b", "p1 hireling assistant")
    assert refused(game, "p1 hire inn_a") is None


# easy_credit


def test_easy_credit_lets_coins_be_taken_for_one_ap() -> None:
    """DT-5: an Apprentice takes the 5 Coins of the die."""
    assert changes(do(downtown("easy_credit"), "p1 take_coins bank_a"), 0, "coins") == [(5, "bank")]


def test_easy_credit_makes_no_other_action_cheaper() -> None:
    """DT-1, DT-4: Learn and Hire cost 3 AP as ever, and Take Coins does without it."""
    game = downtown("easy_credit")
    assert refused(game, "p1 learn residence_a") == "DT-1: needs 3 AP, 1 left"
    assert refused(game, "p1 hire inn_a") == "DT-4: needs 3 AP, 1 left"
    assert refused(downtown(None), "p1 take_coins bank_a") == "DT-5: needs 3 AP, 1 left"


def test_easy_credit_with_interest_costs_nothing() -> None:
    """DA-5: 1 AP less than 1 is 0; the AP left rolls a die."""
    game = downtown("easy_credit", card="interest")
    do(game, "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 take_coins bank_a")
    assert changes(events, 0, "coins")[0] == (5, "bank")
    assert refused(game, "p1 reroll bank_a") is None


# bank_windfall


def test_bank_windfall_doubles_the_die() -> None:
    """DT-5: 10 Coins for a 5; the action costs 3 AP as ever."""
    game = downtown("bank_windfall", "magician")
    assert changes(do(game, "p1 take_coins bank_a"), 0, "coins") == [(10, "bank")]
    assert game.to_act == [1]


def test_bank_windfall_must_be_active() -> None:
    """PRO-7: Pending prophecies do nothing."""
    pending = ["bank_windfall", "dull_friday", "encore"]
    seats = seat(assigned={"magician": "downtown"}), seat()
    game = foretold(None, *seats, pending=pending, dice={"bank_a": "5"})
    do(game, "p1 place magician downtown.4")
    assert changes(do(game, "p1 take_coins bank_a"), 0, "coins") == [(5, "bank")]


def test_bank_windfall_does_not_double_interest() -> None:
    """PRO-6: the die pays 10, the second roll what it shows."""
    game = downtown("bank_windfall", "magician", card="interest")
    do(game, "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 take_coins bank_a")
    face = next(e.fields["face"] for e in events if e.kind == "die_changed")
    rolled = [] if face == "x" else [(int(str(face)), "interest")]
    assert changes(events, 0, "coins") == [(10, "bank"), *rolled]


def test_bank_windfall_leaves_fame_and_fortune_the_printed_die() -> None:
    """PRO-6: 10 Coins, but 5 - 1 Fame."""
    game = downtown("bank_windfall", "magician", card="fame_and_fortune")
    do(game, "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(10, "bank")]
    assert changes(events, 0, "fame") == [(4, "fame_and_fortune")]


# generous_dealers


def alley(prophecy: str | None, character: str, slot: str = "dark_alley.4") -> Game:
    """p1 has placed a Character at the Dark Alley; the Special decks are full."""
    seats = seat(assigned={character: "dark_alley"}, shards=0), seat()
    game = foretold(prophecy, *seats)
    do(game, f"p1 place {character} {slot}")
    return game


def test_generous_dealers_sell_further_cards_for_one_ap() -> None:
    """DA-2: an Engineer with 2 AP draws twice, without the First Card."""
    game = alley("generous_dealers", "engineer")
    for deck in ("theater", "workshop"):
        do(game, f"p1 draw_further {deck}")
        do(game, f"p1 keep {offers(game, 0, 'keep')[0]}")
    assert game.phase == "advertise"
    assert len([card for card in game.players[0].hand if card >= 5]) == 2


def test_generous_dealers_must_be_active() -> None:
    """DA-2: without it 2 AP."""
    game = alley(None, "apprentice_1")
    assert refused(game, "p1 draw_further theater") == "DA-2: needs 2 AP, 1 left"


def test_generous_dealers_leave_the_first_card_as_it_is() -> None:
    """DA-1: 1 AP, once per placement; the rest goes into Further Cards."""
    game = alley("generous_dealers", "engineer")
    do(game, "p1 draw_first theater")
    do(game, f"p1 keep {offers(game, 0, 'keep')[0]}")
    assert refused(game, "p1 draw_first theater") == "DA-1: once per placement"
    assert refused(game, "p1 draw_further theater") is None


def test_generous_dealers_woven_in_change_costs_at_once() -> None:
    """PRO-7: with the AP left after the weaving two further cards instead of one."""
    game = foretold(
        "dull_friday",
        seat(magician="priestess_of_mysticism", assigned={"magician": "dark_alley"}),
        seat(magician="gentleman"),
        pending=["encore", "generous_dealers", "level_week"],
    )
    do(game, "p1 place magician dark_alley.4", "p1 weave_fate middle", "p1 draw_further theater")
    do(game, f"p1 keep {offers(game, 0, 'keep')[0]}")
    assert refused(game, "p1 draw_further theater") is None


# flat_prices


def market(prophecy: str | None, character: str = "magician", **more: Any) -> Game:
    """p1 has placed a Character with 1 AP to 3 AP at the Market Row."""
    card, coins = more.pop("card", "market_row"), more.pop("coins", 10)
    one = seat(assigned={character: card}, coins=coins, shards=0, team=["assistant"])
    game = foretold(prophecy, one, seat(assigned={"magician": "theater"}), **more)
    do(game, f"p1 place {character} market_row.4")
    return game


def price(game: Game, *lines: str) -> list[tuple[int, str]]:
    return changes(do(game, *lines), 0, "coins")


@pytest.mark.parametrize(("component", "printed"), [("wood", 1), ("rope", 2), ("padlock", 3)])
def test_flat_prices_makes_every_component_cost_two(component: str, printed: int) -> None:
    """PRO-3: Basic, Advanced and Superior alike."""
    stock = ("wood", "rope", "padlock", "glass")
    game = market("flat_prices", "apprentice_1", buy=stock)
    assert price(game, f"p1 buy {component} 1") == [(-2, "buy")]
    game = market(None, "apprentice_1", buy=stock)
    assert price(game, f"p1 buy {component} 1") == [(-printed, "buy")]


def test_flat_prices_come_before_quick_order_and_bargain() -> None:
    """PRO-3, MR-2, MR-4: two from the Quick Order slot are 2 * (2 + 1), less 2 for Bargain."""
    game = market("flat_prices", quick_order="padlock")
    assert price(game, "p1 buy padlock 2", "p1 bargain 2") == [(-4, "buy")]


def test_flat_prices_can_put_a_basic_component_out_of_reach() -> None:
    """PRO-3, MR-1: 3 Wood cost 6."""
    game = market("flat_prices", "apprentice_1", coins=5)
    assert refused(game, "p1 buy wood 3") == "MR-1: needs 6 Coins, 5 left"
    assert refused(game, "p1 buy wood 2") is None


def test_flat_prices_hold_for_investments_too() -> None:
    """PRO-3, SPC-20: wherever a component has a price: 5 Coins are two Superior ones."""
    seats = seat(assigned={"magician": "investments"}, coins=0, shards=0), seat()
    stock = ("padlock", "mirror", "cog", "disguise")
    game = foretold("flat_prices", *seats, dice={"bank_a": "5"}, buy=stock)
    do(game, "p1 place magician downtown.4", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 take_coins bank_a")
    assert price(game, "p1 component padlock", "p1 component cog") == [(-2, "investments")] * 2


# open_order_book

ORDERS = ("rope", None, "padlock", None)


def test_open_order_book_sells_what_is_ordered() -> None:
    """PRO-10: at its list price; the token stays ordered."""
    game = market("open_order_book", "apprentice_1", orders=ORDERS)
    assert price(game, "p1 buy padlock 2") == [(-6, "buy")]
    written: Any = game.to_dict()
    assert written["market"]["orders"] == list(ORDERS)


def test_open_order_book_must_be_active() -> None:
    """MR-3: an order is no stock; nor is what nobody ordered."""
    game = market(None, "apprentice_1", orders=ORDERS)
    assert refused(game, "p1 buy padlock 1") == "MR-1: not in stock"
    game = market("open_order_book", "apprentice_1", orders=ORDERS)
    assert refused(game, "p1 buy cog 1") == "MR-1: not in stock"


def test_open_order_book_knows_the_cheapest_price() -> None:
    """MR-5: ordered and quick-ordered Rope costs no surcharge, ordered Wood in stock 1."""
    orders = ("rope", "wood", None, None)
    game = market("open_order_book", "apprentice_1", orders=orders, quick_order="rope")
    assert price(game, "p1 buy rope 1") == [(-2, "buy")]
    game = market("open_order_book", "apprentice_1", orders=orders, quick_order="rope")
    assert price(game, "p1 buy wood 1") == [(-1, "buy")]


def test_open_order_book_sells_an_order_just_placed() -> None:
    """PRO-10: of a Magician's 3 AP one orders, one buys, one bargains."""
    game = market("open_order_book")
    do(game, "p1 order saw", "p1 order_place 4")
    assert price(game, "p1 buy saw 1", "p1 bargain 1") == [(-1, "buy")]


def test_open_order_book_is_for_buy_actions_only() -> None:
    """PRO-10, SPC-20, RUL-14: Investments buys from the stock without being a Buy action."""
    seats = seat(assigned={"magician": "investments"}, shards=0), seat()
    game = foretold("open_order_book", *seats, dice={"bank_a": "5"}, orders=ORDERS)
    do(game, "p1 place magician downtown.4", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 take_coins bank_a")
    assert refused(game, "p1 component rope") == "MR-1: not in stock"
    assert refused(game, "p1 component wood") is None


# veiled_plans


def veiled(**more: Any) -> Game:
    """Two players assign under veiled plans; p1 is the Priestess."""
    game = foretold(
        "veiled_plans",
        seat(magician="priestess_of_mysticism", hand=["interest"], team=["engineer"]),
        seat(magician="gentleman", hand=["logistics"], team=["engineer"]),
        **more,
    )
    do(game, "p1 assign magician dark_alley", "p1 assign engineer interest", "p1 ready")
    do(game, "p2 assign magician theater", "p2 assign engineer logistics")
    return game


def revealed(events: list[Event]) -> list[tuple[int | None, object]]:
    """Whose cards were turned up."""
    return [(e.seat, e.fields["card"]) for e in events if e.kind == "assignment_revealed"]


def test_veiled_plans_reveals_a_card_as_its_character_is_placed() -> None:
    """TURN-6: nothing when all are ready, one card with each placement."""
    game = veiled()
    assert revealed(do(game, "p2 ready")) == []
    assert revealed(do(game, "p1 place magician dark_alley.4")) == [(0, "dark_alley")]
    do(game, "p1 done")
    assert revealed(do(game, "p2 place engineer market_row.4")) == [(1, "logistics")]
    assert offers(game, 1, "use_card") == ["bonus", "ap"]


def test_veiled_plans_never_shows_the_card_of_an_idle_character() -> None:
    """PRO-9, RUL-9: not in the phase, not when the prophecy leaves in END-6, and it comes back to
    hand."""
    game = veiled()
    events = do(game, "p2 ready", "p1 idle engineer", "p2 idle engineer", "p1 idle magician")
    events += do(game, "p2 idle magician")
    assert game.turn == 3
    assert revealed(events) == []
    view: Any = game.view(0)
    assert view["players"][1]["known_cards"] == []
    assert view["players"][1]["cards"] == {"permanent": 6, "special": 1}


def test_veiled_plans_replaced_opens_all_cards_at_once() -> None:
    """PRO-9: but not the card of p2's Engineer, who is Idle."""
    game = veiled(pending=["encore", "dull_friday", "level_week"])
    do(game, "p2 ready", "p1 idle engineer", "p2 idle engineer", "p1 place magician dark_alley.4")
    assert revealed(do(game, "p1 weave_fate right")) == [(1, "theater")]


def test_veiled_plans_made_active_late_hides_nothing_again() -> None:
    """PRO-9: p2's cards stay open, and nothing is revealed twice."""
    game = foretold(
        "encore",
        seat(magician="priestess_of_mysticism", assigned={"magician": "dark_alley"}),
        seat(magician="gentleman", assigned={"engineer": "logistics"}),
        pending=["veiled_plans", "dull_friday", "level_week"],
    )
    do(game, "p1 place magician dark_alley.4", "p1 weave_fate left")
    view: Any = game.view(0)
    assert view["players"][1]["characters"]["engineer"]["card"] == "logistics"
    assert revealed(do(game, "p1 done", "p2 place engineer market_row.4")) == []
