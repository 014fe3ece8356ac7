"""The protocol: its codes and its documentation."""

import re
from typing import get_args

from tests.server.support import Running
from tests.support import ROOT
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.protocol.refusal_codes import Code

PAGE = ROOT / "docs" / "protocol.md"


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
        for file in (PAGE.parent.parent / "src" / "trickerion" / "server").rglob("*.py")
        if file.name != "messages.py"
    )
    assert {code for code in get_args(Code) if f'"{code}"' not in source} == set()


def test_a_refusal_reads_like_a_sentence() -> None:
    assert str(CommandRefused("stale", "too late")) == "stale: too late"
    assert str(CommandRefused("busy")) == "busy"
