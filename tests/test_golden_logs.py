"""One game is told in every language as it was when somebody last read it."""

import pytest

from tests.golden_logs import file, log
from trickerion.rulebook import languages


@pytest.mark.parametrize("language", languages())
def test_the_log_of_a_game_reads_as_it_did(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """If it has changed on purpose: `python -m tests.golden_logs`, and read what is new."""
    assert log(language).splitlines() == file(language).read_text(encoding="utf-8").splitlines()
    assert caplog.messages == []
