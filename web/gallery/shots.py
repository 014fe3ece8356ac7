"""Photograph pages of the gallery, which must be running on port 5199.

python shots.py OUT page:sample:theme:WIDTHxHEIGHT[:full] ...
"""

import shutil
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ADDRESS: Final = "http://127.0.0.1:5199/"


def photograph(browser: Browser, out: Path, name: str) -> None:
    page_name, sample, theme, size, *more = name.split(":")
    width, height = (int(number) for number in size.split("x"))
    page = browser.new_page(viewport={"width": width, "height": height})
    page.on("pageerror", lambda error: print(name, error))
    page.goto(f"{ADDRESS}?page={page_name}&sample={sample}&theme={theme}")
    page.wait_for_timeout(700)
    root = "document.documentElement"
    print(name, page.evaluate(f"[{root}.scrollWidth, {root}.scrollHeight]"))
    page.screenshot(path=out / f"{name.replace(':', '_')}.png", full_page="full" in more)
    page.close()


def main(out: Path, wanted: list[str]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        path = shutil.which("chromium")
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name in wanted:
            photograph(browser, out, name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
