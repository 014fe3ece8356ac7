"""Mass Recruitment."""

from typing import Any

import pytest

from tests.engine.effects.at_downtown import (
    BONUS,
    INN,
    MORE_AP,
    ap_left,
    asked,
    die,
    hired,
    joined,
    visiting,
)
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, player, seat


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
