"""The notebooks run, and are kept without their outputs."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs_pages import name_of
from tests.support import ROOT
from tools.docs_site import notebooks

pytestmark = pytest.mark.source


@pytest.mark.long
@pytest.mark.parametrize("file", notebooks.FILES, ids=name_of)
def test_a_notebook_runs(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / file.name
    shutil.copy(file, copy)
    command = [sys.executable, "-m", "tools.docs_site.notebooks", str(copy)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(notebooks.page(copy)) > len(notebooks.page(file)), "nothing was printed"
    assert [each.name for each in tmp_path.iterdir()] == [file.name]


@pytest.mark.parametrize("file", notebooks.FILES, ids=name_of)
def test_a_notebook_is_kept_without_outputs(file: Path) -> None:
    """`jupyter nbconvert --clear-output --inplace` removes them."""
    for cell in notebooks.cells(file):
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)


def test_outputs_become_pictures_tables_and_text(tmp_path: Path) -> None:
    outputs = [
        {"output_type": "stream", "name": "stdout", "text": ["one\n"]},
        {"output_type": "stream", "name": "stdout", "text": ["two\n"]},
        {"output_type": "display_data", "data": {"text/plain": ["3"]}},
        {"output_type": "display_data", "data": {"text/html": ["<style>a</style><b>4</b>"]}},
        {"output_type": "display_data", "data": {"image/svg+xml": ["<svg/>"]}},
    ]
    cells = [
        {"cell_type": "markdown", "source": ["# Title"]},
        {"cell_type": "code", "source": ["print()"], "outputs": outputs},
    ]
    file = tmp_path / "some.ipynb"
    file.write_text(json.dumps({"cells": cells}), encoding="utf-8")
    assert notebooks.page(file).split("\n\n") == [
        "# Title",
        "```python\nprint()\n```",
        "```text\none\ntwo\n```",
        "```text\n3\n```",
        "<b>4</b>",
        "![Output](data:image/svg+xml;base64,PHN2Zy8+)\n",
    ]
