"""The installed client: its manifest, its service worker, and the page without a server."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import new_context, running_on

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => caches.keys())"


def test_without_a_server_the_client_says_so_until_it_is_back(
    browser: Browser, blank_database: Path, tmp_path: Path
) -> None:
    with running_on(blank_database, tmp_path) as server:
        context = new_context(browser, server, service_workers="allow")
        page = context.new_page()
        page.goto("/")
        icons = page.evaluate("() => fetch('/site.webmanifest').then((found) => found.json())")
        for icon in icons["icons"]:
            assert context.request.get(icon["src"]).headers["content-type"] == icon["type"]
        page.evaluate(CONTROLLED)
        assert page.evaluate("() => caches.match('/api/bots')") is None
    page.goto("/rules")
    expect(page.get_by_role("alert")).to_have_text("Can’t reach the server.")
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    context.close()
