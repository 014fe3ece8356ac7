"""Reviewed games for the tests of the client."""

from typing import Any

import msgspec
import pytest

from tests.server.support import Running, until
from tests.support import ROOT
from trickerion.review import review_record
from trickerion.server.reviews.reviewer import Reviewer

RECORD = (ROOT / "tests" / "golden" / "quick_2p_00.txt").read_text(encoding="utf-8")
"""A short game."""


async def review_quickly(self: Reviewer, waiting: Any) -> bytes:
    """A rough review, made in this process: takes the place of `Reviewer._review`."""
    found: Any = review_record(waiting.record, depth="quick")
    del found["names"]
    return msgspec.json.encode(found)


def reviewed_table(server: Running, record: str = RECORD) -> str:
    """The id of an uploaded game with its review."""
    id: str = server.post("/api/records", {"record": record})["id"]
    path = f"/api/tables/{id}/review"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reviewer, "_review", review_quickly)
        until(lambda: server.post(path, status=200)["status"] == "done")
    return id
