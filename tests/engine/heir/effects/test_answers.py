"""What the Heir makes of the player's Special cards when its turn comes (HEIR-11, HEIR-12)."""

from typing import Any

import pytest

from tests.engine.heir.effects.against import (
    DONE,
    MARKERS,
    against,
    heir_performs,
    net,
    of_the_player,
    play,
    until_the_end,
)
from tests.engine.heir.effects.cards import BY_CARD, CASES, LOCATION, arranged
from tests.engine.heir.solo import rules_told
from tests.support import changes, do, offers, player, refused, seat, show
from trickerion import Action, Event, Game
from trickerion.engine.boards.yields import raised_by
from trickerion.engine.core.names import number
from trickerion.engine.effects.in_force import CARD_EFFECTS
from trickerion.engine.heir import theater
from trickerion.engine.heir.seat import HEIR


def used(card: str) -> Game:
    """A solo game in which the player has used a card."""
    me, table, lines = arranged(BY_CARD[card])
    game = against(me, **table)
    play(game, *lines)
    return game


def heirs_answer(game: Game) -> list[Event]:
    """The player's Character is done; what the Heir does."""
    events: list[Event] = []
    turn = game.turn
    while game.turn == turn and not any(event.kind == "heir_rule" for event in events):
        quiet = [a for a in game.options(0) if a.kind in ("done", "pass")]
        events += game.apply((quiet or game.options(0))[0])
    kinds = [event.kind for event in events]
    return events[kinds.index("heir_rule") :]


@pytest.mark.parametrize("card", BY_CARD)
def test_a_card_is_in_force_for_the_player_only(card: str) -> None:
    """HEIR-11: at no time while it is used does it serve the Heir."""
    me, table, lines = arranged(BY_CARD[card])
    game, effect = against(me, **table), CARD_EFFECTS[number("card", card)]
    for line in lines:
        do(game, line)
        serving = [effects for effects in vars_of(game.force[HEIR]) if effect in effects]
        assert serving == []


def vars_of(force: Any) -> list[tuple[object, ...]]:
    return [value for name in dir(force) if isinstance(value := getattr(force, name), tuple)]


# Theater


def test_guest_performer_makes_a_card_one_with_the_players_markers() -> None:
    """HEIR-7, SPC-3: so that the Heir prefers it; it takes no slot from the Heir."""
    me = seat(tricks={"enchanted_butterflies": 2}, assigned={"magician": "guest_performer"})
    stage = (show("riverside_5"), show("riverside_8"))
    game = against(me, theater=stage, tricks=("living_piano",))
    assert theater.best_card(game, 0) is game.theater[0]
    play(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    play(game, "p1 set_up enchanted_butterflies", "p1 outside riverside_8")
    assert theater.best_card(game, 0) is game.theater[1]


def test_buying_time_changes_which_card_is_leftmost() -> None:
    """HEIR-7, SPC-7."""
    me = seat(tricks={"enchanted_butterflies": 2}, assigned={"magician": "buying_time"})
    stage = (show("riverside_5"), show("riverside_8"), show("riverside_3"))
    game = against(me, theater=stage, tricks=("living_piano",))
    play(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    play(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_3.01 mechanical")
    play(game, "p1 swap_cards riverside_5 riverside_3")
    assert theater.best_card(game, 0).card == number("performance", "riverside_3")


def test_buying_time_changes_which_card_is_about_to_leave() -> None:
    """HEIR-7, SPC-7, END-4: from turn 3 on the Heir avoids the last one."""
    stage = (show("riverside_5", s11="p2 spade mechanical"), show("riverside_8"))
    game = against(seat(assigned={"magician": "downtown"}), theater=stage, tricks=("living_piano",))
    game.turn = 3
    first, second = game.theater
    assert not theater.is_leaving(game, first)
    game.theater.reverse()
    assert theater.is_leaving(game, first)
    assert not theater.is_leaving(game, second)


def test_headliner_trick_does_not_double_the_heirs_share() -> None:
    """HEIR-11, SPC-2, THR-5: 2 Shards for the player, 1 for the Heir in the link."""
    stage = (show("grand_magorian_3", s00="p2 spade spiritual"),)
    me = seat(tricks={"enchanted_butterflies": 2}, assigned={"magician": "headliner_trick"})
    game = against(me, theater=stage, tricks=("card_manipulation",))
    play(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    events = play(game, "p1 set_up enchanted_butterflies", "p1 spot grand_magorian_3.01 optical")
    assert changes(events, 0, "shards") == [(2, "link")]
    assert changes(events, HEIR, "shards") == [(1, "link")]


def test_orchestral_interlude_is_not_played_for_the_heir() -> None:
    """HEIR-11, SPC-1: after the player's, the Heir is paid for true links only."""
    game = used("orchestral_interlude")
    links = [e for e in heirs_answer(game) if e.seat == HEIR]
    paid = [amount for amount, why in changes(links, HEIR, "fame") if why == "link"]
    assert len(paid) == len([e for e in links if e.kind == "link_created"])


def test_new_twist_leaves_the_heir_one_symbol_a_card() -> None:
    """HEIR-11, SPC-6, TRK-3: while the player sets up a second marker of a symbol."""
    me, table, lines = arranged(BY_CARD["new_twist"])
    game = against(me, **table, tricks=("rabbit_from_the_top_hat",))
    play(game, *lines[:3])
    assert theater.next_trick(game) == -1


def test_street_performance_makes_room_for_the_heir() -> None:
    """HEIR-7, SPC-5: the slot that the marker left is free."""
    me = seat(tricks={"enchanted_butterflies": 0}, assigned={"magician": "street_performance"})
    full = show(
        "riverside_8", s00="p2 spade optical", s01="p1 spade spiritual", s02="p2 heart optical"
    )
    tricks = ("rabbit_from_the_top_hat", "paper_shred", "living_piano")
    game = against(me, theater=(full,), tricks=tricks)
    assert not theater.can_set_up(game)
    play(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    play(game, "p1 reschedule riverside_8.01", "p1 accept")
    assert theater.next_trick(game) == number("symbol", "diamond")


def test_directors_favor_keeps_the_rules_of_the_heirs_marker() -> None:
    """HEIR-11, SPC-8, TRK-2, TRK-3: a card without that symbol, an optical corner in a circle; its
    links pay nobody, and the neutral marker can't be chosen."""
    stage = (
        show("riverside_8", s00="p2 heart optical"),
        show("riverside_5", s10="p2 heart spiritual"),
        show("riverside_3"),
    )
    me = seat(tricks={"enchanted_butterflies": 2}, assigned={"magician": "directors_favor"})
    game = against(me, theater=stage)
    play(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    assert offers(game, 0, "reschedule") == ["riverside_8.00", "riverside_5.10"]
    assert (
        refused(game, "p1 reschedule riverside_8.11") == "DUEL-5: a neutral marker can’t be moved"
    )
    play(game, "p1 reschedule riverside_8.00")
    assert refused(game, "p1 spot riverside_5.11 optical") is not None
    events = of_the_player(play(game, "p1 spot riverside_3.12 optical"))
    assert (net(events, 0), net(events, HEIR)) == ({}, {})


def test_durable_components_are_the_players_alone() -> None:
    """HEIR-8, SPC-4: all markers of the Heir return to its tricks anyway."""
    game = used("durable_components")
    assert offers(game, 0, "trick") == ["enchanted_butterflies"]
    assert player(game, HEIR)["tricks"]["spade"]["markers"] == 1


def test_arranged_fiasco_never_takes_what_is_not_there() -> None:
    """HEIR-11, SPC-4, PRF-6: a trick without Fame yields no less than 0."""
    me, table, lines = arranged(BY_CARD["arranged_fiasco"])
    game = against(me, **table, tricks=("mind_reading",))
    events = of_the_player(play(game, *lines))
    assert net(events, HEIR) == {"shards": 1}


def test_arranged_fiasco_and_the_red_lotus_both_cost_the_heir_a_fame() -> None:
    """HEIR-11, SPC-4, MAG-8: 3 - 1 - 1."""
    me = seat(
        tricks={"card_manipulation": 1},
        placed={"magician": "friday.performance arranged_fiasco"},
        magician="red_lotus",
    )
    stage = (show("riverside_8", s00="p2 spade optical", s02="p1 spade optical"),)
    game = against(me, theater=stage, placed=DONE)
    events = of_the_player(play(game, "p1 perform riverside_8", "p1 steal riverside_8.00"))
    assert net(events, HEIR)["fame"] == 1
    assert net(events, 0)["fame"] == 3 + 1 + 1


def test_grand_premiere_counts_what_the_heir_has_performed() -> None:
    """HEIR-12, SPC-4: a trick that the Heir performed is no premiere for whoever learns it next."""
    stage = (show("riverside_8", s00="p2 spade optical"),)
    game = heir_performs(seat(assigned={"apprentice_1": "downtown"}), theater=stage)
    play(game, "p1 idle apprentice_1")
    assert game.note("grand_premiere", number("trick", "rabbit_from_the_top_hat")) == 1
    assert game.note("grand_premiere", number("trick", "paper_shred")) == 0


# Workshop


@pytest.mark.parametrize("card", [c.card for c in CASES if LOCATION[c.card] == "workshop"])
def test_workshop_cards_prepare_nothing_of_the_heirs(card: str) -> None:
    """HEIR-1, HEIR-11: a trick that it learns afterwards has its printed markers and yield."""
    me, table, lines = arranged(BY_CARD[card])
    game = against(me, **{**table, "dice": {"residence_a": "optical"}})
    play(game, *lines)
    events = [event for event in heirs_answer(game) if event.seat == HEIR]
    [learned] = [str(e.fields["trick"]) for e in events if e.kind == "trick_learned"]
    prepared = [e.fields for e in events if e.kind == "trick_prepared"]
    assert prepared == [{"trick": learned, "markers": MARKERS[learned]}]
    assert raised_by(game, number("trick", learned)) == 0


def test_on_stage_preparation_shares_the_shard_of_the_heirs_link() -> None:
    """HEIR-7, SPC-14, THR-5: its links pay nothing when it comes, but later ones do."""
    me = seat(
        tricks={"enchanted_butterflies": 0},
        components={"fabric": 2},
        assigned={"magician": "on_stage_preparation"},
    )
    game = against(me, theater=(show("grand_magorian_3"),), tricks=("card_manipulation",))
    play(game, "p1 place magician workshop.1", "p1 use_card bonus", "p1 with_card")
    play(game, "p1 prepare enchanted_butterflies", "p1 spot grand_magorian_3.00 spiritual")
    events = play(game, "p1 done")
    assert changes(events, 0, "shards") == [(1, "link")]


def test_enhance_trick_ends_before_the_heir_may_get_the_trick() -> None:
    """HEIR-12, SPC-13, TRK-6: back in its deck, it yields what is printed."""
    game = used("enhance_trick")
    rings = number("trick", "linking_rings")
    assert game.note("enhance_trick", rings) == 1
    game.apply(Action.parse("p1 return_trick linking_rings"))
    assert game.note("enhance_trick", rings) == 0


def test_hidden_talent_asks_when_the_heirs_team_comes_home_too() -> None:
    """END-2, SPC-15: the player is asked, nobody else."""
    me = seat(
        tricks={"linking_rings": 0},
        components={"metal": 2},
        assigned={"apprentice_1": "hidden_talent"},
    )
    game = against(me)
    play(game, "p1 place apprentice_1 workshop.1", "p1 use_card bonus", "p1 with_card")
    play(game, "p1 prepare linking_rings")
    assert offers(game, 0, "specialist") == ["manager", "engineer", "assistant"]
    play(game, "p1 specialist manager")
    assert "manager" in player(game, 0)["characters"]


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("freelancer", "HEIR-4 priority downtown"),
        ("market_row", "HEIR-4 contested market_row"),
        ("component_sale", "HEIR-4 contested market_row"),
    ],
)
def test_a_card_contests_the_location_printed_on_it(card: str, rule: str) -> None:
    """HEIR-4, HEIR-11: Freelancer is a Workshop card, wherever its Character may go."""
    me = seat(assigned={"magician": "dark_alley", "apprentice_1": card})
    assert rules_told(play(against(me), "p1 idle magician"))[0] == rule


# Downtown


@pytest.mark.parametrize("card", [c.card for c in CASES if LOCATION[c.card] == "downtown"])
def test_a_die_that_the_player_used_is_gone(card: str) -> None:
    """HEIR-5, HEIR-12: unless the Heir rolls it again, it does not take what the die showed."""
    me, table, lines = arranged(BY_CARD[card])
    if card in ("investments", "fame_and_fortune", "interest"):
        table["dice"] = {"bank_a": "5", "bank_b": "3"}
    game = against(me, **table)
    play(game, *lines)
    written: Any = game.to_dict()
    dice = dict(written["dice"])
    for event in heirs_answer(game):
        if event.kind == "die_changed":
            die = event.fields["die"]
            assert event.fields["how"] == "rerolled" or dice[die] != "x"
            dice[die] = event.fields["face"]


def test_a_trick_that_the_player_learned_is_out_of_the_heirs_reach() -> None:
    """HEIR-5, HEIR-12: the one of its level and category that is left is the Heir's."""
    game = used("thirst_for_knowledge")
    barrels = number("trick", "barricaded_barrels")
    assert game.trick_owner[barrels] == 0


def test_hypnotic_motivation_contests_where_the_newcomer_goes() -> None:
    """HEIR-4, SPC-17: the Manager waits for Market Row, so the Heir goes there first."""
    game = used("hypnotic_motivation")
    assert rules_told(heirs_answer(game))[0] == "HEIR-4 contested market_row"


def test_empower_is_for_the_player_and_the_heir_never_enhances() -> None:
    """HEIR-4, SPC-19: its Magician has 3 AP and those of the slot, whatever Shards it has."""
    game = used("empower")
    placed = [e.fields for e in heirs_answer(game) if e.kind == "character_placed"]
    assert (placed[0]["slot"], placed[0]["ap"]) == ("downtown.4", 3)


# Market Row


OTHERS = {"assistant": "saturday.1", "apprentice_1": "workshop.1", "apprentice_2": "downtown.4"}


def shopping_after(card: str, *wanted: str) -> tuple[Game, list[Event]]:
    """Only the Heir's Magician is left, who visits Market Row after the player used a card
    there."""
    me, table, lines = arranged(BY_CARD[card])
    game = against(me, **table, shopping=wanted, plan="new_apparatus", placed=OTHERS)
    play(game, *lines)
    return game, until_the_end(play(game, "p1 done"))


def bought(events: list[Event]) -> object:
    """How many types left the Heir's list."""
    return next(e.fields["amount"] for e in events if e.fields.get("step") == "shopping")


@pytest.mark.parametrize(
    ("card", "wanted", "types"),
    [
        ("component_sale", ("rope", "wood", "cog"), 2),
        ("smuggled_goods", ("rope", "cog"), 1),
        ("barter_with_power", ("rope", "cog"), 1),
        ("workshop_exhibition", ("rope", "cog"), 1),
        ("workshop_delivery", ("saw", "rope"), 1),
        ("business_share", ("rope", "cog"), 1),
        ("shoplifting", ("metal", "rope"), 1),
        ("logistics", ("cog", "saw"), 1),
        ("dubious_sources", ("animal", "cog"), 1),
        ("traveling_merchants", ("cog", "wood"), 1),
    ],
)
def test_what_the_heir_finds_in_stock(card: str, wanted: tuple[str, ...], types: int) -> None:
    """HEIR-6, HEIR-12: a Buy empties nothing; Shoplifting leaves a Metal for the Rope; Logistics
    and a Quick Order are in stock, an Order and the player's own Workshop are not."""
    _, events = shopping_after(card, *wanted)
    assert bought(events) == types
    assert changes(events, HEIR, "coins") == []


def test_the_heir_does_not_order_what_the_player_ordered() -> None:
    """HEIR-6, MR-3: Traveling Merchants left a Cog in the Order area."""
    _, events = shopping_after("traveling_merchants", "cog", "saw")
    ordered = [e.fields["component"] for e in events if e.kind == "component_ordered"]
    assert ordered == ["saw"]


def test_business_share_earns_nothing_from_the_heir() -> None:
    """HEIR-11, SPC-26: it pays nothing."""
    _, events = shopping_after("business_share", "rope", "wood")
    assert not [one for one in changes(events, 0, "coins") if one[1] == "business_share"]


def test_dubious_sources_deliver_what_the_heir_has_found_too() -> None:
    """HEIR-6, SPC-25: what leaves its list stays on the Quick Order slot."""
    game, events = shopping_after("dubious_sources", "animal")
    assert (bought(events), game.shopping_list) == (1, 0)
    assert player(game, 0)["components"]["animal"]["pieces"] == 1
