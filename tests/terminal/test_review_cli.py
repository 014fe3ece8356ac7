"""The command `trickerion review`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.review.golden import RECORD, golden_review
from trickerion import Game, Options
from trickerion.cli import main

FAST = ("--depth", "quick", "--seed", "1")


def review(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["review", *arguments])


def test_the_review_as_json() -> None:
    result = review(str(RECORD), *FAST, "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout) == golden_review()


def test_the_report_is_written_to_a_file_in_a_language(tmp_path: Path) -> None:
    out = tmp_path / "review.txt"
    result = review(str(RECORD), *FAST, "--language", "de", "--out", str(out))
    assert result.exit_code == 0, result.output
    text = out.read_text(encoding="utf-8")
    for words in ("Gewinnchance", "Wendepunkte", "Glück:", "▲", "Besser:"):
        assert words in text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nonsense\n", "line 1"),
        (RECORD.read_text(encoding="utf-8") + "p1 done\n", "p1 done"),
        (Game.new(Options(), 1).record(), "still being played"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_a_sentence(
    text: str, complaint: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    result = review(str(file), *FAST)
    assert result.exit_code == 1
    assert complaint in result.output
    assert "Traceback" not in result.output


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    out = tmp_path / "missing" / "review.txt"
    result = review(str(RECORD), *FAST, "--out", str(out))
    assert result.exit_code == 1
    assert "No such file" in result.output
