"""The language of the terminal."""

from collections.abc import Iterator

import pytest

from trickerion.terminal.language import said, say, speak


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def test_the_terminals_own_sentences_are_beside_those_of_the_game() -> None:
    assert say("note-goodbye") == "Goodbye."
    assert say("amount-coins", count=1) == "1 Coin"


def test_a_language_without_texts_is_english() -> None:
    english = say("note-goodbye")
    speak("xx")
    assert say("note-goodbye") == english
    assert said().has("note-goodbye")
