"""Why one option is better than another, in words."""

import pytest

from trickerion.terminal.language import speak
from trickerion.terminal.sentences.reasons import said_reasons, signed_number, source_name


def test_what_speaks_for_an_option_and_what_against_it() -> None:
    found = said_reasons([("link", 4.0), ("coins", 1.25), ("unpaid_wages", -2.0)])
    assert found == "link +4, Coins +1.2; but unpaid wages −2"


def test_one_side_alone_and_no_reason_at_all() -> None:
    assert said_reasons([("team", 3.0)]) == "team +3"
    assert said_reasons([("shards", -1.0)]) == "Shards −1"
    assert said_reasons([]) == ""


def test_effects_are_called_by_their_names() -> None:
    assert source_name("street_performance") == "Street Performance"
    assert source_name("star_turn") == "Star Turn"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Star Turn +6, Shards for a Power slot +0.5"),
        ("de", "Starauftritt +6, Splitter für ein Gabenfeld +0,5"),
        ("fr", "Numéro vedette +6, Éclats pour un emplacement de Pouvoir +0,5"),
        ("ru", "Звёздный номер +6, осколки для ячейки дара +0,5"),
    ],
)
def test_powers_and_their_slots_are_reasons(language: str, said: str) -> None:
    """POW-3, POW-4."""
    speak(language)
    try:
        assert said_reasons([("star_turn", 6.0), ("power_slots", 0.5)]) == said
    finally:
        speak("en")


@pytest.mark.parametrize(("amount", "said"), [(1.26, "+1.3"), (-0.5, "−0.5"), (0.01, "0")])
def test_numbers_have_their_sign(amount: float, said: str) -> None:
    assert signed_number(amount) == said


def test_numbers_follow_the_language() -> None:
    speak("de")
    try:
        assert said_reasons([("shards", 2.5)]) == "Splitter +2,5"
    finally:
        speak("en")
