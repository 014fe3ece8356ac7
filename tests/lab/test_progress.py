"""Progress bars."""

import pytest
from rich.progress import Progress

from trickerion.lab.progress import progress_bar


def is_shown(bar: Progress) -> bool:
    return not bar.disable


def test_a_progress_bar_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_shown(progress_bar())
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert is_shown(progress_bar())
    assert not is_shown(progress_bar(is_wanted=False))
