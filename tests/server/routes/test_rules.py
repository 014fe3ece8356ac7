"""The rulebook over the wire."""

import pytest

from tests.server.support import Running
from trickerion import rulebook


def test_the_rulebook_comes_with_chapters_and_pages(sqlite_server: Running) -> None:
    answer = sqlite_server.get("/api/rules")
    assert answer["language"] == "en"
    assert answer["languages"] == list(rulebook.languages())
    found = {rule["id"]: rule["text"] for each in answer["chapters"] for rule in each["rules"]}
    assert found == rulebook.rules()
    assert [page["id"] for page in answer["pages"]] == list(rulebook.PAGES)
    assert all(chapter["introduction"] for chapter in answer["chapters"])


@pytest.mark.parametrize("language", ["en", "tlh", "x" * 3000, "../en", "%00"])
def test_a_language_there_is_not_is_answered_in_english(
    sqlite_server: Running, language: str
) -> None:
    answer = sqlite_server.get(f"/api/rules?language={language}")
    assert answer["language"] == "en"


def test_the_rules_may_be_cached(sqlite_server: Running) -> None:
    assert "max-age" in sqlite_server.http.get("/api/rules").headers["cache-control"]


@pytest.mark.parametrize("id", rulebook.examples())
def test_an_example_is_played_step_by_step(sqlite_server: Running, id: str) -> None:
    answer = sqlite_server.get(f"/api/examples/{id}")
    example = rulebook.examples()[id]
    assert len(answer["moments"]) == len(example["steps"]) + 1
    assert answer["moments"][0]["events"] == []
    assert all(moment["events"] for moment in answer["moments"][1:])
    assert answer["moments"][0]["view"]["seat"] == answer["seat"]


@pytest.mark.parametrize("id", ["none", "..%2Fquick_order", "quick_order.json", "x" * 5000])
def test_an_example_there_is_not_is_not_found(sqlite_server: Running, id: str) -> None:
    assert sqlite_server.http.get(f"/api/examples/{id}").status_code == 404
