"""What a request's body may hold: every bound and every default (R11)."""

from typing import Any

import msgspec
import pytest

from trickerion.server.protocol import bodies

CREDENTIALS = {"name": "Ada", "password": "correct horse"}


def is_taken(kind: type[msgspec.Struct], body: dict[str, Any]) -> bool:
    try:
        msgspec.convert(body, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(
    ("kind", "others", "field", "longest"),
    [
        (bodies.NewTable, {}, "title", 80),
        (bodies.NewTable, {}, "takeover", 40),
        (bodies.NewTable, {}, "record", 400_000),
        (bodies.Attention, {}, "webhook", 500),
        (bodies.Attention, {}, "email", 500),
        (bodies.Credentials, CREDENTIALS, "name", 40),
        (bodies.Credentials, CREDENTIALS, "password", 200),
        (bodies.SitDown, {"name": "Ada"}, "name", 40),
        (bodies.SitDown, {"name": "Ada"}, "invitation", 80),
    ],
)
def test_r11_a_text_is_so_long_at_most(
    kind: type[msgspec.Struct], others: dict[str, str], field: str, longest: int
) -> None:
    assert is_taken(kind, {**others, field: "x" * longest})
    assert not is_taken(kind, {**others, field: "x" * (longest + 1)})


def test_r11_a_password_has_eight_letters_at_least() -> None:
    assert is_taken(bodies.Credentials, {**CREDENTIALS, "password": "x" * 8})
    assert not is_taken(bodies.Credentials, {**CREDENTIALS, "password": "x" * 7})


@pytest.mark.parametrize(
    ("field", "least", "most"), [("seconds", 0, 31_536_000), ("until", 0, None)]
)
def test_r11_a_number_is_within_its_bounds(field: str, least: int, most: int | None) -> None:
    assert is_taken(bodies.NewTable, {field: least})
    assert not is_taken(bodies.NewTable, {field: least - 1})
    if most is not None:
        assert is_taken(bodies.NewTable, {field: most})
        assert not is_taken(bodies.NewTable, {field: most + 1})


def test_r11_one_to_four_play() -> None:
    """One only against the Heir (HEIR-1), which `Options` checks."""
    taken = [p for p in range(7) if is_taken(bodies.NewTable, {"options": {"players": p}})]
    assert taken == [1, 2, 3, 4]
    heirs = ("", "easy", "normal", "hard", "brutal")
    taken_heirs = [h for h in heirs if is_taken(bodies.NewTable, {"options": {"heir": h}})]
    assert taken_heirs == ["", "easy", "normal", "hard"]


def test_r11_a_table_has_four_bots_at_most_with_short_names() -> None:
    assert is_taken(bodies.NewTable, {"bots": ["x" * 40] * 4})
    assert not is_taken(bodies.NewTable, {"bots": ["x"] * 5})
    assert not is_taken(bodies.NewTable, {"bots": ["x" * 41]})


def test_r11_fifty_keys_are_asked_for_at_most() -> None:
    assert is_taken(bodies.Keys, {"tokens": ["x"] * 50})
    assert not is_taken(bodies.Keys, {"tokens": ["x"] * 51})


@pytest.mark.parametrize("kind", [bodies.NewTable, bodies.GameOptions, bodies.Attention])
def test_r11_what_nobody_knows_is_refused(kind: type[msgspec.Struct]) -> None:
    assert is_taken(kind, {})
    assert not is_taken(kind, {"colour": "red"})


def test_a_table_is_open_and_live_without_a_clock_unless_somebody_says_otherwise() -> None:
    plain = msgspec.to_builtins(bodies.NewTable())
    modules = ("dark_alley", "prophecies", "beginner", "quick", "late_bonus", "duel", "powers")
    assert plain == {
        "options": {"players": 2, **dict.fromkeys(modules, False), "heir": ""},
        **{"title": "", "bots": [], "is_open": True, "pace": "live", "spectators": True},
        **{"clock": "none", "seconds": 0, "takeover": "magician"},
        **{"hints": None, "guided": False},
        **{"record": None, "until": None, "position": None},
    }
