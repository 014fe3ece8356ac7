"""The protocol as data: its schema, its codes, its documentation."""

import json
import re
from pathlib import Path
from typing import get_args

from click.testing import CliRunner

from tests.server.support import Running
from trickerion.cli import main
from trickerion.server.messages import json_schema
from trickerion.server.protocol import Code, Refusal

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


def test_the_schema_holds_every_message() -> None:
    printed = CliRunner().invoke(main, ["schema"])
    assert json.loads(printed.output) == json_schema()
    schema = json_schema()["$defs"]
    tags = {each["$ref"].rpartition("/")[2] for each in schema["ClientMessage"]["anyOf"]}
    assert {"Hello", "Act", "Undo", "Say", "Imagine"} <= tags
    assert schema["Act"]["properties"]["type"] == {"enum": ["act"]}
    assert "NewTable" in schema


def test_the_page_names_every_code_and_every_path(sqlite_server: Running) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for code in get_args(Code):
        assert f"`{code}`" in page, code
    paths = sqlite_server.get("/api/openapi/openapi.json")["paths"]
    told = re.sub(r"\{\w+\}", "{}", page)
    for path in paths:
        assert re.sub(r"\{\w+\}", "{}", path) in told, path


def test_every_code_is_used() -> None:
    """A code that nothing sends is not part of the protocol."""
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in (PAGE.parent.parent / "src" / "trickerion" / "server").glob("*.py")
        if file.name != "protocol.py"
    )
    assert {code for code in get_args(Code) if f'"{code}"' not in source} == set()


def test_a_refusal_reads_like_a_sentence() -> None:
    assert str(Refusal("stale", "too late")) == "stale: too late"
    assert str(Refusal("busy")) == "busy"


def test_serve_shows_its_few_settings() -> None:
    shown = CliRunner().invoke(main, ["serve", "--help"]).output
    for setting in (
        "--host",
        "--port",
        "--database",
        "--public-url",
        "--bots",
        "--smtp",
        "--proxy",
    ):
        assert setting in shown
