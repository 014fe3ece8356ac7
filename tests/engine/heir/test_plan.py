"""The Heir's plans (HEIR-2, HEIR-3)."""

import pytest

from tests.engine.heir.solo import heir_tricks, of_kind, rules_told, solo, turned_up
from trickerion import Action, Game
from trickerion.catalog import PLANS
from trickerion.engine.core.names import NONE, name, number
from trickerion.engine.heir.plan import (
    PERFORM,
    PLAN_KIND,
    SET_UP,
    deal_plans,
    is_possible,
    is_ready,
    stronger_character,
)
from trickerion.engine.heir.seat import HEIR


def all_plans(game: Game) -> list[int]:
    return [*game.plans, *game.plan_deck]


def test_the_deck_is_made_of_groups() -> None:
    """HEIR-2: from the top 1 Set Up; 2 Set Up and 1 Perform; two of 1 Set Up and 2 Perform; 1
    Perform."""
    for seed in range(40):
        plans = all_plans(solo(seed=seed))
        kinds = [PLAN_KIND[plan] for plan in plans]
        assert len(set(plans)) == 7
        assert kinds[0] == SET_UP
        assert kinds[1:4].count(PERFORM) == 1
        assert kinds[4:6].count(SET_UP) <= 1
        assert kinds[6] == PERFORM
        assert is_possible(plans)


def test_every_plan_can_come_up() -> None:
    """HEIR-2."""
    assert {plan for seed in range(60) for plan in all_plans(solo(seed=seed))} == set(range(9))


def test_decks_that_cannot_be() -> None:
    """HEIR-2."""
    plans = all_plans(solo())
    assert not is_possible(plans[:-1])
    assert not is_possible([*plans, plans[0]])
    assert not is_possible(plans[::-1])


def test_a_new_deal_keeps_what_has_been_turned_up() -> None:
    """HEIR-2: what a player may imagine."""
    game = solo()
    first = game.plans[:]
    decks = set()
    for _ in range(20):
        deal_plans(game)
        decks.add(tuple(game.plan_deck))
        assert is_possible([*first, *game.plan_deck])
    assert len(decks) > 5


def test_the_assignment_is_open_before_the_player_plans() -> None:
    """HEIR-3: from left to right as the plan says."""
    game = solo()
    player = game.players[HEIR]
    locations = PLANS[game.plans[-1]].locations
    team = [character for character in range(8) if player.has(character)]
    assert [name("card", player.under[c]) for c in team] == list(locations[: len(team)])
    assert game.phase == "assignment"
    seen = game.view(0)["players"][HEIR]["characters"]
    assert all(disk["card"] for disk in seen.values())


def test_a_plan_a_turn_and_advertising_for_nothing() -> None:
    """HEIR-2, HEIR-3."""
    game = solo()
    before = game.plans[:]
    fame = game.players[HEIR].fame
    events = game.apply(Action.parse("p1 ready"))
    while game.phase != "assignment":
        events += game.apply(game.options(0)[0])
    assert game.plans[:-1] == before
    assert of_kind(events, "plan_revealed") == [{"plan": name("plan", game.plans[-1])}]
    assert "HEIR-3 advertises" in rules_told(events)
    assert game.players[HEIR].fame >= fame + 2


@pytest.mark.parametrize(
    ("plan", "fame", "ready"),
    [("full_house", 5, True), ("full_house", 16, False), ("quiet_rehearsal", 5, False)],
)
def test_the_stance(plan: str, fame: int, ready: bool) -> None:
    """HEIR-3: Ready with a Perform plan and a trick of the highest level allowed."""
    game = solo()
    heir_tricks(game, "living_piano")
    turned_up(game, plan)
    game.players[HEIR].fame = fame
    assert is_ready(game) == ready
    assert game.view(0)["heir"]["ready"] == ready


def test_the_plan_gives_one_character_more_ap() -> None:
    """HEIR-2: counted from the left; nobody if the team is too small."""
    game = solo("easy")
    turned_up(game, "letters_of_credit")
    player = game.players[HEIR]
    team = [c for c in range(8) if player.under[c] != NONE]
    assert stronger_character(game) == team[1]
    turned_up(game, "royal_box")
    assert stronger_character(game) == NONE


def test_a_player_knows_the_plans_so_far_but_not_those_to_come() -> None:
    """HEIR-2: the deck is face down."""
    game = solo()
    seen = game.view(0)["heir"]
    assert seen["plan"] == name("plan", game.plans[-1])
    assert seen["deck"] == 6
    imagined = {tuple(game.imagine(0, seed).plan_deck) for seed in range(12)}
    assert len(imagined) > 3
    assert number("plan", str(seen["plan"])) not in {plan for deck in imagined for plan in deck}
