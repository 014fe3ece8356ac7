"""What must not occur in any sentence: raw ids, English words, wrong articles, wrong typography."""

import re
from collections.abc import Iterator
from typing import Final

NO_BREAK: Final = "\u202f\u00a0"
EVERYWHERE: Final = {
    r"\{|\}": "a placeable that isn't filled in",
    r"  ": "two spaces",
    r"^ |(?<!,) $": "a space at the end",
    r" [,.](?!\d)": "a space before a comma or full stop",
    r"\b[a-z]+_[a-z_]+\b": "a raw id",
    r"\w\((?:s|e|n|en|es|x|а|ы|и|ов|й)\)": "a plural in parentheses",
    r"\b([^\W\d]{2,}) \1\b": "a word twice",
}
ENGLISH: Final = (
    r"\b(?:the|and|of|with|your|you|from|this|that|which|are|isn|doesn|fame|shards?|characters?|"
    r"wood|glass|wages|board|choose|cards?|game|turn|deck|yields?)\b"
)
TRANSLATED: Final = {
    r"['\"]": "a straight quotation mark or apostrophe",
    ENGLISH: "an English word",
}
NAMES: Final = re.compile(
    r"https?://\S+|[\w.-]+@[\w.-]+|(?<!\w)--[a-z]+|[A-Z]{2,4}-\d+|\b(?:Trickerion|trickerion|"
    r"GitHub|Discord|Slack|Telegram|Mindclash Games|Duel of Magicians|"
    r"Dahlgaard’s Academy|Dawn of Technology|Ctrl|Esc|Escape|Enter|Tab|"
    r"Home|End|Page Up|Page Down|JSON|PIN|API|QR|URL|iPhone|iPad|iOS|Android|Chrome|Safari|"
    r"Firefox|Edge|Windows|Linux|macOS|Max\d?|[IVX]+)\b"
)
"""What has the same name in all languages."""
COMMANDS: Final = re.compile(
    r"\b(?:place manager market_row\.1|recall magician|cards theater|downtown market_row workshops "
    r"theater players workshop|dark_alley prophecies|spiritual mechanical optical escape|why|rule|"
    r"undo|board|tricks|hint|cards|all|prophecies|log|save|load|help|quit|say|agree|decline|ID)\b"
)
"""What is typed in the same way in all languages."""
NAME: Final = "Ѧ"
"""Stands for all of them."""
COUNTABLE_RU: Final = "монет|осколк|карт|жетон|очк"
PATTERNS: Final[dict[str, dict[str, str]]] = {
    "de": {
        r"\b1 (?:Münzen|Karten|Aktionspunkte|Requisiten|Aktionen|Zahlungen)\b": "a plural after 1",
        r"\b(?:0|2|5|21) (?:Münze|Karte|Aktion|Zahlung|Säge|Requisit)\b": "a singular after 2",
        r"(?<!, )\b(?:der|die|das|den|dem|des) (?:der|die|das|den|dem|des)\b": "two articles",
        r"\b(?:ein|eine|einen|einem|einer) (?:ein|eine|einen|einem|einer)\b": "two articles",
        r"\b(?:in|zu|bei|von) dem (?=[A-ZÄÖÜ])": "not contracted (im, zum, beim, vom)",
        r"”|(?:^|[\s(])“": "a quotation mark that isn't German (use „…“)",
    },
    "fr": {
        r"\b(?:de|à) les? (?=[A-ZÉ])": "not contracted (du, des, au, aux)",
        r"(?i)(?<![-\w])(?:de|le|la|je|que|ne|se|me|te|jusque|lorsque|puisque) "
        rf"(?:«[{NO_BREAK}])?(?!(?:onze|oui|yoruba|hasard|haut|hôte|huit|hors|hall|héros|y\b))"
        r"[aeiouyàâéèêëîïôùûœh]": "not elided",
        r"(?i)\b[dlnsqj]’(?:hasard|haut|huit|hors|hall|héros|[bcdfgjklmnpqrstvwxz])": "elided",
        r"(?i)\bsi ils?\b": "not elided",
        r"\b1 (?:Pièces(?! de)|Éclats|cartes|marqueurs|scies|cordes|miroirs)\b": "a plural after 1",
        r"\b(?:2|5|21) (?:Pièce|Éclat|carte|marqueur|scie|corde|miroir)\b": "a singular after 2",
        rf"[^{NO_BREAK}]»|[^\s{NO_BREAK}!?][;!?](?=\s|$)|[^\s{NO_BREAK}]:(?=\s|$)| [;:!?»]": (
            "no narrow no-break space before ; : ! ? »"
        ),
        rf"«(?![{NO_BREAK}])": "no narrow no-break space after «",
        r"“|”|„": "a quotation mark that isn't French (use « … »)",
    },
    "ru": {
        r"[A-Za-z]{3,}": "a word in Latin letters",
        rf"\b(?:1|21) (?:{COUNTABLE_RU})ов\b|\b(?:1|21) (?:монет|карт)\b": "a plural after 1",
        rf"\b(?:0|5) (?:{COUNTABLE_RU})(?:а|ы|у|о)\b": "a singular after 5",
        r"“(?=\w)|”": "a quotation mark that isn't Russian (use «…»)",
        r"(?i)\b(?:еще|ее|счет|зачет|идет|дает|берет|пойдет|придется)\b": "ё is missing",
    },
}


class Patterns:
    """The patterns of a language."""

    def __init__(self, language: str) -> None:
        found = EVERYWHERE | (TRANSLATED if language != "en" else {}) | PATTERNS.get(language, {})
        self._patterns = [(re.compile(pattern), what) for pattern, what in found.items()]

    def faults(self, text: str, has_commands: bool = False) -> Iterator[str]:
        """What is wrong in a text; in one that `has_commands`, those stay as they are."""
        plain = NAMES.sub(NAME, COMMANDS.sub(NAME, text) if has_commands else text)
        for pattern, what in self._patterns:
            match = pattern.search(plain)
            if match is not None:
                yield f"{what}: {_around(plain, match)}"


def _around(text: str, match: re.Match[str]) -> str:
    start, end = max(0, match.start() - 20), match.end() + 20
    return f"… {text[start:end]} …" if len(text) > 60 else text
