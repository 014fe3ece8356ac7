"""Hypnotic Motivation."""

from typing import Any

import pytest

from tests.engine.effects.at_downtown import (
    BONUS,
    INN,
    MORE_AP,
    ap_left,
    asked,
    hired,
    joined,
    visiting,
    where,
)
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, offers, player, refused, seat


def test_hypnotic_motivation_brings_a_specialist_who_is_placed_this_turn() -> None:
    """SPC-17: at once into the team, a card from hand, a later turn, and the wage is due."""
    game = visiting("hypnotic_motivation", more=INN, others={})
    assert joined(do(game, "p1 hire inn_a")) == ["manager"]
    events = do(game, "p1 assign manager market_row")
    assert [e.kind for e in events] == ["card_assigned", "assignment_revealed"]
    assert offers(game, 0, "place") == ["manager market_row.1", "manager market_row.4"]
    do(game, "p1 place manager market_row.4")
    assert changes(do(game, "p1 done"), 0, "coins") == [(-2, "wages")]
    assert where(game, "manager") == "home"


def test_hypnotic_motivation_lets_the_others_place_first() -> None:
    """SPC-17: the Character waits for the player's next turn in the usual order."""
    opponent = seat(assigned={"magician": "theater"})
    game = hired("hypnotic_motivation", "inn_a", opponent=opponent)
    do(game, "p1 assign manager market_row")
    assert game.to_act == [1]
    do(game, "p2 idle magician")
    assert game.to_act == [0]
    assert refused(game, "p1 place manager market_row.4") is None


def test_hypnotic_motivation_gives_a_card_at_the_hire_or_never() -> None:
    """SPC-17: without one the Character stays at home and draws no wage."""
    game = hired("hypnotic_motivation", "inn_a")
    assert refused(game, "p1 assign engineer market_row") == (
        "SPC-17: that Character is not the one just hired"
    )
    assert refused(game, "p1 assign manager headhunter") == "SPC-17: that card is not in hand"
    do(game, "p1 pass")
    assert refused(game, "p1 place manager market_row.4") == ("TURN-6: that Character has no card")
    assert changes(do(game, "p1 idle apprentice_1"), 0, "coins") == []
    assert where(game, "manager") == "home"


def test_hypnotic_motivation_makes_an_extension_work_at_once() -> None:
    """SPC-17, WS-5: a Character placed later this turn already uses the Engineer's slot."""
    inn = {"dice": {"inn_a": "engineer"}}
    game = visiting("hypnotic_motivation", more=inn)
    do(game, "p1 hire inn_a", "p1 pass", "p1 place apprentice_1 workshop.1")
    do(game, "p1 move_trick linking_rings")
    assert player(game, 0)["tricks"]["spade"]["pile"] == "extension"


def test_hypnotic_motivation_brings_an_apprentice_to_a_free_home() -> None:
    """SPC-17, DT-4: a board slot first; as a placed Apprentice it costs 1 Coin."""
    game = hired("hypnotic_motivation", "inn_b", others={}, team=["apprentice_2"])
    assert player(game, 0)["inn_apprentices"] == 0
    do(game, "p1 assign apprentice_3 theater", "p1 place apprentice_3 friday.1")
    assert changes(do(game, "p1 done"), 0, "coins") == [(-1, "wages")]


def test_hypnotic_motivation_leaves_an_apprentice_without_a_home_at_the_inn() -> None:
    """SPC-17, DT-4, RUL-8: the only place left is with an Assistant who is at the Inn himself."""
    team = ["apprentice_2", "apprentice_3"]
    mine = seat(assigned={"magician": "hypnotic_motivation"}, team=team)
    mine["characters"]["assistant"] = {"where": "inn", "card": None}
    game = foretold(None, mine, seat(), **INN)
    do(game, "p1 place magician downtown.4", *BONUS)
    assert joined(do(game, "p1 hire inn_b")) == ["assistant", "assistants_apprentice"]
    assert game.phase != "place_characters"


def test_hypnotic_motivation_keeps_veiled_plans_veiled() -> None:
    """SPC-17, PRO-9: the card lies face down until its Character is placed."""
    game = hired("hypnotic_motivation", "inn_a", prophecy="veiled_plans", hand=["shoplifting"])
    events = do(game, "p1 assign manager shoplifting")
    assert [e.seen_by(1) for e in events] == [None]
    seen: Any = game.view(1)["players"]
    assert seen[0]["characters"]["manager"] == {"where": "home", "card": None, "face_down": True}
    assert seen[0]["known_cards"] == []
    events = do(game, "p1 place manager market_row.4")
    assert events[0].seen_by(1) == {
        "kind": "assignment_revealed",
        "seat": 0,
        "character": "manager",
        "card": "shoplifting",
    }


def test_hypnotic_motivation_shows_a_special_card_to_all() -> None:
    """SPC-17, DA-6: face up, and then used as ever when the Character is placed."""
    game = hired("hypnotic_motivation", "inn_a", hand=["shoplifting"])
    reveals = game.reveals
    do(game, "p1 assign manager shoplifting")
    assert game.reveals == reveals + 1
    seen: Any = game.view(1)
    assert seen["players"][0]["characters"]["manager"]["card"] == "shoplifting"
    assert player(game, 0)["hand"].count("shoplifting") == 0
    do(game, "p1 idle apprentice_1", "p1 place manager market_row.4", "p1 use_card ap")
    assert ap_left(game) == 3


def test_hypnotic_motivation_needs_a_card_in_hand_to_put_down() -> None:
    """SPC-17: with an empty hand the Character joins, and nothing is asked."""
    others = {
        "apprentice_1": "theater",
        "apprentice_2": "theater",
        "manager": "workshop",
        "engineer": "market_row",
        "assistant": "downtown",
        "assistants_apprentice": "dark_alley",
    }
    game = hired("hypnotic_motivation", "inn_b", others=others)
    assert where(game, "apprentice_3") == "home"
    assert asked(game) == "place_character"


def test_hypnotic_motivation_used_for_ap_leaves_the_hired_at_the_inn() -> None:
    """AP-3, DT-4: without the bonus a Hire is a plain one."""
    game = hired("hypnotic_motivation", "inn_a", use=MORE_AP)
    assert where(game, "manager") == "inn"
    assert ap_left(game) == 1


@pytest.mark.parametrize(
    ("card", "next_turn"),
    [
        ("workshop", ["p1 idle apprentice_1"]),
        ("downtown", ["p1 place apprentice_1 downtown.1", "p1 done"]),
    ],
)
def test_hypnotic_motivation_waits_for_a_later_turn_under_hurried_streets(
    card: str, next_turn: list[str]
) -> None:
    """SPC-17, PRO-5, RUL-8: not as the second placement of the turn of the Hire, but of the next
    one."""
    others = {"apprentice_1": card, "apprentice_2": "theater"}
    opponent = seat(assigned={"magician": "theater"})
    game = visiting(
        "hypnotic_motivation",
        more=INN,
        others=others,
        opponent=opponent,
        prophecy="hurried_streets",
    )
    do(game, "p1 hire inn_a", "p1 assign manager market_row")
    assert refused(game, "p1 place manager market_row.4") == (
        "TURN-6: that Character can be placed the next time it’s your turn"
    )
    assert refused(game, "p1 idle manager") == (
        "TURN-6: that Character can be placed the next time it’s your turn"
    )
    do(game, "p1 pass", "p2 idle magician", *next_turn)
    assert refused(game, "p1 place manager market_row.4") is None


def test_hypnotic_motivation_is_not_asked_for_a_second_placement_alone() -> None:
    """SPC-17, PRO-5, RUL-8: with nobody else to place the turn passes on."""
    opponent = seat(assigned={"magician": "theater"})
    game = hired(
        "hypnotic_motivation", "inn_a", others={}, opponent=opponent, prophecy="hurried_streets"
    )
    do(game, "p1 assign manager market_row")
    assert game.to_act == [1]
