"""Fields in words: every form of a noun, counted things, composite names, refusals."""

from pathlib import Path

import pytest

from trickerion.texts import effect_name, field_words, refusal_sentence, texts
from trickerion.texts.bundle import Texts
from trickerion.texts.fields import owner
from trickerion.texts.languages import ROOTS


def test_a_field_becomes_all_forms_of_its_noun() -> None:
    assert field_words(texts(), {"character": "engineer"}) == {
        "character": "Engineer",
        "character_the": "the Engineer",
        "character_a": "an Engineer",
        "character_id": "engineer",
    }


def test_some_fields_share_the_words_of_another() -> None:
    words = field_words(texts(), {"hireling": "assistant", "up": "optical", "pay": "coins"})
    assert (words["hireling_a"], words["up"], words["pay"]) == ("an Assistant", "Optical", "Coins")


def test_components_are_counted() -> None:
    said = texts()
    assert field_words(said, {"component": "saw", "pieces": 2})["components"] == "2 saws"
    assert field_words(said, {"component": "saw", "count": "1"})["components"] == "1 saw"
    assert field_words(said, {"component": "cog"})["components"] == "1 cog"
    assert "components" not in field_words(said, {"component": None, "pieces": 2})


def test_places_have_composite_names() -> None:
    fields = {
        "slot": "sunday.performance",
        "spot": "grand_magorian_3.01",
        "neighbour": "grand_magorian_3.12",
        "performance": "magnus_pantheon_8",
    }
    words = field_words(texts(), fields)
    assert words["slot"] == "the Sunday performance slot"
    assert words["spot"] == "Grand Magorian 3, middle left"
    assert words["neighbour"] == "bottom right"
    assert words["performance_short"] == "M. Pantheon 8"


def test_faces_with_numbers_are_coins() -> None:
    words = field_words(texts(), {"face": "4", "new": "x"})
    assert (words["face"], words["face_short"], words["new"]) == ("4 Coins", "4", "X")


def test_flags_numbers_and_nothing() -> None:
    words = field_words(texts(), {"optional": True, "ap": 3, "exchange": "none", "order": [1, 0]})
    assert (words["optional"], words["ap"], words["exchange_id"]) == ("yes", 3, "none")
    assert "order" not in words


def test_an_effect_goes_by_its_card_ability_or_prophecy() -> None:
    said = texts()
    assert effect_name(said, "interest") == "Interest"
    assert effect_name(said, "red_lotus") == "Trick Steal"
    assert field_words(said, {"why": "encore"})["why"] == "Encore"
    assert field_words(said, {"why": "wages"})["why"] == "wages"


def test_a_refusal_names_rule_reason_and_figures() -> None:
    assert refusal_sentence("DT-1", "needs_ap", {"needs": 3, "left": 2}) == (
        "DT-1: needs 3 AP, 2 left"
    )
    assert refusal_sentence("MR-1", "needs_coins", {"needs": 1, "left": 0}) == (
        "MR-1: needs 1 Coin, 0 left"
    )
    missing: dict[str, str | int] = {"needs": 3, "component": "saw", "left": 1}
    assert refusal_sentence("WS-1", "missing_component", missing) == (
        "WS-1: needs 3 saws, 1 available"
    )


def test_a_refusal_names_the_players() -> None:
    figures: dict[str, str | int] = {"seat": 1, "asked": "2 3"}
    assert refusal_sentence("SET-6", "not_asked", figures) == (
        "SET-6: p1 isn’t asked now; waiting for p2 and p3"
    )
    names = ("Ada", "Ben", "Clara")
    told = refusal_sentence("SET-6", "not_asked", figures, who=lambda seat: names[seat - 1])
    assert told == "SET-6: Ada isn’t asked now; waiting for Ben and Clara"


def test_an_owner_whose_name_begins_with_a_vowel_can_be_said_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fr").mkdir()
    text = "owner-whose = { $has_vowel ->\n    [yes] d’{ $who }\n   *[no] de { $who }\n}\n"
    (tmp_path / "fr" / "names.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setenv(ROOTS, str(tmp_path))
    french = Texts("fr", ())
    assert [owner(french, name) for name in ("Ada", "Éloi", "Ben", "▲ Ada")] == [
        *("d’Ada", "d’Éloi", "de Ben", "de ▲ Ada")
    ]
