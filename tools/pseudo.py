"""Write a pseudo-language: English with accents, about 40 % longer, in brackets.

`python tools/pseudo.py --to ROOT` writes the texts of terminal and browser and the rulebook into
`ROOT/xa`; with `TRICKERION_TEXTS=ROOT` the language can be chosen. It shows at once what doesn't
come from the texts. Variables, selectors, pictures, links and ids stay as they are.
"""

import argparse
import re
from pathlib import Path
from typing import Final

from fluent.syntax import parse, serialize
from fluent.syntax.ast import Attribute, Message, Pattern, Placeable, SelectExpression, TextElement

PROJECT: Final = Path(__file__).parents[1]
ENGLISH: Final = (
    *("src/trickerion/texts/en", "src/trickerion/terminal/texts/en", "web/src/texts/en"),
    "src/trickerion/rules/en",
)
"""Everything people read."""
LANGUAGE: Final = "xa"
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "áƀçđéƒğĥíĵķłɱñóƥɋŕšţúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶŁṀÑÓƤɊŔŠŢÚṼŴẊÝŽ"
LETTERS: Final = str.maketrans(PLAIN, ACCENTED)
DOUBLED: Final = re.compile(r"[áéíóú]")
KEPT: Final = re.compile(r"\{[^}]*\}|\]\([^)]*\)|`[^`]*`|https?://\S+|[A-Z]+-\d+")
"""What stays in Markdown: pictures, targets of links, code and ids."""
MARK: Final = r" *(?:-|\d+\.) "
BLOCK: Final = re.compile(
    rf"^((?:# [A-Z]+: |#+ |{MARK}(?:[A-Z]+-\d+ )?)?(?:\{{[^}}]*\}} ?)*)(\S.*?)"
    rf"((?: \{{\w+\}})?)(?=\n{MARK}|\n\n|\n#|\n*\Z)",
    re.MULTILINE | re.DOTALL,
)
"""A heading, paragraph or item: what begins it, its text, and the example of a heading."""


def accented(text: str) -> str:
    return DOUBLED.sub(lambda vowel: vowel[0] * 2, text.translate(LETTERS))


# Fluent


def fluent(text: str) -> str:
    """A Fluent file in the pseudo-language."""
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, Message):
            for part in (entry, *entry.attributes):
                _bracket(part)
    return serialize(resource)


def _bracket(part: Message | Attribute) -> None:
    if part.value is not None and _accent(part.value):
        part.value.elements.insert(0, TextElement("⟦"))
        part.value.elements.append(TextElement("⟧"))


def _accent(pattern: Pattern) -> bool:
    """Accent all text in a pattern; is there more of it than single letters?"""
    found = False
    for element in pattern.elements:
        if isinstance(element, TextElement):
            found = found or bool(re.search(r"[A-Za-z].*[A-Za-z]", element.value, re.DOTALL))
            element.value = accented(element.value)
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            variants = [_accent(variant.value) for variant in element.expression.variants]
            found = found or any(variants)
    return found


# Markdown


def markdown(text: str) -> str:
    """A Markdown file in the pseudo-language."""
    return BLOCK.sub(lambda block: f"{block[1]}⟦{_translated(block[2])}⟧{block[3]}", text)


def _translated(text: str) -> str:
    parts, end = [], 0
    for kept in KEPT.finditer(text):
        parts += [accented(text[end : kept.start()]), kept[0]]
        end = kept.end()
    return "".join([*parts, accented(text[end:])])


WRITERS: Final = {".ftl": fluent, ".md": markdown}


def write(to: Path) -> Path:
    """Write the pseudo-language into a root; returns the folder it is in."""
    folder = to / LANGUAGE
    folder.mkdir(parents=True, exist_ok=True)
    texts: dict[str, str] = {}
    for file in (file for name in ENGLISH for file in (PROJECT / name).iterdir()):
        text = WRITERS[file.suffix](file.read_text(encoding="utf-8"))
        # Files of several folders may have the same name.
        texts[file.name] = f"{texts.get(file.name, '')}{text}\n"
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, required=True, metavar="ROOT")
    print(write(parser.parse_args().to))


if __name__ == "__main__":
    main()
