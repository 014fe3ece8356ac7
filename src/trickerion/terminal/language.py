"""The language of the terminal."""

from pathlib import Path
from typing import Final

from trickerion.texts import Texts, texts
from trickerion.texts.bundle import Value

FOLDER: Final = Path(__file__).parent / "texts"
_spoken: list[str] = ["en"]


def speak(language: str) -> None:
    """Switch to another language."""
    _spoken[0] = language


def said() -> Texts:
    """The texts of the current language, including the terminal's own."""
    return texts(_spoken[0], FOLDER)


def say(key: str, **values: Value) -> str:
    return said().say(key, **values)
