"""Frame times while a replay plays a turn with its Performances, with motion, at double speed.

python -m tests.browser.frame_times
"""

import json
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, DESK, resize
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


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with running(settings(sqlite_url(Path(data) / "frames.db"), bot_seconds=0.02)) as server:
            page = browser.new_page(base_url=server.url)
            resize(page, DESK)
            times = frame_times(page, finished_game(server))
        browser.close()
    late = sum(time > 1.5 * FRAME for time in times)
    print(f"{len(times) / sum(times) * 1000:.1f} frames a second, median {median(times):.1f} ms")
    print(f"95th percentile {quantiles(times, n=20)[-1]:.1f} ms, longest {max(times):.1f} ms")
    print(f"{late} of {len(times)} frames took more than one and a half times as long as at 60 Hz")


if __name__ == "__main__":
    main()
