"""Check translations: `python tools/translations.py [LANGUAGE ...]`, all languages by default.

One line for everything to be corrected: missing and unknown keys, unknown variables, what is still
English, sentences that can't be formatted, labels that are too long, terms that aren't those of
`docs/glossary.md`, English words, raw ids, wrong articles and typography, and rules that differ
from the English ones. The exit code is 1 if there is anything.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.translation.files import (
    TERMINAL,
    Fault,
    Language,
    Reader,
    Said,
    form_faults,
    key_faults,
    languages,
    variable_faults,
)
from tools.translation.glossary import missing_terms
from tools.translation.patterns import Patterns
from tools.translation.rules import rule_faults
from tools.translation.sentences import Sentence, Speaker

LABEL: Final = 30
"""The letters of an English text that counts as a label, unless it is a sentence or part of one."""
PROSE: Final = (
    *("event", "why", "reason", "code", "effect", "foreseen", "help", "note", "hint", "told"),
    *("slot", "brings", "later", "guide", "trick", "card", "prophecy", "action", "end_bonus"),
)
"""Kinds of messages that are no labels."""
LONGER: Final = 1.6
ROOM: Final = 15
"""A label may be longer by this factor, or by so many letters."""
MOST_ALIKE: Final = 0.1
"""The share of messages that two languages may have in common."""
WORD: Final = re.compile(r"[^\W\d_]{3,}")
SHORTENED: Final = "short_character"
FREE: Final = "Glossary: "
"""Begins a comment of a message that does without a term."""


def faults(code: str) -> Iterator[Fault]:
    """Everything to be corrected in a language."""
    english, language = Language("en"), Language(code)
    yield from language.faults
    yield from key_faults(english, language)
    yield from variable_faults(english, language)
    yield from form_faults(english, language)
    yield from untranslated(english, language)
    yield from sentence_faults(english, language)
    yield from rule_faults(code)


def untranslated(english: Language, language: Language) -> Iterator[Fault]:
    """What is as in English, in a language where that is more than a few words and names."""
    same = [said for key, said in language.messages.items() if _is_same(english, key, said)]
    if language.code != english.code and len(same) > MOST_ALIKE * len(language.messages):
        yield from (Fault(said.file, said.key, "is as in English") for said in same)


def _is_same(english: Language, key: str, said: Said) -> bool:
    texts = Reader(said.message).texts
    original = english.messages.get(key)
    has_words = any(WORD.search(text) for text in texts)
    return has_words and original is not None and Reader(original.message).texts == texts


def sentence_faults(english: Language, language: Language) -> Iterator[Fault]:
    """What is wrong with the sentences of a language: every kind of fault once for a message."""
    original = Speaker(english, english)
    speaker = Speaker(english, language, original)
    patterns = Patterns(language.code)
    for key, said in language.messages.items():
        if key not in english.messages:
            continue
        has_commands = said.tree == TERMINAL or key == "text-command"
        sentences = list(speaker.of(key))
        found = [what for one in sentences for what in patterns.faults(one.text, has_commands)]
        found += too_long(key, list(original.of(key)), sentences)
        found += _other_terms(language.code, english.messages[key], said)
        if key in speaker.faults:
            found.append(f"can't be formatted: {speaker.faults[key]}")
        for what in {what.partition(":")[0]: what for what in reversed(found)}.values():
            yield Fault(said.file, key, what)


def too_long(key: str, english: list[Sentence], sentences: list[Sentence]) -> Iterator[str]:
    """Is a label much longer than the English one? The shortest ones are compared."""
    said = min((one.text for one in english if not one.form), key=len, default="")
    mine = min((one.text for one in sentences if not one.form), key=len, default="")
    limit = max(len(said) * LONGER, len(said) + ROOM)
    is_label = len(said) <= LABEL and said[-1:] not in ".?!:" and not key.startswith(PROSE)
    if is_label and len(mine) > limit:
        yield f"{len(mine)} letters, at most {int(limit)}: {mine}"


def _other_terms(code: str, english: Said, said: Said) -> Iterator[str]:
    """The comment of a message may name terms that it does without."""
    if said.key.startswith(SHORTENED) or said.key.endswith("_typed"):
        return
    text, read = " ".join(Reader(said.message).texts), Reader(english.message)
    original = " ".join([*read.texts, *(["{}"] if read.variables else [])])
    for term in missing_terms(code, said.key, original, text):
        if term.english not in said.comment.partition(FREE)[2]:
            yield f"{term.english} is {term.word} in print: {text[:60]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", nargs="*", help="all languages by default")
    found = [
        fault for code in parser.parse_args().language or languages() for fault in faults(code)
    ]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
