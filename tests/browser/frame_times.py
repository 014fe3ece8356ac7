"""Frame times while a replay plays a turn with its Performances, with motion, at double speed; and
those of an empty page in the same browser, which are the machine's.

python -m tests.browser.frame_times
"""

import json
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, DESK, EMPTY, resize
from tests.browser.table_page import button
from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion.server.storage.store import sqlite_url

SECONDS = 20
FRAME = 1000 / 60
FRAMES = """(seconds) => new Promise((done) => {
  const times = []
  let last = performance.now()
  const end = last + seconds * 1000
  const frame = (now) => {
    times.push(now - last)
    last = now
    if (now < end) requestAnimationFrame(frame)
    else done(times.slice(1))
  }
  requestAnimationFrame(frame)
})"""
FIRST_SHOW = """(id) => fetch(`/api/tables/${id}/moments`)
  .then((found) => found.json())
  .then(({moments}) => moments.findIndex(({events}) =>
    events.some(({kind}) => kind === 'trick_performed')))"""


def finished_game(server: Running) -> str:
    """The id of a table at which bots have played a game to its end."""
    options = {"players": 3, "dark_alley": True}
    made = server.post("/api/tables", {"options": options, "bots": ["apprentice"] * 3})
    id: str = made["table"]["id"]
    watcher = server.watch(id)
    watcher.until(lambda: bool(watcher.view["over"]))
    watcher.close()
    return id


def frame_times(page: Page, id: str) -> list[float]:
    """Milliseconds between frames, from shortly before the first Performance on."""
    stored = json.dumps({"pace": "fast", "sound": False})
    page.add_init_script(f"localStorage.setItem('trickerion.settings', '{stored}')")
    page.goto(f"/replay/{id}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(max(0, page.evaluate(FIRST_SHOW, id) - 4)))
    button(page, "replay-play").click()
    times: list[float] = page.evaluate(FRAMES, SECONDS)
    return times


def empty_times(page: Page) -> list[float]:
    """The same of a page on which nothing happens."""
    page.goto(EMPTY)
    times: list[float] = page.evaluate(FRAMES, SECONDS)
    return times


def report(name: str, times: list[float]) -> None:
    late = sum(time > 1.5 * FRAME for time in times)
    print(f"{name}: {len(times) / sum(times) * 1000:.1f} frames a second, ", end="")
    print(f"median {median(times):.1f} ms, 95 % in {quantiles(times, n=20)[-1]:.1f} ms, ", end="")
    print(f"longest {max(times):.1f} ms; {late} of {len(times)} late by half a frame or more")


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with running(settings(sqlite_url(Path(data) / "frames.db"), bot_seconds=0.02)) as server:
            page = browser.new_page(base_url=server.url)
            resize(page, DESK)
            id = finished_game(server)
            report("empty page", empty_times(page))
            report("show", frame_times(page, id))
            report("empty page", empty_times(page))
        browser.close()


if __name__ == "__main__":
    main()
