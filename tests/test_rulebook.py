"""The rules in words: what code and tests cite exists, and every rule has a test."""

import re
from pathlib import Path

import pytest

from trickerion import rulebook
from trickerion.engine.refusals import REASONS

ROOT = Path(__file__).parent.parent
CHAPTERS = "|".join(sorted({id.partition("-")[0] for id in rulebook.rules()}))
CITED = re.compile(rf"\b(?:{CHAPTERS})-\d+\b")


def cited_in(folder: str) -> set[str]:
    files = (ROOT / folder).rglob("*.py")
    return {id for file in files for id in CITED.findall(file.read_text(encoding="utf-8"))}


def test_every_rule_has_a_test_that_cites_it() -> None:
    assert sorted(set(rulebook.rules()) - cited_in("tests")) == []


def test_every_rule_that_is_cited_exists() -> None:
    assert sorted(cited_in("src") - set(rulebook.rules())) == []


def test_a_rule_is_found_by_its_id() -> None:
    assert rulebook.rule("end-1").startswith("Wages: 1 Coin per placed Apprentice")
    with pytest.raises(ValueError, match="THR-9: no such rule; there are THR-1, THR-2"):
        rulebook.rule("THR-9")
    with pytest.raises(ValueError, match="XYZ: no such rule; there are AP, CMP, DA"):
        rulebook.rule("XYZ")


def test_every_reason_of_a_refusal_is_used() -> None:
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "src/trickerion/engine").rglob("*.py")
        if file.name != "refusals.py"
    )
    assert [reason for reason in REASONS if f'"{reason}"' not in source] == []
