"""The compressed size of the client: what a browser loads to open the start page or a table.

python -m tests.browser.client_size
"""

import gzip
import re

from trickerion.server.routes.static_files import STATIC

PAGE = "index.html"
NAMED = re.compile(r'(?:src|href)="/(assets/[^"]+)"')


def client_size() -> dict[str, int]:
    """The page and the scripts, styles and texts that it names, in bytes after `gzip -9`."""
    named = NAMED.findall((STATIC / PAGE).read_text(encoding="utf-8"))
    return {name: len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in (PAGE, *named)}


def main() -> None:
    sizes = client_size()
    for name, size in sizes.items():
        print(f"{size:8,} {name}")
    print(f"{sum(sizes.values()):8,} bytes")


if __name__ == "__main__":
    main()
