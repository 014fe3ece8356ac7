"""The rulebook: rules that code and tests cite exist, languages agree, and examples come true."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.pseudo_language import extra_texts
from tests.support import ROOT, do
from trickerion import Game, catalog, rulebook
from trickerion.texts import texts
from trickerion.texts.languages import ENGLISH

CITED = re.compile(rf"\b(?:{'|'.join(rulebook.CHAPTERS)})-\d+\b")
LINK = re.compile(r"\]\((\w+)\)")
EXAMPLE = re.compile(r"^## .* \{(\w+)\}$", re.MULTILINE)
LINKED = {
    *rulebook.PAGES,
    *(magician.id for magician in catalog.MAGICIANS),
    *(card.id for card in catalog.SPECIAL_ASSIGNMENTS),
    *(prophecy.id for prophecy in catalog.PROPHECIES),
}
"""What a text may link to besides rules."""
every_language = pytest.mark.parametrize("language", rulebook.languages())


def cited_in(folder: str) -> set[str]:
    files = (ROOT / folder).rglob("*.py")
    return {id for file in files for id in CITED.findall(file.read_text(encoding="utf-8"))}


def all_texts(language: str) -> dict[str, str]:
    """All texts of the rulebook by id."""
    pages = {id: rulebook.page(id, language).text for id in rulebook.PAGES}
    openings = {chapter.id: chapter.introduction for chapter in rulebook.chapters(language)}
    return {**rulebook.rules(language), **openings, **pages}


def test_every_rule_has_a_test_that_cites_it() -> None:
    assert sorted(set(rulebook.rules()) - cited_in("tests")) == []


def test_every_rule_that_is_cited_exists() -> None:
    assert sorted(cited_in("src") - set(rulebook.rules())) == []


@every_language
def test_texts_refer_only_to_rules_cards_and_pages_that_exist(language: str) -> None:
    for id, text in all_texts(language).items():
        assert set(CITED.findall(text)) <= set(rulebook.rules()), id
        assert set(LINK.findall(text)) <= LINKED, id


def test_no_text_uses_code_names_or_abbreviations_of_modules() -> None:
    for id, text in all_texts(ENGLISH).items():
        assert not re.search(r"\bDA\b(?!-)|\bseat \d|\[r|`|favour|colour", text), id
        assert "_" not in rulebook.plain(text), id


@every_language
def test_every_chapter_says_first_what_it_is_about(language: str) -> None:
    for chapter in rulebook.chapters(language):
        assert 80 < len(chapter.introduction) < 500, chapter.id
        assert all(rule.id.startswith(f"{chapter.id}-") for rule in chapter.rules)


def test_a_rule_is_found_by_its_id() -> None:
    assert rulebook.rule("end-1").startswith("**Wages.** Pay 1 Coin for each Apprentice")
    with pytest.raises(ValueError, match="THR-9: no such rule; there are THR-1, THR-2"):
        rulebook.rule("THR-9")
    with pytest.raises(ValueError, match="XYZ: no such rule; there are AP, CMP, DA"):
        rulebook.rule("XYZ")


def test_an_unknown_language_is_english_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rulebook.known.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert rulebook.rules("tlh") == rulebook.rules()
        assert rulebook.page("story", "tlh") == rulebook.page("story")
    assert caplog.messages == ["there is no rulebook in 'tlh': English is shown"]


@pytest.fixture
def half_translated(tmp_path: Path) -> Iterator[None]:
    """A rulebook with a second language: one chapter, in which a rule is missing."""
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx/set.md").write_text("# SET: Tes\n\nOvert.\n\n- SET-2 Deux.\n")
    with extra_texts(tmp_path):
        yield


@pytest.mark.usefixtures("half_translated")
def test_english_stands_in_for_what_is_not_translated(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert list(rulebook.rules("xx")) == list(rulebook.rules())
    assert {"en", "xx"} <= {*rulebook.languages()}
    assert rulebook.rule("SET-2", "xx") == "Deux."
    assert rulebook.rule("SET-3", "xx") == rulebook.rule("SET-3")
    assert rulebook.page("story", "xx").text == rulebook.page("story").text
    assert "SET-3 is not translated: English is shown" in caplog.messages
    assert "THR is not translated into xx: English is shown" in caplog.messages


@pytest.mark.usefixtures("half_translated")
@pytest.mark.parametrize("written", [b"# Hist\xffoire\n\nMagoria.\n", b"Magoria.\n"])
def test_english_stands_in_for_a_damaged_page(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, written: bytes
) -> None:
    (tmp_path / "xx/story.md").write_bytes(written)
    for _ in range(2):
        assert rulebook.page("story", "xx").text == rulebook.page("story").text
    assert caplog.messages == ["story is damaged in xx: English is shown"]


def test_markup_is_left_out_in_a_terminal() -> None:
    text = "{shard} **Encore**: *Our ruling:* see [Your edition](editions)."
    assert rulebook.plain(text) == "Encore: Our ruling: see Your edition."


def test_every_reason_of_a_refusal_is_used() -> None:
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "src/trickerion").rglob("*.py")
        if file.name != "refusals.py"
    )
    reasons = texts().ids("reason")
    assert [reason for reason in reasons if f'"{reason}"' not in source] == []


# Worked examples


def played(id: str) -> tuple[Game, list[list[str]]]:
    """An example's game at its end, and the changes of each step as the file writes them."""
    example: Any = rulebook.examples()[id]
    game = Game.from_dict(example["position"])
    return game, [purse_changes(game, step) for step in example["steps"]]


def purse_changes(game: Game, step: list[str]) -> list[str]:
    return [
        f"p{event.seat + 1} {event.kind[:-8]} {event.fields['amount']:+} {event.fields['why']}"
        for event in do(game, *step)
        if event.kind in ("fame_changed", "coins_changed", "shards_changed")
        if event.seat is not None
    ]


@every_language
def test_every_example_has_a_text_with_one_item_per_step(language: str) -> None:
    page = rulebook.page("examples", language).text
    assert sorted(EXAMPLE.findall(page)) == sorted(rulebook.examples())
    _, *sections = re.split(r"^## ", page, flags=re.MULTILINE)
    for id, section in zip(EXAMPLE.findall(page), sections, strict=True):
        steps = re.findall(r"^\d+\. ", section, re.MULTILINE)
        assert len(steps) == len(rulebook.examples()[id]["steps"]), id


@pytest.mark.parametrize("id", rulebook.examples())
def test_every_example_pays_what_it_says(id: str) -> None:
    example: Any = rulebook.examples()[id]
    assert played(id)[1] == example["changes"]
    assert set(example["rules"]) <= set(rulebook.rules())
    assert 0 <= example["seat"] < len(example["position"]["players"])


def test_example_action_points() -> None:
    """AP-1, AP-2: 6, 3 and 3 AP, all of them spent, so that Ben is next."""
    game, _ = played("action_points")
    assert game.to_act == [1]
    assert [player.shards for player in game.players[:2]] == [0, 0]


def test_example_quick_order() -> None:
    """MR-4, MR-1, MR-2: a rope for 1 Coin, with 5 AP."""
    game, changes = played("quick_order")
    assert changes[-1] == ["p1 coins -1 buy"]
    assert game.to_act == [1]


def test_example_order_and_buy() -> None:
    """MR-3, MR-1: two orders, and 7 Coins for ropes and metal."""
    game, _ = played("order_and_buy")
    written: Any = game.to_dict()
    assert written["market"]["orders"] == ["petroleum", "padlock", None, None]
    assert game.players[0].coins == 0


def test_example_prepare() -> None:
    """WS-1, CMP-3: 2 spade markers, and all components are still there."""
    game, _ = played("prepare")
    written: Any = game.to_dict()
    assert written["players"][0]["tricks"]["spade"]["markers"] == 2
    piles = written["players"][0]["components"]
    assert {name: pile["pieces"] for name, pile in piles.items()} == {
        "glass": 2,
        "metal": 2,
        "rope": 1,
    }


def test_example_theater_ends_before_the_shows() -> None:
    """THR-3, PRF-1: Dan, on Thursday, is the first to perform."""
    game, _ = played("theater")
    assert (game.phase, game.to_act) == ("performance", [3])


def test_example_end_bonus_decides_the_game() -> None:
    """FIN-2, FIN-3: 40 + 1 + 3 + 7 Fame against 45 + 2 + 1."""
    game, _ = played("end_bonus")
    assert [player.fame for player in game.players] == [51, 48]
    assert game.winner == 0


@pytest.mark.parametrize(("language", "says"), [("de", "englischen Titel"), ("fr", "en anglais")])
def test_english_titles_are_called_english(language: str, says: str) -> None:
    """Expansions without a printed title in a language keep the English one."""
    left_out = rulebook.page("about", language).text.partition("Dahlgaard’s Academy")[2]
    assert "Dawn of Technology" in left_out
    assert says in " ".join(left_out.split())


OUR_CARDS = {
    "en": ("as far as it is publicly known", "our own"),
    "de": ("soweit sie öffentlich bekannt ist", "unsere eigenen"),
    "fr": ("pour autant qu", "les nôtres"),
    "ru": ("насколько он", "наши собственные"),
}
"""That the structure is the printed one's, and that the cards are not."""


@pytest.mark.parametrize("language", OUR_CARDS)
@pytest.mark.parametrize("chapter", ["DUEL", "POW", "HEIR"])
def test_chapters_with_cards_of_our_own_say_so(chapter: str, language: str) -> None:
    """DUEL-3, POW-1, HEIR-2: before the first rule."""
    [found] = [one for one in rulebook.chapters(language) if one.id == chapter]
    introduction = " ".join(found.introduction.split())
    assert all(words in introduction for words in OUR_CARDS[language])


def test_the_readme_says_which_cards_are_our_own_and_what_is_not_included() -> None:
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "as far as it is publicly known, and their cards are ours" in readme
    assert "Dahlgaard's Academy and Dawn of Technology are not included" in readme
