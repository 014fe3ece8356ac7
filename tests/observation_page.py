"""The fields of an observation in docs/environments.md, generated from the code.

To update them: `python -m tests.observation_page`.
"""

import re

from tests.support import ROOT
from trickerion import observation_table

PAGE = ROOT / "docs" / "environments.md"


def page() -> str:
    """The page with today's table."""
    table = f"<!-- observation -->\n\n{observation_table()}\n<!-- /observation -->"
    pattern = r"<!-- observation -->.*<!-- /observation -->"
    text = PAGE.read_text(encoding="utf-8")
    return re.sub(pattern, lambda _: table, text, count=1, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
