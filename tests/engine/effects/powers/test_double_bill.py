"""The Power Double Bill."""

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do, offers, show
from trickerion import Game

TRICKS = {"tricks": {"enchanted_butterflies": 2}}
EMPTY = {"theater": [show("riverside_1")]}
HELD = show("riverside_1", s00="p1 spade spiritual")


def test_double_bill_allows_a_second_marker() -> None:
    """TRK-3: a Performance card with one's marker takes another one of that symbol."""
    game = placed("double_bill", "friday.1", "engineer", table_of={"theater": [HELD]}, **TRICKS)
    do(game, "p1 set_up enchanted_butterflies")
    assert any(spot.startswith("riverside_1") for spot in offers(game, 0, "spot"))


def test_double_bill_must_be_learned() -> None:
    """TRK-3: otherwise there is no place for it."""
    game = placed("", "friday.1", "engineer", table_of={"theater": [HELD]}, **TRICKS)
    assert offers(game, 0, "set_up") == []


def test_double_bill_allows_no_third_marker() -> None:
    """TRK-3, SPC-6: two at most, also together with New Twist."""
    both = show("riverside_1", s00="p1 spade spiritual", s01="p1 spade optical")
    for card in ("", "new_twist"):
        game = placed("double_bill", "friday.1", "engineer", table_of={"theater": [both]}, **TRICKS)
        assert offers(game, 0, "set_up") == [], card


def set_up(game: Game) -> list[int]:
    """What Double Bill pays for a Set Up on the first spot offered."""
    do(game, "p1 set_up enchanted_butterflies")
    events = do(game, f"p1 spot {offers(game, 0, 'spot')[0]}")
    return gained(events, "fame", "double_bill")


def test_double_bill_pays_for_one_set_up_in_a_turn() -> None:
    """THR-4: 1 Fame for the first one."""
    game = placed("double_bill", "friday.1", "engineer", table_of=EMPTY, **TRICKS)
    assert set_up(game) == [1]
    assert set_up(game) == []


def test_double_bill_pays_only_while_learned() -> None:
    """POW-6: nothing without it."""
    assert set_up(placed("", "friday.1", "engineer", table_of=EMPTY, **TRICKS)) == []
