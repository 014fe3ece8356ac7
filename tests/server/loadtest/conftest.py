"""What holds for every load test."""

import pytest

from trickerion.server.loadtest import load


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server may take minutes to start on a machine that is busy with much else."""
    monkeypatch.setattr(load, "TRIES", 6000)
