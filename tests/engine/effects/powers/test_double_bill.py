"""The Power Double Bill."""

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do, offers, show

TRICKS = {"tricks": {"enchanted_butterflies": 2}}
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


def test_double_bill_pays_for_each_set_up() -> None:
    """THR-4: 1 Fame for each marker set up, only while learned."""
    for power, fame in (("double_bill", [1]), ("", [])):
        theater = {"theater": [show("riverside_1")]}
        game = placed(power, "friday.1", "engineer", table_of=theater, **TRICKS)
        spot = "p1 spot riverside_1.00 spiritual"
        events = do(game, "p1 set_up enchanted_butterflies", spot)
        assert gained(events, "fame", "double_bill") == fame
