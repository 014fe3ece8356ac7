"""Games are told in every language as they were when somebody last read them."""

import pytest

from tests.golden_logs import GAMES, file, log
from trickerion.rulebook import languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_a_game_reads_as_it_did(
    language: str, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """If it has changed on purpose: `python -m tests.golden_logs`, and read what is new."""
    told = file(language, game).read_text(encoding="utf-8")
    assert log(language, game).splitlines() == told.splitlines()
    assert caplog.messages == []
