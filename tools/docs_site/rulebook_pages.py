"""The rulebook as pages of the site: in every language the rules, the cards, and the pages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel import Locale

from trickerion import rulebook
from trickerion.catalog import MAGICIANS, PROPHECIES, SPECIAL_ASSIGNMENTS
from trickerion.texts import Texts, texts
from trickerion.texts.languages import ENGLISH

ROOT: Final = Path(__file__).parents[2]
BROWSER_TEXTS: Final = ROOT / "web" / "src" / "texts"
PAGES: Final = ("aids", "examples", "story", "editions", "about")
"""Without the key to the symbols, which is nothing without the client's drawings."""
IDS: Final = {
    "magician": [card.id for card in MAGICIANS],
    "card": [card.id for card in SPECIAL_ASSIGNMENTS],
    "prophecy": [card.id for card in PROPHECIES],
}
HEADING: Final = re.compile(r"^(#+ .*?)(?: \{(\w+)\})?$", re.MULTILINE)
PICTURE: Final = re.compile(r"(?<!#)\{[a-z][^}#]*\} ?")
RULE: Final = re.compile(r"^- ([A-Z]+-\d+) ", re.MULTILINE)
MENTION: Final = re.compile(r"(?<![\w#-])([A-Z]{2,4}-\d+)\b(?![^\[\n]*\]|\*\*\{)")
CARD: Final = re.compile(r"\]\((\w+)\)")


def pages() -> dict[str, str]:
    """The Markdown of all pages, by their place on the site."""
    return {
        f"rules/{language}/{name}.md": text
        for language in rulebook.languages()
        for name, text in _pages_of(language)
    }


def navigation() -> list[dict[str, list[str]]]:
    """The pages of each language under its own name."""
    return [
        {_name(language): [f"rules/{language}/{page}.md" for page in ("index", "cards", *PAGES)]}
        for language in (ENGLISH, *(each for each in rulebook.languages() if each != ENGLISH))
    ]


def _name(language: str) -> str:
    return (Locale(language).display_name or language).capitalize()


def language_of(uri: str) -> str | None:
    """The language of a page of the rulebook."""
    folder, _, rest = uri.partition("/")
    return rest.partition("/")[0] if folder == "rules" else None


def _pages_of(language: str) -> Iterator[tuple[str, str]]:
    words = texts(language, BROWSER_TEXTS)
    chapters = (_chapter(id, language) for id in rulebook.CHAPTERS)
    yield "index", f"# {words.say('rules-title')}\n\n" + "\n\n".join(chapters)
    yield "cards", _cards(words)
    for id in PAGES:
        page = rulebook.page(id, language)
        yield id, f"# {page.title}\n\n{_marked_up(page.text)}"


def _chapter(id: str, language: str) -> str:
    page = rulebook.page(id, language)
    text = HEADING.sub(r"#\1", _marked_up(page.text))
    return f"## {id}: {page.title} {{#{id}}}\n\n{text}"


def _marked_up(text: str) -> str:
    """Our markup as Markdown: rules have anchors, ids of rules and cards are links."""
    text = HEADING.sub(lambda found: found[1] + (f" {{#{found[2]}}}" if found[2] else ""), text)
    text = CARD.sub(_card_link, PICTURE.sub("", text))
    text = RULE.sub(r"- **\1**{#\1} ", text)
    return MENTION.sub(r"[\1](index.md#\1){.rule}", text)


def _card_link(link: re.Match[str]) -> str:
    is_page = link[1] in rulebook.PAGES
    return f"]({link[1]}.md)" if is_page else f"](cards.md#{link[1]})"


def _cards(words: Texts) -> str:
    """Everything that bends the rules; rules link to it."""
    kinds = {
        "magician": words.say("rules-magicians"),
        "card": words.say("rules-specials"),
        "prophecy": words.say("rules-prophecys"),
    }
    sections = (_section(words, title, kind) for kind, title in kinds.items())
    return f"# {words.list_of(kinds.values())}\n\n" + "\n\n".join(sections)


def _section(words: Texts, title: str, kind: str) -> str:
    cards = (
        f"- **{words.say(f'{kind}-{id}')}**{{#{id}}}: {_effect(words, id)}" for id in IDS[kind]
    )
    return f"## {title}\n\n" + "\n".join(cards)


def _effect(words: Texts, id: str) -> str:
    effect = words.say(f"effect-{id}")
    ability = f"ability-{id}"
    return f"*{words.say(ability)}*. {effect}" if words.has(ability) else effect
