"""Special cards for Hire Character (SPC-17)."""

from typing import Any

import pytest

from tests.cards.foretold import foretold
from tests.cards.visiting import (
    BONUS,
    MORE_AP,
    ap_left,
    asked,
    die,
    joined,
    visiting,
    where,
)
from tests.support import changes, do, offers, player, refused, seat
from trickerion import Game

INN = {"dice": {"inn_a": "manager", "inn_b": "apprentice"}}
TROUPE = ["manager", "engineer", "assistant"]


def hired(card: str, die: str, **more: Any) -> Game:
    """p1's Magician has hired the Character of an Inn die with a card."""
    game = visiting(card, more=INN, **more)
    do(game, f"p1 hire {die}")
    return game


# mass_recruitment


def test_mass_recruitment_hires_a_second_apprentice_for_three_coins() -> None:
    """SPC-17: no AP, no die; both join at the end of the turn."""
    game = visiting("mass_recruitment", more=INN, slot="downtown.1", coins=7)
    do(game, "p1 hire inn_b")
    assert changes(do(game, "p1 accept"), 0, "coins") == [(-3, "mass_recruitment")]
    assert player(game, 0)["inn_apprentices"] == 2
    assert ap_left(game) == 2
    assert (die(game, "inn_a"), die(game, "inn_b")) == ("manager", "x")
    assert joined(do(game, "p1 done", "p1 idle apprentice_1")) == ["apprentice_2", "apprentice_3"]


def test_mass_recruitment_may_be_declined() -> None:
    """SPC-17: it is an offer."""
    game = hired("mass_recruitment", "inn_b")
    do(game, "p1 pass")
    assert player(game, 0)["inn_apprentices"] == 1
    assert player(game, 0)["coins"] == 10


@pytest.mark.parametrize(
    ("use", "inn_die", "mine"),
    [
        (BONUS, "inn_b", {"coins": 2}),
        (BONUS, "inn_b", {"team": ["apprentice_2"]}),
        (BONUS, "inn_a", {}),
        (MORE_AP, "inn_b", {}),
    ],
)
def test_mass_recruitment_needs_an_apprentice_a_place_and_coins(
    use: tuple[str, ...], inn_die: str, mine: dict[str, Any]
) -> None:
    """SPC-17: not with 2 Coins, a full board, a Specialist hired, or the card used for AP."""
    game = hired("mass_recruitment", inn_die, use=use, **mine)
    assert asked(game) in ("act", "place_character")
    assert player(game, 0)["coins"] == mine.get("coins", 10)


def test_mass_recruitment_counts_the_place_of_an_assistant_at_the_inn() -> None:
    """SPC-17, DT-4: with the Assistant there is a fourth place and disk, but no fifth."""
    mine = seat(assigned={"magician": "mass_recruitment"}, team=["apprentice_2"])
    mine["characters"]["assistant"] = {"where": "inn", "card": None}
    game = foretold(None, mine, seat(), **INN)
    do(game, "p1 place magician downtown.4", *BONUS, "p1 hire inn_b")
    events = do(game, "p1 accept")
    assert joined(events) == ["assistant", "apprentice_3", "assistants_apprentice"]
    mine = {"team": ["apprentice_2", "assistant", "assistants_apprentice"]}
    assert asked(hired("mass_recruitment", "inn_b", **mine)) == "place_character"


def test_mass_recruitment_serves_one_hire_only() -> None:
    """DA-4: the next Hire is a plain one."""
    game = visiting("mass_recruitment", more=INN, slot="downtown.1", prophecy="open_inn")
    do(game, "p1 hire inn_b", "p1 pass", "p1 set_die inn_b apprentice", "p1 hire inn_b")
    assert asked(game) == "act"
    assert player(game, 0)["inn_apprentices"] == 2


# hypnotic_motivation


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
        "SPC-17: that Character is not the one hired now"
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


def test_hypnotic_motivation_waits_for_a_later_turn_under_hurried_streets() -> None:
    """SPC-17, PRO-5, RUL-8: not as the second placement of the turn of the Hire, but of the next
    one."""
    others = {"apprentice_1": "workshop", "apprentice_2": "theater"}
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
        "TURN-6: that Character is placed on a later turn"
    )
    assert refused(game, "p1 idle manager") == "TURN-6: that Character is placed on a later turn"
    do(game, "p1 pass", "p2 idle magician", "p1 idle apprentice_1")
    assert refused(game, "p1 place manager market_row.4") is None


def test_hypnotic_motivation_is_not_asked_for_a_second_placement_alone() -> None:
    """SPC-17, PRO-5, RUL-8: with nobody else to place the turn passes on."""
    opponent = seat(assigned={"magician": "theater"})
    game = hired(
        "hypnotic_motivation", "inn_a", others={}, opponent=opponent, prophecy="hurried_streets"
    )
    do(game, "p1 assign manager market_row")
    assert game.to_act == [1]


# headhunter


def test_headhunter_hires_any_kind_for_one_ap_less() -> None:
    """DT-4, DA-5: 2 AP, whatever the die shows; the die is used up."""
    game = hired("headhunter", "inn_b")
    assert offers(game, 0, "hireling") == ["apprentice", *TROUPE]
    events = do(game, "p1 hireling engineer")
    assert [e.fields for e in events if e.kind == "character_hired"] == [{"hireling": "engineer"}]
    assert (where(game, "engineer"), die(game, "inn_b"), ap_left(game)) == ("inn", "x", 1)


def test_headhunter_does_not_mind_that_the_dies_kind_cannot_be_hired() -> None:
    """DT-4: the die shows a Manager who is there already; an Apprentice has no place."""
    team = ["manager", "apprentice_2", "apprentice_3"]
    game = visiting("headhunter", more=INN, team=team, use=("p1 use_card bonus",))
    assert refused(game, "p1 hire inn_a") == "DT-4: that Specialist is already hired"
    do(game, "p1 with_card", "p1 hire inn_a")
    assert offers(game, 0, "hireling") == ["engineer", "assistant"]
    assert refused(game, "p1 hireling manager") == "DT-4: that Specialist is already hired"
    assert refused(game, "p1 hireling apprentice") == "DT-4: no slot for another Apprentice"


def test_headhunter_needs_a_die_of_the_inn_that_does_not_show_x() -> None:
    """DT-4: an X offers nothing to anybody."""
    game = visiting("headhunter", more={"dice": {"inn_a": "manager", "bank_a": "5"}})
    assert refused(game, "p1 hire inn_b") == "DT-4: the die shows X"
    assert refused(game, "p1 hire bank_a") == "DT-4: that die is not of the right kind"
    assert refused(game, "p1 take_coins bank_a") == (
        "DA-4: the card's bonus waits for an action of its kind"
    )


def test_headhunter_needs_somebody_left_to_hire() -> None:
    """DT-4: with the whole troupe hired the bonus finds no action."""
    team = [*TROUPE, "apprentice_2", "apprentice_3", "assistants_apprentice"]
    game = visiting("headhunter", more=INN, team=team, use=("p1 use_card bonus",))
    assert refused(game, "p1 with_card") == "DA-4: no action the card could serve"


def test_headhunter_costs_nothing_under_open_inn() -> None:
    """DA-5: 1 AP less than 1, so that it works with no AP left."""
    game = visiting("headhunter", more=INN, prophecy="open_inn", use=("p1 use_card bonus",))
    do(game, "p1 reroll bank_a", "p1 reroll bank_a", "p1 reroll bank_a")
    assert ap_left(game) == 0
    do(game, "p1 with_card", "p1 hire inn_a", "p1 hireling assistant")
    assert where(game, "assistant") == "inn"
    assert asked(game) == "place_character"


def test_headhunter_used_for_ap_hires_what_the_die_shows() -> None:
    """AP-3: 3 of the 4 AP, and no choice."""
    game = hired("headhunter", "inn_a", use=MORE_AP)
    assert (where(game, "manager"), ap_left(game)) == ("inn", 1)
