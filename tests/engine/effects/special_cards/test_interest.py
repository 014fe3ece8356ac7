"""Interest."""

import pytest

from tests.engine.effects.at_downtown import MORE_AP, OPEN, ap_left, banking, die
from tests.support import changes, do, refused
from trickerion import Event


def rolls(events: list[Event]) -> list[dict[str, object]]:
    return [event.fields for event in events if event.kind == "die_changed"]


def test_interest_rolls_the_die_once_more_for_one_ap_less() -> None:
    """SPC-20, DA-5: 5 and then 5 again, for 2 AP; the die ends on X."""
    game = banking("interest", table={"seed": 4})
    reveals = game.reveals
    events = do(game, "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(5, "bank"), (5, "interest")]
    assert rolls(events) == [
        {"die": "bank_a", "face": "5", "how": "rerolled"},
        {"die": "bank_a", "face": "x", "how": "used"},
    ]
    assert (die(game, "bank_a"), ap_left(game), game.reveals) == ("x", 1, reveals + 1)


def test_interest_pays_nothing_for_an_x() -> None:
    """SPC-20: the first amount stays."""
    events = do(banking("interest", table={"seed": 1}), "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(5, "bank")]
    assert rolls(events)[0]["face"] == "x"


def test_interest_is_not_doubled() -> None:
    """SPC-20, PRO-6: `bank_windfall` doubles the die taken only."""
    game = banking("interest", prophecy="bank_windfall", table={"seed": 4})
    events = do(game, "p1 take_coins bank_b")
    assert changes(events, 0, "coins") == [(6, "bank"), (5, "interest")]


def test_interest_costs_nothing_under_easy_credit() -> None:
    """DA-5: 1 AP less than 1."""
    game = banking("interest", prophecy="easy_credit")
    do(game, "p1 take_coins bank_a")
    assert ap_left(game) == 3


@pytest.mark.parametrize("use", [OPEN, MORE_AP])
def test_interest_not_begun_changes_nothing(use: tuple[str, ...]) -> None:
    """AP-3, DA-4: a plain Take Coins costs 3 AP and rolls no die."""
    game = banking("interest", use=use, slot="downtown.1")
    before = ap_left(game)
    events = do(game, "p1 take_coins bank_a")
    assert changes(events, 0, "coins") == [(5, "bank")]
    assert rolls(events) == [{"die": "bank_a", "face": "x", "how": "used"}]
    assert ap_left(game) == {5: 2, 6: 3}[before]  # type: ignore[index]


def test_interest_waits_for_an_action_of_its_kind() -> None:
    """DA-4: once begun it serves Take Coins and nothing else."""
    game = banking("interest")
    assert [str(action) for action in game.options(0)] == [
        "p1 take_coins bank_a",
        "p1 take_coins bank_b",
    ]
    assert refused(game, "p1 done") == "DA-4: the card’s bonus is waiting for its kind of action"
