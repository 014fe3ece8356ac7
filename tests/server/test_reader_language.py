"""The languages that a browser prefers."""

import pytest

from trickerion.server.reader_language import accepted


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("", [""]),
        ("de", ["de"]),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7", ["fr-CH", "fr", "en", "de"]),
        ("en;q=0.5,de", ["de", "en"]),
        ("de;q=x, ru;q=1", ["ru"]),
        ("de" + ",x" * 5000, ["de", *["x"] * 99]),
    ],
)
def test_the_preferred_language_is_first(header: str, languages: list[str]) -> None:
    assert accepted(header) == languages
