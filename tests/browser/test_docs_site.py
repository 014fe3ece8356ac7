"""The documentation site, opened from files."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.test_docs_site import build_site

FOUND = {
    "wages": "rules/en/index.html",
    "Löhne": "rules/de/index.html",
    "enchaînements": "rules/fr/index.html",
    "осколков": "rules/ru/index.html",
    "backup": "hosting.html",
}


def test_the_search_needs_no_server_and_no_network_in_any_language(
    browser: Browser, tmp_path: Path
) -> None:
    assert build_site(tmp_path) == ""
    page = browser.new_page()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto((tmp_path / "index.html").as_uri())
    field = page.get_by_role("textbox", name="Search")
    for words, place in FOUND.items():
        field.fill(words)
        field.press("End")
        results = page.locator(".md-search-result__item > a")
        expect(results.and_(page.locator(f"[href*='{place}']")).first).to_be_attached()
    page.close()
    assert [url for url in requests if not url.startswith(("file:", "data:", "about:"))] == []
