"""Previews: what the list foretells is what happens, whatever effects are active."""

import pytest

from tests.support import do, position, seat, show
from tests.terminal.drawing import offered
from tests.terminal.random_games import games, pick
from trickerion import Action, Game
from trickerion.terminal.play.menu import Menu
from trickerion.terminal.sentences.actions import action_sentence
from trickerion.terminal.sentences.questions import asking
from trickerion.terminal.view import see

STAGE = "friday.performance"


@pytest.mark.parametrize(
    ("prophecy", "assigned", "wanted"),
    [
        ("weary_troupe", "downtown", "Downtown 1 - 3 AP"),
        ("toll_gates", "downtown", "Downtown 1 - 5 AP; pay 3 Coins"),
        ("bright_saturday", "theater", "Saturday stage - yields +1"),
        ("level_week", "theater", "Sunday stage - yields 0"),
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
    assert "Downtown 1 - 5 AP; gain 1 Fame" in offered(game, 0)


def test_costs_and_coins_follow_the_prophecy() -> None:
    dice = {"residence_a": "optical", "bank_a": "5"}
    for prophecy, wanted in (
        ("open_residence", "Learn a trick with Residence die A (Optical) - 1 AP"),
        ("bank_windfall", "Take Coins with Bank die A (5 Coins) - 3 AP - receive 10 Coins"),
        ("easy_credit", "Take Coins with Bank die A (5 Coins) - 1 AP - receive 5 Coins"),
        ("surging_shards", "Enhance: 2 more AP for a Shard"),
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
    assert offered(game, 0) == ["Take Coins with Bank die A (5 Coins) - 2 AP"]


def test_links_foretell_doubled_pay_and_the_craze(headliner: Game) -> None:
    """SPC-2, PRO-10."""
    do(headliner, "p1 place assistant friday.1", "p1 use_card bonus", "p1 with_card")
    do(headliner, "p1 set_up linking_rings")
    foretold = next(
        t for t in offered(headliner, 0) if t.startswith("middle right") and "links" in t
    )
    assert "links with ■ Player 2’s ♥; pays 2; 2 Shards to ▲ Player 1; 1 Shard to ■" in foretold
    assert foretold.endswith("; gain 2 Fame")


def test_a_performance_foretells_what_is_stolen() -> None:
    """MAG-8."""
    game = position(
        seat(magician="red_lotus", tricks={"stocks_escape": 0}, placed={"magician": STAGE}),
        seat(magician="electra", tricks={"levitation": 0}),
        theater=[show("riverside_1", s00="p1 spade optical", s01="p2 spade optical")],
        dark_alley=True,
    )
    assert offered(game, 0)[0] == (
        "Perform Riverside 1 - receive 1 Coin, receive 2 Shards; "
        "■ Player 2 gains 2 Fame, receives 3 Coins"
    )
    do(game, "p1 perform riverside_1")
    assert asking(see(game, 0))[0].startswith("Trick Steal: When you perform")
    assert offered(game, 0) == [
        "Collect the yield of ■ Player 2’s Levitation (2 Fame, 3 Coins) - gain 2 Fame, "
        "receive 3 Coins, receive 1 Shard; ■ Player 2 gains 1 Fame, receives 3 Coins",
        "Collect its own yield - receive 1 Coin, receive 2 Shards; "
        "■ Player 2 gains 2 Fame, receives 3 Coins",
    ]


def test_a_performance_slot_says_the_yield_modifier() -> None:
    game = position(seat(assigned={"magician": "theater"}), seat())
    assert "Sunday stage - yields +1" in offered(game, 0)
    assert "Sunday backstage 1 - 2 AP" in offered(game, 0)


@pytest.fixture
def set_up() -> Game:
    """Ada's spade is to be set up beside Ben's heart, whose corner at the Shard circle is
    optical."""
    game = position(
        seat(tricks={"linking_rings": 2}, assigned={"assistant": "theater"}),
        seat(tricks={"spirit_hand": 1, "mind_reading": 2}),
        theater=[show("riverside_2", s01="p2 heart mechanical")],
    )
    do(game, "p1 place assistant friday.1", "p1 set_up linking_rings")
    return game


def test_a_spot_foretells_its_links_and_what_they_pay(set_up: Game) -> None:
    """THR-5: the level of the trick, and a Shard to both at the circle with the Shard."""
    action = Action.parse("p1 spot riverside_2.11 escape")
    assert action_sentence(see(set_up, 0), action) == "Riverside 2, middle right, Escape corner up"
    foretold = [text for text in offered(set_up, 0) if "links" in text]
    assert foretold
    for text in foretold:
        assert "links with ■ Player 2’s ♥; pays 1" in text
        assert ("1 Shard to ▲ Player 1 and ■ Player 2" in text) == text.startswith("middle right")


def test_links_are_foretold_exactly_in_random_games() -> None:
    """TRK-4: what the screen foretells is what the engine does."""
    checked = 0
    for game, chance in games():
        while not game.over:
            asked = game.to_act[0]
            if see(game, asked)["pending"][-1]["frame"] == "choose_spot":
                for choices in Menu(game, asked).groups.values():
                    for choice in choices:
                        events = game.clone().apply(choice.action)
                        made = sum(event.kind == "link_created" for event in events)
                        assert choice.text.count("’s ") == made
                        checked += 1
            game.play(pick(game, chance))
    assert checked > 150


def test_a_performance_foretells_what_everybody_gets() -> None:
    game = position(
        seat(tricks={"linking_rings": 0}, placed={"magician": "sunday.performance"}),
        seat(tricks={"mind_reading": 0}),
        theater=[show("riverside_1", s00="p1 spade optical", s01="p2 spade optical")],
    )
    assert offered(game, 0) == [
        "Perform Riverside 1 - gain 1 Fame, receive 3 Coins, receive 1 Shard; "
        "■ Player 2 gains 1 Fame, receives 1 Coin, receives 1 Shard",
        "Don’t perform",
    ]
