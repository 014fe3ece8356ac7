"""Every language is complete and consistent, and the command that checks it finds what isn't."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pseudo_language import extra_texts, pseudo_language
from tools.translation.files import Language, key_faults, languages
from tools.translation.glossary import Term, missing_terms
from tools.translation.patterns import Patterns
from tools.translation.rules import rule_faults
from tools.translation.sentences import NOUNS, PLACES, Speaker
from tools.translations import faults
from trickerion.texts import texts
from trickerion.texts.fields import KINDS

pytestmark = pytest.mark.source

FOUND = {
    "broken = {": "this is no Fluent",
    "house-inn": "is missing",
    "house-palace": "English has no such key",
    "event-turn_began": "gets no $round, only $turn",
    "event-magician_chosen": "can't be formatted: Unknown external: magician_acc",
    "unit-fame": "has no .letter",
    "house-bank": "two spaces: Bank  bank",
    "board-empty": "43 letters, at most 20: frei und leer und ohne irgendjemanden darin",
    "weekday-sunday": "a straight quotation mark or apostrophe: Sonntag's",
}
FILE = """\
broken = {
house-palace = Palast
event-turn_began = Runde { $round } beginnt
magician-electra = Electra
    .acc = Electra
event-magician_chosen = { $who } spielt { $magician_acc }
unit-fame = Ruhm
house-bank = Bank  bank
board-empty = frei und leer und ohne irgendjemanden darin
weekday-sunday = Sonntag's
    .short = So
"""


@pytest.mark.parametrize("language", ["en", *languages()])
def test_a_language_has_everything_that_english_has_in_the_printed_terms(language: str) -> None:
    assert [str(fault) for fault in faults(language)] == []


def test_sentences_are_made_with_every_kind_of_noun() -> None:
    """So that a new kind of card is said in all sentences about it."""
    assert set(KINDS.values()) <= {*NOUNS, *PLACES}


@pytest.mark.parametrize("language", languages())
def test_every_turn_setup_card_is_told_in_every_language(language: str) -> None:
    english = Language("en")
    speaker = Speaker(english, Language(language), Speaker(english, english))
    told = "\n".join(one.text for one in speaker.of("event-turn_setup_revealed"))
    said = texts(language)
    names = [said.say(f"turn_setup-{id}") for id in said.ids("turn_setup")]
    assert len(names) == 12
    assert [name for name in names if name not in told] == []


@pytest.fixture
def found(tmp_path: Path) -> Iterator[dict[str, list[str]]]:
    """What is wrong in a language with many faults, by key."""
    (tmp_path / "qaa").mkdir()
    (tmp_path / "qaa/all.ftl").write_text(FILE, encoding="utf-8")
    (tmp_path / "qaa/end.md").write_text("# END: Ende\n\nKurz.\n\n- END-1 Zahl 7 Münzen.\n")
    with extra_texts(tmp_path):
        told: dict[str, list[str]] = defaultdict(list)
        for fault in faults("qaa"):
            told[fault.key].append(fault.what)
        yield told


def test_the_command_names_what_is_wrong(found: dict[str, list[str]]) -> None:
    for key, what in FOUND.items():
        assert what in found[key], key
    assert found["END-1"][0].startswith("other numbers: +7, -1")
    assert found["END-2"] == ["is missing"]


def test_what_is_still_english_is_named(tmp_path: Path) -> None:
    (tmp_path / "qaa").mkdir()
    (tmp_path / "qaa/all.ftl").write_text("house-inn = Inn\nhouse-bank = Geldhaus\n")
    with extra_texts(tmp_path):
        alike = [fault.key for fault in faults("qaa") if fault.what == "is as in English"]
    assert alike == ["house-inn"]


def test_the_pseudo_language_lacks_nothing(tmp_path: Path) -> None:
    with pseudo_language(tmp_path):
        found = [*key_faults(Language("en"), Language("xa")), *rule_faults("xa")]
    assert [str(fault) for fault in found if fault.what == "is missing"] == []


def test_printed_terms_are_found_with_any_ending() -> None:
    term = Term("Shard", "Осколок")
    assert all(term.is_kept_in(text) for text in ("1 осколок", "без осколков", "Осколку"))
    assert not term.is_kept_in("1 камень")
    assert Term("Market Row", "Рынок").is_kept_in("на рынке")
    assert Term("Coin", "Münze").is_kept_in("Münzkosten")
    missing = missing_terms("de", "x-y", "a Coin for Fame", "Geld")
    assert {one.english for one in missing} == {"Coin", "Fame"}


def test_words_that_mean_several_things_are_compared_where_they_stand_alone() -> None:
    assert [*missing_terms("de", "x-y", "Copy the link", "Adresse kopieren")] == []
    assert [one.word for one in missing_terms("de", "x-y", "link", "Adresse")] == ["Trickroutine"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Ada nimmt 1 Münzen"),
        ("de", "unter den der Manager"),
        ("fr", "la carte de les Pièces"),
        ("fr", "le Assistant"),
        ("fr", "le bonus de «\u202fInvention\u202f»"),
        ("fr", "Vraiment ?"),
        ("fr", "5 marqueur"),
        ("ru", "Ада берёт 5 монеты"),
        ("ru", "ход Manager"),
        ("ru", "еще один"),
        ("qaa", "place market_row here"),
        ("qaa", "2 card(s)"),
    ],
)
def test_wrong_articles_plurals_and_spaces_are_found(language: str, text: str) -> None:
    assert list(Patterns(language).faults(text)) != []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Ada nimmt 1 Münze, die der Manager hat"),
        ("fr", "Placez-le ici\u202f: «\u202fl’Assistant\u202f»"),
        ("ru", "Max берёт 5 монет и 21 карту «Сеанс»"),
    ],
)
def test_right_ones_are_not(language: str, text: str) -> None:
    assert list(Patterns(language).faults(text)) == []


@pytest.mark.parametrize(
    ("language", "points"),
    [
        ("en", ["1 percentage point", "2 percentage points"]),
        ("de", ["1 Prozentpunkt", "2 Prozentpunkte"]),
        ("fr", ["1 point de pourcentage", "2 points de pourcentage"]),
        ("ru", ["1 процентный пункт", "2 процентных пункта", "5 процентных пунктов"]),
    ],
)
def test_chances_are_lost_in_percentage_points(language: str, points: list[str]) -> None:
    for told in points:
        win = int(told.partition(" ")[0])
        assert told in texts(language).say("tutor-costs", fame=3, win=win)
        assert told in texts(language).say("review-cost", fame=3, win=win)


@pytest.mark.parametrize("language", ["en", *languages()])
def test_no_two_cards_have_the_same_name(language: str) -> None:
    said = texts(language)
    empty = dict.fromkeys(("card", "location", "enhances", "power"), "")
    names = [
        said.forms(f"{kind}-{id}", empty)[""]
        for kind in ("trick", "card", "prophecy", "power", "turn_setup")
        for id in said.ids(kind)
    ]
    assert sorted(names) == sorted(set(names))


LONGEST = {"trick": 16, "card": 16, "prophecy": 8, "component": 10}
"""Letters of a word that fit in a line of a narrow card."""
WIDE = {"ru": {"card": 10}}
"""Fewer where letters are wide."""


@pytest.mark.parametrize("language", ["en", *languages()])
def test_long_words_on_narrow_cards_have_soft_hyphens(language: str) -> None:
    said = texts(language)
    for kind, longest in (LONGEST | WIDE.get(language, {})).items():
        for id in said.ids(kind):
            forms = said.forms(f"{kind}-{id}", dict.fromkeys(("card", "location", "enhances"), ""))
            printed = forms.get("hyphenated", forms[""])
            assert printed.replace("\u00ad", "") == forms[""]
            assert max(map(len, re.split(r"[\s\u00ad-]", printed))) <= longest, printed
