"""The available languages, and the choice of one for a reader."""

import logging
import os
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
SHARED: Final = Path(__file__).parent
"""A root: a folder with a folder of texts for each language."""
ROOTS: Final = "TRICKERION_TEXTS"
"""The environment variable that names more roots, for languages that are tried out."""
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
CODE: Final = re.compile(r"[A-Za-z]{2,3}(_[A-Za-z]{2,4})?")
UNTRANSLATED: Final = ("", "C", "POSIX")


def all_roots(roots: Iterable[Path]) -> list[Path]:
    """The roots given, and those that the environment names."""
    more = os.environ.get(ROOTS, "").split(os.pathsep)
    return [*roots, *(Path(root) for root in more if root)]


def folders(language: str, roots: Iterable[Path]) -> list[Path]:
    """The folders that hold a language's files."""
    return [root / language for root in all_roots(roots) if (root / language).is_dir()]


def is_language(name: str) -> bool:
    return CODE.fullmatch(name) is not None and bool(folders(name, [SHARED]))


@lru_cache(maxsize=1000)
def found_language(wanted: str) -> str | None:
    """`de` for `de_AT.UTF-8` or `DE-at`; None if there is no such language."""
    code = wanted.partition(".")[0].partition("@")[0].replace("-", "_")
    names = (code, code.partition("_")[0].lower())
    return next((name for name in names if is_language(name)), None)


@lru_cache(maxsize=100)
def known_language(wanted: str) -> str:
    """The same; English, named once in the log, if there is no such language."""
    found = found_language(wanted)
    if found is not None:
        return found
    code = wanted.partition(".")[0].partition("@")[0]
    if code not in UNTRANSLATED:
        logging.getLogger("trickerion.texts").warning("no texts in %r; using English", wanted[:40])
    return ENGLISH


def spoken_language(environment: Mapping[str, str]) -> str:
    """The language of a terminal, by the environment's locale."""
    set_ones = (environment[name] for name in LOCALE_VARIABLES if environment.get(name))
    return known_language(next(set_ones, ENGLISH))
