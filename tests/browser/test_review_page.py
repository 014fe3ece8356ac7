"""The page with the review of a finished game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.texts import pattern, said
from tests.server.support import Running, play
from trickerion.review import review_record
from trickerion.server.reviews.reviewer import Reviewer


@pytest.fixture(scope="module")
def reviewed(server: Running) -> Iterator[str]:
    """The id of a finished game whose review is made quickly, in this process."""

    async def review(self: Reviewer, waiting: Any) -> bytes:
        found: Any = review_record(waiting.record, depth="quick")
        del found["names"]
        return msgspec.json.encode(found)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reviewer, "_review", review)
        id, players = server.table(2, options={"beginner": True, "quick": True})
        play(players, Random(1))
        yield id


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_review_leads_from_the_end_of_a_game_to_its_positions(
    reviewed: str, new_page: NewPage, size: dict[str, int]
) -> None:
    page = new_page(None, size)
    page.goto(f"/replay/{reviewed}")
    page.get_by_role("link", name=said("end-review")).click()
    page.get_by_role("heading", name=said("review-players")).wait_for()
    expect(page.get_by_role("img", name=said("review-chances"))).to_be_visible()
    assert violations(page) == []
    page.get_by_label(said("review-graph")).select_option("fame")
    expect(page.get_by_role("img", name=said("review-fame"))).to_be_visible()
    page.get_by_label(said("review-order")).select_option("time")
    page.get_by_role("link", name=said("review-position")).last.click()
    page.wait_for_url(f"**/replay/{reviewed}?at=*")
    at = int(page.url.rpartition("=")[2])
    page.get_by_text(pattern("replay-of", action=at)).wait_for()
