"""R16: text of others is text, whatever it contains."""

import pytest

from trickerion.plain_text import plain, plain_lines


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zoë Müller-Lüdenscheid", "Zoë Müller-Lüdenscheid"),
        ("a\x1b[2Jb", "a[2Jb"),
        ("a\x00\x07\x9bb", "ab"),
        ("a\u202eb\u2066c", "abc"),
        ("a\tb\r\nc\u2028d", "a b  c d"),
    ],
)
def test_r16_control_characters_and_overrides_go(text: str, shown: str) -> None:
    """Any white space becomes a space."""
    assert plain(text) == shown


def test_r16_joiners_and_direction_marks_stay() -> None:
    """Letters and emoji of many languages need them."""
    for text in ("می\u200cخواهم", "👩\u200d🔧", "\u200fabc\u200e"):
        assert plain(text) == text


def test_r16_lines_stay_lines() -> None:
    assert plain_lines("one\x1b\ntwo\ttabs\n") == "one\ntwo tabs\n"


def test_r16_no_break_spaces_stay_in_lines_but_not_in_names() -> None:
    assert plain_lines("oui\u202f!\x07") == "oui\u202f!"
    assert plain("Ada\u00a0B") == "Ada B"
