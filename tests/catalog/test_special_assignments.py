"""The 40 Special cards."""

from collections import Counter

from trickerion.catalog import SPECIAL_ASSIGNMENTS

ACTIONS = {
    "theater": {"set_up_trick", "perform", "reschedule"},
    "workshop": {"prepare", "any"},
    "market_row": {"buy", "order", "quick_order", "any"},
    "downtown": {"learn_trick", "hire_character", "take_coins", "any"},
}


def test_every_location_but_the_dark_alley_has_ten_cards() -> None:
    """SET-5."""
    found = Counter(card.location for card in SPECIAL_ASSIGNMENTS)
    assert found == dict.fromkeys(ACTIONS, 10)
    assert len({card.id for card in SPECIAL_ASSIGNMENTS}) == 40


def test_a_card_enhances_an_action_of_its_location() -> None:
    """DA-4."""
    for card in SPECIAL_ASSIGNMENTS:
        assert card.enhances in ACTIONS[card.location], card.id
