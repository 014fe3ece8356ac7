"""Headhunter."""

from tests.engine.effects.at_downtown import (
    INN,
    MORE_AP,
    ap_left,
    asked,
    die,
    hired,
    visiting,
    where,
)
from tests.support import do, offers, refused

TROUPE = ["manager", "engineer", "assistant"]


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
    assert refused(game, "p1 hire bank_a") == "DT-4: that die is of the wrong kind"
    assert refused(game, "p1 take_coins bank_a") == (
        "DA-4: the card’s bonus is waiting for its kind of action"
    )


def test_headhunter_needs_somebody_left_to_hire() -> None:
    """DT-4: with the whole troupe hired the bonus finds no action."""
    team = [*TROUPE, "apprentice_2", "apprentice_3", "assistants_apprentice"]
    game = visiting("headhunter", more=INN, team=team, use=("p1 use_card bonus",))
    assert refused(game, "p1 with_card") == "DA-4: no action that the card could serve"


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
