"""Every sentence people read, by key and language (see docs/texts.md)."""

from trickerion.texts.bundle import Texts, texts
from trickerion.texts.fields import effect_name, field_words, refusal_sentence
from trickerion.texts.languages import found_language, known_language, spoken_language

__all__ = [
    "Texts",
    "effect_name",
    "field_words",
    "found_language",
    "known_language",
    "refusal_sentence",
    "spoken_language",
    "texts",
]
