"""The pseudo-language `xa`, to be chosen while a test runs (see `tools/pseudo.py`)."""

import re
import runpy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support import ROOT
from trickerion import rulebook
from trickerion.server.routes import rules
from trickerion.texts import known_language, texts
from trickerion.texts.languages import ROOTS

WORD = re.compile(r"[A-Za-z]{3,}")


def forget_texts() -> None:
    """Texts are read again when they are next used."""
    for cached in (texts, known_language, rulebook.languages, rulebook.known, rules._rulebook):
        cached.cache_clear()
    rulebook._page.cache_clear()
    rulebook._chapters.cache_clear()


@contextmanager
def extra_texts(root: Path) -> Iterator[None]:
    """The languages in a folder can be chosen."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ROOTS, str(root))
        forget_texts()
        yield
    forget_texts()


@contextmanager
def pseudo_language(root: Path) -> Iterator[Path]:
    """The pseudo-language, written into a folder, can be chosen."""
    write: Callable[[Path], Path] = runpy.run_path(str(ROOT / "tools/pseudo.py"))["write"]
    folder = write(root)
    with extra_texts(root):
        yield folder


def english_words(text: str, allowed: re.Pattern[str]) -> list[str]:
    """Plain English in a text in the pseudo-language."""
    return WORD.findall(allowed.sub("", text))
