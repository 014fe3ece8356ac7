"""The notebooks in `docs/notebooks`: run them, and show them as pages of the site.

python -m tools.docs_site.notebooks [NOTEBOOK ...]     # run them in place, with their outputs
"""

import base64
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
STYLE: Final = re.compile(r"<style.*?</style>\n?| (?:border|class|style)=\"[^\"]*\"", re.DOTALL)
"""How pandas and polars want tables to look; the site has a style of its own."""
SECONDS: Final = 300
"""How long a cell may take."""


def pages() -> dict[str, str]:
    """The Markdown of all notebooks, by their place on the site."""
    return {f"notebooks/{file.stem}.md": page(file) for file in FILES}


def page(file: Path) -> str:
    """A notebook as Markdown, with its outputs if it has any."""
    return "\n\n".join(part for cell in cells(file) for part in _parts(cell)) + "\n"


def cells(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return found


def _parts(cell: dict[str, Any]) -> Iterator[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield source
        return
    yield f"```python\n{source}\n```"
    printed = "".join("".join(output.get("text", "")) for output in cell["outputs"])
    if printed:
        yield f"```text\n{printed.rstrip()}\n```"
    for output in cell["outputs"]:
        if "data" in output:
            yield _value(output["data"])


def _value(data: dict[str, Any]) -> str:
    """The value of a cell's last line: as a picture, a table or text."""
    texts = {kind: "".join(text) for kind, text in data.items()}
    if "image/svg+xml" in texts:
        picture = base64.b64encode(texts["image/svg+xml"].encode()).decode()
        return f"![Output](data:image/svg+xml;base64,{picture})"
    if "text/html" in texts:
        return STYLE.sub("", texts["text/html"])
    return f"```text\n{texts['text/plain']}\n```"


def run(file: Path) -> None:
    """Run a notebook in a process of its own and keep its outputs in the file."""
    import nbformat  # noqa: PLC0415 - takes a while, and pages don't need it
    from nbclient import NotebookClient  # noqa: PLC0415

    notebook = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(
        notebook, timeout=SECONDS, resources={"metadata": {"path": file.parent}}
    ).execute()
    nbformat.write(notebook, file)  # type: ignore[no-untyped-call]


def main() -> None:
    for name in sys.argv[1:] or FILES:
        run(Path(name))


if __name__ == "__main__":
    main()
