"""docs/frames.md: the frames of pending work in a position, generated from the code.

To write it again: `python -m tests.frames_page`.
"""

from tests.support import ROOT
from trickerion.engine.core.codes import FRAME_CODES
from trickerion.engine.core.frames import Frame
from trickerion.engine.core.names import FIELDS
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.engine.saves.stack_checks import ACTING, FIRST, NULLABLE, UPON

PAGE = ROOT / "docs" / "frames.md"

HEAD = """# The frames of pending work

Generated from the code by `python -m tests.frames_page`; a test checks that it is up to date. The
`stack` of a [position](positions.md) is a list of these, the current question last. Each
entry has `frame` and the frame's fields; "on" says which frames can be directly below it.

| Frame | Fields | On | What it is |
|---|---|---|---|
"""

WRITTEN = {
    "seat": "0 to 3",
    "waiting": "list of seats",
    "acted": "list: acted, drew_first, enhanced",
    "symbols": "list of symbols",
    "given": "count by component",
    "doubled": "{index, yield} or null",
    "steals": "list of {index, collects}",
    "optional": "true or false",
    "pays": "true or false",
}
LONGEST = 8
"""Longer lists of names are those of the catalog and the board."""


def page() -> str:
    return HEAD + "".join(row(frame) for frame in FRAMES.values())


def row(frame: type[Frame]) -> str:
    fields = "; ".join(f"`{field}` {values(frame, field)}".strip() for field in frame.fields)
    below = "nothing" if frame.name in FIRST else ", ".join(UPON.get(frame.name, ACTING))
    text = " ".join((frame.__doc__ or "").split())
    return f"| `{frame.name}` | {fields} | {below} | {text} |\n"


def values(frame: type[Frame], field: str) -> str:
    """What a field can hold, where its name does not say so."""
    assert (field in WRITTEN) or field not in FRAME_CODES, field
    text = WRITTEN.get(field, "")
    domain = FIELDS.get(field)
    if domain is not None and domain.size <= LONGEST:
        text = ", ".join(domain.names)
    elif domain is None and field not in WRITTEN:
        text = "number"
    return f"{text} or null".strip() if (frame.name, field) in NULLABLE else text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
