"""What is missing or broken is shown in English, named in the log, and breaks nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from trickerion.texts import field_words, texts
from trickerion.texts.bundle import Texts
from trickerion.texts.languages import ROOTS

FILE = """\
amount-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
    .dat = de munt
loss = betaalt { $amount_dat } ({ $more_dat })
character-engineer = ingenieur
    .dat = de ingenieur
event-turn_began = Ronde { $round } begint
broken = {
"""


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    folder = tmp_path / "nl"
    folder.mkdir()
    (folder / "some.ftl").write_text(FILE, encoding="utf-8")
    monkeypatch.setenv(ROOTS, str(tmp_path))
    texts.cache_clear()
    yield texts("nl")
    texts.cache_clear()


def test_a_language_is_a_folder(dutch: Texts) -> None:
    assert dutch.say("amount-coins", count=1) == "1 munt"
    assert dutch.say("amount-coins", count=3) == "3 munten"


def test_a_missing_message_is_said_in_english(
    dutch: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        assert dutch.say("phase-advertise") == "Advertise"
    assert caplog.messages == ["nl: phase-advertise: no such message"]


def test_a_missing_variable_is_said_in_english(
    dutch: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    assert dutch.say("event-turn_began", turn=2) == "Turn 2 begins"
    assert caplog.messages == ["nl: event-turn_began: Unknown external: round"]


def test_an_english_sentence_takes_nouns_of_another_language(dutch: Texts) -> None:
    words = field_words(dutch, {"character": "engineer", "slot": "downtown.1"})
    told = dutch.say("event-character_placed", who="Ada", ap=4, **words)
    assert told == "Ada places ingenieur on Downtown slot 1, 4 AP"


def test_without_an_english_message_the_key_is_shown(
    dutch: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    assert dutch.say("broken") == "broken"
    assert dutch.say("event-unheard_of") == "event-unheard_of"
    assert "en: event-unheard_of: no such message" in caplog.messages


def test_a_variable_that_english_lacks_too_breaks_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    texts.cache_clear()
    assert "begins" in texts().say("event-turn_began")
    assert caplog.messages == ["en: event-turn_began: Unknown external: turn"]


def test_what_is_damaged_in_a_file_is_said_in_english_and_logged_once(
    tmp_path: Path, dutch: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = b"phase-over = Afgel\xffopen\nphase-performance = Voorstelling\n"
    (tmp_path / "nl/damaged.ftl").write_bytes(damaged)
    texts.cache_clear()
    said = [texts("nl").say(key) for key in ("phase-over", "phase-over", "phase-performance")]
    assert said == [texts().say("phase-over")] * 2 + ["Voorstelling"]
    assert caplog.messages == ["nl: damaged.ftl is damaged; English fills in"]


def test_forms_are_those_the_language_has(dutch: Texts) -> None:
    assert dutch.forms("character-engineer", {}) == {"": "ingenieur", "dat": "de ingenieur"}


def test_lists_are_made_by_the_language(dutch: Texts) -> None:
    assert texts().list_of(["a", "b", "c"]) == "a, b, and c"
    assert texts().list_of(["a", "b"], "or") == "a or b"
    assert texts().list_of(["a", "b"], "unit") == "a, b"
    assert dutch.list_of(["a", "b", "c"]) == "a, b en c"
    assert texts("xa").list_of(["a", "b"]) == "a and b"


def test_what_a_sentence_is_made_of_brings_its_forms(dutch: Texts) -> None:
    coins = dutch.say("amount-coins", count=1)
    assert dutch.say("loss", amount=coins, more=dutch.list_of([coins, "geluk"])) == (
        "betaalt de munt (de munt en geluk)"
    )
