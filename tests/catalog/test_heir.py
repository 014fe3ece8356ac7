"""The plans and difficulties of Dahlgaard's Heir."""

from collections import Counter

from trickerion.catalog import DIFFICULTIES, PLANS, PROPHECIES, board
from trickerion.catalog.heir import LEFT_OUT


def test_nine_plans_of_two_kinds_each_for_eight_characters() -> None:
    """HEIR-2."""
    assert Counter(plan.kind for plan in PLANS) == {"set_up": 4, "perform": 5}
    assert len({plan.id for plan in PLANS}) == 9
    for plan in PLANS:
        assert len(plan.locations) == 8
        assert set(plan.locations) <= set(board.LOCATIONS)
        assert 1 <= plan.stronger <= 8


def test_the_magician_performs_in_perform_plans_only() -> None:
    """HEIR-2."""
    for plan in PLANS:
        assert (plan.locations[0] == "theater") == (plan.kind == "perform")


def test_no_plan_sends_more_characters_backstage_than_a_weekday_has_room_for() -> None:
    """HEIR-2, THR-2: two slots backstage."""
    assert all(plan.locations[1:].count("theater") <= 2 for plan in PLANS)


def test_a_harder_heir_is_never_worse_at_anything() -> None:
    """HEIR-1, HEIR-5 to HEIR-9."""
    easy, normal, hard = DIFFICULTIES
    assert (easy.id, normal.id, hard.id) == ("easy", "normal", "hard")
    for softer, harder in ((easy, normal), (normal, hard)):
        for table in ("dice", "special_cards", "markers"):
            pairs = zip(getattr(softer, table), getattr(harder, table), strict=True)
            assert all(less <= more for less, more in pairs)
        assert softer.specialists + softer.apprentices <= harder.specialists + harder.apprentices
        assert softer.fame_for_coins <= harder.fame_for_coins
        assert softer.trick_fame < harder.trick_fame
        assert softer.character_fame < harder.character_fame


def test_the_prophecies_left_out_exist() -> None:
    """HEIR-10."""
    assert set(LEFT_OUT) <= {prophecy.id for prophecy in PROPHECIES}
