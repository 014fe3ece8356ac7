"""Look before you leap: what the list foretells is what happens, whatever effects are in force."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.support import do, position, seat, show
from tests.terminal.test_sentences import offered, pick
from trickerion import Game, Options
from trickerion.terminal.choices import action_sentence
from trickerion.terminal.figures import cost, outcome
from trickerion.terminal.menu import Menu
from trickerion.terminal.prompts import asking, prompt
from trickerion.terminal.seen import View, see

STAGE = "friday.performance"


def dark_alley_games() -> Iterator[tuple[Game, Random]]:
    for seed in range(4):
        options = Options(players=2 + seed % 3, dark_alley=True, prophecies=True)
        yield Game.new(options, seed + 20), Random(seed)


def test_what_is_sure_happens_so_in_random_games() -> None:
    """Costs in AP, Fame, Coins, Shards and all else that can be known before."""
    checked = 0
    for game, chance in dark_alley_games():
        while not game.over:
            view = see(game, game.to_act[0])
            action = pick(game, chance)
            foreseen = outcome(view, action)
            told = [event.seen_by(action.seat) for event in game.apply(action)]
            if foreseen.is_sure:
                assert [event.seen_by(action.seat) for event in foreseen.events] == told
                checked += 1
    assert checked > 500


def test_an_action_takes_the_action_points_it_says_in_random_games() -> None:
    checked = 0
    for game, chance in dark_alley_games():
        while not game.over:
            view = see(game, game.to_act[0])
            action = pick(game, chance)
            price = cost(view, action)
            game.play(action)
            if price is not None and action.kind not in ("ability", "buy"):
                checked += _has_taken(game, _ap(view), price)
    assert checked > 100


def _ap(view: View) -> int | None:
    """The AP of the Character who acts, whatever is asked meanwhile."""
    acting: list[int] = [frame["ap"] for frame in view["pending"] if frame["frame"] == "act"]
    return acting[-1] if acting else None


def _has_taken(game: Game, before: int | None, price: int) -> bool:
    """Is the placement still there, with so many AP less?"""
    after = _ap(see(game, 0))
    assert before is not None
    assert after is None or before - after == price
    return after is not None


@pytest.mark.parametrize(
    ("prophecy", "assigned", "wanted"),
    [
        ("weary_troupe", "downtown", "Downtown 1: 3 AP"),
        ("toll_gates", "downtown", "Downtown 1: 5 AP - pay 3 Coins"),
        ("bright_saturday", "theater", "Saturday stage: yields +1"),
        ("level_week", "theater", "Sunday stage: yields 0"),
    ],
)
def test_a_placement_foretells_what_the_prophecy_changes(
    prophecy: str, assigned: str, wanted: str
) -> None:
    game = position(
        seat(assigned={"magician": assigned}), seat(), dark_alley=True, prophecy=prophecy
    )
    assert wanted in offered(game, 0)


def test_a_placement_foretells_what_the_ability_brings() -> None:
    """MAG-6."""
    game = position(
        seat(magician="gentleman", tricks={"mind_reading": 0}, assigned={"magician": "downtown"}),
        seat(magician="electra"),
        dark_alley=True,
    )
    assert "Downtown 1: 5 AP - gain 1 Fame" in offered(game, 0)


def test_costs_and_coins_follow_the_prophecy() -> None:
    dice = {"residence_a": "optical", "bank_a": "5"}
    for prophecy, wanted in (
        ("open_residence", "Learn a trick with Residence die A (Optical) - 1 AP"),
        ("bank_windfall", "Take Coins with Bank die A (5) - 3 AP - gain 10 Coins"),
        ("easy_credit", "Take Coins with Bank die A (5) - 1 AP - gain 5 Coins"),
        ("surging_shards", "Enhance: pay 1 Shard for 2 AP more"),
    ):
        game = position(
            seat(assigned={"magician": "downtown"}),
            seat(),
            dice=dice,
            dark_alley=True,
            prophecy=prophecy,
        )
        do(game, "p1 place magician downtown.1")
        assert wanted in offered(game, 0)


def test_a_roll_is_not_foretold() -> None:
    """SPC-20: what Interest rolls nobody knows."""
    game = position(
        seat(assigned={"magician": "interest"}), seat(), dice={"bank_a": "5"}, dark_alley=True
    )
    do(game, "p1 place magician downtown.1", "p1 use_card bonus", "p1 with_card")
    assert offered(game, 0) == ["Take Coins with Bank die A (5) - 2 AP"]


def test_prices_follow_the_card_at_work() -> None:
    """SPC-23, SPC-27, PRO-3."""
    game = position(
        seat(assigned={"manager": "shoplifting"}), seat(), dark_alley=True, prophecy="flat_prices"
    )
    do(game, "p1 place manager market_row.1", "p1 use_card bonus")
    assert "3 wood, 6 Coins" in offered(game, 0)
    do(game, "p1 with_card")
    assert "3 wood, 4 Coins" in offered(game, 0)


@pytest.fixture
def stage() -> Game:
    """Ada's spade beside Ben's heart, with the Shard circle of riverside_2 between them."""
    return position(
        seat(tricks={"linking_rings": 2}, assigned={"assistant": "headliner_trick"}),
        seat(tricks={"spirit_hand": 1, "mind_reading": 2}),
        theater=[show("riverside_2", s01="p2 heart spiritual")],
        dark_alley=True,
        prophecy="mechanical_craze",
    )


def test_links_foretell_doubled_pay_and_the_craze(stage: Game) -> None:
    """SPC-2, PRO-10."""
    do(stage, "p1 place assistant friday.1", "p1 use_card bonus", "p1 with_card")
    do(stage, "p1 set_up linking_rings")
    foretold = next(t for t in offered(stage, 0) if t.startswith("slot 11") and "links" in t)
    assert "links with ■ Player 2's ♥, pays 2, 2 Shards to ▲ Player 1, 1 Shard to ■" in foretold
    assert foretold.endswith(" - gain 2 Fame")


def test_the_question_says_which_card_is_at_work(stage: Game) -> None:
    do(stage, "p1 place assistant friday.1")
    headliner = "Headliner Trick: Every link you create with this Set Up pays you twice"
    assert asking(see(stage, 0))[0].startswith(headliner)
    assert offered(stage, 0) == ["Use it for its bonus", "Use it for 1 AP more"]
    do(stage, "p1 use_card bonus")
    act = "▲ Player 1: the Assistant on Friday backstage 1 has 2 AP to spend; Headliner Trick "
    assert prompt(see(stage, 0), 0) == f"{act}has its bonus open (Set Up Trick)."
    do(stage, "p1 with_card")
    assert prompt(see(stage, 0), 0) == f"{act}waits for its action (Set Up Trick)."
    do(stage, "p1 set_up linking_rings")
    assert asking(see(stage, 0))[0].startswith(headliner)


def test_used_for_action_points_the_card_is_done(stage: Game) -> None:
    do(stage, "p1 place assistant friday.1", "p1 use_card ap")
    assert asking(see(stage, 0)) == []
    assert prompt(see(stage, 0), 0).endswith("has 3 AP to spend.")


def test_a_performance_foretells_what_is_stolen() -> None:
    """MAG-8."""
    game = position(
        seat(magician="red_lotus", tricks={"stocks_escape": 0}, placed={"magician": STAGE}),
        seat(magician="electra", tricks={"levitation": 0}),
        theater=[show("riverside_1", s00="p1 spade optical", s01="p2 spade optical")],
        dark_alley=True,
    )
    assert offered(game, 0)[0] == (
        "Perform Riverside 1 - gain 1 Coin, 2 Shards; ■ Player 2 gains 2 Fame, 3 Coins"
    )
    do(game, "p1 perform riverside_1")
    assert asking(see(game, 0))[0].startswith("Trick Steal: As performer")
    assert offered(game, 0) == [
        "Collect the yield of ■ Player 2's Levitation (2 Fame, 3 Coins) - gain 2 Fame, 3 Coins, "
        "1 Shard; ■ Player 2 gains 1 Fame, 3 Coins",
        "Collect its own yield - gain 1 Coin, 2 Shards; ■ Player 2 gains 2 Fame, 3 Coins",
    ]


def test_a_stack_says_that_it_is_one() -> None:
    """MAG-2."""
    game = position(
        seat(magician="electra", tricks={"linking_rings": 2}, assigned={"assistant": "theater"}),
        seat(),
        theater=[show("riverside_2")],
        dark_alley=True,
    )
    do(game, "p1 place assistant friday.1")
    assert "Supercharge: set up two markers of ♠ Linking Rings as one - 1 AP" in offered(game, 0)
    do(game, "p1 set_up_stack linking_rings")
    assert "♠ Linking Rings as a stack of two" in prompt(see(game, 0), 0)
    assert asking(see(game, 0))[0].startswith("Supercharge: ")


def test_the_sentence_of_an_action_has_its_price_now() -> None:
    game = position(
        seat(assigned={"magician": "dark_alley"}),
        seat(),
        dark_alley=True,
        prophecy="generous_dealers",
    )
    do(game, "p1 place magician dark_alley.1")
    menu = Menu(game, 0)
    assert "Draw Further Cards: keep one of two - 1 AP" in menu.groups
    action = menu.groups["Draw Further Cards: keep one of two - 1 AP"][0].action
    wanted = "Draw two further Theater cards, keep one - 1 AP"
    assert action_sentence(see(game, 0), action) == wanted


def test_markers_outside_the_slots_have_their_sentences() -> None:
    """SPC-3, MAG-8."""
    game = position(
        seat(magician="red_lotus", tricks={"stocks_escape": 0}, placed={"magician": STAGE}),
        seat(magician="electra", tricks={"linking_rings": 0}, assigned={"assistant": "theater"}),
        theater=[show("riverside_2", guests=["p1 spade", "p2 spade"])],
        dark_alley=True,
    )
    do(game, "p2 place assistant sunday.1")
    moving = "Reschedule ♠ Linking Rings from outside the slots of Riverside 2 - 1 AP"
    assert offered(game, 1)[0] == moving
    do(game, "p2 done", "p1 perform riverside_2")
    wanted = "▲ Player 1: whose yield does your Stocks Escape (outside the slots) collect?"
    assert prompt(see(game, 0), 0) == wanted
    stolen = "Collect the yield of ■ Player 2's Linking Rings (2 Coins), outside the slots - gain"
    assert offered(game, 0)[0].startswith(stolen)


def test_a_mix_of_components_is_bought_piece_by_piece() -> None:
    """SPC-22."""
    game = position(seat(assigned={"manager": "component_sale"}), seat(), dark_alley=True)
    do(game, "p1 place manager market_row.1", "p1 use_card bonus", "p1 with_card", "p1 buy_mix")
    do(game, "p1 component wood", "p1 pile board")
    assert prompt(see(game, 0), 0) == "▲ Player 1: which component next? So far 1, for 1 Coin."
    assert offered(game, 0)[-2:] == ["1 fabric for 1 Coin", "That is all"]


def test_a_trick_can_take_the_place_of_another() -> None:
    """SPC-18."""
    game = position(
        seat(
            tricks={"levitation": 1},
            components={"metal": 2},
            assigned={"magician": "trick_overhaul"},
        ),
        seat(),
        dice={"residence_a": "mechanical"},
        dark_alley=True,
    )
    do(game, "p1 place magician downtown.1", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 learn residence_a")
    assert offered(game, 0) == ["In place of Levitation", "Learn a trick as usual"]
    do(game, "p1 replace_trick levitation")
    assert prompt(see(game, 0), 0) == "▲ Player 1: which trick takes the place of Levitation?"
