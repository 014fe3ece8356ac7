"""Draw the client's icons and the picture of link previews, from the emblem in `web/src/art`.

python tools/icons.py [folder]      # needs playwright and chromium; writes into web/public
"""

import re
import shutil
import sys
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

WEB: Final = Path(__file__).parents[1] / "web"
COLORS: Final = {
    "brass-light": "#e2bd72",
    "velvet-light": "#b02b3f",
    "spiritual": "#5648b8",
    "mechanical": "#a5500c",
    "optical": "#e0ac1c",
    "escape": "#46586a",
}
VELVET: Final = "#5e1220"


class Icon(NamedTuple):
    """A square picture; `scale` is the part of it that the emblem takes up, `corner` its radius."""

    name: str
    size: int
    scale: float
    corner: float
    is_plain: bool = False
    """White on nothing, which is what the status bar of a phone shows."""


ICONS: Final = (
    Icon("icon-192", 192, 0.82, 0.18),
    Icon("icon-512", 512, 0.82, 0.18),
    Icon("icon-maskable-512", 512, 0.6, 0),
    Icon("icon-180", 180, 0.72, 0),
    Icon("badge-96", 96, 1, 0, is_plain=True),
)


def emblem() -> str:
    """The drawing of the emblem, with its colors in place of the theme's."""
    source = (WEB / "src/art/Emblem.svelte").read_text(encoding="utf-8")
    found = re.search(r"<Icon .*?>(.*)</Icon>", source, re.DOTALL)
    assert found is not None
    return re.sub(r"var\(--([a-z-]+)\)", lambda name: COLORS[name[1]], found[1])


def drawn(icon: Icon) -> str:
    drawing = emblem()
    if icon.is_plain:
        drawing = re.sub(r'(fill|stroke)="[^"]*"', r'\1="#fff"', drawing)
    edge = 64 / icon.scale
    start = 32 - edge / 2
    background = f'<rect x="{start}" y="{start}" width="{edge}" height="{edge}" fill="{VELVET}" '
    background += f'rx="{edge * icon.corner}"/>'
    box = f"{start} {start} {edge} {edge}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{icon.size}" height="{icon.size}" '
        f'viewBox="{box}">{"" if icon.is_plain else background}{drawing}</svg>'
    )


def preview() -> str:
    """The picture of a link in a chat: a stage with the emblem and the name."""
    folds = "".join(
        f'<rect x="{x}" width="14" height="630" fill="#3d0a14"/>' for x in range(0, 1200, 48)
    )
    swags = "".join(f'<circle cx="{x}" cy="-30" r="110"/>' for x in range(75, 1200, 150))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">'
        f'<rect width="1200" height="630" fill="{VELVET}"/>{folds}'
        f'<g fill="#8e1b2d" stroke="#e2bd72" stroke-width="5">{swags}</g>'
        '<rect y="560" width="1200" height="70" fill="#2a1717"/>'
        '<rect y="556" width="1200" height="5" fill="#e2bd72"/>'
        f'<g transform="translate(450 110) scale(4.6)">{emblem()}</g>'
        '<text x="600" y="508" text-anchor="middle" font-family="serif" font-size="104" '
        'font-variant="small-caps" letter-spacing="8" fill="#fbe3b0">trickerion</text></svg>'
    )


def photograph(page: Page, svg: str, file: Path) -> None:
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
    page.locator("svg").screenshot(path=file, omit_background=True)


def main(folder: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        for icon in ICONS:
            photograph(page, drawn(icon), folder / f"{icon.name}.png")
        photograph(page, preview(), folder / "preview.png")
        browser.close()
    (folder / "icon.svg").write_text(drawn(ICONS[1]), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else WEB / "public")
