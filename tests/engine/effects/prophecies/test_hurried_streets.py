"""The prophecy Hurried Streets."""

from tests.engine.effects.under_prophecy import foretold
from tests.support import actions, do, offers, refused, seat, show
from trickerion import Game

CARD = show("riverside_1")


def hurried(prophecy: str | None = "hurried_streets") -> Game:
    """p1 with three and p2 with two Characters for the street without AP to spend."""
    three = {"magician": "theater", "engineer": "theater", "apprentice_1": "workshop"}
    two = {"magician": "theater", "apprentice_1": "workshop"}
    game = foretold(prophecy, seat(assigned=three), seat(assigned=two), theater=[CARD])
    do(game, "p1 place magician friday.performance")
    return game


def test_hurried_streets_offers_a_second_placement_at_once() -> None:
    """TURN-6, PRO-5: two for p1, two for p2, then p1's last one."""
    game = hurried()
    assert game.to_act == [0]
    do(game, "p1 place engineer friday.1", "p1 done")
    assert game.to_act == [1]
    do(game, "p2 place magician sunday.performance", "p2 place apprentice_1 workshop.1", "p2 done")
    assert (game.to_act, offers(game, 0, "place")) == (
        [0],
        ["apprentice_1 workshop.1", "apprentice_1 workshop.2"],
    )
    assert refused(game, "p1 pass") == "TURN-6: one Character must be placed or declared Idle"


def test_hurried_streets_makes_the_second_placement_optional() -> None:
    """PRO-5: p1 lets it be and is asked again after p2."""
    game = hurried()
    assert refused(game, "p1 pass") is None
    do(game, "p1 pass")
    assert game.to_act == [1]
    do(game, "p2 place magician sunday.performance", "p2 pass")
    assert game.to_act == [0]
    assert refused(game, "p1 pass") == "TURN-6: one Character must be placed or declared Idle"


def test_hurried_streets_counts_idle_characters() -> None:
    """PRO-5: declaring Idle is a placement, as the second and as the first one."""
    game = hurried()
    do(game, "p1 idle engineer")
    assert game.to_act == [1]
    do(game, "p2 idle magician")
    assert (game.to_act, "p2 pass" in actions(game, 1)) == ([1], True)


def test_hurried_streets_needs_to_be_active() -> None:
    """TURN-6: without it one Character each."""
    assert hurried(None).to_act == [1]


def test_hurried_streets_offers_nobody_a_third_placement() -> None:
    """PRO-5: alone at the end, p1 begins a new turn after two."""
    assigned = {"magician": "theater", "engineer": "theater", "apprentice_1": "workshop"}
    game = foretold("hurried_streets", seat(assigned=assigned), seat(), theater=[CARD])
    do(game, "p1 place magician friday.performance")
    assert refused(game, "p1 pass") is None
    do(game, "p1 place engineer friday.1", "p1 done")
    assert refused(game, "p1 pass") == "TURN-6: one Character must be placed or declared Idle"


def weaver(active: str, left: str) -> Game:
    """p1, the Priestess, has placed her Magician at the Dark Alley and an Engineer to place."""
    game = foretold(
        active,
        seat(
            magician="priestess_of_mysticism",
            assigned={"magician": "dark_alley", "engineer": "workshop"},
        ),
        seat(magician="gentleman", assigned={"magician": "theater"}),
        pending=[left, "level_week", "encore"],
    )
    do(game, "p1 place magician dark_alley.4")
    return game


def test_hurried_streets_made_active_by_a_placement_allows_the_second_at_once() -> None:
    """PRO-5: p1 weaves it in with the first placement of the turn."""
    game = weaver("dull_friday", "hurried_streets")
    do(game, "p1 weave_fate left", "p1 done")
    assert (game.to_act, "p1 pass" in actions(game)) == ([0], True)
    do(game, "p1 place engineer workshop.1", "p1 done")
    assert game.to_act == [1]


def test_hurried_streets_replaced_by_a_placement_allows_no_second() -> None:
    """PRO-7: what counts is the one Active at that moment."""
    game = weaver("hurried_streets", "dull_friday")
    do(game, "p1 weave_fate left", "p1 done")
    assert game.to_act == [1]
