"""Prophecies about set-ups and Performances (PRO-2, PRO-10, PRF-3, PRF-4)."""

from typing import Any

import pytest

from tests.cards.foretold import ap_of, foretold
from tests.support import Data, changes, do, seat, show
from trickerion import Event, Game

TRICKS = {
    "barricaded_barrels": "mechanical",
    "linking_rings": "escape",
    "enchanted_butterflies": "spiritual",
    "mind_reading": "optical",
}
"""A trick of each category, and which category then points up on slot 00 of a Riverside card."""


def stage(prophecy: str | None, trick: str, card: str = "theater", **more: Any) -> Game:
    """p1 with a trick and two markers has placed an Engineer on Thursday (3 AP)."""
    one = seat(tricks={trick: 2}, assigned={"engineer": card}, **more)
    cards = [show("riverside_1"), show("riverside_2")]
    game = foretold(prophecy, one, seat(assigned={"magician": "theater"}), theater=cards)
    do(game, "p1 place engineer thursday.1")
    return game


def set_up(game: Game, trick: str, card: str = "riverside_1", verb: str = "set_up") -> list[Event]:
    return do(game, f"p1 {verb} {trick}", f"p1 spot {card}.00 {TRICKS[trick]}")


def crazed(craze: str) -> dict[str, list[tuple[int, str]]]:
    """For which tricks setting up pays Fame, one of each category."""
    paid = {trick: changes(set_up(stage(craze, trick), trick), 0, "fame") for trick in TRICKS}
    return {trick: fame for trick, fame in paid.items() if fame}


# escape_craze


def test_escape_craze_pays_two_fame_for_an_escape_trick_only() -> None:
    """PRO-10: the trick's own category counts, whatever corner points where."""
    assert crazed("escape_craze") == {"barricaded_barrels": [(2, "escape_craze")]}


def test_escape_craze_must_be_active() -> None:
    """PRO-7: otherwise a Set Up without links pays nothing."""
    assert changes(set_up(stage(None, "barricaded_barrels"), "barricaded_barrels"), 0, "fame") == []


def test_escape_craze_pays_for_every_set_up() -> None:
    """PRO-10: two markers of one trick on two cards."""
    game = stage("escape_craze", "barricaded_barrels")
    events = set_up(game, "barricaded_barrels")
    events += set_up(game, "barricaded_barrels", "riverside_2")
    assert changes(events, 0, "fame") == [(2, "escape_craze")] * 2


def test_escape_craze_pays_beside_links() -> None:
    """PRO-10, THR-5: a link pays its level as well; p2 in the link gets no Fame."""
    game = foretold(
        "escape_craze",
        seat(tricks={"barricaded_barrels": 1}, assigned={"engineer": "theater"}),
        seat(tricks={"burning_mummy": 0}),
        theater=[show("riverside_1", s00="p2 spade mechanical")],
    )
    do(game, "p1 place engineer friday.1", "p1 set_up barricaded_barrels")
    events = do(game, "p1 spot riverside_1.01 escape", "p1 link fame")
    assert sorted(changes(events, 0, "fame")) == [(1, "link"), (2, "escape_craze")]
    assert changes(events, 1, "fame") == []


# mechanical_craze


def test_mechanical_craze_pays_two_fame_for_a_mechanical_trick_only() -> None:
    """PRO-10: the trick's own category counts, whatever corner points where."""
    assert crazed("mechanical_craze") == {"linking_rings": [(2, "mechanical_craze")]}


def test_mechanical_craze_does_not_pay_for_reschedule() -> None:
    """PRO-10: Set Up actions only."""
    game = stage("mechanical_craze", "linking_rings")
    set_up(game, "linking_rings")
    events = do(game, "p1 reschedule riverside_1.00", "p1 spot riverside_2.00 escape")
    assert changes(events, 0, "fame") == []


def test_mechanical_craze_counts_a_stack_once() -> None:
    """MAG-2: Electra's two markers are one trick and one Set Up."""
    game = stage("mechanical_craze", "linking_rings")
    events = set_up(game, "linking_rings", verb="set_up_stack")
    assert changes(events, 0, "fame") == [(2, "mechanical_craze")]


# optical_craze


def test_optical_craze_pays_two_fame_for_an_optical_trick_only() -> None:
    """PRO-10: the trick's own category counts, whatever corner points where."""
    assert crazed("optical_craze") == {"enchanted_butterflies": [(2, "optical_craze")]}


def test_optical_craze_pays_for_a_guest_performer() -> None:
    """SPC-3: a marker outside the slots is set up too."""
    game = stage("optical_craze", "enchanted_butterflies", "guest_performer")
    do(game, "p1 use_card bonus", "p1 with_card", "p1 set_up enchanted_butterflies")
    assert changes(do(game, "p1 outside riverside_1"), 0, "fame") == [(2, "optical_craze")]


def test_optical_craze_does_not_pay_for_on_stage_preparation() -> None:
    """SPC-14: the marker comes into the Theater, but not by a Set Up."""
    one = seat(
        tricks={"enchanted_butterflies": 0},
        components={"fabric": 2},
        assigned={"engineer": "on_stage_preparation"},
    )
    game = foretold("optical_craze", one, seat(), theater=[show("riverside_1")])
    do(game, "p1 place engineer workshop.1", "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 prepare enchanted_butterflies", "p1 spot riverside_1.00 spiritual")
    assert changes(events, 0, "fame") == []


# spiritual_craze


def test_spiritual_craze_pays_two_fame_for_a_spiritual_trick_only() -> None:
    """PRO-10: the trick's own category counts, whatever corner points where."""
    assert crazed("spiritual_craze") == {"mind_reading": [(2, "spiritual_craze")]}


def test_spiritual_craze_does_not_pay_for_preparing_or_performing() -> None:
    """PRO-10: Set Up actions only; Mind Reading yields no Fame, the card's bonus is a Shard."""
    one = seat(
        tricks={"mind_reading": 0},
        components={"glass": 2},
        placed={"magician": "friday.performance"},
        assigned={"engineer": "workshop"},
    )
    card = show("riverside_1", s00="p1 spade optical")
    game = foretold("spiritual_craze", one, seat(), theater=[card])
    events = do(game, "p1 place engineer workshop.1", "p1 prepare mind_reading", "p1 done")
    assert changes(events + do(game, "p1 perform riverside_1"), 0, "fame") == []


def test_spiritual_craze_does_not_pay_the_master_of_chains() -> None:
    """MAG-7: breaking free pays links, but is no Set Up."""
    one = seat(
        magician="master_of_chains",
        tricks={"mind_reading": 0},
        assigned={"engineer": "workshop"},
    )
    card = show("riverside_1", s00="p1 spade optical")
    game = foretold("spiritual_craze", one, seat(), theater=[card, show("riverside_2")])
    do(game, "p1 place engineer workshop.1", "p1 done", "p1 reschedule riverside_1.00")
    assert changes(do(game, "p1 spot riverside_2.00 optical"), 0, "fame") == []


# Performances: p1's Linking Rings (2 Coins) and p2's Rabbit (3 Fame, 1 Coin), not linked

MIXED = show("riverside_12", s10="p1 spade escape", s01="p2 spade mechanical")
"""Its bonus is 1 Shard."""


def perform(
    prophecy: str | None,
    weekday: str,
    *,
    guest: str = "",
    card: Data = MIXED,
    **backstage: str,
) -> list[Event]:
    """p1 performs on a weekday; `guest` says where p2's Engineer stands."""
    game = foretold(
        prophecy,
        seat(
            tricks={"linking_rings": 0},
            placed={"magician": f"{weekday}.performance", **backstage},
        ),
        seat(tricks={"rabbit_from_the_top_hat": 0}, placed={"engineer": guest} if guest else None),
        theater=[card],
    )
    return do(game, f"p1 perform {card['performance']}")


def yields(events: list[Event], seat: int) -> tuple[int, int]:
    """The Fame and Coins that tricks paid a seat."""
    fame, coins = (
        sum(amount for amount, why in changes(events, seat, what) if why == "yield")
        for what in ("fame", "coins")
    )
    return fame, coins


def street_performance(prophecy: str, weekday: str) -> list[Event]:
    """p1 takes Linking Rings from a card by Street Performance."""
    one = seat(tricks={"linking_rings": 0}, assigned={"engineer": "street_performance"})
    card = show("riverside_1", s00="p1 spade escape")
    game = foretold(prophecy, one, seat(), theater=[card])
    do(game, f"p1 place engineer {weekday}.1", "p1 use_card bonus", "p1 with_card")
    return do(game, "p1 reschedule riverside_1.00", "p1 accept")


WEEK = ("thursday", "friday", "saturday", "sunday")


def week(prophecy: str | None) -> list[tuple[int, int]]:
    """What p1's Linking Rings, printed at 0 Fame and 2 Coins, yield on each weekday."""
    return [yields(perform(prophecy, weekday), 0) for weekday in WEEK]


def test_the_printed_week() -> None:
    """PRF-3: what the weekday prophecies change."""
    assert week(None) == [(0, 1), (0, 2), (0, 2), (1, 3)]


# dull_friday


def test_dull_friday_takes_a_fame_and_a_coin_on_friday_only() -> None:
    """PRF-3: never below 0; Thursday and Sunday as printed."""
    assert week("dull_friday") == [(0, 1), (0, 1), (0, 2), (1, 3)]


def test_dull_friday_takes_from_guests_without_a_weekday_too() -> None:
    """PRF-3: p2 is not in the Theater and has the performer's modifier: 3 - 1 Fame, 1 - 1 Coins."""
    assert yields(perform("dull_friday", "friday"), 1) == (2, 0)


def test_dull_friday_goes_by_the_owners_weekday() -> None:
    """PRF-3: p2 on Saturday loses nothing on p1's Friday; p2 on Friday loses on p1's Saturday."""
    assert yields(perform("dull_friday", "friday", guest="saturday.1"), 1) == (3, 1)
    assert yields(perform("dull_friday", "saturday", guest="friday.1"), 1) == (2, 0)


# bright_saturday


def test_bright_saturday_adds_a_fame_and_a_coin_on_saturday_only() -> None:
    """PRF-3: also where 0 is printed; Thursday and Sunday as printed."""
    assert week("bright_saturday") == [(0, 1), (0, 2), (1, 3), (1, 3)]


def test_bright_saturday_never_adds_shards() -> None:
    """PRF-3: the card's bonus is the only Shard."""
    events = perform("bright_saturday", "saturday")
    assert changes(events, 0, "shards") == [(1, "card_bonus")]


def test_bright_saturday_goes_by_the_owners_weekday() -> None:
    """PRF-3: p2 on Saturday gains in p1's Performance on Friday."""
    assert yields(perform("bright_saturday", "friday", guest="saturday.1"), 1) == (4, 2)
    assert yields(perform("bright_saturday", "saturday", guest="friday.1"), 1) == (3, 1)


def test_bright_saturday_counts_for_a_street_performance() -> None:
    """SPC-5: weekday prophecies included: 0 + 1 Fame, 2 + 1 Coins."""
    events = street_performance("bright_saturday", "saturday")
    assert changes(events, 0, "fame") == [(1, "street_performance")]
    assert changes(events, 0, "coins")[0] == (3, "street_performance")


# level_week


def test_level_week_takes_the_modifiers_of_thursday_and_sunday() -> None:
    """PRF-3: every day yields what is printed."""
    assert week("level_week") == [(0, 2)] * 4


def test_level_week_is_for_guests_too() -> None:
    """PRF-3: p2 on Sunday in p1's Performance on Thursday."""
    assert yields(perform("level_week", "thursday", guest="sunday.1"), 1) == (3, 1)


@pytest.mark.parametrize(("slot", "ap"), [("thursday.1", 3), ("sunday.1", 1)])
def test_level_week_leaves_the_ap_of_the_slots(slot: str, ap: int) -> None:
    """AP-1: only yields are level."""
    game = foretold("level_week", seat(assigned={"engineer": "theater"}), seat())
    assert ap_of(do(game, f"p1 place engineer {slot}")) == ap


# performers_luck


def test_performers_luck_gives_everybody_the_performers_weekday() -> None:
    """PRO-10: p2 on Sunday loses with p1 on Thursday, p2 on Thursday gains with p1 on Sunday."""
    assert yields(perform("performers_luck", "thursday", guest="sunday.1"), 1) == (2, 0)
    assert yields(perform("performers_luck", "sunday", guest="thursday.1"), 1) == (4, 2)


def test_performers_luck_must_be_active() -> None:
    """PRF-3: otherwise p2's own weekday counts."""
    assert yields(perform(None, "thursday", guest="sunday.1"), 1) == (4, 2)


def test_performers_luck_leaves_the_performer_and_the_absent_as_they_are() -> None:
    """PRF-3: both have the performer's modifier anyway."""
    events = perform("performers_luck", "sunday")
    assert (yields(events, 0), yields(events, 1)) == ((1, 3), (4, 2))


def test_performers_luck_is_about_the_weekday_only() -> None:
    """PRO-10: the performer's bonuses stay the performer's."""
    events = perform("performers_luck", "friday", guest="sunday.1", assistant="friday.1")
    assert changes(events, 0, "fame") == [(2, "specialist_bonus")]
    assert changes(events, 1, "fame") == [(3, "yield")]


# applause_over_money


def test_applause_over_money_pays_coins_as_fame() -> None:
    """PRO-2: p1's 2 Coins, p2's 3 Fame and 1 Coin."""
    events = perform("applause_over_money", "friday")
    assert (yields(events, 0), yields(events, 1)) == ((2, 0), (4, 0))
    assert yields(perform(None, "friday"), 0) == (0, 2)


def test_applause_over_money_comes_after_all_modifiers() -> None:
    """PRO-2, PRF-6: on Thursday 0 Fame (not -1) and 1 Coin, on Sunday 1 Fame and 3 Coins."""
    assert yields(perform("applause_over_money", "thursday"), 0) == (1, 0)
    assert yields(perform("applause_over_money", "sunday"), 0) == (4, 0)


def test_applause_over_money_leaves_the_performers_bonuses() -> None:
    """PRO-2: the Manager's 3 Coins and the 2 Coins of the card stay Coins."""
    card = show("riverside_11", s00="p1 spade escape")
    events = perform("applause_over_money", "friday", card=card, manager="friday.1")
    assert changes(events, 0, "coins") == [
        (3, "specialist_bonus"),
        (2, "card_bonus"),
        (-2, "wages"),
    ]
    assert changes(events, 0, "fame") == [(2, "yield")]


def test_applause_over_money_leaves_a_street_performance() -> None:
    """SPC-5: it is not part of the Performance phase; 2 Coins on Friday."""
    events = street_performance("applause_over_money", "friday")
    assert changes(events, 0, "coins")[0] == (2, "street_performance")


# encore

LINKED = show("riverside_11", s00="p1 spade escape", s01="p2 spade mechanical")
"""Linked in the circle 00-01; its bonus is 2 Coins."""


def test_encore_doubles_links_specialists_and_card() -> None:
    """PRF-4: 1 link, Assistant, Manager and the card's 2 Coins, each twice."""
    staff = {"assistant": "friday.1", "manager": "friday.2 new_twist"}
    events = perform("encore", "friday", card=LINKED, **staff)
    bonuses = [(2, "link_bonus"), (4, "specialist_bonus")]
    assert changes(events, 0, "fame") == bonuses
    coins = [change for change in changes(events, 0, "coins") if change[1] != "wages"]
    assert coins == [(2, "yield"), (6, "specialist_bonus"), (4, "card_bonus")]


def test_encore_doubles_the_engineers_shard_in_one_event() -> None:
    """PRO-1, PRF-4: 2 Shards at once; the card's Shard as well."""
    events = perform("encore", "friday", engineer="friday.1")
    assert changes(events, 0, "shards") == [(2, "specialist_bonus"), (2, "card_bonus")]


def test_encore_leaves_yields_and_guests() -> None:
    """PRO-2: performer bonuses only; p2 gets the plain yield."""
    events = perform("encore", "friday", card=LINKED)
    assert (yields(events, 0), yields(events, 1)) == ((0, 2), (3, 1))
    assert changes(events, 1, "fame") == [(3, "yield")]


def test_encore_must_be_active() -> None:
    """PRF-4: otherwise everything once."""
    events = perform(None, "friday", card=LINKED, assistant="friday.1")
    assert changes(events, 0, "fame") == [(1, "link_bonus"), (2, "specialist_bonus")]


def test_encore_does_not_double_the_arranged_fiasco() -> None:
    """SPC-4, PRO-2: the card changes yields, not bonuses: 0 + 1 and 3 - 1 Fame."""
    game = foretold(
        "encore",
        seat(
            tricks={"linking_rings": 0},
            placed={"magician": "friday.performance arranged_fiasco"},
        ),
        seat(tricks={"rabbit_from_the_top_hat": 0}),
        theater=[MIXED],
    )
    events = do(game, "p1 perform riverside_12")
    assert (yields(events, 0), yields(events, 1)) == ((1, 2), (2, 1))
