"""Which language is spoken."""

import pytest

from trickerion.texts import known_language, spoken_language


@pytest.fixture(autouse=True)
def _nothing_logged_before() -> None:
    known_language.cache_clear()


@pytest.mark.parametrize("wanted", ["en", "en_US.UTF-8", "en-GB", "C", "POSIX", "C.UTF-8", ""])
def test_english_is_found_under_its_names(wanted: str, caplog: pytest.LogCaptureFixture) -> None:
    assert known_language(wanted) == "en"
    assert caplog.messages == []


@pytest.mark.parametrize("wanted", ["tlh", "en/..", "/etc", "\0", "x" * 5000])
def test_an_unknown_language_is_english_and_logged_once(
    wanted: str, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        assert known_language(wanted) == "en"
    (line,) = caplog.messages
    assert line.startswith("no texts in ")
    assert len(line) < 100


def test_the_environment_says_what_the_terminal_speaks(caplog: pytest.LogCaptureFixture) -> None:
    assert spoken_language({}) == "en"
    assert spoken_language({"LC_ALL": "", "LANG": "en_US.UTF-8"}) == "en"
    assert caplog.messages == []
    assert spoken_language({"LC_ALL": "tlh_KX", "LANG": "en_US"}) == "en"
    assert caplog.messages == ["no texts in 'tlh_KX'; using English"]
