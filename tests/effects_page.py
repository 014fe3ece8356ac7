"""docs/effects.md: the 75 effects with their rules and tests, made from the code.

To write it again: `python -m tests.effects_page`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from trickerion.catalog import MAGICIANS, PROPHECIES, SPECIAL_ASSIGNMENTS
from trickerion.engine.effects import Effect
from trickerion.lab.coverage import all_effects

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "effects.md"

HEAD = """# The 75 effects

Made from the code by `python -m tests.effects_page`; a test checks that it is fresh. Each effect is
one class in `src/trickerion/engine/cards/`, each test a function in `tests/cards/`. `trickerion
coverage` counts how often they fire in random play; `trickerion rules SPC-1` prints a rule.
"""


def page() -> str:
    effects = {effect.id: effect for effect in all_effects()}
    tests = names_of_tests()
    lines = [HEAD]
    for title, rows in sections():
        lines.append(f"\n## {title}\n")
        for id, name, words in rows:
            lines += entry(effects[id], name, words, [t for t in tests if is_of(t, id)])
    return "\n".join(lines) + "\n"


def sections() -> Iterator[tuple[str, list[tuple[str, str, str]]]]:
    yield "Prophecies", [(p.id, f"{p.number}", p.effect) for p in PROPHECIES]
    yield "Magicians", [(m.id, f"{m.name}: {m.ability}", m.effect) for m in MAGICIANS]
    for location in ("theater", "workshop", "downtown", "market_row"):
        cards = [card for card in SPECIAL_ASSIGNMENTS if card.location == location]
        title = f"Special cards: {location.replace('_', ' ').title()}"
        yield title, [(card.id, card.name, card.effect) for card in cards]


def entry(effect: Effect, name: str, words: str, tests: list[str]) -> list[str]:
    module = type(effect).__module__.rpartition(".")[2]
    return [
        f"- **{effect.id}** ({name}). {words}",
        f"  - rules: {', '.join(effect.rules)}; class `{type(effect).__name__}` in `{module}.py`",
        f"  - tests: {', '.join(f'`{test}`' for test in tests)}",
    ]


def names_of_tests() -> list[str]:
    names = []
    for file in sorted((ROOT / "tests" / "cards").glob("test_*.py")):
        names += re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    return names


def is_of(test: str, id: str) -> bool:
    """The test's name begins with the effect's id."""
    return test == f"test_{id}" or test.startswith(f"test_{id}_")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
